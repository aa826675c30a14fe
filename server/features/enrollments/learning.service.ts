import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import { CatalogueService } from '../courses/catalogue/catalogue.service';
import type { Course } from '../courses/course.types';
import { learningAfterProgress, learningOf } from './enrollment.queries';
import type { Enrollment, Learning, LearningAfterProgress, LearningStats } from './enrollment.types';

/** Key of the viewer's learning among a request's batches. */
export const learningBatch = ({ account }: Viewer) => `learning of ${account.id}`;

/** A student's learning: one statement for the viewer's data; published courses come from memory. */
@Service()
export class LearningService {
  constructor(
    private readonly database: Database,
    private readonly catalogue: CatalogueService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own learning, for the student dashboard. */
  async learning(viewer: Viewer | null): Promise<Required<Learning>> {
    const known = requireViewer(viewer);
    const row = await this.database.row(learningOf(known.account.id, this.clock.now()));
    const { enrollments, dueFlashcardCount, ...learned } = row!;
    const certificateOf = new Map(learned.certificates.map((one) => [one.courseId, one]));
    const courses = await this.coursesIn(known, [...enrollments, ...learned.recentActivity]);
    return {
      ...learnedIn(courses, { ...learned, stats: statsOf(enrollments) }),
      enrollments: enrollments.flatMap((enrollment) => {
        const certificate = certificateOf.get(enrollment.courseId) ?? null;
        return withCourse(courses, { ...enrollment, certificate }) ?? [];
      }),
      dueFlashcardCount,
    };
  }

  /** The dashboard fields that a completed lesson of this course changes; null if the viewer is no longer enrolled. */
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

type LearnedColumn = 'stats' | 'recentActivity' | 'certificates';

/** Same formulas as the statement of a completed lesson. */
function statsOf(enrollments: readonly Pick<Enrollment, 'percent' | 'lessonsCompleted'>[]): LearningStats {
  const totalCourses = enrollments.length;
  const percents = enrollments.reduce((sum, { percent }) => sum + percent, 0);
  return {
    totalCourses,
    completedCourses: enrollments.filter(({ percent }) => percent === 100).length,
    totalLessonsCompleted: enrollments.reduce((sum, { lessonsCompleted }) => sum + lessonsCompleted, 0),
    averageProgress: totalCourses === 0 ? 0 : Math.round(percents / totalCourses),
  };
}

/** Omits activity in courses that are not visible to the viewer. */
function learnedIn(
  courses: ReadonlyMap<string, Course>,
  { recentActivity, ...learned }: Pick<RowOf<typeof learningAfterProgress>, LearnedColumn>,
): Pick<Learning, LearnedColumn> {
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
