import type { AuditRowFragment } from './__generated__/AuditLogPage.generated';
import { ACCOUNT_ACTIONS } from './accountActions';

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

export interface DescribedAction {
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
  ...ACCOUNT_ACTIONS,
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
    label: 'Publishing requested',
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
  GROUP_CREATED: {
    group: 'courses',
    label: 'Group created',
    sentence: '{actor} created a group of students in {course}',
  },
  GROUP_RENAMED: {
    group: 'courses',
    label: 'Group renamed',
    sentence: '{actor} renamed a group of students in {course}',
  },
  GROUP_MEMBER_ADDED: {
    group: 'courses',
    label: 'Student added to a group',
    sentence: '{actor} added {subject} to a group of students in {course}',
  },
  GROUP_MEMBER_REMOVED: {
    group: 'courses',
    label: 'Student removed from a group',
    sentence: '{actor} removed {subject} from a group of students in {course}',
  },
  GROUP_DELETED: {
    group: 'courses',
    label: 'Group deleted',
    sentence: '{actor} deleted a group of students in {course}',
  },
  JOINING_CHANGED: {
    group: 'courses',
    label: 'Joining changed',
    sentence: '{actor} changed how people join {course}: {to}; before: {from}',
  },
  JOIN_LINK_CREATED: {
    group: 'courses',
    label: 'Join link created',
    sentence: '{actor} created a join link of {course}',
  },
  JOIN_LINK_REVOKED: {
    group: 'courses',
    label: 'Join link revoked',
    sentence: '{actor} revoked a join link of {course}',
  },
  ENROLLMENT_APPROVED: {
    group: 'courses',
    label: 'Request to join approved',
    sentence: '{actor} approved the request of {subject} to join {course}',
  },
  ENROLLMENT_DECLINED: {
    group: 'courses',
    label: 'Request to join declined',
    sentence: '{actor} declined the request of {subject} to join {course}',
  },
  STUDENT_REMOVED: {
    group: 'courses',
    label: 'Student removed',
    sentence: '{actor} removed {subject} from {course}',
  },
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
  COURSE_MEMBER_INVITED: {
    group: 'courses',
    label: 'Team member invited',
    sentence: '{actor} invited {subject} to the team of {course} as {to}',
    withoutSubject: '{actor} invited somebody to the team of {course} as {to}',
  },
  COURSE_INVITATION_WITHDRAWN: {
    group: 'courses',
    label: 'Team invitation withdrawn',
    sentence: '{actor} withdrew an invitation to the team of {course}',
  },
  COURSE_INVITATION_DECLINED: {
    group: 'courses',
    label: 'Team invitation declined',
    sentence: '{actor} declined an invitation to the team of {course}',
  },
  COURSE_MEMBER_JOINED: {
    group: 'courses',
    label: 'Team joined',
    sentence: '{actor} joined the team of {course} as {to}',
  },
  COURSE_MEMBER_CHANGED: {
    group: 'courses',
    label: 'Team role changed',
    sentence: '{actor} changed the role of {subject} in {course} from {from} to {to}',
  },
  COURSE_MEMBER_REMOVED: {
    group: 'courses',
    label: 'Team member removed',
    sentence: '{actor} removed {subject} from the team of {course}',
  },
  COURSE_MEMBER_LEFT: {
    group: 'courses',
    label: 'Team left',
    sentence: '{actor} left the team of {course}',
  },
  COURSE_OFFERED: {
    group: 'courses',
    label: 'Course offered',
    sentence: '{actor} offered {course} to {subject}',
  },
  COURSE_OFFER_WITHDRAWN: {
    group: 'courses',
    label: 'Course offer withdrawn',
    sentence: '{actor} withdrew the offer of {course} to {subject}',
  },
  COURSE_OFFER_DECLINED: {
    group: 'courses',
    label: 'Course offer declined',
    sentence: '{actor} declined to take over {course}',
  },
  COURSE_HANDED_OVER: {
    group: 'courses',
    label: 'Course handed over',
    sentence: '{actor} took over {course} from {subject}',
  },
  COURSE_OWNER_CHANGED: {
    group: 'courses',
    label: 'Course owner changed',
    sentence: '{actor} made {subject} the owner of {course}',
  },
  STUDENTS_IMPORTED: {
    group: 'courses',
    label: 'Students imported',
    sentence: '{actor} imported a list of {rows} into {course}',
  },
  PACKAGE_IMPORTED: {
    group: 'courses',
    label: 'School imported',
    sentence: '{actor} imported the students of a school from {rows}',
  },
  IMPORT_STOPPED: {
    group: 'courses',
    label: 'Import stopped',
    sentence: '{actor} stopped an import of students',
  },
  REFUSED_ROWS_EXPORTED: {
    group: 'exports',
    label: 'Rows that were not imported',
    sentence: '{actor} exported the rows that an import of students left out',
  },
  INVITATION_LINKS_EXPORTED: {
    group: 'exports',
    label: 'Links of invited people',
    sentence: '{actor} exported the links of invited people',
  },
  INVITATION_SENT_AGAIN: {
    group: 'courses',
    label: 'Invitation sent again',
    sentence: '{actor} sent an invitation to {course} again',
  },
  INVITATION_WITHDRAWN: {
    group: 'courses',
    label: 'Invitation withdrawn',
    sentence: '{actor} withdrew an invitation to {course}',
  },
  INSTRUCTOR_INVITED: {
    group: 'accounts',
    label: 'Instructor invited',
    sentence: '{actor} invited somebody to register as an instructor',
  },
  INSTRUCTOR_INVITATION_WITHDRAWN: {
    group: 'accounts',
    label: 'Instructor invitation withdrawn',
    sentence: '{actor} withdrew an invitation to register as an instructor',
  },
  INSTRUCTOR_REGISTERED: {
    group: 'accounts',
    label: 'Instructor registered',
    sentence: '{actor} registered as an instructor {by}',
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
  ASSISTANT_BUDGETS_CHANGED: {
    group: 'platform',
    label: 'Assistant budgets changed',
    sentence: '{actor} changed the budgets of the assistant from {from} to {to}',
  },
  SETTINGS_CHANGED: {
    group: 'platform',
    label: 'Settings changed',
    sentence: '{actor} changed settings of the platform: {settings}',
  },
  CATEGORY_ADDED: {
    group: 'platform',
    label: 'Category added',
    sentence: '{actor} added the category “{category}”',
  },
  CATEGORY_RENAMED: {
    group: 'platform',
    label: 'Category renamed',
    sentence: '{actor} renamed the category “{from}” to “{to}”, with {courses}',
  },
  CATEGORY_CHANGED: {
    group: 'platform',
    label: 'Category changed',
    sentence: '{actor} changed the category “{category}”',
  },
  CATEGORY_REMOVED: {
    group: 'platform',
    label: 'Category removed',
    sentence: '{actor} removed the category “{category}”',
  },
  CATEGORY_MERGED: {
    group: 'platform',
    label: 'Category merged',
    sentence: '{actor} removed the category “{from}” and moved {courses} to “{to}”',
  },
};

const ALL = Object.keys(AUDIT_ACTIONS) as AuditAction[];

/** The actions of a group, in the order of the filter. */
export const actionsOfGroup = (group: AuditGroup): AuditAction[] =>
  ALL.filter((action) => AUDIT_ACTIONS[action].group === group);
