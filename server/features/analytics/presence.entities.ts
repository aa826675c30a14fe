import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../catalogue/catalogue.entities';

/** Time a student had a lesson open on one day. */
@Entity('lesson_presences')
export class LessonPresence {
  @PrimaryColumn('uuid')
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  /** No foreign key: the time is kept when the lesson is deleted. */
  @PrimaryColumn('uuid')
  lessonId!: string;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

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
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  @Column('timestamptz')
  lastAt!: Date;

  /** Seconds that were counted of those reported. */
  @Column('int')
  countedSeconds!: number;
}
