import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../catalogue/catalogue.entities';

@Entity('enrollments')
export class Enrollment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

  @CreateDateColumn({ type: 'timestamptz' })
  enrolledAt!: Date;

  /** Updated by the statement that completes a lesson; equals the completions of existing lessons. */
  @Column('int')
  lessonsCompleted!: number;

  /** 0 to 100; 100 only if every lesson is completed. */
  @Column('smallint')
  percent!: number;

  @Column('timestamptz', { nullable: true })
  lastActivityAt!: Date | null;

  /**
   * The first lesson, by position, that the student has not completed; maintained by the database on every enrollment,
   * completion and change of lessons. null: all are completed, or the course has none.
   */
  @Column({ type: 'uuid', nullable: true, insert: false, update: false })
  nextLessonId!: string | null;
}

@Entity('lesson_completions')
export class LessonCompletion {
  @PrimaryColumn('uuid')
  studentId!: string;

  /** No foreign key: the student's activity is kept when the lesson is deleted. */
  @PrimaryColumn('uuid')
  lessonId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('timestamptz')
  completedAt!: Date;
}
