import { accountRoutes } from './account.routes';
import { administrationRoutes } from './administration.routes';
import { assistantRoutes } from './assistant.routes';
import { catalogueRoutes } from './catalogue.routes';
import { instructorQuizRoutes } from './instructor-quiz.routes';
import { learningRoutes } from './learning.routes';
import { lessonRoutes } from './lesson.routes';
import { notificationRoutes } from './notification.routes';
import { publicRoutes } from './public.routes';
import { quizRoutes } from './quiz.routes';
import type { Route } from './route';
import { teachingRoutes } from './teaching.routes';

/** All routes of the REST API. */
export const routes: Route[] = [
  ...accountRoutes,
  ...administrationRoutes,
  ...assistantRoutes,
  ...catalogueRoutes,
  ...instructorQuizRoutes,
  ...learningRoutes,
  ...lessonRoutes,
  ...notificationRoutes,
  ...publicRoutes,
  ...quizRoutes,
  ...teachingRoutes,
];
