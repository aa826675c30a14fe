import { accountRoutes } from './accounts.routes';
import { assistantRoutes } from './assistant.routes';
import { catalogueRoutes } from './catalogue.routes';
import { fileRoutes } from './files.routes';
import { learningRoutes } from './learning.routes';
import { quizRoutes } from './quizzes.routes';
import type { Route } from './route';
import { teachingRoutes } from './teaching.routes';

/** All routes of the REST API. */
export const routes: Route[] = [
  ...accountRoutes,
  ...catalogueRoutes,
  ...learningRoutes,
  ...quizRoutes,
  ...teachingRoutes,
  ...assistantRoutes,
  ...fileRoutes,
];
