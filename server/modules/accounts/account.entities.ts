import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { newId } from '../../platform/ids';
import type { Role, ViewerAccount } from '../../platform/viewer';
import { enumOf } from '../../platform/enum-of';

@Entity('accounts')
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  /** Canonical, see canonicalEmail; unique. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Text for people searches, see personText; null: not computed yet, search name and email instead. */
  @Column({ type: 'text', nullable: true, select: false })
  searchText?: string | null;

  @Column('text')
  role!: Role;

  /** null: none, since the sign-in provider created the account. */
  @Column('text', { nullable: true, select: false })
  passwordHash!: string | null;

  @Column('text', { nullable: true })
  bio!: string | null;

  /** An https URL, or the path of an uploaded picture. */
  @Column('text', { nullable: true })
  pictureUrl!: string | null;

  /** BCP 47; null: the browser's. */
  @Column('text', { nullable: true })
  language!: string | null;

  /** IANA name; null: not chosen yet. */
  @Column('text', { nullable: true })
  timeZone!: string | null;

  /** null: not suspended. */
  @Column('timestamptz', { nullable: true })
  suspendedAt!: Date | null;

  /** When the second factor was set up, without which nobody can log in; null: none. */
  @Column('timestamptz', { nullable: true })
  secondFactorSince!: Date | null;

  /** When the owner first verified that the email address is theirs, such as with a link sent to it; null: not yet. */
  @Column('timestamptz', { name: 'email_proved_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

/** What its owner sees of a new account, besides the role. */
export const newAccount = (input: Pick<ViewerAccount, 'name' | 'email' | 'createdAt'>) => ({
  id: newId(),
  bio: null,
  pictureUrl: null,
  language: null,
  timeZone: null,
  ...input,
});

@Entity('sessions')
export class Session {
  /** SHA-256 of the token, which only its holder has. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Updated at most once an hour; the idle limit counts from here. */
  @Column('timestamptz')
  lastSeenAt!: Date;

  /** Names the session to its owner; grants no access. */
  @Column({ type: 'uuid', insert: false, update: false })
  id!: string;

  /** Browser and system; null: unknown. */
  @Column('text', { nullable: true })
  device!: string | null;

  /** The beginning of the address that logged in; null: unknown. */
  @Column('text', { nullable: true })
  network!: string | null;

  /** Until when a log-in with the provider stands for the password that the account does not have, once; null: none. */
  @Column('timestamptz', { nullable: true })
  confirmedUntil!: Date | null;
}

export const RoleRequestState = enumOf(
  'RoleRequestState',
  'What became of a request to become an instructor.',
  {
    WAITING: 'An administrator has not decided yet; an instructor’s account may only be on teams.',
    APPROVED: 'The account is an instructor’s.',
    DECLINED: 'The account stays a student’s, or that of an instructor who may only be on teams.',
  },
);
export type RoleRequestState = keyof typeof RoleRequestState;
