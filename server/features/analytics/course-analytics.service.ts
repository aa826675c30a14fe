import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { notFound, Refusal } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { Service } from '../../platform/injection';
import { requireRole, Role, type Viewer } from '../../platform/viewer';
import { courseAnalytics } from './course-analytics.queries';
import type { InstructorCourseAnalytics } from './course-analytics.types';

const ANALYTICS_DAYS_MAX = 365;

@Service()
export class CourseAnalyticsService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The analytics of a course of the viewer's teams, in one statement; `days` is the length of the activity chart.
   * NOT_FOUND for other courses.
   */
  async analytics(viewer: Viewer | null, courseId: string, days: number): Promise<InstructorCourseAnalytics> {
    const { account } = requireRole(viewer, Role.INSTRUCTOR);
    if (days < 1 || days > ANALYTICS_DAYS_MAX)
      throw new Refusal('BAD_USER_INPUT', `days must be from 1 to ${ANALYTICS_DAYS_MAX}`);
    const row = isId(courseId)
      ? await this.database.row(
          courseAnalytics({ memberId: account.id, courseId, now: this.clock.now(), days }),
        )
      : undefined;
    if (!row) throw notFound('Course');
    return { ...row, csvPath: `/instructor/students/${courseId}.csv` };
  }
}
