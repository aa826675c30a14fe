import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';

/** Messages with one subject between a student and a course's instructors. */
@Entity('conversations')
export class Conversation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  /** The instructor who started it or was written to first. */
  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  instructorId!: string;

  /** null: about no particular course. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Course', { onDelete: 'CASCADE' })
  courseId!: string | null;

  @Column('text')
  subject!: string;

  /** The folded subject, for searches and to find the conversation that a message continues. */
  @Column('text')
  subjectKey!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastMessageAt!: Date;
}

/** Written once. Whether a participant has read it is in the notification that they received. */
@Entity('messages')
export class Message {
  /** May be chosen by the client, so that a repeated request has no effect. */
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Conversation, { onDelete: 'CASCADE' })
  conversationId!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  senderId!: string;

  @Column('text')
  text!: string;

  /** The folded text. */
  @Column('text', { select: false })
  searchText!: string;

  @Column('timestamptz')
  sentAt!: Date;
}
