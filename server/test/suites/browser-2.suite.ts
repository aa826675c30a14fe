import { runBrowserTests } from './run-together';

runBrowserTests(1, 3);
