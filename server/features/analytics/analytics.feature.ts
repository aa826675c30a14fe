import type { Feature } from '../../platform/feature';
import { CourseStudentsResolver, InstructorCourseAnalyticsResolver } from './course-analytics.resolver';
import { TeachingDashboardResolver } from './dashboard.resolver';
import { PlatformStatsResolver } from './platform-stats.resolver';

export const analytics: Feature = {
  entities: [],
  resolvers: [
    PlatformStatsResolver,
    TeachingDashboardResolver,
    InstructorCourseAnalyticsResolver,
    CourseStudentsResolver,
  ],
};
