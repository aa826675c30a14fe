import type { NotificationKind } from '../../../apollo/generated/types';

/** What a kind of notification is called in the settings, and what it is about. */
export const KIND_WORDS: Readonly<Record<NotificationKind, { label: string; hint: string }>> = {
  MESSAGE: {
    label: 'Messages',
    hint: 'Somebody writes to you. Messages stay in your conversations in any case.',
  },
  QUIZ_PUBLISHED: { label: 'New quizzes', hint: 'A quiz opens in a course you are enrolled in.' },
  CERTIFICATE_EARNED: { label: 'Certificates', hint: 'You complete a course.' },
  STUDENT_ENROLLED: {
    label: 'New enrollments',
    hint: 'Students enroll in your courses. At most one notification a day.',
  },
  PASSWORD_CHANGED: {
    label: 'Password changes',
    hint: 'Always on, so that you notice if somebody else changes your password.',
  },
  EMAIL_CHANGED: {
    label: 'Email address changes',
    hint: 'Always on, so that you notice if somebody else changes your email address.',
  },
  COURSE_TEAM: {
    label: 'Course teams',
    hint: 'Somebody invites you to the team of a course, or changes a team that you belong to.',
  },
  ENROLLMENT_CHANGED: {
    label: 'Places in courses',
    hint: 'Somebody enrolls you in a course or removes you from it, you get a place that you waited for, or your request to join is decided. Always on.',
  },
  INSTRUCTOR_DECIDED: {
    label: 'Becoming an instructor',
    hint: 'An administrator decides about your request. Always on.',
  },
  ENROLLMENT_REQUESTED: { label: 'Requests to join', hint: 'Students ask to join your courses.' },
  COURSE_MODERATED: {
    label: 'Decisions about your courses',
    hint: 'An administrator unpublishes a course of yours, allows it again, or features it. Always on.',
  },
  REVIEW_MODERATED: {
    label: 'Decisions about your reviews',
    hint: 'An administrator approves or hides your review of a course.',
  },
};
