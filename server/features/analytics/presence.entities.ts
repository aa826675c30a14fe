import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../catalogue/catalogue.entities';

/** How long a student had a lesson open on one day. */
@Entity('lesson_presences')
export class LessonPresence {
  @PrimaryColumn('uuid')
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  /** No foreign key: time that was spent stays when the author removes the lesson. */
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

/** A student's last heartbeat, on whichever lesson: the next one counts no more than the time since. */
@Entity('presence_beats')
export class PresenceBeat {
  @PrimaryColumn('uuid')
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  @Column('timestamptz')
  lastAt!: Date;

  /** What it counted of the seconds it was given. */
  @Column('int')
  countedSeconds!: number;
}
