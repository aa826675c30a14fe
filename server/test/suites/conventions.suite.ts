import { runConventions } from './run-together';

runConventions();
