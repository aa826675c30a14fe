import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Course } from '../catalogue/catalogue.entities';

/** Kept to undo the deletion, with the id that the students' completions refer to. */
@Entity('deleted_lessons')
export class DeletedLesson {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

  /** Its position when it was deleted. */
  @Column('int')
  position!: number;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text')
  notes!: string;

  @Column('text', { nullable: true })
  videoUrl!: string | null;

  @Column('text', { nullable: true })
  captionsUrl!: string | null;

  @Column({ type: 'text', nullable: true, select: false })
  captionsText?: string | null;

  @Column('text', { nullable: true })
  duration!: string | null;

  @Column('int')
  revision!: number;

  @Column('timestamptz')
  deletedAt!: Date;
}
