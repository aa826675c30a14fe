import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entities';

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
