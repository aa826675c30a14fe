import { Clock } from '../../../platform/clock';
import { Database } from '../../../platform/database/database';
import { PublicReads } from '../../../platform/database/public-reads';
import { rowsInOrder } from '../../../platform/database/statement';
import { notFound, Refusal } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireRole, requireViewer, Role, type Viewer } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import { StoredFigures } from '../../enrollments/stored-figures';
import {
  courseAnalytics,
  instructorDashboard,
  platformStats,
  questionsAboutLessons,
} from './analytics.queries';
import type {
  AskedQuestions,
  InstructorCourseAnalytics,
  InstructorDashboard,
  PlatformStats,
} from './analytics.types';

const ANALYTICS_DAYS_MAX = 365;
const QUESTION_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Figures of courses for their teams. */
@Service()
export class AnalyticsService {
  constructor(
    private readonly database: Database,
    private readonly reads: PublicReads,
    private readonly stored: StoredFigures,
    private readonly permissions: CoursePermissionService,
    private readonly clock: Clock,
  ) {}

  /** The viewer's own dashboard, in one statement; UNAUTHENTICATED for visitors, FORBIDDEN for other roles. */
  async dashboard(viewer: Viewer | null): Promise<InstructorDashboard> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    const row = await this.database.row(
      instructorDashboard({ instructorId: account.id, now: this.clock.now() }),
    );
    return row!;
  }

  /** No session required. */
  async platformStats(viewer: Viewer | null): Promise<PlatformStats> {
    const row = await this.reads.row(viewer, platformStats);
    return row!;
  }

  /**
   * The analytics of a course of the viewer's teams; `days` is the length of the activity chart. NOT_FOUND for other courses.
   */
  async ofCourse(viewer: Viewer | null, courseId: string, days: number): Promise<InstructorCourseAnalytics> {
    requireRole(viewer, Role.INSTRUCTOR);
    if (days < 1 || days > ANALYTICS_DAYS_MAX)
      throw new Refusal('BAD_USER_INPUT', `days must be from 1 to ${ANALYTICS_DAYS_MAX}`);
    await this.permissions.require(viewer, courseId, CoursePermission.SEE_FIGURES);
    const figures = await this.stored.read(
      { courseId, name: `analytics of ${days} days` },
      async (database) => {
        const row = await database.row(courseAnalytics({ courseId, now: this.clock.now(), days }));
        if (!row) throw notFound('Course');
        return row;
      },
    );
    return { courseId, ...figures, csvPath: `/instructor/students/${courseId}.csv` };
  }

  /**
   * What students asked the assistant about lessons, without names and texts, in the order of the ids; null for a lesson
   * that fewer than three students asked about, or of another instructor.
   */
  async askedQuestions(
    viewer: Viewer | null,
    lessonIds: readonly string[],
  ): Promise<(AskedQuestions | null)[]> {
    const { account } = requireViewer(viewer);
    const since = new Date(this.clock.now().getTime() - QUESTION_DAYS * DAY_MS);
    const rows = await this.database.rows(questionsAboutLessons(account.id, lessonIds, since));
    return rowsInOrder(lessonIds, rows, ({ lessonId }) => lessonId).map((row) => row ?? null);
  }
}
