import { runTogether } from './run-together';

runTogether(
  'modules/administration',
  'modules/courses',
  'modules/messages',
  'modules/notifications',
  'platform/audit',
  'platform/demo',
  'platform/mails',
  'platform/settings',
);
