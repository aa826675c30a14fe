import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account.entities';

/** The picture an account uploaded, as square WebP files. */
@Entity('account_pictures')
export class AccountPicture {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** SHA-256 of the account's id and the large file, in hex; part of its address. */
  @Column('text')
  hash!: string;

  /** 512 pixels wide and high. */
  @Column('bytea')
  large!: Buffer;

  /** 96 pixels wide and high. */
  @Column('bytea')
  small!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;
}
