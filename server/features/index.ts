import type { Feature } from '../platform/feature';
import { accounts } from './accounts/accounts.feature';
import { analytics } from './analytics/analytics.feature';
import { assistant } from './assistant/assistant.feature';
import { catalogue } from './catalogue/catalogue.feature';
import { certificates } from './certificates/certificates.feature';
import { demo } from './demo/demo.feature';
import { enrollments } from './enrollments/enrollments.feature';
import { mails } from './mails/mails.feature';
import { notifications } from './notifications/notifications.feature';
import { quizzes } from './quizzes/quizzes.feature';
import { teaching } from './teaching/teaching.feature';
import { testimonials } from './testimonials/testimonials.feature';

/** The product's features; a feature may use those above it, never those below. */
export const features: Feature[] = [
  demo,
  mails,
  accounts,
  notifications,
  catalogue,
  certificates,
  enrollments,
  teaching,
  quizzes,
  analytics,
  testimonials,
  assistant,
];
