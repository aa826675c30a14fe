import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Role } from '../../platform/viewer';

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

  @Column('text', { select: false })
  passwordHash!: string;

  @Column('text', { nullable: true })
  bio!: string | null;

  @Column('text', { nullable: true })
  pictureUrl!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}

@Entity('sessions')
export class Session {
  /** SHA-256 of the token, which only its holder has. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Updated at most once an hour; the idle limit counts from here. */
  @Column('timestamptz')
  lastSeenAt!: Date;
}

@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  @Column('uuid')
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

  @Column('timestamptz')
  expiresAt!: Date;
}

/** A network from which an account's owner logged in or reset the password, see session.queries.ts. */
@Entity('account_networks')
export class AccountNetwork {
  @PrimaryColumn('uuid')
  accountId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account!: Relation<Account>;

  /** SHA-256 of the account's id and the network. */
  @PrimaryColumn('bytea')
  networkHash!: Buffer;

  @Column('timestamptz')
  lastUsedAt!: Date;
}
