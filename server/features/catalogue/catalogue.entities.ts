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

export enum CourseLevel {
  BEGINNER = 'BEGINNER',
  INTERMEDIATE = 'INTERMEDIATE',
  ADVANCED = 'ADVANCED',
}

@Entity('courses')
export class Course {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  instructorId!: string;

  @ManyToOne(() => Account)
  @JoinColumn({ name: 'instructor_id' })
  instructor!: Relation<Account>;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text')
  category!: string;

  @Column('text')
  level!: CourseLevel;

  @Column('int')
  priceCents!: number;

  @Column('text', { array: true })
  skills!: string[];

  @Column('boolean')
  isPublished!: boolean;

  /** Kept by whoever adds or deletes lessons, in the same transaction. */
  @Column('int')
  lessonCount!: number;

  /** Average stars of the reviews, 0 without any; kept with reviewsCount by whoever writes a review. */
  @Column('double precision')
  rating!: number;

  @Column('int')
  reviewsCount!: number;

  /** Counts the author's edits of the course itself, so that the later of two editors is told. */
  @Column('int', { default: 1 })
  revision!: number;

  /** See searchText in catalogue.rules.ts. */
  @Column('text', { select: false })
  searchText!: string;

  /** See skillsText in catalogue.rules.ts. */
  @Column('text', { select: false })
  skillsText!: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Deleted courses stay for the certificates that name them; nothing lists them. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

@Entity('lessons')
export class Lesson {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

  /** 1 to n within the course, without gaps. */
  @Column('int')
  position!: number;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** Markdown. */
  @Column('text')
  notes!: string;

  /** null: a lesson to read. */
  @Column('text', { nullable: true })
  videoUrl!: string | null;

  @Column('text', { nullable: true })
  captionsUrl!: string | null;

  /** As its author wrote it, such as 10:30. */
  @Column('text', { nullable: true })
  duration!: string | null;

  /** Counts the author's edits, as the course's does. */
  @Column('int', { default: 1 })
  revision!: number;
}

@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  courseId!: string;

  @ManyToOne(() => Course, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'course_id' })
  course!: Relation<Course>;

  @Column('uuid')
  studentId!: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'student_id' })
  student!: Relation<Account>;

  @Column('smallint')
  stars!: number;

  @Column('text', { nullable: true })
  text!: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
