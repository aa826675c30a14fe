import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { requireViewer, type Viewer } from '../../platform/viewer';
import type { RowOf } from '../../platform/database/statement';
import { learningAfterProgress, learningOf } from './enrollment.queries';
import type { Enrollment, Learning, LearningAfterProgress, LearningStats } from './enrollment.types';

/** Key of the viewer's learning among a request's batches. */
export const learningBatch = ({ account }: Viewer) => `learning of ${account.id}`;

type Learned = Omit<RowOf<typeof learningOf>, 'dueFlashcardCount'>;

/** A student's learning, each part read by one statement. */
@Service()
export class LearningService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own learning, for the student dashboard. */
  async learning(viewer: Viewer | null): Promise<Required<Learning>> {
    const user = requireViewer(viewer);
    const row = await this.database.row(learningOf(user.account.id, this.clock.now()));
    const { dueFlashcardCount, ...learned } = row!;
    return { ...inCourses(learned), stats: statsOf(learned.enrollments), dueFlashcardCount };
  }

  /** The dashboard fields that a completed lesson of this course changes; null if the viewer is no longer enrolled. */
  async afterProgress(viewer: Viewer, courseId: string): Promise<LearningAfterProgress | null> {
    const row = await this.database.row(learningAfterProgress(viewer.account.id, courseId));
    const { stats, ...learned } = row!;
    const { enrollments, ...learning } = inCourses(learned);
    return enrollments[0] ? { enrollment: enrollments[0], learning: { ...learning, stats } } : null;
  }
}

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

/** Gives each enrollment and completion its course, and each enrollment its certificate. */
function inCourses({
  courses,
  ...learned
}: Learned): Omit<Required<Learning>, 'stats' | 'dueFlashcardCount'> {
  const courseOf = new Map(courses.map((one) => [one.id, one]));
  const certificateOf = new Map(learned.certificates.map((one) => [one.courseId, one]));
  return {
    certificates: learned.certificates,
    recentActivity: learned.recentActivity.map(({ courseId, ...completion }) => ({
      ...completion,
      course: courseOf.get(courseId)!,
    })),
    enrollments: learned.enrollments.map((one) => {
      const enrollment = { ...one, certificate: certificateOf.get(one.courseId) ?? null };
      return { ...enrollment, course: { ...courseOf.get(one.courseId)!, viewerEnrollment: enrollment } };
    }),
  };
}
