import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * What the audit log records. The names are stored, so they never change. Each is described in
 * administration/audit/audit-log.types.ts, and has a sentence in the client's auditActions.ts.
 */
export enum AuditAction {
  SIGNED_IN = 'SIGNED_IN',
  SIGNED_IN_WITH_PROVIDER = 'SIGNED_IN_WITH_PROVIDER',
  SIGN_IN_FAILED = 'SIGN_IN_FAILED',
  IDENTITY_LINKED = 'IDENTITY_LINKED',
  IDENTITY_UNLINKED = 'IDENTITY_UNLINKED',
  SIGNED_OUT_EVERYWHERE = 'SIGNED_OUT_EVERYWHERE',
  ADMINISTRATOR_INVITED = 'ADMINISTRATOR_INVITED',
  ADMINISTRATOR_SET_UP = 'ADMINISTRATOR_SET_UP',
  ROLE_CHANGED = 'ROLE_CHANGED',
  ACCOUNT_SUSPENDED = 'ACCOUNT_SUSPENDED',
  ACCOUNT_REINSTATED = 'ACCOUNT_REINSTATED',
  RESET_TOKEN_SENT = 'RESET_TOKEN_SENT',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  PASSWORD_RESET = 'PASSWORD_RESET',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  ACCOUNT_DELETION_REQUESTED = 'ACCOUNT_DELETION_REQUESTED',
  ACCOUNT_DELETION_CANCELED = 'ACCOUNT_DELETION_CANCELED',
  ACCOUNT_DELETED = 'ACCOUNT_DELETED',
  COURSE_PUBLISHED = 'COURSE_PUBLISHED',
  COURSE_UNPUBLISHED = 'COURSE_UNPUBLISHED',
  COURSE_DELETED = 'COURSE_DELETED',
  LESSON_DELETED = 'LESSON_DELETED',
  LESSON_RESTORED = 'LESSON_RESTORED',
  QUIZ_DELETED = 'QUIZ_DELETED',
  GROUP_CREATED = 'GROUP_CREATED',
  GROUP_RENAMED = 'GROUP_RENAMED',
  GROUP_DELETED = 'GROUP_DELETED',
  GROUP_MEMBER_ADDED = 'GROUP_MEMBER_ADDED',
  GROUP_MEMBER_REMOVED = 'GROUP_MEMBER_REMOVED',
  JOINING_CHANGED = 'JOINING_CHANGED',
  JOIN_LINK_CREATED = 'JOIN_LINK_CREATED',
  JOIN_LINK_REVOKED = 'JOIN_LINK_REVOKED',
  ENROLLMENT_APPROVED = 'ENROLLMENT_APPROVED',
  ENROLLMENT_DECLINED = 'ENROLLMENT_DECLINED',
  STUDENT_REMOVED = 'STUDENT_REMOVED',
  REVIEW_DELETED = 'REVIEW_DELETED',
  EXTRA_TIME_SET = 'EXTRA_TIME_SET',
  PERSONAL_DATA_EXPORTED = 'PERSONAL_DATA_EXPORTED',
  STUDENTS_EXPORTED = 'STUDENTS_EXPORTED',
  QUIZ_RESULTS_EXPORTED = 'QUIZ_RESULTS_EXPORTED',
  STUDENTS_IMPORTED = 'STUDENTS_IMPORTED',
  PACKAGE_IMPORTED = 'PACKAGE_IMPORTED',
  IMPORT_STOPPED = 'IMPORT_STOPPED',
  REFUSED_ROWS_EXPORTED = 'REFUSED_ROWS_EXPORTED',
  INVITATION_SENT_AGAIN = 'INVITATION_SENT_AGAIN',
  INVITATION_WITHDRAWN = 'INVITATION_WITHDRAWN',
  INVITATION_LINKS_EXPORTED = 'INVITATION_LINKS_EXPORTED',
  AUDIT_LOG_EXPORTED = 'AUDIT_LOG_EXPORTED',
  AUDIT_LOG_RETENTION_CHANGED = 'AUDIT_LOG_RETENTION_CHANGED',
  COURSE_BLOCKED = 'COURSE_BLOCKED',
  COURSE_LIFT_REQUESTED = 'COURSE_LIFT_REQUESTED',
  COURSE_BLOCK_LIFTED = 'COURSE_BLOCK_LIFTED',
  COURSE_FEATURED = 'COURSE_FEATURED',
  COURSE_UNFEATURED = 'COURSE_UNFEATURED',
  SETTINGS_CHANGED = 'SETTINGS_CHANGED',
  ASSISTANT_BUDGETS_CHANGED = 'ASSISTANT_BUDGETS_CHANGED',
  CATEGORY_ADDED = 'CATEGORY_ADDED',
  CATEGORY_RENAMED = 'CATEGORY_RENAMED',
  CATEGORY_CHANGED = 'CATEGORY_CHANGED',
  CATEGORY_REMOVED = 'CATEGORY_REMOVED',
  CATEGORY_MERGED = 'CATEGORY_MERGED',
  REVIEW_STATE_CHANGED = 'REVIEW_STATE_CHANGED',
  TESTIMONIAL_STATE_CHANGED = 'TESTIMONIAL_STATE_CHANGED',
  INSTRUCTOR_INVITED = 'INSTRUCTOR_INVITED',
  INSTRUCTOR_INVITATION_WITHDRAWN = 'INSTRUCTOR_INVITATION_WITHDRAWN',
  INSTRUCTOR_REGISTERED = 'INSTRUCTOR_REGISTERED',
  INSTRUCTOR_APPROVED = 'INSTRUCTOR_APPROVED',
  INSTRUCTOR_DECLINED = 'INSTRUCTOR_DECLINED',
  ACCESS_TOKEN_CREATED = 'ACCESS_TOKEN_CREATED',
  ACCESS_TOKEN_REVOKED = 'ACCESS_TOKEN_REVOKED',
  SECOND_FACTOR_ENABLED = 'SECOND_FACTOR_ENABLED',
  SECOND_FACTOR_DISABLED = 'SECOND_FACTOR_DISABLED',
  SECOND_FACTOR_REMOVED = 'SECOND_FACTOR_REMOVED',
  SECOND_FACTOR_FAILED = 'SECOND_FACTOR_FAILED',
  RECOVERY_CODE_USED = 'RECOVERY_CODE_USED',
  RECOVERY_CODES_RENEWED = 'RECOVERY_CODES_RENEWED',
  COURSE_MEMBER_INVITED = 'COURSE_MEMBER_INVITED',
  COURSE_INVITATION_WITHDRAWN = 'COURSE_INVITATION_WITHDRAWN',
  COURSE_INVITATION_DECLINED = 'COURSE_INVITATION_DECLINED',
  COURSE_MEMBER_JOINED = 'COURSE_MEMBER_JOINED',
  COURSE_MEMBER_CHANGED = 'COURSE_MEMBER_CHANGED',
  COURSE_MEMBER_REMOVED = 'COURSE_MEMBER_REMOVED',
  COURSE_MEMBER_LEFT = 'COURSE_MEMBER_LEFT',
  COURSE_OFFERED = 'COURSE_OFFERED',
  COURSE_OFFER_WITHDRAWN = 'COURSE_OFFER_WITHDRAWN',
  COURSE_OFFER_DECLINED = 'COURSE_OFFER_DECLINED',
  COURSE_HANDED_OVER = 'COURSE_HANDED_OVER',
  COURSE_OWNER_CHANGED = 'COURSE_OWNER_CHANGED',
}

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

/** Who did what to whom; the database refuses to change entries, and to delete those younger than the retention. */
@Entity('audit_log')
export class AuditLogEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  occurredAt!: Date;

  @Column('text')
  action!: AuditAction;

  /** null: nobody who was signed in, such as the command line. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Account')
  actorId!: string | null;

  /** The account that the action is about; null: none. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Account')
  subjectId!: string | null;

  @Column('jsonb')
  details!: AuditDetails;

  /** The beginning of the network address; null: unknown. */
  @Column('text', { nullable: true })
  network!: string | null;
}

/** The only row of the log's settings. */
@Entity('audit_log_settings')
export class AuditLogSettings {
  @PrimaryColumn('boolean')
  isOnly!: boolean;

  /** How many days entries are kept, 30 to 3650. */
  @Column('int')
  retentionDays!: number;
}
