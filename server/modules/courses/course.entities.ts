import { Column, Entity, PrimaryColumn, CreateDateColumn, ForeignKey } from 'typeorm';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Account } from '../accounts/account.entities';
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

/** What students and authors see of a course beside that: columns, and fields of both GraphQL types. */
@ObjectType()
export abstract class CourseFields extends CourseContent {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the course.' })
  id!: string;

  @Column('boolean')
  @Field(() => Boolean, {
    description:
      'Whether the course is published. Drafts and unpublished courses are visible to their team and enrolled students only.',
  })
  isPublished!: boolean;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Whether an administrator chose the course to be listed first.' })
  isFeatured!: boolean;

  @Column('text', { default: EnrollmentMode.OPEN })
  @Field(() => EnrollmentMode, { description: 'How people join the course.' })
  enrollmentMode!: EnrollmentMode;

  @Column('int', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'How many students can be enrolled, after which there is a waiting list; null: any number.',
  })
  capacity!: number | null;

  @Column('timestamptz', { nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When joining ends, except for those on the waiting list; null: never.',
  })
  enrollmentEndsAt!: Date | string | null;

  /** Maintained by the code that adds or deletes lessons, in the same transaction. */
  @Column('int')
  @Field(() => Int, { description: 'Number of lessons.' })
  lessonCount!: number;

  /** Maintained by the database. */
  @Column({ type: 'int', nullable: true, insert: false, update: false })
  @Field(() => Int, {
    nullable: true,
    description:
      'Total length of the lessons in minutes, rounded, at least 1; null if no lesson has a known duration.',
  })
  durationMinutes!: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the course was created.' })
  createdAt!: Date | string;

  /** Maintained by the database. */
  @Column({ type: 'timestamptz', insert: false, update: false })
  @Field(() => Date, { description: 'When the course, its lessons or its quizzes were last changed.' })
  updatedAt!: Date | string;
}

@Entity('courses')
export class Course extends CourseFields {
  declare createdAt: Date;
  declare enrollmentEndsAt: Date | null;

  @Column('uuid')
  @ForeignKey(() => Account)
  instructorId!: string;

  /** Why an administrator unpublished it; null: none did. The database keeps such a course unpublished. */
  @Column('text', { nullable: true })
  blockReason!: string | null;

  /** null: not blocked. */
  @Column('timestamptz', { nullable: true })
  blockedAt!: Date | null;

  /** When the instructor asked to lift the block; null: not since the reason was written. */
  @Column('timestamptz', { nullable: true })
  liftRequestedAt!: Date | null;

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

/** A typical description has a few sentences, but it can have 10,000 characters, and lists have thousands of lessons. */
const DESCRIPTION_COST = 10;

/** What the instructor writes of a lesson: its columns, the fields of its GraphQL type and those of its input. */
@ObjectType()
@InputType()
export abstract class LessonContent {
  @Column('text')
  @Field(() => String, { description: 'Title of the lesson, at most 200 characters.' })
  title!: string;

  @Column('text')
  @Field(() => String, {
    complexity: DESCRIPTION_COST,
    description: 'Summary of the lesson as plain text, at most 10,000 characters; may be empty.',
  })
  description: string = '';

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the video: a YouTube link, another https URL or a path below /media/; null for a lesson without a video.',
  })
  videoUrl!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the captions of the video (WebVTT): an https URL or a path below /media/; null if there are none or they are stored as text.',
  })
  captionsUrl!: string | null;

  @Column('text', { nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'Duration as the instructor entered it, at most 20 characters, e.g. 10:30; null if not given.',
  })
  duration!: string | null;
}

/** The columns of a lesson that are fields of its GraphQL type, without long texts. */
@ObjectType()
export abstract class LessonFields extends LessonContent {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the lesson.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  /** 1 to n, without gaps. */
  @Column('int')
  @Field(() => Int, { description: 'Position in the course, starting at 1.' })
  position!: number;

  /** Generated by the database. */
  @Column({ type: 'int', nullable: true, insert: false, update: false })
  @Field(() => Int, {
    nullable: true,
    description: 'Duration in seconds; null if `duration` is missing or is not a clock time.',
  })
  durationSeconds!: number | null;

  /** Generated by the database. */
  @Column({ type: 'int', insert: false, update: false })
  @Field(() => Int, {
    description: 'Reading time of the notes in minutes at 200 words a minute, rounded up; 0 without notes.',
  })
  readingMinutes!: number;

  @Column('int', { default: 1 })
  @Field(() => Int, { description: 'Revision number, increased by each edit. Pass it to `updateLesson`.' })
  revision!: number;
}

@Entity('lessons')
export class Lesson extends LessonFields {
  /** Markdown. */
  @Column('text')
  notes!: string;

  /** WebVTT text, instead of a URL; loaded only on request. */
  @Column({ type: 'text', nullable: true, select: false })
  captionsText?: string | null;

  /** PostgreSQL's dictionary of the course's language. */
  @Column('text', { default: 'english', select: false })
  dictionary?: string;

  /** Generated by the database for searches: the words of all texts, those of the title with weight A. */
  @Column({ type: 'tsvector', select: false, insert: false, update: false })
  words?: string;
}
