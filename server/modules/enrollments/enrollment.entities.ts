import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../courses/course.entities';

@Entity('enrollments')
export class Enrollment {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  enrolledAt!: Date;

  /** Updated by the statement that completes a lesson; equals the completions of existing lessons. */
  @Column('int')
  lessonsCompleted!: number;

  /** 0 to 100; 100 only if every lesson is completed. */
  @Column('smallint')
  percent!: number;

  /** When the student last completed a lesson of the course; null: not yet. `lastSeenAt` counts other activity too. */
  @Column('timestamptz', { nullable: true })
  lastActivityAt!: Date | null;

  /**
   * When the student last completed or opened a lesson of the course, or started, answered or submitted a quiz; null: not
   * yet. Written by the statements that do it.
   */
  @Column('timestamptz', { nullable: true })
  lastSeenAt!: Date | null;

  /**
   * The first lesson, by position, that the student has not completed; written by the statements that enroll, complete a
   * lesson or change the lessons. null: all are completed, or the course has none.
   */
  @Column('uuid', { nullable: true })
  nextLessonId!: string | null;
}

@Entity('lesson_completions')
export class LessonCompletion {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  /** No foreign key: the student's activity is kept when the lesson is deleted. */
  @PrimaryColumn('uuid')
  lessonId!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('timestamptz')
  completedAt!: Date;
}
