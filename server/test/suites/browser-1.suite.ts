import { runBrowserTests } from './run-together';

runBrowserTests(0, 3);
