import type { AuditRowFragment } from './__generated__/AuditLogPage.generated';

export type AuditAction = AuditRowFragment['action'];

/**
 * An action's name in the filter and the sentence of its entries, where words in braces are replaced by the names of
 * people, the titles of what the details identify, and the details themselves, see AuditSentence. The third is the
 * sentence of an entry without a subject, if it differs.
 */
type ActionWords = readonly [label: string, sentence: string, withoutSubject?: string];
type Actions = Partial<Record<AuditAction, ActionWords>>;

const LOGINS = {
  SIGNED_IN: ['Log-in', '{actor} logged in'],
  SIGNED_IN_WITH_PROVIDER: [
    'Log-in with the sign-in provider',
    '{actor} logged in with the sign-in provider',
  ],
  IDENTITY_LINKED: ['Sign-in provider linked', '{actor} linked their account to the sign-in provider'],
  IDENTITY_UNLINKED: [
    'Sign-in provider unlinked',
    '{actor} unlinked their account from the sign-in provider',
  ],
  SIGN_IN_FAILED: [
    'Failed log-in',
    'Somebody tried to log in as {subject} with a wrong password',
    'Somebody tried to log in with an email that has no account',
  ],
  SIGNED_OUT_EVERYWHERE: ['Logged out everywhere', '{actor} logged {subject} out everywhere'],
  RESET_TOKEN_SENT: ['Reset token sent', '{actor} sent a reset token to {subject}'],
  PASSWORD_CHANGED: ['Password changed', '{actor} changed their password'],
  PASSWORD_RESET: ['Password reset', '{actor} chose a new password with a reset token'],
  ACCESS_TOKEN_CREATED: ['Access token created', '{actor} created an access token with {scopes}'],
  ACCESS_TOKEN_REVOKED: ['Access token revoked', '{actor} revoked an access token'],
  EMAIL_CHANGED: ['Email changed', '{actor} changed their email'],
  SECOND_FACTOR_ENABLED: ['Second factor turned on', '{actor} turned their second factor on'],
  SECOND_FACTOR_DISABLED: ['Second factor turned off', '{actor} turned their second factor off'],
  SECOND_FACTOR_REMOVED: ['Second factor removed', '{actor} removed the second factor of {subject}'],
  SECOND_FACTOR_FAILED: [
    'Wrong code',
    'Somebody tried to log in as {subject} with the right password and a wrong code',
  ],
  RECOVERY_CODE_USED: ['Recovery code used', '{actor} used a recovery code'],
  RECOVERY_CODES_RENEWED: ['New recovery codes', '{actor} made new recovery codes'],
} satisfies Actions;

const ACCOUNTS = {
  ADMINISTRATOR_INVITED: [
    'Administrator invited',
    '{actor} made a link that makes {subject} an administrator',
    '{actor} made a link to set up an administrator',
  ],
  ADMINISTRATOR_SET_UP: ['Administrator set up', '{actor} set up their administrator’s account with a link'],
  ROLE_CHANGED: ['Role changed', '{actor} changed the role of {subject} from {from} to {to}'],
  ACCOUNT_SUSPENDED: ['Suspended', '{actor} suspended {subject}'],
  ACCOUNT_REINSTATED: ['Reinstated', '{actor} reinstated {subject}'],
  ACCOUNT_DELETION_REQUESTED: [
    'Account deletion requested',
    '{actor} asked to delete their account, which unpublished {courses}',
  ],
  ACCOUNT_DELETION_CANCELED: [
    'Account deletion canceled',
    '{actor} kept their account after all, which published {courses} again',
  ],
  ACCOUNT_DELETED: ['Account deleted', 'The data of {subject} was deleted, as its owner had asked'],
  INSTRUCTOR_INVITED: ['Instructor invited', '{actor} invited somebody to register as an instructor'],
  INSTRUCTOR_INVITATION_WITHDRAWN: [
    'Instructor invitation withdrawn',
    '{actor} withdrew an invitation to register as an instructor',
  ],
  INSTRUCTOR_REGISTERED: ['Instructor registered', '{actor} registered as an instructor {by}'],
  INSTRUCTOR_APPROVED: ['Instructor approved', '{actor} approved {subject} as an instructor'],
  INSTRUCTOR_DECLINED: [
    'Instructor declined',
    '{actor} declined the request of {subject} to become an instructor',
  ],
} satisfies Actions;

const COURSES = {
  COURSE_PUBLISHED: ['Course published', '{actor} published {course}'],
  COURSE_UNPUBLISHED: ['Course unpublished', '{actor} unpublished {course}'],
  COURSE_DELETED: ['Course deleted', '{actor} deleted {course}'],
  COURSE_BLOCKED: [
    'Course unpublished by an administrator',
    '{actor} unpublished {course} of {subject} for a reason',
  ],
  COURSE_LIFT_REQUESTED: ['Publishing requested', '{actor} asked to publish {course} again'],
  COURSE_BLOCK_LIFTED: ['Publishing allowed', '{actor} allowed {subject} to publish {course} again'],
  COURSE_FEATURED: ['Course featured', '{actor} featured {course} of {subject}'],
  COURSE_UNFEATURED: ['Course no longer featured', '{actor} stopped featuring {course} of {subject}'],
  LESSON_DELETED: ['Lesson deleted', '{actor} deleted {lesson} from {course}'],
  LESSON_RESTORED: ['Lesson restored', '{actor} restored {lesson} in {course}'],
  QUIZ_DELETED: ['Quiz deleted', '{actor} deleted {quiz} from {course}'],
  GROUP_CREATED: ['Group created', '{actor} created a group of students in {course}'],
  GROUP_RENAMED: ['Group renamed', '{actor} renamed a group of students in {course}'],
  GROUP_MEMBER_ADDED: [
    'Student added to a group',
    '{actor} added {subject} to a group of students in {course}',
  ],
  GROUP_MEMBER_REMOVED: [
    'Student removed from a group',
    '{actor} removed {subject} from a group of students in {course}',
  ],
  GROUP_DELETED: ['Group deleted', '{actor} deleted a group of students in {course}'],
  JOINING_CHANGED: [
    'Enrollment settings changed',
    '{actor} changed how people enroll in {course}: {to}; before: {from}',
  ],
  JOIN_LINK_CREATED: ['Join link created', '{actor} created a join link of {course}'],
  JOIN_LINK_REVOKED: ['Join link revoked', '{actor} revoked a join link of {course}'],
  ENROLLMENT_APPROVED: [
    'Request to join approved',
    '{actor} approved the request of {subject} to join {course}',
  ],
  ENROLLMENT_DECLINED: [
    'Request to join declined',
    '{actor} declined the request of {subject} to join {course}',
  ],
  STUDENT_REMOVED: ['Student removed', '{actor} removed {subject} from {course}'],
  REVIEW_DELETED: ['Review deleted', '{actor} deleted their review of {course}'],
  REVIEW_STATE_CHANGED: [
    'Review approved or hidden',
    '{actor} changed the review of {course} by {subject} from {from} to {to}',
  ],
  EXTRA_TIME_SET: ['Extra time', '{actor} set the extra time of {subject} for {quiz} to {to}'],
  COURSE_MEMBER_INVITED: [
    'Team member invited',
    '{actor} invited {subject} to the team of {course} as {to}',
    '{actor} invited somebody to the team of {course} as {to}',
  ],
  COURSE_INVITATION_WITHDRAWN: [
    'Team invitation withdrawn',
    '{actor} withdrew an invitation to the team of {course}',
  ],
  COURSE_INVITATION_DECLINED: [
    'Team invitation declined',
    '{actor} declined an invitation to the team of {course}',
  ],
  COURSE_MEMBER_JOINED: ['Team joined', '{actor} joined the team of {course} as {to}'],
  COURSE_MEMBER_CHANGED: [
    'Team role changed',
    '{actor} changed the role of {subject} in {course} from {from} to {to}',
  ],
  COURSE_MEMBER_REMOVED: ['Team member removed', '{actor} removed {subject} from the team of {course}'],
  COURSE_MEMBER_LEFT: ['Team left', '{actor} left the team of {course}'],
  COURSE_OFFERED: ['Course offered', '{actor} offered {course} to {subject}'],
  COURSE_OFFER_WITHDRAWN: ['Course offer withdrawn', '{actor} withdrew the offer of {course} to {subject}'],
  COURSE_OFFER_DECLINED: ['Course offer declined', '{actor} declined to take over {course}'],
  COURSE_HANDED_OVER: ['Course handed over', '{actor} took over {course} from {subject}'],
  COURSE_OWNER_CHANGED: ['Course owner changed', '{actor} made {subject} the owner of {course}'],
  STUDENTS_IMPORTED: ['Students imported', '{actor} imported a list of {rows} into {course}'],
  PACKAGE_IMPORTED: ['School imported', '{actor} imported the students of a school from {rows}'],
  IMPORT_STOPPED: ['Import stopped', '{actor} stopped an import of students'],
  INVITATION_SENT_AGAIN: ['Invitation sent again', '{actor} sent an invitation to {course} again'],
  INVITATION_WITHDRAWN: ['Invitation withdrawn', '{actor} withdrew an invitation to {course}'],
} satisfies Actions;

const EXPORTS = {
  PERSONAL_DATA_EXPORTED: ['Own data', '{actor} downloaded everything that is stored about them'],
  STUDENTS_EXPORTED: ['Students', '{actor} exported the students of {course}'],
  QUIZ_RESULTS_EXPORTED: ['Quiz results', '{actor} exported the results of {quiz} in {course}'],
  AUDIT_LOG_EXPORTED: ['Audit log', '{actor} exported the audit log as {format}'],
  REFUSED_ROWS_EXPORTED: [
    'Rows that were not imported',
    '{actor} exported the rows that an import of students left out',
  ],
  INVITATION_LINKS_EXPORTED: ['Links of invited people', '{actor} exported the links of invited people'],
} satisfies Actions;

const PLATFORM = {
  TESTIMONIAL_STATE_CHANGED: [
    'Testimonial approved or hidden',
    '{actor} changed a testimonial from {from} to {to}',
  ],
  AUDIT_LOG_RETENTION_CHANGED: [
    'Retention of the audit log',
    '{actor} changed how many days the audit log is kept from {from} to {to}',
  ],
  ASSISTANT_BUDGETS_CHANGED: [
    'Assistant budgets changed',
    '{actor} changed the budgets of the assistant from {from} to {to}',
  ],
  SETTINGS_CHANGED: ['Settings changed', '{actor} changed settings of the platform: {settings}'],
  CATEGORY_ADDED: ['Category added', '{actor} added the category “{category}”'],
  CATEGORY_RENAMED: ['Category renamed', '{actor} renamed the category “{from}” to “{to}”, with {courses}'],
  CATEGORY_CHANGED: ['Category changed', '{actor} changed the category “{category}”'],
  CATEGORY_REMOVED: ['Category removed', '{actor} removed the category “{category}”'],
  CATEGORY_MERGED: ['Category merged', '{actor} removed the category “{from}” and moved {courses} to “{to}”'],
} satisfies Actions;

/** Each action of the audit log in the words of the page. */
export const AUDIT_ACTIONS: Record<AuditAction, ActionWords> = {
  ...LOGINS,
  ...ACCOUNTS,
  ...COURSES,
  ...EXPORTS,
  ...PLATFORM,
};

/** The groups of actions, in the order of the filter. */
export const AUDIT_GROUPS = {
  logins: { label: 'Log-ins and passwords', actions: Object.keys(LOGINS) as AuditAction[] },
  accounts: { label: 'Accounts', actions: Object.keys(ACCOUNTS) as AuditAction[] },
  courses: { label: 'Courses and quizzes', actions: Object.keys(COURSES) as AuditAction[] },
  exports: { label: 'Exports', actions: Object.keys(EXPORTS) as AuditAction[] },
  platform: { label: 'Platform', actions: Object.keys(PLATFORM) as AuditAction[] },
};

export type AuditGroup = keyof typeof AUDIT_GROUPS;
