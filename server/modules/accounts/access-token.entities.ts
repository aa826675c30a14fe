import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { AccessScope } from '../../platform/access-scopes.rules';
import { Account } from './account.entities';

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
