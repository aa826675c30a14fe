import { Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';
import { Course } from '../courses/course.entities';
import { Enrollment } from './enrollment.entities';

// Maintained by database triggers, see docs/kept-figures.md; never written through these entities.

/** Totals of a course's enrollments, without pending FigureChanges. */
@Entity('course_figures')
export class CourseFigures {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('int')
  students!: number;

  /** The sum of their percents. */
  @Column('bigint')
  percentSum!: string;

  /** Those at 100 percent. */
  @Column('int')
  completed!: number;

  /** When all figures of the course were last recounted; null: never. */
  @Column('timestamptz', { nullable: true })
  checkedAt!: Date | null;
}

/** A course on one day (UTC). */
@Entity('course_day_figures')
export class CourseDayFigures {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @PrimaryColumn('date')
  day!: string;

  @Column('int')
  enrolled!: number;

  @Column('int')
  completions!: number;

  @Column('bigint')
  seconds!: string;

  /** Students with activity on that day. */
  @Column('int')
  active!: number;

  /** Those of them whose last active day it is. */
  @Column('int')
  lastActive!: number;
}

@Entity('lesson_figures')
export class LessonFigures {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** May be a deleted lesson. */
  @PrimaryColumn('uuid')
  lessonId!: string;

  @Column('int')
  completions!: number;

  @Column('bigint')
  seconds!: string;

  /** Students whose next lesson it is. */
  @Column('int')
  waiting!: number;
}

@Entity('instructor_figures')
export class InstructorFigures {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  instructorId!: string;

  /** Distinct students over all courses that are not deleted. */
  @Column('int')
  students!: number;
}

/** A difference to be folded into the figures with the same keys. */
@Entity('figure_changes')
export class FigureChange {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid', { nullable: true })
  courseId!: string | null;

  /** Whose progress in the course changed; null: nobody's. */
  @Column('uuid', { nullable: true })
  studentId!: string | null;

  @Column('date', { nullable: true })
  day!: string | null;

  @Column('uuid', { nullable: true })
  lessonId!: string | null;

  @Column('uuid', { nullable: true })
  instructorId!: string | null;

  @Column('int')
  students!: number;

  @Column('bigint')
  percentSum!: string;

  @Column('int')
  completed!: number;

  @Column('int')
  enrolled!: number;

  @Column('int')
  completions!: number;

  @Column('bigint')
  seconds!: string;

  @Column('int')
  active!: number;

  @Column('int')
  lastActive!: number;

  @Column('int')
  waiting!: number;

  @Column('int')
  instructorStudents!: number;
}

/** Further columns of an enrollment for the instructor's pages. */
@Entity('course_students')
@ForeignKey(() => Enrollment, ['studentId', 'courseId'], ['studentId', 'courseId'], { onDelete: 'CASCADE' })
export class CourseStudent {
  @PrimaryColumn('uuid')
  studentId!: string;

  @PrimaryColumn('uuid')
  courseId!: string;

  @Column('uuid')
  enrollmentId!: string;

  /** The student's name in lower case. */
  @Column('text')
  sortName!: string;

  /** null: no activity. */
  @Column('timestamptz', { nullable: true })
  lastActAt!: Date | null;

  /** The day (UTC) of the last activity, or of the enrollment if there is none. */
  @Column('date')
  seenDay!: string;

  /** The enrollment's lastActivityAt. */
  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  /** Its day (UTC). */
  @Column('date', { nullable: true })
  completedDay!: string | null;

  /** Whether the next lesson was opened on at least three days. */
  @Column('boolean')
  isStuck!: boolean;

  /**
   * For the list in order of last activity: its hour since 1970, so that the index changes once an hour at most. Negative
   * for students without activity.
   */
  @Column({ type: 'bigint', insert: false, update: false })
  activityPlace!: string;
}

/** The percent of an enrollment when changes were last folded, for the list in order of progress. */
@Entity('listed_progress')
@ForeignKey(() => Enrollment, ['studentId', 'courseId'], ['studentId', 'courseId'], { onDelete: 'CASCADE' })
export class ListedProgress {
  @PrimaryColumn('uuid')
  studentId!: string;

  @PrimaryColumn('uuid')
  courseId!: string;

  @Column('uuid')
  enrollmentId!: string;

  @Column('smallint')
  percent!: number;
}

/** A day (UTC) on which a student was active in a course. */
@Entity('course_active_days')
@ForeignKey(() => CourseStudent, ['studentId', 'courseId'], ['studentId', 'courseId'], {
  onDelete: 'CASCADE',
})
export class CourseActiveDay {
  @PrimaryColumn('uuid')
  studentId!: string;

  @PrimaryColumn('uuid')
  courseId!: string;

  @PrimaryColumn('date')
  day!: string;
}
