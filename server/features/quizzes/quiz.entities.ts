import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Course } from '../catalogue/catalogue.entities';

@Entity('quizzes')
export class Quiz {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** null: no limit. */
  @Column('int', { nullable: true })
  timeLimitMinutes!: number | null;

  @Column('int')
  passingScorePercent!: number;

  @Column('int')
  questionCount!: number;

  @Column('boolean')
  isActive!: boolean;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
