import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entities';

export enum NotificationKind {
  MESSAGE = 'MESSAGE',
  CERTIFICATE_EARNED = 'CERTIFICATE_EARNED',
  QUIZ_PUBLISHED = 'QUIZ_PUBLISHED',
  STUDENT_ENROLLED = 'STUDENT_ENROLLED',
}

@Entity('notifications')
export class Notification {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  recipientId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'recipient_id' })
  recipient!: Relation<Account>;

  /** null: the platform. */
  @Column('uuid', { nullable: true })
  senderId!: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sender_id' })
  sender!: Relation<Account> | null;

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

  /** null: unread. */
  @Column('timestamptz', { nullable: true })
  readAt!: Date | null;

  /** Time of the last event. */
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
