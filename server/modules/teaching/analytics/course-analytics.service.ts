import { Clock } from '../../../platform/clock';
import { notFound, Refusal } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { requireRole, Role, type Viewer } from '../../../platform/viewer';
import { CoursePermission } from '../../courses/permissions/course-permissions.rules';
import { CoursePermissionService } from '../../courses/permissions/course-permissions.service';
import { StoredFigures } from '../../enrollments/stored-figures';
import { courseAnalytics } from './course-analytics.queries';
import type { InstructorCourseAnalytics } from './course-analytics.types';

const ANALYTICS_DAYS_MAX = 365;

@Service()
export class CourseAnalyticsService {
  constructor(
    private readonly stored: StoredFigures,
    private readonly permissions: CoursePermissionService,
    private readonly clock: Clock,
  ) {}

  /**
   * The analytics of a course of the viewer's teams; `days` is the length of the activity chart. NOT_FOUND for other courses.
   */
  async analytics(viewer: Viewer | null, courseId: string, days: number): Promise<InstructorCourseAnalytics> {
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
}
