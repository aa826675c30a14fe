import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Role } from '../../platform/viewer';
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

@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** A network from which an account's owner logged in or reset the password, see session.queries.ts. */
@Entity('account_networks')
export class AccountNetwork {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** SHA-256 of the account's id and the network. */
  @PrimaryColumn('bytea')
  networkHash!: Buffer;

  @Column('timestamptz')
  lastUsedAt!: Date;
}

/**
 * A requested deletion of an account, which its owner can take back until it is carried out. Meanwhile the account's own row
 * says nothing about its owner, and this one keeps what is restored.
 */
@Entity('account_deletions')
export class AccountDeletion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('timestamptz')
  requestedAt!: Date;

  /** The time from which on the account may be permanently deleted. */
  @Column('timestamptz')
  dueAt!: Date;

  /** null: deleted, and the mail about it was sent. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('text', { nullable: true })
  name!: string | null;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  pictureUrl!: string | null;

  /** Courses that were published. */
  @Column('uuid', { array: true, default: [] })
  unpublishedCourseIds!: string[];

  /** null: it can still be kept. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** Who saved a course, lesson or quiz last; edits before this was stored have none. */
@Entity('last_edits')
export class LastEditRow {
  /** The id of the course, lesson or quiz. */
  @PrimaryColumn('uuid')
  itemId!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('timestamptz')
  editedAt!: Date;
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

/** A request of an account to become an instructor's. */
@Entity('instructor_requests')
export class InstructorRequestEntry {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  state!: RoleRequestState;

  /** Whether a verified address of an allowed domain is enough; otherwise an administrator decides. */
  @Column('boolean', { default: false })
  isByDomain!: boolean;

  /** What the administrator wrote to the person; null: nothing. */
  @Column('text', { nullable: true })
  note!: string | null;

  @Column('timestamptz')
  requestedAt!: Date;

  /** null: waiting. */
  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;
}

/** A link with which somebody registers as an instructor, once. */
@Entity('instructor_invitations')
export class InstructorInvitation {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Canonical; the only address that can use it. */
  @Column('text')
  email!: string;

  @Column('timestamptz')
  invitedAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** A link with which somebody creates an administrator's account, once. */
@Entity('set_up_links')
export class SetUpLink {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Canonical; null: whoever opens the link chooses it, while there is no administrator. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** The picture an account uploaded, as square WebP files. */
@Entity('account_pictures')
export class AccountPicture {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** SHA-256 of the account's id and the large file, in hex; part of its address. */
  @Column('text')
  hash!: string;

  /** 512 pixels wide and high. */
  @Column('bytea')
  large!: Buffer;

  /** 96 pixels wide and high. */
  @Column('bytea')
  small!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
