import { Column, Entity, PrimaryColumn, CreateDateColumn, ForeignKey } from 'typeorm';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Account } from '../accounts/account.entities';
import type { ApprovalState } from '../accounts/administration/administration.types';
import { enumOf } from '../../platform/enum-of';

export const CourseLevel = enumOf('CourseLevel', 'Prior knowledge a course expects.', {
  BEGINNER: 'No prior knowledge.',
  INTERMEDIATE: 'Basic knowledge of the subject.',
  ADVANCED: 'Practical experience with the subject.',
});
export type CourseLevel = keyof typeof CourseLevel;

export const CompletionRule = enumOf(
  'CompletionRule',
  'What completes a lesson with a video, besides “Mark complete”.',
  {
    WATCHED: '90 percent of the video watched, the end of a video file, or the start of a YouTube video.',
    END: 'The end of the video, if 90 percent were watched.',
    MANUAL: 'Nothing else.',
  },
);
export type CompletionRule = keyof typeof CompletionRule;

export const CertificateRule = enumOf(
  'CertificateRule',
  'What a student must have done to earn the certificate of a course.',
  {
    LESSONS: 'Completed every lesson.',
    LESSONS_AND_QUIZZES: 'Completed every lesson and passed every quiz that is active at that time.',
  },
);
export type CertificateRule = keyof typeof CertificateRule;

export const EnrollmentMode = enumOf('EnrollmentMode', 'How people join a course.', {
  OPEN: 'Everybody can enroll.',
  LINK: 'With a join link or its code.',
  APPROVAL: "The course's team decides about each request. A join link needs no approval.",
});
export type EnrollmentMode = keyof typeof EnrollmentMode;

export const AssistantMode = enumOf(
  'AssistantMode',
  'What the assistant does for students with the material of a course. Its instructor always gets answers.',
  {
    ANSWERS: 'Answers questions.',
    HINTS: 'Gives hints that lead to the answer. Practice questions and flashcards are allowed.',
    OFF: 'Does not use the course.',
  },
);
export type AssistantMode = keyof typeof AssistantMode;

/**
 * What the instructor writes of a course: its columns, the fields of its GraphQL types and those of its input.
 * Initial values are the defaults of the input.
 */
@ObjectType()
@InputType()
export abstract class CourseContent {
  @Column('text')
  @Field(() => String, { description: 'Title of the course, at most 200 characters.' })
  title!: string;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'One line that adds to the title, at most 160 characters; null if not given.',
  })
  subtitle: string | null = null;

  @Column('text')
  @Field(() => String, { description: 'Description of the course as plain text, at most 10,000 characters.' })
  description!: string;

  @Column('text')
  @Field(() => String, { description: 'Name of the category, one of `Platform.categories`.' })
  category!: string;

  @Column('text')
  @Field(() => CourseLevel, { description: 'Prior knowledge the course expects.' })
  level: CourseLevel = CourseLevel.BEGINNER;

  @Column('int')
  @Field(() => Int, {
    description:
      'Price in US cents, at most 99,999,999; 0 for a free course. Prices are displayed, never charged.',
  })
  priceCents: number = 0;

  @Column('text', { array: true })
  @Field(() => [String], {
    description:
      'Topics of the course, at most 20 of at most 50 characters each; called tags in the course form.',
  })
  skills: string[] = [];

  @Column('text', { array: true })
  @Field(() => [String], {
    description: 'What students learn, at most 12 lines of at most 160 characters each.',
  })
  outcomes: string[] = [];

  @Column('text', { array: true })
  @Field(() => [String], {
    description: 'What students should know or have, at most 10 lines of at most 160 characters each.',
  })
  requirements: string[] = [];

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Language of the course as a BCP 47 tag, one of those the course form offers; null if not given.',
  })
  language: string | null = null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Drawing on the cover, one of those the course form offers, such as `TABLE`; null for that of the category.',
  })
  glyph: string | null = null;

  @Column('text')
  @Field(() => CompletionRule, {
    description: 'What completes a lesson with a video in the pages of Waymark, besides “Mark complete”.',
  })
  completionRule: CompletionRule = CompletionRule.WATCHED;

  @Column('text')
  @Field(() => CertificateRule, {
    description:
      'What a student must have done to earn the certificate. Certificates issued before a change stay.',
  })
  certificateRule: CertificateRule = CertificateRule.LESSONS;

  @Column('text')
  @Field(() => AssistantMode, {
    description: 'What the assistant does for students with the material of the course.',
  })
  assistantMode: AssistantMode = AssistantMode.ANSWERS;
}

@Entity('courses')
export class Course extends CourseContent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Account)
  instructorId!: string;

  @Column('boolean')
  isPublished!: boolean;

  /** Chosen by administrators; listed first. */
  @Column('boolean', { default: false })
  isFeatured!: boolean;

  @Column('text', { default: EnrollmentMode.OPEN })
  enrollmentMode!: EnrollmentMode;

  /** How many students can be enrolled; null: any number. */
  @Column('int', { nullable: true })
  capacity!: number | null;

  /** When joining ends, except for those on the waiting list; null: never. */
  @Column('timestamptz', { nullable: true })
  enrollmentEndsAt!: Date | null;

  /** Why an administrator unpublished it; null: none did. The database keeps such a course unpublished. */
  @Column('text', { nullable: true })
  blockReason!: string | null;

  /** null: not blocked. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  /** When the instructor asked to lift the block; null: not since the reason was written. */
  @Column('timestamptz', { nullable: true })
  liftRequestedAt!: Date | null;

  /** Maintained by the code that adds or deletes lessons, in the same transaction. */
  @Column('int')
  lessonCount!: number;

  /** Maintained by the database: minutes of all lessons with a known duration; null if there are none. */
  @Column({ type: 'int', nullable: true, insert: false, update: false })
  durationMinutes!: number | null;

  /** Average stars of the approved reviews, 0 without any; maintained with reviewsCount whenever a review is written. */
  @Column('double precision')
  rating!: number;

  @Column('int')
  reviewsCount!: number;

  /** Number of edits of the course itself, to detect conflicting ones. */
  @Column('int', { default: 1 })
  revision!: number;

  /** See searchText in catalogue.rules.ts. */
  @Column('text', { select: false })
  searchText!: string;

  /** See skillsText in catalogue.rules.ts. */
  @Column('text', { select: false })
  skillsText!: string;

  /** Maintained by the database: searchText without the description, for misspelled words. */
  @Column({ type: 'text', select: false, insert: false, update: false })
  namesText?: string;

  /** Maintained by the database: the words of searchText. */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  searchWords?: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Maintained by the database: when the course, its lessons or its quizzes were last changed. */
  @Column({ type: 'timestamptz', insert: false, update: false })
  updatedAt!: Date;

  /** Deleted courses are kept for their certificates but never listed. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** The columns that no screen shows, and those of the block, which few do. */
export const HIDDEN_COURSE_COLUMNS = [
  'instructorId',
  'blockReason',
  'blockedAt',
  'liftRequestedAt',
  'searchText',
  'skillsText',
  'namesText',
  'searchWords',
  'deletedAt',
] as const;

/** What the author writes of a lesson, and its revision. */
abstract class LessonContent {
  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** Markdown. */
  @Column('text')
  notes!: string;

  /** null: no video. */
  @Column('text', { nullable: true })
  videoUrl!: string | null;

  @Column('text', { nullable: true })
  captionsUrl!: string | null;

  /** WebVTT text, instead of a URL; loaded only on request. */
  @Column({ type: 'text', nullable: true, select: false })
  captionsText?: string | null;

  /** The duration as its author wrote it, such as 10:30. */
  @Column('text', { nullable: true })
  duration!: string | null;

  /** Number of edits, as for the course. */
  @Column('int', { default: 1 })
  revision!: number;
}

@Entity('lessons')
export class Lesson extends LessonContent {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** 1 to n within the course, without gaps. */
  @Column('int')
  position!: number;

  /** Generated by the database from `duration`; null if it is missing or not a clock time. */
  @Column({ type: 'int', nullable: true, insert: false, update: false })
  durationSeconds!: number | null;

  /** Generated by the database: reading time of the notes at 200 words a minute, rounded up; 0 without notes. */
  @Column({ type: 'int', insert: false, update: false })
  readingMinutes!: number;

  /** PostgreSQL's dictionary of the course's language. */
  @Column('text', { default: 'english', select: false })
  dictionary?: string;

  /** Generated by the database for searches: the words of all texts, those of the title with weight A. */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  words?: string;
}

@Entity('reviews')
export class Review {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('uuid')
  @ForeignKey(() => Account, { onDelete: 'CASCADE' })
  studentId!: string;

  @Column('smallint')
  stars!: number;

  @Column('text', { nullable: true })
  text!: string | null;

  @Column('text')
  state!: ApprovalState;

  /** Number of texts, so that nobody approves one that they have not seen. */
  @Column('int', { default: 1 })
  revision!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;
}
