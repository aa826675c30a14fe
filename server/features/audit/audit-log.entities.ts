import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';

/** What the audit log records. The names are stored, so they never change. */
export enum AuditAction {
  SIGNED_IN = 'SIGNED_IN',
  SIGNED_OUT_EVERYWHERE = 'SIGNED_OUT_EVERYWHERE',
  ADMINISTRATOR_INVITED = 'ADMINISTRATOR_INVITED',
  ADMINISTRATOR_SET_UP = 'ADMINISTRATOR_SET_UP',
  ROLE_CHANGED = 'ROLE_CHANGED',
  ACCOUNT_SUSPENDED = 'ACCOUNT_SUSPENDED',
  ACCOUNT_REINSTATED = 'ACCOUNT_REINSTATED',
  RESET_TOKEN_SENT = 'RESET_TOKEN_SENT',
}

/** Who did what to whom; the database refuses to change entries, and to delete those younger than a year. */
@Entity('audit_log')
export class AuditLogEntry {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('timestamptz')
  occurredAt!: Date;

  @Column('text')
  action!: AuditAction;

  /** null: nobody who was signed in, such as the command line. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Account')
  actorId!: string | null;

  /** The account that the action is about; null: none. */
  @Column('uuid', { nullable: true })
  @ForeignKey('Account')
  subjectId!: string | null;

  /** What else is to know, by name; never secrets, names or email addresses. */
  @Column('jsonb')
  details!: Record<string, string>;

  /** The beginning of the network address; null: unknown. */
  @Column('text', { nullable: true })
  network!: string | null;
}
