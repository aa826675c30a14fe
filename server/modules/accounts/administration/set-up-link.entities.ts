import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link with which somebody creates an administrator's account, once. */
@Entity('set_up_links')
export class SetUpLink {
  /** SHA-256 of the token in the link. */
  @PrimaryColumn('bytea')
  tokenHash!: Buffer;

  /** Canonical; null: whoever opens the link chooses it, while there is no administrator. */
  @Column('text', { nullable: true })
  email!: string | null;

  @Column('timestamptz')
  expiresAt!: Date;
}
