import type { AuditRowFragment } from './AuditLogPage.generated';

export type AuditAction = AuditRowFragment['action'];

/** The groups of actions, in the order of the filter. */
export const AUDIT_GROUPS = {
  logins: 'Log-ins and passwords',
  accounts: 'Accounts',
  courses: 'Courses and quizzes',
  exports: 'Exports',
  platform: 'Platform',
} as const;

export type AuditGroup = keyof typeof AUDIT_GROUPS;

interface DescribedAction {
  group: AuditGroup;
  /** Its name in the filter. */
  label: string;
  /**
   * The sentence of an entry; words in braces are replaced by the names of people, the titles of what the details
   * identify, and the details themselves, see AuditSentence.
   */
  sentence: string;
  /** The sentence of an entry without a subject, if it differs. */
  withoutSubject?: string;
}

/** Each action of the audit log in the words of the page. */
export const AUDIT_ACTIONS: Record<AuditAction, DescribedAction> = {
  SIGNED_IN: { group: 'logins', label: 'Log-in', sentence: '{actor} logged in' },
  SIGN_IN_FAILED: {
    group: 'logins',
    label: 'Failed log-in',
    sentence: 'Somebody tried to log in as {subject} with a wrong password',
    withoutSubject: 'Somebody tried to log in with an email that has no account',
  },
  SIGNED_OUT_EVERYWHERE: {
    group: 'logins',
    label: 'Logged out everywhere',
    sentence: '{actor} logged {subject} out everywhere',
  },
  RESET_TOKEN_SENT: {
    group: 'logins',
    label: 'Reset token sent',
    sentence: '{actor} sent a reset token to {subject}',
  },
  PASSWORD_CHANGED: {
    group: 'logins',
    label: 'Password changed',
    sentence: '{actor} changed their password',
  },
  PASSWORD_RESET: {
    group: 'logins',
    label: 'Password reset',
    sentence: '{actor} chose a new password with a reset token',
  },
  EMAIL_CHANGED: { group: 'logins', label: 'Email changed', sentence: '{actor} changed their email' },
  ADMINISTRATOR_INVITED: {
    group: 'accounts',
    label: 'Administrator invited',
    sentence: '{actor} made a link to set up an administrator',
  },
  ADMINISTRATOR_SET_UP: {
    group: 'accounts',
    label: 'Administrator set up',
    sentence: '{actor} created their administrator’s account with a set-up link',
  },
  ROLE_CHANGED: {
    group: 'accounts',
    label: 'Role changed',
    sentence: '{actor} changed the role of {subject} from {from} to {to}',
  },
  ACCOUNT_SUSPENDED: { group: 'accounts', label: 'Suspended', sentence: '{actor} suspended {subject}' },
  ACCOUNT_REINSTATED: { group: 'accounts', label: 'Reinstated', sentence: '{actor} reinstated {subject}' },
  ACCOUNT_DELETION_REQUESTED: {
    group: 'accounts',
    label: 'Account deletion requested',
    sentence: '{actor} asked to delete their account, which unpublished {courses}',
  },
  ACCOUNT_DELETION_CANCELED: {
    group: 'accounts',
    label: 'Account deletion canceled',
    sentence: '{actor} kept their account after all, which published {courses} again',
  },
  ACCOUNT_DELETED: {
    group: 'accounts',
    label: 'Account deleted',
    sentence: 'The data of {subject} was deleted, as its owner had asked',
  },
  COURSE_PUBLISHED: { group: 'courses', label: 'Course published', sentence: '{actor} published {course}' },
  COURSE_UNPUBLISHED: {
    group: 'courses',
    label: 'Course unpublished',
    sentence: '{actor} unpublished {course}',
  },
  COURSE_DELETED: { group: 'courses', label: 'Course deleted', sentence: '{actor} deleted {course}' },
  COURSE_BLOCKED: {
    group: 'courses',
    label: 'Course unpublished by an administrator',
    sentence: '{actor} unpublished {course} of {subject} for a reason',
  },
  COURSE_LIFT_REQUESTED: {
    group: 'courses',
    label: 'Publishing asked for',
    sentence: '{actor} asked to publish {course} again',
  },
  COURSE_BLOCK_LIFTED: {
    group: 'courses',
    label: 'Publishing allowed',
    sentence: '{actor} allowed {subject} to publish {course} again',
  },
  COURSE_FEATURED: {
    group: 'courses',
    label: 'Course featured',
    sentence: '{actor} featured {course} of {subject}',
  },
  COURSE_UNFEATURED: {
    group: 'courses',
    label: 'Course no longer featured',
    sentence: '{actor} stopped featuring {course} of {subject}',
  },
  LESSON_DELETED: {
    group: 'courses',
    label: 'Lesson deleted',
    sentence: '{actor} deleted {lesson} from {course}',
  },
  LESSON_RESTORED: {
    group: 'courses',
    label: 'Lesson restored',
    sentence: '{actor} restored {lesson} in {course}',
  },
  QUIZ_DELETED: { group: 'courses', label: 'Quiz deleted', sentence: '{actor} deleted {quiz} from {course}' },
  REVIEW_DELETED: {
    group: 'courses',
    label: 'Review deleted',
    sentence: '{actor} deleted their review of {course}',
  },
  REVIEW_STATE_CHANGED: {
    group: 'courses',
    label: 'Review approved or hidden',
    sentence: '{actor} changed the review of {course} by {subject} from {from} to {to}',
  },
  TESTIMONIAL_STATE_CHANGED: {
    group: 'platform',
    label: 'Testimonial approved or hidden',
    sentence: '{actor} changed a testimonial from {from} to {to}',
  },
  EXTRA_TIME_SET: {
    group: 'courses',
    label: 'Extra time',
    sentence: '{actor} set the extra time of {subject} for {quiz} to {to}',
  },
  PERSONAL_DATA_EXPORTED: {
    group: 'exports',
    label: 'Own data',
    sentence: '{actor} downloaded everything that is stored about them',
  },
  STUDENTS_EXPORTED: {
    group: 'exports',
    label: 'Students',
    sentence: '{actor} exported the students of {course}',
  },
  QUIZ_RESULTS_EXPORTED: {
    group: 'exports',
    label: 'Quiz results',
    sentence: '{actor} exported the results of {quiz} in {course}',
  },
  AUDIT_LOG_EXPORTED: {
    group: 'exports',
    label: 'Audit log',
    sentence: '{actor} exported the audit log as {format}',
  },
  AUDIT_LOG_RETENTION_CHANGED: {
    group: 'platform',
    label: 'Retention of the audit log',
    sentence: '{actor} changed how many days the audit log is kept from {from} to {to}',
  },
  INSTRUCTOR_INVITED: {
    group: 'accounts',
    label: 'Instructor invited',
    sentence: '{actor} invited somebody to register as an instructor',
  },
  INSTRUCTOR_APPROVED: {
    group: 'accounts',
    label: 'Instructor approved',
    sentence: '{actor} approved {subject} as an instructor',
  },
  INSTRUCTOR_DECLINED: {
    group: 'accounts',
    label: 'Instructor declined',
    sentence: '{actor} declined the request of {subject} to become an instructor',
  },
  SETTINGS_CHANGED: {
    group: 'platform',
    label: 'Settings changed',
    sentence: '{actor} changed settings of the platform: {settings}',
  },
};

const ALL = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** The actions of a group, in the order of the filter. */
export const actionsOfGroup = (group: AuditGroup): AuditAction[] =>
  ALL.filter((action) => AUDIT_ACTIONS[action].group === group);
