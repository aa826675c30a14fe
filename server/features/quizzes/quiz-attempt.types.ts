import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Answers, GradedQuestion } from './grading.rules';
import { QuestionType, QuizAttemptState } from './quiz.entities';
import type { Quiz } from './quiz.types';

registerEnumType(QuestionType, {
  name: 'QuestionType',
  description: 'How a question is answered.',
  valuesConfig: {
    MULTIPLE_CHOICE: { description: 'With one of its four options.' },
    TRUE_FALSE: { description: "With 'true' or 'false'." },
    SHORT_ANSWER: { description: 'In words; compared trimmed and without regard to case.' },
  },
});

registerEnumType(QuizAttemptState, {
  name: 'QuizAttemptState',
  description: 'How far an attempt is.',
  valuesConfig: {
    OPEN: { description: 'Being worked on.' },
    SUBMITTED: { description: 'Handed in.' },
    EXPIRED: { description: 'Its time ran out; the saved answers were graded.' },
  },
});

/** Why the review of a finished attempt is not shown. */
export enum ReviewHiddenReason {
  OPEN_ATTEMPT = 'OPEN_ATTEMPT',
  REVIEW_RULE = 'REVIEW_RULE',
}

registerEnumType(ReviewHiddenReason, {
  name: 'ReviewHiddenReason',
  description: 'Why the review of a finished attempt is not shown.',
  valuesConfig: {
    OPEN_ATTEMPT: { description: 'Another attempt at the quiz is open; it is shown once that is finished.' },
    REVIEW_RULE: { description: 'The review rule shows the score alone.' },
  },
});

/** A question as an attempt keeps it from its start on; the key and the explanation leave by the review rule alone. */
export interface SnapshotQuestion extends GradedQuestion {
  type: QuestionType;
  text: string;
  options: string[];
  explanation: string | null;
}

/** What an attempt asked and was answered; not read along where many attempts are listed. */
export interface AttemptContent {
  /** In the attempt's order. */
  snapshot: SnapshotQuestion[];
  answers: Answers;
  flagged: string[];
  /** See `submissionFingerprint`; null while open and when time ran out. */
  submissionFingerprint: string | null;
}

@ObjectType({ description: 'A question as whoever takes the quiz sees it, inside one attempt.' })
export class Question {
  @Field(() => ID, { description: 'Names the question in answers.' })
  questionId!: string;

  @Field(() => QuestionType, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'The question itself.' })
  text!: string;

  @Field(() => [String], {
    description:
      "The four options of a multiple-choice question in this attempt's order; empty for the others.",
  })
  options!: string[];

  @Field(() => Int, { description: 'What a right answer earns, at least 1.' })
  points!: number;
}

@ObjectType({ description: 'An answer the server keeps.' })
export class SavedAnswer {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => String, { description: 'As it was given, never empty.' })
  answer!: string;
}

@ObjectType({ description: 'What a finished attempt came to.' })
export class QuizResult {
  @Field(() => Int, { description: 'Points earned.' })
  score!: number;

  @Field(() => Int, { description: 'Points of all questions together.' })
  total!: number;

  @Field(() => Int, { description: 'Of the points, rounded, 0 to 100; 100 only for all of them.' })
  percent!: number;

  @Field(() => Boolean, { description: 'Whether percent reached passingScorePercent.' })
  passed!: boolean;

  @Field(() => Int, { description: 'The least percent that passed when the attempt started.' })
  passingScorePercent!: number;
}

@ObjectType({ description: 'What became of one answer, as far as the review rule shows it.' })
export class QuestionReview {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => Boolean, { description: 'Whether the answer was right; false without one.' })
  isCorrect!: boolean;

  @Field(() => Int, { description: "All of the question's points, or 0." })
  pointsEarned!: number;

  @Field(() => String, { nullable: true, description: 'null unless the review rule shows answers.' })
  rightAnswer!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'null when there is none or the rule does not show it.',
  })
  explanation!: string | null;
}

@ObjectType({ description: "One of the viewer's attempts at a quiz, as it was when it started." })
export class QuizAttempt {
  @Field(() => ID, { description: 'The attempt, for good.' })
  id!: string;

  quizId!: string;

  /** Read along where a whole quiz is read or an attempt starts or ends; elsewhere read when it is asked for. */
  quiz?: Quiz;

  @Field(() => Int, { description: "1 for the viewer's first at this quiz." })
  number!: number;

  @Field(() => QuizAttemptState, { description: 'How far it is.' })
  state!: QuizAttemptState;

  @Field(() => Date, { description: 'When it was started.' })
  startedAt!: Date | string;

  @Field(() => Date, {
    nullable: true,
    description: 'When the time is up, by the clock of serverNow; null: no time limit.',
  })
  deadline!: Date | string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes from start to deadline, extra time included; null: no limit.',
  })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'Minutes of timeLimitMinutes that are extra time, 0 without.' })
  extraMinutes!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was submitted or its time was up, never after the deadline; null while open.',
  })
  finishedAt!: Date | string | null;

  @Field(() => Date, { nullable: true, description: 'When an answer was last saved; null: none yet.' })
  answersSavedAt!: Date | string | null;

  @Field(() => Int, {
    description:
      '0 at the start; one more with each save that changed an answer. Of two states of an open attempt, the one with the higher revision is newer.',
  })
  answersRevision!: number;

  /** null while open, like percent and passed. */
  score!: number | null;

  total!: number;

  percent!: number | null;

  passed!: boolean | null;

  passingScorePercent!: number;

  /** Read along where one attempt is read; elsewhere a batched read. */
  content?: AttemptContent;
}

/** An attempt with its quiz and all it asked and was answered. */
export type WholeAttempt = QuizAttempt & { content: AttemptContent; quiz: Quiz };
