import { runTogether } from './run-together';

runTogether('features/assistant', 'features/certificates', 'features/enrollments', 'features/quizzes');
