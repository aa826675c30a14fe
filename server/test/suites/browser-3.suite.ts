import { runBrowserTests } from './run-together';

runBrowserTests(2, 3);
