import { runTogether } from './run-together';

runTogether('features/courses');
