import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from './account.entities';

/** Who saved a course, lesson or quiz last; edits before this was stored have none. */
@Entity('last_edits')
export class LastEditRow {
  /** Of the course, lesson or quiz. */
  @PrimaryColumn('uuid')
  itemId!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('timestamptz')
  editedAt!: Date;
}
