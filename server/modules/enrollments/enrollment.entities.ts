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

/** Time a student had a lesson open on one day. */
@Entity('lesson_presences')
export class LessonPresence {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  /** No foreign key: the time is kept when the lesson is deleted. */
  @PrimaryColumn('uuid')
  lessonId!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** UTC. */
  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  seconds!: number;

  @Column('timestamptz')
  lastAt!: Date;
}

/** A student's last heartbeat on any lesson; the next one counts at most the time since. */
@Entity('presence_beats')
export class PresenceBeat {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('timestamptz')
  lastAt!: Date;

  /** Seconds that were counted of those reported. */
  @Column('int')
  countedSeconds!: number;
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

/** The places of a course that has a capacity; `taken` is maintained by the database. */
@Entity('course_places')
export class CoursePlaces {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('int')
  capacity!: number;

  /** Number of enrollments; more than the capacity if it was lowered. */
  @Column({ type: 'int', insert: false, update: false })
  taken!: number;
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

/** Somebody who would like to join a course. */
@Entity('enrollment_requests')
export class EnrollmentRequestRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('text')
  state!: EnrollmentRequestState;

  /** The order of the waiting list. */
  @Column({ type: 'bigint', insert: false, update: false })
  place!: string;

  @Column('timestamptz')
  askedAt!: Date;

  /** The group of the course that they belong to once they are enrolled; null: none. */
  @Column('uuid', { nullable: true })
  @ForeignKey('CourseGroupRow', { onDelete: 'SET NULL' })
  groupId!: string | null;
}

/** A link with which people join a course. The code is not hashed: it is shown again, printed and passed on. */
@Entity('join_links')
export class JoinLinkRow {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('text')
  code!: string;

  /** How many people can use it; null: any number. */
  @Column('int', { nullable: true })
  maxUses!: number | null;

  @Column('int', { default: 0 })
  uses!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** null: it does not expire. */
  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}

/** Figures of a large course that were computed within the last minute, or are computed again when they are read. */
@Entity('stored_figures')
export class StoredFiguresRow {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** Which figures of the course they are. */
  @PrimaryColumn('text')
  name!: string;

  @Column('timestamptz')
  computedAt!: Date;

  @Column('jsonb')
  figures!: unknown;
}

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
