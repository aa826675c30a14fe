import { runTogether } from './run-together';

runTogether('platform/database', 'platform/graphql', 'platform/http');
