import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from './account.entities';

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

  /** From then on the account may be permanently deleted. */
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
