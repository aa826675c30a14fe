import type { Feature } from '../../platform/feature';
import { CourseStudentsResolver, InstructorCourseAnalyticsResolver } from './course-analytics.resolver';
import { TeachingDashboardResolver } from './dashboard.resolver';
import { FigureFolder, FigureRecounter } from './figure-tasks';
import { PlatformStatsResolver } from './platform-stats.resolver';
import { LessonPresence, PresenceBeat } from './presence.entities';
import { PresenceResolver } from './presence.resolver';

export const analytics: Feature = {
  entities: [LessonPresence, PresenceBeat],
  resolvers: [
    PlatformStatsResolver,
    TeachingDashboardResolver,
    InstructorCourseAnalyticsResolver,
    CourseStudentsResolver,
    PresenceResolver,
  ],
  tasks: [FigureFolder, FigureRecounter],
};
