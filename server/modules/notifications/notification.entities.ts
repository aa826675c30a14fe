import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';

export enum NotificationKind {
  MESSAGE = 'MESSAGE',
  CERTIFICATE_EARNED = 'CERTIFICATE_EARNED',
  QUIZ_PUBLISHED = 'QUIZ_PUBLISHED',
  STUDENT_ENROLLED = 'STUDENT_ENROLLED',
  PASSWORD_CHANGED = 'PASSWORD_CHANGED',
  EMAIL_CHANGED = 'EMAIL_CHANGED',
  COURSE_MODERATED = 'COURSE_MODERATED',
  REVIEW_MODERATED = 'REVIEW_MODERATED',
  INSTRUCTOR_DECIDED = 'INSTRUCTOR_DECIDED',
  COURSE_TEAM = 'COURSE_TEAM',
  ENROLLMENT_CHANGED = 'ENROLLMENT_CHANGED',
  ENROLLMENT_REQUESTED = 'ENROLLMENT_REQUESTED',
}

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  recipientId!: string;

  /** null: the platform. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  senderId!: string | null;

  @Column('text')
  kind!: NotificationKind;

  @Column('text')
  title!: string;

  @Column('text')
  message!: string;

  /** A page of the client with details; null: none. */
  @Column('text', { nullable: true })
  path!: string | null;

  /** Title and message folded, one per line, for searches. */
  @Column('text', { select: false })
  searchText!: string;

  /** Number of events combined in this row. */
  @Column('int', { default: 1 })
  occasions!: number;

  /** Unique per recipient, so that an event is notified only once; null: not deduplicated. */
  @Column('text', { nullable: true })
  dedupeKey!: string | null;

  /** The conversation of a message; null for other kinds. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Conversation', { onDelete: 'CASCADE' })
  conversationId!: string | null;

  /** The course it is about, by which it can be muted; null: none, or several. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Course', { onDelete: 'CASCADE' })
  courseId!: string | null;

  /** null: unread. */
  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  /** Time of the last event. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** What an account wants of a kind; without a row, both are true. */
@Entity('notification_settings')
export class NotificationSetting {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @PrimaryColumn('text')
  kind!: NotificationKind;

  @Column('boolean')
  inInbox!: boolean;

  @Column('boolean')
  byMail!: boolean;
}

/** A course whose notifications an account does not want to be counted or mailed. */
@Entity('muted_courses')
export class MutedCourse {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey('Course', { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('timestamptz')
  mutedAt!: Date;
}
