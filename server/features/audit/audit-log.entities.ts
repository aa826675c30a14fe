import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/**
 * What the audit log records. The names are stored, so they never change. Each is described in
 * reading/audit-log.types.ts, and has a sentence in the client's auditActions.ts.
 */
export enum AuditAction {
  SIGNED_IN = 'SIGNED_IN',
  SIGN_IN_FAILED = 'SIGN_IN_FAILED',
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
  REVIEW_DELETED = 'REVIEW_DELETED',
  EXTRA_TIME_SET = 'EXTRA_TIME_SET',
  PERSONAL_DATA_EXPORTED = 'PERSONAL_DATA_EXPORTED',
  STUDENTS_EXPORTED = 'STUDENTS_EXPORTED',
  QUIZ_RESULTS_EXPORTED = 'QUIZ_RESULTS_EXPORTED',
  AUDIT_LOG_EXPORTED = 'AUDIT_LOG_EXPORTED',
  AUDIT_LOG_RETENTION_CHANGED = 'AUDIT_LOG_RETENTION_CHANGED',
  COURSE_BLOCKED = 'COURSE_BLOCKED',
  COURSE_LIFT_REQUESTED = 'COURSE_LIFT_REQUESTED',
  COURSE_BLOCK_LIFTED = 'COURSE_BLOCK_LIFTED',
  COURSE_FEATURED = 'COURSE_FEATURED',
  COURSE_UNFEATURED = 'COURSE_UNFEATURED',
  SETTINGS_CHANGED = 'SETTINGS_CHANGED',
  REVIEW_STATE_CHANGED = 'REVIEW_STATE_CHANGED',
  TESTIMONIAL_STATE_CHANGED = 'TESTIMONIAL_STATE_CHANGED',
  INSTRUCTOR_INVITED = 'INSTRUCTOR_INVITED',
  INSTRUCTOR_APPROVED = 'INSTRUCTOR_APPROVED',
  INSTRUCTOR_DECLINED = 'INSTRUCTOR_DECLINED',
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
  /** Of an exported file. */
  format?: string;
  /** How many courses it changed. */
  courses?: string;
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
