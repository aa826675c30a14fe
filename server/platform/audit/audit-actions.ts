import { enumOf } from '../enum-of';

/**
 * What the audit log records. The names are stored, so they never change. Each has a sentence in the client's
 * auditActions.ts.
 */
export const AuditAction = enumOf('AuditAction', 'What the audit log records.', {
  SIGNED_IN: 'The actor logged in.',
  SIGNED_IN_WITH_PROVIDER: 'The actor logged in with the sign-in provider.',
  SIGN_IN_FAILED:
    'Somebody gave a wrong password for the subject, or an email that no account has. Only the first 5 with one email, 20 from one network and 200 in all are recorded within an hour.',
  IDENTITY_LINKED:
    'An identity at the sign-in provider was linked to the account of the actor, or created it.',
  IDENTITY_UNLINKED: 'The actor removed an identity at the sign-in provider from their account.',
  SIGNED_OUT_EVERYWHERE: 'An administrator ended all sessions of the subject.',
  ADMINISTRATOR_INVITED:
    'A link to create the account of an administrator, or to make the subject one, was made on the command line.',
  ADMINISTRATOR_SET_UP:
    'The account of an administrator was created with a set-up link, or that of the actor became one’s.',
  ROLE_CHANGED:
    'The role of the subject was changed, `from` one `to` another; without an actor by the command line or the sign-in provider.',
  ACCOUNT_SUSPENDED: 'An administrator suspended the subject.',
  ACCOUNT_REINSTATED: 'An administrator reinstated the subject.',
  RESET_TOKEN_SENT: 'An administrator had a reset token sent to the subject.',
  PASSWORD_CHANGED: 'The actor changed their password.',
  PASSWORD_RESET: 'The actor chose a new password with a reset token.',
  EMAIL_CHANGED: 'The actor confirmed a new email address.',
  ACCOUNT_DELETION_REQUESTED:
    'The actor asked for the deletion of their account, which unpublished their `courses`.',
  ACCOUNT_DELETION_CANCELED: 'The actor kept their account, which published their `courses` again.',
  ACCOUNT_DELETED: 'The data of the subject was deleted after the time to change their mind.',
  COURSE_PUBLISHED: 'The actor published a course.',
  COURSE_UNPUBLISHED: 'The actor unpublished a course.',
  COURSE_DELETED: 'The actor deleted a course.',
  LESSON_DELETED: 'The actor deleted a lesson.',
  LESSON_RESTORED: 'The actor restored a deleted lesson.',
  QUIZ_DELETED: 'The actor deleted a quiz.',
  GROUP_CREATED: 'The actor created a group of students in a course.',
  GROUP_RENAMED: 'The actor renamed a group of students in a course.',
  GROUP_DELETED: 'The actor deleted a group of students in a course.',
  GROUP_MEMBER_ADDED: 'The actor put the subject into a group of students in a course.',
  GROUP_MEMBER_REMOVED: 'The actor took the subject out of a group of students in a course.',
  JOINING_CHANGED:
    'The actor changed how people join a course, `from` one mode `to` another, its capacity or its end date.',
  JOIN_LINK_CREATED: 'The actor created a join link of a course.',
  JOIN_LINK_REVOKED: 'The actor revoked a join link of a course.',
  ENROLLMENT_APPROVED: 'The actor approved the request of the subject to join a course.',
  ENROLLMENT_DECLINED: 'The actor declined the request of the subject to join a course.',
  STUDENT_REMOVED: 'The actor removed the subject from a course.',
  REVIEW_DELETED: 'The actor deleted their review of a course.',
  EXTRA_TIME_SET: 'The actor set the extra time of the subject for a quiz.',
  PERSONAL_DATA_EXPORTED: 'The actor downloaded everything that is stored about their account.',
  STUDENTS_EXPORTED: 'The actor exported the students of a course.',
  QUIZ_RESULTS_EXPORTED: 'The actor exported the results of a quiz.',
  STUDENTS_IMPORTED:
    'The actor began to import a list of this number of `rows` into a course; with `removesOthers`, students who are not in it are removed.',
  PACKAGE_IMPORTED:
    'The actor began to import the students of a school, a package with this number of `rows`; with `removesOthers`, students who are not in it are removed from its courses.',
  IMPORT_STOPPED: 'The actor stopped an import of students, into a course or of a package.',
  REFUSED_ROWS_EXPORTED:
    'The actor exported the rows of an import of students, into a course or of a package, that were not imported.',
  INVITATION_SENT_AGAIN: 'The actor invited a person without an account to a course again.',
  INVITATION_WITHDRAWN: 'The actor withdrew the invitation of a person without an account to a course.',
  INVITATION_LINKS_EXPORTED:
    'The actor made new links for the people without an account who are invited to a course or by an import, and exported them.',
  AUDIT_LOG_EXPORTED: 'The actor exported the audit log.',
  AUDIT_LOG_RETENTION_CHANGED:
    'How many days entries are kept was changed in the configuration, `from` one number `to` another.',
  COURSE_BLOCKED: 'An administrator unpublished a course of the subject, or wrote another reason.',
  COURSE_LIFT_REQUESTED: 'The actor asked to lift the block of their course.',
  COURSE_BLOCK_LIFTED: 'An administrator lifted the block of a course of the subject.',
  COURSE_FEATURED: 'An administrator featured a course of the subject.',
  COURSE_UNFEATURED: 'An administrator stopped featuring a course of the subject.',
  SETTINGS_CHANGED: 'The actor changed the `settings` of the platform with these names.',
  ASSISTANT_BUDGETS_CHANGED:
    'The actor changed the budgets of the assistant, `from` these values `to` others.',
  CATEGORY_ADDED: 'The actor added a `category` of courses.',
  CATEGORY_RENAMED: 'The actor renamed a category `from` one name `to` another, with its `courses`.',
  CATEGORY_CHANGED:
    'The actor changed the other name or the place of a `category`, or whether it is a main category.',
  CATEGORY_REMOVED: 'The actor removed a `category` that no course had.',
  CATEGORY_MERGED: 'The actor removed the category `from` and moved its `courses` `to` another.',
  REVIEW_STATE_CHANGED:
    "An administrator approved or hid the subject's review of a course; it was in the state `from` and is in the state `to`.",
  TESTIMONIAL_STATE_CHANGED:
    'An administrator approved or hid a testimonial; it was in the state `from` and is in the state `to`.',
  INSTRUCTOR_INVITED:
    'The actor invited an email address to register as an instructor. Entries about the same invitation have its `invitationId`.',
  INSTRUCTOR_INVITATION_WITHDRAWN: 'The actor withdrew an invitation to register as an instructor.',
  INSTRUCTOR_REGISTERED:
    'The account of the actor was created as an instructor’s `by` an invitation to the platform or a team (INVITATION), or became one because of the domain of its verified address (DOMAIN).',
  INSTRUCTOR_APPROVED: 'The actor made the subject, who had asked for it, an instructor.',
  INSTRUCTOR_DECLINED: 'The actor declined the request of the subject to become an instructor.',
  ACCESS_TOKEN_CREATED: 'The actor created an access token with these `scopes` for their account.',
  ACCESS_TOKEN_REVOKED: 'The actor revoked an access token of their account.',
  SECOND_FACTOR_ENABLED: 'The actor turned their second factor on.',
  SECOND_FACTOR_DISABLED: 'The actor turned their second factor off.',
  SECOND_FACTOR_REMOVED: 'An administrator, or the command line, removed the second factor of the subject.',
  SECOND_FACTOR_FAILED:
    'Somebody gave the right password for the subject, but a wrong code. Recorded as rarely as SIGN_IN_FAILED.',
  RECOVERY_CODE_USED: 'The actor used a recovery code.',
  RECOVERY_CODES_RENEWED: 'The actor made new recovery codes.',
  COURSE_MEMBER_INVITED:
    'The actor invited an email address, which is that of the subject if there is one, to the team of their course, in the role `to`. Entries about the same invitation have its `invitationId`.',
  COURSE_INVITATION_WITHDRAWN: 'The actor withdrew an invitation to the team of their course.',
  COURSE_INVITATION_DECLINED: 'The actor declined an invitation to the team of a course.',
  COURSE_MEMBER_JOINED: 'The actor joined the team of a course, in the role `to`.',
  COURSE_MEMBER_CHANGED:
    'The actor changed the role of the subject in their course, `from` one `to` another, or whether they see addresses as an assistant (`seesAddresses`).',
  COURSE_MEMBER_REMOVED: 'The actor took the subject, who had the role `from`, off the team of their course.',
  COURSE_MEMBER_LEFT: 'The actor, who had the role `from`, left the team of a course.',
  COURSE_OFFERED: 'The actor offered their course to the subject, one of its instructors.',
  COURSE_OFFER_WITHDRAWN: 'The actor withdrew the offer of their course to the subject.',
  COURSE_OFFER_DECLINED: 'The actor declined the course that was offered to them.',
  COURSE_HANDED_OVER: 'The actor took over a course from the subject.',
  COURSE_OWNER_CHANGED: 'An administrator made the subject the owner of a course.',
});
export type AuditAction = keyof typeof AuditAction;

/**
 * What else is to know about an entry, by name. Ids are looked up when the log is read; never secrets, names of people
 * or email addresses.
 */
export interface AuditDetails {
  /** What it was before, and what it is now. */
  from?: string;
  to?: string;
  courseId?: string;
  lessonId?: string;
  quizId?: string;
  testimonialId?: string;
  /** The format of an exported file. */
  format?: string;
  /** How many rows an imported file has. */
  rows?: string;
  /** "true" if an import also removes those who are not in the file. */
  removesOthers?: string;
  /** "true" or "false": whether a member of a team may see addresses as a teaching assistant. */
  seesAddresses?: string;
  /** The name of a category. */
  category?: string;
  /** How many courses it changed. */
  courses?: string;
  accessTokenId?: string;
  /** The same in all entries about an invitation, also that of the account that uses it. */
  invitationId?: string;
  /** What made a new account an instructor's: INVITATION or DOMAIN. */
  by?: string;
  /** The scopes of a new access token. */
  scopes?: string;
  /** The names of the settings that changed. */
  settings?: string;
}
