import type { Feature } from '../../platform/feature';
import { CourseStudentsResolver, InstructorCourseAnalyticsResolver } from './course-analytics.resolver';
import { TeachingDashboardResolver } from './dashboard.resolver';
import { FigureFolder, FigureRecounter } from './figure-tasks';
import { PlatformStatsResolver } from './platform-stats.resolver';

export const analytics: Feature = {
  entities: [],
  resolvers: [
    PlatformStatsResolver,
    TeachingDashboardResolver,
    InstructorCourseAnalyticsResolver,
    CourseStudentsResolver,
  ],
  tasks: [FigureFolder, FigureRecounter],
};
