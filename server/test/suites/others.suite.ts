import { runTogether } from './run-together';

runTogether(
  'features/analytics',
  'features/audit',
  'features/bookmarks',
  'features/demo',
  'features/goals',
  'features/groups',
  'features/health',
  'features/notes',
  'features/platform-settings',
  'features/testimonials',
);
