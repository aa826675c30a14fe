import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
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
