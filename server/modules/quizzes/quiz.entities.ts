import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Course } from '../courses/course.entities';
import { enumOf } from '../../platform/enum-of';

export const QuizReviewRule = enumOf('QuizReviewRule', 'What students see of a finished attempt.', {
  AUTOMATIC:
    'The score; once passed, also which answers were correct; once no attempts are left, also the correct answers.',
  SCORE: 'The score only.',
  VERDICTS: 'The score and which answers were correct.',
  ANSWERS: 'The score, which answers were correct, the correct answers and their explanations.',
});
export type QuizReviewRule = keyof typeof QuizReviewRule;

export const QuestionType = enumOf('QuestionType', 'Type of a question.', {
  MULTIPLE_CHOICE: 'One of four options.',
  TRUE_FALSE: "'true' or 'false'.",
  SHORT_ANSWER: 'A short text, compared ignoring case and surrounding spaces.',
});
export type QuestionType = keyof typeof QuestionType;

export const QuizAttemptState = enumOf('QuizAttemptState', 'State of an attempt.', {
  OPEN: 'In progress.',
  SUBMITTED: 'Submitted by the student.',
  EXPIRED: 'The deadline passed, and the saved answers were graded.',
});
export type QuizAttemptState = keyof typeof QuizAttemptState;

/** What everyone who may see a quiz sees of it: its columns, and the fields of its GraphQL types. */
@ObjectType()
export abstract class QuizFields {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the quiz.' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('text')
  @Field(() => String, { description: 'Title of the quiz, at most 200 characters.' })
  title!: string;

  @Column('text')
  @Field(() => String, { description: 'Description of the quiz as plain text; may be empty.' })
  description!: string;

  @Column('int', { nullable: true })
  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; null for none.' })
  timeLimitMinutes!: number | null;

  @Column('int')
  @Field(() => Int, { description: 'Minimum score to pass in percent, 0 to 100.' })
  passingScorePercent!: number;

  @Column('int')
  @Field(() => Int, { description: 'Number of questions.' })
  questionCount!: number;

  /** Every write of the questions updates it together with questionCount. */
  @Column('int', { default: 0 })
  @Field(() => Int, { description: 'Sum of the points of all questions.' })
  totalPoints!: number;

  @Column('boolean')
  @Field(() => Boolean, { description: 'Whether students can take the quiz.' })
  isActive!: boolean;

  @Column('int', { nullable: true })
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of attempts per student; null for unlimited.',
  })
  maxAttempts!: number | null;

  @Column('text', { default: QuizReviewRule.AUTOMATIC })
  @Field(() => QuizReviewRule, { description: 'What students see of a finished attempt.' })
  reviewRule!: QuizReviewRule;
}

/** The same with what only its authors see. */
@ObjectType()
export abstract class AuthoredQuizFields extends QuizFields {
  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Whether each attempt shuffles the questions.' })
  shufflesQuestions!: boolean;

  @Column('boolean', { default: false })
  @Field(() => Boolean, { description: 'Whether each attempt shuffles the options.' })
  shufflesOptions!: boolean;

  @Column('boolean', { default: false })
  @Field(() => Boolean, {
    description:
      "Whether the assistant may show its questions that name a lesson, with their answers, to everyone who can read the course's lessons.",
  })
  isPractice!: boolean;

  @Column('int', { default: 1 })
  @Field(() => Int, { description: 'Revision number, increased by each edit. Pass it to `updateQuiz`.' })
  revision!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  @Field(() => Date, { description: 'When the quiz was created.' })
  createdAt!: Date;
}

@Entity('quizzes')
export class Quiz extends AuthoredQuizFields {
  /** Deleted quizzes are kept for their attempts but never listed. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

/** A question with its key: its columns, and the fields of the type that only its authors see. */
@ObjectType()
export abstract class KeyedQuestionFields {
  @PrimaryColumn('uuid')
  @Field(() => ID, { description: 'Unique identifier of the question, kept across edits.' })
  id!: string;

  @Column('text')
  @Field(() => QuestionType, { description: 'Type of the question.' })
  type!: QuestionType;

  @Column('text')
  @Field(() => String, { description: 'The question, at most 5,000 characters.' })
  text!: string;

  @Column('text', { array: true })
  @Field(() => [String], {
    description: 'The four options of a multiple-choice question; empty for other types.',
  })
  options!: string[];

  /** Excluded from selects by default. */
  @Column('text', { select: false })
  @Field(() => String, { description: "One of the options, 'true' or 'false', or the short answer." })
  correctAnswer!: string;

  /** Excluded from selects by default, since it may reveal the answer. */
  @Column('text', { nullable: true, select: false })
  @Field(() => String, {
    nullable: true,
    description: 'Why the answer is correct, shown if the review rule shows answers; null if not given.',
  })
  explanation!: string | null;

  @Column('int')
  @Field(() => Int, { description: 'Points for a correct answer, 1 to 1,000.' })
  points!: number;

  /** Kept when the lesson is deleted, which can be undone. */
  @Column('uuid', { nullable: true })
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the lesson to repeat after a wrong answer; null for none.',
  })
  lessonId!: string | null;
}

@Entity('questions')
export class Question extends KeyedQuestionFields {
  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** 1 to n within the quiz, without gaps. */
  @Column('int')
  position!: number;
}
