import type { EnrolledCourseFragment } from './__generated__/EnrolledCourse.generated';

/** The unfinished enrollment with the latest activity, to continue with; enrolling and watching a video are activities. */
export function latestUnfinished(
  enrollments: readonly EnrolledCourseFragment[],
): EnrolledCourseFragment | undefined {
  return enrollments
    .filter(({ resumeLesson }) => resumeLesson)
    .toSorted((one, other) => lastActed(other).localeCompare(lastActed(one)))[0];
}

/** ISO times, which sort as text. */
function lastActed({ lastActivityAt, enrolledAt, resumeLesson }: EnrolledCourseFragment): string {
  const acted = lastActivityAt ?? enrolledAt;
  const watched = resumeLesson?.viewerPosition?.playedAt ?? '';
  return watched > acted ? watched : acted;
}
