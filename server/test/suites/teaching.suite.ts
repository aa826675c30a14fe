import { runTogether } from './run-together';

runTogether('modules/teaching');
