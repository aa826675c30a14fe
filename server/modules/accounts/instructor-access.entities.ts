import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from './account.entities';

export enum RoleRequestState {
  WAITING = 'WAITING',
  APPROVED = 'APPROVED',
  DECLINED = 'DECLINED',
}

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
