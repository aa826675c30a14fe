import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Course, LessonContent } from '../../courses/course.entities';

/** Kept to undo the deletion, with the id that the students' completions refer to. */
@Entity('deleted_lessons')
export class DeletedLesson extends LessonContent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Its position when it was deleted. */
  @Column('int')
  position!: number;

  @Column('timestamptz')
  deletedAt!: Date;
}
