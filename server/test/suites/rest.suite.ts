import { runTogether } from './run-together';

runTogether('rest', 'seed');
