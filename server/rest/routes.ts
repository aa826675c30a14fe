import { accessTokenRoutes } from './access-token.routes';
import { accountRoutes } from './account.routes';
import { administrationRoutes } from './administration.routes';
import { assistantRoutes } from './assistant.routes';
import { catalogueRoutes } from './catalogue.routes';
import { categoryRoutes } from './category.routes';
import { groupRoutes } from './group.routes';
import { instructorQuizRoutes } from './instructor-quiz.routes';
import { joiningRoutes } from './joining.routes';
import { learningRoutes } from './learning.routes';
import { lessonRoutes } from './lesson.routes';
import { moderationRoutes } from './moderation.routes';
import { notificationRoutes } from './notification.routes';
import { peopleRoutes } from './people.routes';
import { publicRoutes } from './public.routes';
import { quizRoutes } from './quiz.routes';
import { rosterRoutes } from './roster.routes';
import type { Route } from './route';
import { secondFactorRoutes } from './second-factor.routes';
import { settingsRoutes } from './settings.routes';
import { studentInvitationRoutes } from './student-invitation.routes';
import { teachingRoutes } from './teaching.routes';
import { teamRoutes } from './team.routes';

/** All routes of the REST API. */
export const routes: Route[] = [
  ...accessTokenRoutes,
  ...accountRoutes,
  ...administrationRoutes,
  ...assistantRoutes,
  ...catalogueRoutes,
  ...categoryRoutes,
  ...groupRoutes,
  ...instructorQuizRoutes,
  ...joiningRoutes,
  ...learningRoutes,
  ...lessonRoutes,
  ...moderationRoutes,
  ...notificationRoutes,
  ...peopleRoutes,
  ...publicRoutes,
  ...quizRoutes,
  ...secondFactorRoutes,
  ...rosterRoutes,
  ...settingsRoutes,
  ...studentInvitationRoutes,
  ...teachingRoutes,
  ...teamRoutes,
];
