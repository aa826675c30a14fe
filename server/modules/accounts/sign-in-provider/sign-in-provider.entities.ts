import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Role } from '../../../platform/viewer';
import { Account, Session } from '../account.entities';

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
