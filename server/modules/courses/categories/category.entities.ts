import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A category of courses; `courses.category` has its name. */
@Entity('categories')
export class CategoryRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  name!: string;

  /** Another name under which instructors can choose it; null: none. */
  @Column('text', { nullable: true })
  alternativeName!: string | null;

  /** Whether the catalogue has a button for it. */
  @Column('boolean')
  isMain!: boolean;

  /** From 1, in the order of the lists. */
  @Column('int')
  position!: number;
}
