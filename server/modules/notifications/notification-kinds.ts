import { NotificationKind } from './notification.entities';

/** Where the inbox shows a notification. */
export enum NotificationTab {
  MESSAGES = 'MESSAGES',
  COURSES = 'COURSES',
  SYSTEM = 'SYSTEM',
}

interface KindRules {
  tab: NotificationTab;
  /** Whether it can be switched off. */
  isOptional: boolean;
}

/** Every kind of notification; one without a tab does not compile. */
export const NOTIFICATION_KINDS: Readonly<Record<NotificationKind, KindRules>> = {
  MESSAGE: { tab: NotificationTab.MESSAGES, isOptional: true },
  QUIZ_PUBLISHED: { tab: NotificationTab.COURSES, isOptional: true },
  CERTIFICATE_EARNED: { tab: NotificationTab.COURSES, isOptional: true },
  STUDENT_ENROLLED: { tab: NotificationTab.COURSES, isOptional: true },
  // The owner must hear of them at once, in case somebody else did it.
  PASSWORD_CHANGED: { tab: NotificationTab.SYSTEM, isOptional: false },
  EMAIL_CHANGED: { tab: NotificationTab.SYSTEM, isOptional: false },
  // Instructors must learn why their course is gone.
  COURSE_MODERATED: { tab: NotificationTab.COURSES, isOptional: false },
  REVIEW_MODERATED: { tab: NotificationTab.COURSES, isOptional: true },
  COURSE_TEAM: { tab: NotificationTab.COURSES, isOptional: true },
  // Students must learn whether they have a place.
  ENROLLMENT_CHANGED: { tab: NotificationTab.COURSES, isOptional: false },
  ENROLLMENT_REQUESTED: { tab: NotificationTab.COURSES, isOptional: true },
  INSTRUCTOR_DECIDED: { tab: NotificationTab.SYSTEM, isOptional: false },
};

export const ALL_KINDS = Object.values(NotificationKind);

/** The kinds of a tab. */
export const kindsOf = (tab: NotificationTab): NotificationKind[] =>
  ALL_KINDS.filter((kind) => NOTIFICATION_KINDS[kind].tab === tab);
