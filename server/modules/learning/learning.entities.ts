import { Column, Entity, ForeignKey, PrimaryColumn, CreateDateColumn } from 'typeorm';
import { Account } from '../accounts/account.entities';

/** What an account intends to do a week. */
@Entity('learning_goals')
export class LearningGoal {
  @PrimaryColumn('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  /** 1 to 7; null: none. */
  @Column('smallint', { nullable: true })
  daysPerWeek!: number | null;

  /** null: none. */
  @Column('int', { nullable: true })
  minutesPerWeek!: number | null;
}

/** An account's own note on a lesson. Lesson and course have no foreign key, because a note outlives them. */
@Entity('personal_notes')
export class PersonalNote {
  @PrimaryColumn('uuid')
  id!: string;

  /** The author, and the only reader. */
  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  accountId!: string;

  @Column('uuid')
  courseId!: string;

  @Column('uuid')
  lessonId!: string;

  /** The titles when the note was last saved, shown while its author cannot open the lesson. */
  @Column('text')
  courseTitle!: string;

  @Column('text')
  lessonTitle!: string;

  /** Markdown. */
  @Column('text')
  text!: string;

  /** The text folded, for searches. */
  @Column('text', { select: false })
  searchText!: string;

  /** Second of the video; null: none. */
  @Column('int', { nullable: true })
  seconds!: number | null;

  /** Number of saves, to detect conflicting ones. */
  @Column('int', { default: 1 })
  revision!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  @Column('timestamptz')
  updatedAt!: Date;

  /** Deleted notes can be restored for a day. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}
