import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { enumOf } from '../enum-of';

export const MailScheduleKind = enumOf('MailScheduleKind', 'A recurring email.', {
  DAILY_SUMMARY: 'Unread notifications, at most once a day.',
  GOAL_REMINDER: 'A reminder of the weekly goal.',
});
export type MailScheduleKind = keyof typeof MailScheduleKind;

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
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  accountId!: string | null;

  /** The recipient, if it is somebody without an account; null when nobody invites them any more. */
  @Column('uuid', { nullable: true })
  @ForeignKey('InvitedPerson', { onDelete: 'SET NULL' })
  invitedPersonId!: string | null;

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

/** How many invitation mails an account has planned, see InvitationMails. */
@Entity('invitation_mail_days')
export class InvitationMailDay {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  accountId!: string;

  /** The last day with mails, in UTC; those before are full or past. */
  @Column('date')
  day!: string;

  /** The number of mails on that day. */
  @Column('int')
  count!: number;
}

/** When an account gets a recurring mail. */
@Entity('mail_schedules')
export class MailSchedule {
  @PrimaryColumn('uuid')
  @ForeignKey('Account', { onDelete: 'CASCADE' })
  accountId!: string;

  /** The template that renders it. */
  @PrimaryColumn('text')
  kind!: MailScheduleKind;

  /** 0 to 23, on clocks in the account's time zone. */
  @Column('smallint')
  hour!: number;

  /** Days of the week; 1 is Monday. */
  @Column('int2', { array: true })
  days!: number[];

  /** null: switched off. */
  @Column('timestamptz', { nullable: true })
  nextAt!: Date | null;

  /** The date in the account's time zone of the last mail: there is at most one a day. */
  @Column('date', { nullable: true })
  sentOn!: string | null;

  /** Beginning of the period that the last mail is about; null: no mail yet. */
  @Column('timestamptz', { nullable: true })
  coversFrom!: Date | null;

  /** End of that period, where that of the next mail begins. */
  @Column('timestamptz')
  coversUntil!: Date;
}

/** A secret key that all processes share. Keys for a purpose are derived from it. */
@Entity('signing_keys')
export class SigningKey {
  @PrimaryColumn('text')
  name!: string;

  /** 32 random bytes. */
  @Column('bytea')
  key!: Buffer;
}
