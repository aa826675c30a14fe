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

@Entity('quizzes')
export class Quiz {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Course, { onDelete: 'CASCADE' })
  courseId!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** null: no limit. */
  @Column('int', { nullable: true })
  timeLimitMinutes!: number | null;

  @Column('int')
  passingScorePercent!: number;

  @Column('int')
  questionCount!: number;

  /** Sum over all questions; every write of the questions updates it together with questionCount. */
  @Column('int', { default: 0 })
  totalPoints!: number;

  @Column('boolean')
  isActive!: boolean;

  /** null: no maximum. */
  @Column('int', { nullable: true })
  maxAttempts!: number | null;

  @Column('text', { default: QuizReviewRule.AUTOMATIC })
  reviewRule!: QuizReviewRule;

  @Column('boolean', { default: false })
  shufflesQuestions!: boolean;

  @Column('boolean', { default: false })
  shufflesOptions!: boolean;

  /** Whether the assistant may show its questions with their answers as practice. */
  @Column('boolean', { default: false })
  isPractice!: boolean;

  /** Number of edits, to detect conflicting ones. */
  @Column('int', { default: 1 })
  revision!: number;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt!: Date;

  /** Deleted quizzes are kept for their attempts but never listed. */
  @Column('timestamptz', { nullable: true })
  deletedAt!: Date | null;
}

@Entity('questions')
export class Question {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Quiz, { onDelete: 'CASCADE' })
  quizId!: string;

  /** 1 to n within the quiz, without gaps. */
  @Column('int')
  position!: number;

  @Column('text')
  type!: QuestionType;

  @Column('text')
  text!: string;

  /** Four for MULTIPLE_CHOICE, otherwise empty. */
  @Column('text', { array: true })
  options!: string[];

  /** One of the options, 'true' or 'false', or the short answer. Excluded from selects by default. */
  @Column('text', { select: false })
  correctAnswer!: string;

  /** null: none. Excluded from selects by default, since it may reveal the answer. */
  @Column('text', { nullable: true, select: false })
  explanation!: string | null;

  @Column('int')
  points!: number;

  /** The lesson of the course that the question is about; null: none. Kept when it is deleted, which can be undone. */
  @Column('uuid', { nullable: true })
  lessonId!: string | null;
}
