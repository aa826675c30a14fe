import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entities';

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
