import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { enumOf } from '../../platform/enum-of';
import { RequiresScope } from '../../platform/required-scope';
import { DetailedError, ErrorType, Payload, UserError, resultOf } from '../../platform/user-error';
import { Course } from '../courses/course.types';
import type { Answers, GradedQuestion } from './grading.rules';
import { QuestionType, QuizAttemptState, QuizFields } from './quiz.entities';
import type { GivenAnswer } from './taking/quiz-attempt.rules';

@RequiresScope('read:learning')
@ObjectType({ description: 'A quiz of a course, without its questions.' })
export class Quiz extends QuizFields {
  /** Loaded with a single quiz and with the viewer's quizzes; loaded in a batch otherwise. */
  course?: Course;

  createdAt!: Date | string;

  /** The viewer's time as a percentage of the time limit; null without extra time. */
  viewerTimeFactorPercent!: number | null;

  /** The viewer's attempts, newest first; their questions and answers are loaded on request. */
  viewerAttempts!: QuizAttempt[];
}

declare module '../courses/course.types' {
  interface Course {
    /** Loaded with a single course; lists of courses load it in a batch. */
    quizzes?: Quiz[];
  }
}

export const ReviewHiddenReason = enumOf(
  'ReviewHiddenReason',
  'Why the review of a finished attempt is hidden.',
  {
    OPEN_ATTEMPT: 'Another attempt at the quiz is open. The review is shown once that one is finished.',
    REVIEW_RULE: 'The review rule shows the score only.',
  },
);
export type ReviewHiddenReason = keyof typeof ReviewHiddenReason;

/** A question as an attempt stores it when it starts. The review rule decides when its answer and explanation are shown. */
export interface SnapshotQuestion extends GradedQuestion {
  type: QuestionType;
  text: string;
  options: string[];
  explanation: string | null;
  /** The lesson to repeat after a wrong answer; missing in attempts from before questions had lessons. */
  lessonId?: string | null;
}

/** Questions and answers of an attempt; not loaded with lists of attempts. */
export interface AttemptContent {
  /** Questions, in the order of the attempt. */
  snapshot: SnapshotQuestion[];
  answers: Answers;
  flagged: string[];
  /** See `submissionFingerprint`; null while the attempt is open and if it expired. */
  submissionFingerprint: string | null;
}

@ObjectType({ description: 'A question in an attempt, as the student sees it.' })
export class Question {
  @Field(() => ID, { description: 'Identifier of the question, used in answers.' })
  questionId!: string;

  @Field(() => QuestionType, { description: 'Type of the question.' })
  type!: QuestionType;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => [String], {
    description:
      'The four options of a multiple-choice question, in the order of this attempt; empty for other types.',
  })
  options!: string[];

  @Field(() => Int, { description: 'Points for a correct answer, at least 1.' })
  points!: number;
}

@ObjectType({ description: 'A saved answer.' })
export class SavedAnswer {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: string;

  @Field(() => String, { description: 'The answer as it was entered, never empty.' })
  answer!: string;
}

@ObjectType({ description: 'Result of a finished attempt.' })
export class QuizResult {
  @Field(() => Int, { description: 'Points earned.' })
  score!: number;

  @Field(() => Int, { description: 'Sum of the points of all questions.' })
  total!: number;

  @Field(() => Int, {
    description: 'Percentage of the points, rounded, 0 to 100; 100 only if all points were earned.',
  })
  percent!: number;

  @Field(() => Boolean, { description: 'Whether `percent` reached `passingScorePercent`.' })
  passed!: boolean;

  @Field(() => Int, { description: 'Minimum score to pass in percent when the attempt started.' })
  passingScorePercent!: number;
}

@ObjectType({ description: 'The lesson that a question is about.' })
export class QuestionLesson {
  @Field(() => ID, { description: 'Identifier of the lesson.' })
  id!: string;

  @Field(() => String, { description: 'Title of the lesson.' })
  title!: string;
}

@RequiresScope('read:learning')
@ObjectType({ description: 'Review of one answer, with the details the review rule allows.' })
export class QuestionReview {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: string;

  @Field(() => Boolean, { description: 'Whether the answer was correct; false if there was none.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: 'The points of the question, or 0.' })
  pointsEarned!: number;

  @Field(() => String, {
    nullable: true,
    description: 'The correct answer; null unless the review rule shows answers.',
  })
  rightAnswer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why the answer is correct; null if not given or the review rule hides it.',
  })
  explanation!: string | null;

  lessonId!: string | null;
}

/** What a student and the team see alike of an attempt. */
@ObjectType()
export abstract class QuizAttemptFields {
  @Field(() => ID, { description: 'Unique identifier of the attempt.' })
  id!: string;

  @Field(() => Int, { description: "Number of the attempt, 1 for the student's first at this quiz." })
  number!: number;

  @Field(() => QuizAttemptState, { description: 'State of the attempt.' })
  state!: QuizAttemptState;

  @Field(() => Date, { description: 'When the attempt was started.' })
  startedAt!: Date | string;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the attempt expires, by the server's clock (see `serverNow`); null without a time limit.",
  })
  deadline!: Date | string | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When the attempt was submitted or expired, never later than `deadline`; null while it is open.',
  })
  finishedAt!: Date | string | null;
}

@RequiresScope('read:learning')
@ObjectType({
  description:
    "One of the viewer's attempts at a quiz, with the questions and settings the quiz had when it started.",
})
export class QuizAttempt extends QuizAttemptFields {
  quizId!: string;

  /** Loaded with a single quiz and when an attempt starts or ends; loaded on request otherwise. */
  quiz?: Quiz;

  @Field(() => Int, {
    nullable: true,
    description: 'Time limit in minutes, including extra time; null for none.',
  })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'Extra time in minutes, included in `timeLimitMinutes`; 0 for none.' })
  extraMinutes!: number;

  @Field(() => Date, { nullable: true, description: 'When an answer was last saved; null if none was.' })
  answersSavedAt!: Date | string | null;

  @Field(() => Int, {
    description:
      'Revision number of the answers: 0 at the start, increased by each save that changes an answer and when extra time moves the deadline. Of two versions of an open attempt, the one with the higher revision is newer.',
  })
  answersRevision!: number;

  /** null while the attempt is open, like `percent` and `passed`. */
  score!: number | null;

  total!: number;

  percent!: number | null;

  passed!: boolean | null;

  passingScorePercent!: number;

  /** Loaded with a single attempt; lists of attempts load it in a batch. */
  content?: AttemptContent;
}

/** An attempt with its quiz, questions and answers. */
export type WholeAttempt = QuizAttempt & { content: AttemptContent; quiz: Quiz };

@ObjectType({ description: 'The attempt is open.' })
export class QuizAttemptStarted extends Payload<QuizAttemptStarted> {
  @Field(() => QuizAttempt, { description: 'The attempt with its questions and deadline.' })
  attempt!: WholeAttempt;
}

@ErrorType('The viewer has used all attempts the quiz allows.')
export class NoAttemptsLeft extends UserError {
  override message = 'You have no attempts left at this quiz';
}

@ObjectType()
abstract class QuizAttemptWritten extends Payload<QuizAttemptWritten> {
  @Field(() => QuizAttempt, { description: 'The updated attempt, with its result once it is finished.' })
  attempt!: QuizAttempt;
}

@ObjectType({ description: 'The answers were saved.' })
export class QuizAnswersSaved extends QuizAttemptWritten {}

@ErrorType('The attempt has expired or was already submitted.')
export class QuizAttemptFinished extends UserError {
  override message = 'This attempt is over';

  @Field(() => QuizAttempt, { description: 'The finished attempt with its result.' })
  attempt: QuizAttempt;

  constructor(attempt: QuizAttempt, message?: string) {
    super();
    this.attempt = attempt;
    if (message !== undefined) this.message = message;
  }
}

@ErrorType(
  'The saved answers have changed since `expectedRevision`. Nothing was graded, and the attempt stays open.',
)
export class AnswersChangedElsewhere extends DetailedError<AnswersChangedElsewhere> {
  override message = 'Your answers were changed in another tab or on another device';

  @Field(() => QuizAttempt, { description: 'The open attempt with the answers saved now.' })
  attempt!: QuizAttempt;
}

@ObjectType({
  description: 'The attempt is finished. Submitting the same answers again returns the same result.',
})
export class QuizAttemptSubmitted extends QuizAttemptWritten {}

@ErrorType('There are no answers to submit. The attempt stays open.')
export class NothingAnswered extends UserError {
  override message = 'Answer at least one question before you submit';
}

/** A timed quiz can only be submitted within a started attempt. Over REST only: GraphQL submits an attempt by its id. */
export class NotStarted extends UserError {
  override message = 'Start this quiz before you submit it';
}

export const StartQuizAttemptResult = resultOf('startQuizAttempt', () => [
  QuizAttemptStarted,
  NoAttemptsLeft,
]);

export const SaveQuizAnswersResult = resultOf('saveQuizAnswers', () => [
  QuizAnswersSaved,
  QuizAttemptFinished,
]);

export const SubmitQuizAttemptResult = resultOf('submitQuizAttempt', () => [
  QuizAttemptSubmitted,
  QuizAttemptFinished,
  AnswersChangedElsewhere,
  NothingAnswered,
]);

@ObjectType({
  description:
    "A change of one of the viewer's attempts, without its answers. Read the attempt again if it is finished or if `answersRevision` is higher than the one you have.",
})
export class QuizAttemptChange {
  @Field(() => ID, { description: 'Identifier of the attempt.' })
  attemptId!: string;

  @Field(() => QuizAttemptState, { description: 'Current state of the attempt.' })
  state!: QuizAttemptState;

  @Field(() => Int, { description: 'Current `answersRevision` of the attempt.' })
  answersRevision!: number;
}

@InputType({ description: 'An answer to one question of an attempt.' })
export class QuizAnswerInput implements GivenAnswer {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: string;

  @Field(() => String, { description: "The answer, at most 5,000 characters; '' removes a saved answer." })
  answer!: string;
}
