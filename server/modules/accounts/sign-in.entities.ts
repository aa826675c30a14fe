import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AccessScope } from '../../platform/access-scopes.rules';
import { Account, Session } from './account.entities';
import { Role } from '../../platform/viewer';

/** A token that a person created for a program of theirs. A revoked one is deleted. */
@Entity('personal_access_tokens')
export class PersonalAccessToken {
  /** SHA-256 of the token, which only its holder has. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Names the token to its owner; grants no access. */
  @Column({ type: 'uuid', insert: false, update: false })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  scopes!: AccessScope[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  /** Updated at most once a minute; null: not used yet. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  /** The beginning of the address of the last use; null: not used yet, or unknown. */
  @Column('text', { nullable: true })
  lastUsedNetwork!: string | null;
}

/** A new email address that waits for its confirmation; at most one per account. */
@Entity('email_changes')
export class EmailChange {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** Canonical, see canonicalEmail. */
  @Column('text')
  newEmail!: string;

  /** SHA-256 of the token in the mailed link. */
  @Column('bytea')
  tokenHash!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** The authenticator app of an account; at most one. It counts when the account's `secondFactorSince` is set. */
@Entity('second_factors')
export class SecondFactorRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** The secret that the app shares, 160 bits. It leaves the server only while the factor is set up. */
  @Column('bytea')
  secret!: Buffer;

  @Column('timestamptz')
  startedAt!: Date;

  /** The time step of the code used last, which only grows; null: no code was entered yet. */
  @Column('int', { nullable: true })
  lastStep!: number | null;
}

/** A recovery code that was not used yet. */
@Entity('recovery_codes')
export class RecoveryCodeRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** SHA-256 of the code and the account. */
  @PrimaryColumn('bytea')
  codeHash!: Buffer;
}

/** A log-in whose first step succeeded, and that waits for the second one. */
@Entity('log_in_challenges')
export class LogInChallenge {
  /** SHA-256 of the token, which only its holder has. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** The waiting identity to link when the log-in is complete; null: none. */
  @Column('bytea', { nullable: true })
  @ForeignKey('ProviderLink', { onDelete: 'SET NULL' })
  linkHash!: Buffer | null;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** With which account somebody whom a provider knows logs in; one for each issuer and subject. */
@Entity('account_identities')
export class AccountIdentity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  issuer!: string;

  @Column('text')
  subject!: string;

  /** Verified by the provider when it was linked. */
  @Column('text')
  email!: string;

  /** What the role claim meant at the last log-in; null: nothing. */
  @Column('text', { nullable: true })
  role!: Role | null;

  @Column('timestamptz')
  linkedAt!: Date;

  /** null: never. */
  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;
}

/** A log-in with the provider that began and has not returned yet. */
@Entity('provider_sign_ins')
export class ProviderSignIn {
  /** SHA-256 of the state in the provider's address. */
  @PrimaryColumn('bytea')
  stateHash!: Buffer;

  /** SHA-256 of the verifier, which only the browser that began has. It is also the code challenge. */
  @Column('bytea')
  verifierHash!: Buffer;

  /** SHA-256 of the token of the invitation with which a log-in was begun; null: none. */
  @Column('bytea', { nullable: true })
  invitationHash!: Buffer | null;

  /** The account that began a link or a confirmation; null: a log-in. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string | null;

  /** The session that shall be confirmed; null: a log-in or a link. */
  @Column('bytea', { nullable: true })
  @ForeignKey(() => Session, { onDelete: 'CASCADE' })
  sessionHash!: Buffer | null;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** An identity whose email an account has, until its owner proves with the password that both are the same person. */
@Entity('provider_links')
export class ProviderLink {
  /** SHA-256 of the token, which only the browser of the log-in has. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('text')
  issuer!: string;

  @Column('text')
  subject!: string;

  /** Canonical, verified by the provider. */
  @Column('text')
  email!: string;

  /** What the role claim meant; null: nothing. */
  @Column('text', { nullable: true })
  role!: Role | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
