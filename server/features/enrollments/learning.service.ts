import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../catalogue/catalogue.service';
import type { Course } from '../catalogue/course.types';
import { learningAfterProgress, learningOf } from './enrollment.queries';
import type { Enrollment, Learning, LearningAfterProgress } from './enrollment.types';

/** What a student learns: one statement about the viewer; published courses come from memory. */
@Service()
export class LearningService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
  ) {}

  /** The viewer's own, as the student dashboard shows it. */
  async learning(viewer: Viewer | null): Promise<Required<Learning>> {
    const known = requireViewer(viewer);
    const row = await this.database.row(learningOf(known.account.id));
    const { enrollments, ...learned } = row!;
    const courses = await this.coursesIn(known, [...enrollments, ...learned.recentActivity]);
    return {
      ...learnedIn(courses, learned),
      enrollments: enrollments.flatMap((enrollment) => withCourse(courses, enrollment) ?? []),
    };
  }

  /** What a completed lesson of this course has moved; null when the viewer is no longer enrolled. */
  async afterProgress(viewer: Viewer, courseId: string): Promise<LearningAfterProgress | null> {
    const row = await this.database.row(learningAfterProgress(viewer.account.id, courseId));
    const { enrollment, ...learned } = row!;
    const courses = await this.coursesIn(viewer, [{ courseId }, ...learned.recentActivity]);
    const moved = enrollment && withCourse(courses, enrollment);
    return moved ? { enrollment: moved, learning: learnedIn(courses, learned) } : null;
  }

  private coursesIn(viewer: Viewer, rows: readonly { courseId: string }[]): Promise<Map<string, Course>> {
    return this.catalogue.coursesById(
      viewer,
      rows.map(({ courseId }) => courseId),
    );
  }
}

/** Without what was done in a course that the viewer may not know of. */
function learnedIn(
  courses: ReadonlyMap<string, Course>,
  { recentActivity, ...learned }: Omit<RowOf<typeof learningOf>, 'enrollments'>,
): Omit<Learning, 'enrollments'> {
  return {
    ...learned,
    recentActivity: recentActivity.flatMap(({ courseId, ...completion }) => {
      const course = courses.get(courseId);
      return course ? [{ ...completion, course }] : [];
    }),
  };
}

function withCourse(courses: ReadonlyMap<string, Course>, enrollment: Enrollment): Enrollment | null {
  const course = courses.get(enrollment.courseId);
  return course ? { ...enrollment, course: { ...course, viewerEnrollment: enrollment } } : null;
}
