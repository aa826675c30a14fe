interface ActiveEnrollment {
  enrolledAt: string;
  lastActivityAt: string | null;
  /** null: all lessons are completed. */
  resumeLesson: { viewerPosition: { playedAt: string } | null } | null;
}

/** The unfinished enrollment with the latest activity, to continue with; enrolling and watching a video are activities. */
export function latestUnfinished<Enrollment extends ActiveEnrollment>(
  enrollments: readonly Enrollment[],
): Enrollment | undefined {
  return enrollments
    .filter(({ resumeLesson }) => resumeLesson)
    .toSorted((one, other) => lastActed(other).localeCompare(lastActed(one)))[0];
}

/** ISO times, which sort as text. */
function lastActed({ lastActivityAt, enrolledAt, resumeLesson }: ActiveEnrollment): string {
  const acted = lastActivityAt ?? enrolledAt;
  const watched = resumeLesson?.viewerPosition?.playedAt ?? '';
  return watched > acted ? watched : acted;
}
