import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A mail to be sent, sent or given up; exactly one of nextAttemptAt, sentAt and givenUpAt is set. */
@Entity('mail_outbox')
export class OutboxMail {
  @PrimaryColumn('uuid')
  id!: string;

  /** The template that renders it. */
  @Column('text')
  kind!: string;

  /** The recipient; null for none, see MailOutbox.add. */
  @Column('uuid', { nullable: true })
  accountId!: string | null;

  @Column('timestamptz')
  createdAt!: Date;

  /** After this time the mail is useless and is given up. */
  @Column('timestamptz')
  expiresAt!: Date;

  /** Incremented before each attempt. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** While an attempt is running: the end of its lease. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  givenUpAt!: Date | null;

  /** The class of the last failure, such as `ECONNECTION` or `EENVELOPE 550`; never the mail server's text. */
  @Column('text', { nullable: true })
  lastError!: string | null;
}
