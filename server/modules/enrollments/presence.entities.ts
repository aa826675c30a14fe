import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course, Lesson } from '../courses/course.entities';

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

  /** From the start of the video. */
  @Column('real')
  seconds!: number;

  /** When the student was there, by the database's clock; an older position never replaces it. */
  @Column('timestamptz')
  playedAt!: Date;

  /** The seconds of the video that were played, from all devices; they only grow. */
  @Column({ type: 'int4multirange', default: '{}' })
  watched!: string;
}
