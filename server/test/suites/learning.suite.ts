import { runTogether } from './run-together';

runTogether('modules/assistant', 'modules/enrollments', 'modules/learning', 'modules/quizzes');
