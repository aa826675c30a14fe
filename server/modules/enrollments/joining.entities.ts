import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../courses/course.entities';

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

export enum EnrollmentRequestState {
  /** The course's team decides. */
  ASKED = 'ASKED',
  /** On the waiting list. */
  WAITING = 'WAITING',
}

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
