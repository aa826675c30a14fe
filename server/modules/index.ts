import type { Module } from '../platform/module';
import { platform } from '../platform/platform.module';
import { accounts } from './accounts/accounts.module';
import { administration } from './administration/administration.module';
import { assistant } from './assistant/assistant.module';
import { courses } from './courses/courses.module';
import { enrollments } from './enrollments/enrollments.module';
import { learning } from './learning/learning.module';
import { messages } from './messages/messages.module';
import { notifications } from './notifications/notifications.module';
import { quizzes } from './quizzes/quizzes.module';
import { teaching } from './teaching/teaching.module';

/** The product's modules. Each imports only from those before it, which `server/test/imports.test.ts` checks. */
export const modules: Module[] = [
  platform,
  accounts,
  notifications,
  courses,
  enrollments,
  quizzes,
  assistant,
  messages,
  learning,
  teaching,
  administration,
];
