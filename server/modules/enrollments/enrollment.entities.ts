import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course, Lesson, type CertificateRule } from '../courses/course.entities';
import { enumOf } from '../../platform/enum-of';

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

/** Where a student stopped in a lesson's video. */
@Entity('lesson_positions')
export class LessonPosition {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Lesson, { onDelete: 'CASCADE' })
  lessonId!: string;

  /** The seconds from the start of the video. */
  @Column('real')
  seconds!: number;

  /** When the student was there, by the database's clock; an older position never replaces it. */
  @Column('timestamptz')
  playedAt!: Date;

  /** The seconds of the video that were played, from all devices; they only grow. */
  @Column({ type: 'int4multirange', default: '{}' })
  watched!: string;
}

export const EnrollmentRequestState = enumOf(
  'EnrollmentRequestState',
  'State of a request to join a course.',
  {
    ASKED: "The course's team has not decided yet.",
    WAITING: 'On the waiting list.',
  },
);
export type EnrollmentRequestState = keyof typeof EnrollmentRequestState;

/** Copies names, title and what was learned at the time of issue, which later edits and deletions do not change. */
@Entity('certificates')
export class Certificate {
  @PrimaryColumn('uuid')
  id!: string;

  /** Public but unguessable: see newCertificateNumber. */
  @Column('text')
  number!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('text')
  studentName!: string;

  @Column('text')
  courseTitle!: string;

  @Column('text')
  instructorName!: string;

  /** The name of the platform, from its settings. */
  @Column('text')
  platformName!: string;

  /** What the student had done. */
  @Column('text')
  rule!: CertificateRule;

  /** Topics of the course; empty also for certificates from before they were stored. */
  @Column('text', { array: true })
  skills!: string[];

  /** Minutes of the course's lessons; null if unknown. */
  @Column('int', { nullable: true })
  durationMinutes!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  issuedAt!: Date;
}
