import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../../accounts/account.entities';
import { Course, Lesson } from '../course.entities';

/** A course or lesson that an account has bookmarked; at most one row for each. */
@Entity('bookmarks')
export class Bookmark {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** null: the course itself. */
  @Column('uuid', { nullable: true })
  @ForeignKey(() => Lesson, { onDelete: 'CASCADE' })
  lessonId!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
