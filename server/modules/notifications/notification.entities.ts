import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { enumOf } from '../../platform/enum-of';

export const NotificationKind = enumOf('NotificationKind', 'Kind of notification.', {
  MESSAGE: 'A message from another account.',
  CERTIFICATE_EARNED: 'The recipient earned a certificate.',
  QUIZ_PUBLISHED: 'A quiz became available in a course the recipient is enrolled in.',
  STUDENT_ENROLLED:
    "Students enrolled in the recipient's courses. There is one notification a day, updated with each enrollment.",
  PASSWORD_CHANGED: "The password of the recipient's account was changed.",
  EMAIL_CHANGED: "The email address of the recipient's account was changed.",
  COURSE_MODERATED:
    "An administrator unpublished one of the recipient's courses, allowed to publish it again, or featured it.",
  REVIEW_MODERATED: "An administrator approved or hid the recipient's review.",
  INSTRUCTOR_DECIDED: "An administrator decided about the recipient's request to become an instructor.",
  COURSE_TEAM: "An invitation to a course's team, or a change of a team that the recipient belongs to.",
  ENROLLMENT_CHANGED:
    'Somebody else enrolled the recipient in a course or removed them from it, they got a place that they waited for, or their request to join was decided.',
  ENROLLMENT_REQUESTED:
    "Students ask to join one of the recipient's courses. There is one notification a course.",
});
export type NotificationKind = keyof typeof NotificationKind;

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
