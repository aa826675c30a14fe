import type { Feature } from '../platform/feature';
import { accounts } from './accounts/accounts.feature';
import { analytics } from './analytics/analytics.feature';
import { assistant } from './assistant/assistant.feature';
import { audit } from './audit/audit.feature';
import { bookmarks } from './bookmarks/bookmarks.feature';
import { certificates } from './certificates/certificates.feature';
import { conversations } from './conversations/conversations.feature';
import { courses } from './courses/courses.feature';
import { demo } from './demo/demo.feature';
import { enrollments } from './enrollments/enrollments.feature';
import { goals } from './goals/goals.feature';
import { groups } from './groups/groups.feature';
import { health } from './health/health.feature';
import { mails } from './mails/mails.feature';
import { notes } from './notes/notes.feature';
import { notifications } from './notifications/notifications.feature';
import { platformSettings } from './platform-settings/platform-settings.feature';
import { quizzes } from './quizzes/quizzes.feature';
import { rosters } from './rosters/rosters.feature';
import { testimonials } from './testimonials/testimonials.feature';

/** The product's features. `server/test/folder-order.ts` says which may use which. */
export const features: Feature[] = [
  demo,
  platformSettings,
  mails,
  audit,
  accounts,
  notifications,
  conversations,
  courses,
  bookmarks,
  certificates,
  enrollments,
  groups,
  quizzes,
  goals,
  analytics,
  rosters,
  health,
  testimonials,
  assistant,
  notes,
];
