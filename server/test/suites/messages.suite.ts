import { runTogether } from './run-together';

runTogether('features/conversations', 'features/mails', 'features/notifications', 'features/rosters');
