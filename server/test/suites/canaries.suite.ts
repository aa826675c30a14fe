import { runCanaries } from './run-together';

runCanaries();
