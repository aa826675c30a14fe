import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../platform/user-error';
import { QuizAttempt, type WholeAttempt } from './quiz-attempt.types';
import { QuizAttemptState } from './quiz.entities';

@ObjectType({ description: 'The attempt is open.' })
export class QuizAttemptStarted {
  @Field(() => QuizAttempt, { description: 'With its questions and its deadline.' })
  attempt: WholeAttempt;

  constructor(attempt: WholeAttempt) {
    this.attempt = attempt;
  }
}

@ObjectType({ implements: UserError, description: 'The quiz was taken as often as its author allows.' })
export class NoAttemptsLeft extends UserError {
  override message = 'You have no attempts left at this quiz';
}

@ObjectType({ description: 'The server keeps the answers.' })
export class QuizAnswersSaved {
  @Field(() => QuizAttempt, { description: 'The attempt as it is now.' })
  attempt: QuizAttempt;

  constructor(attempt: QuizAttempt) {
    this.attempt = attempt;
  }
}

@ObjectType({
  implements: UserError,
  description: 'Its time ran out, or it was submitted elsewhere; the attempt carries the result.',
})
export class QuizAttemptOver extends UserError {
  override message = 'This attempt is over';

  @Field(() => QuizAttempt, { description: 'The finished attempt.' })
  attempt: QuizAttempt;

  constructor(attempt: QuizAttempt, message?: string) {
    super();
    this.attempt = attempt;
    if (message !== undefined) this.message = message;
  }
}

@ObjectType({
  implements: UserError,
  description:
    'The saved answers are no longer those of the expected revision: nothing was graded, and the attempt carries the answers saved now.',
})
export class AnswersChangedElsewhere extends UserError {
  override message = 'Your answers were changed in another tab or on another device';

  @Field(() => QuizAttempt, { description: 'The open attempt as it is now.' })
  attempt: QuizAttempt;

  constructor(attempt: QuizAttempt) {
    super();
    this.attempt = attempt;
  }
}

@ObjectType({
  description: 'The attempt is finished; submitting the same again answers the same.',
})
export class QuizAttemptSubmitted {
  @Field(() => QuizAttempt, { description: 'With its result.' })
  attempt: QuizAttempt;

  constructor(attempt: QuizAttempt) {
    this.attempt = attempt;
  }
}

@ObjectType({ implements: UserError, description: 'There is no answer to submit; the attempt stays open.' })
export class NothingAnswered extends UserError {
  override message = 'Answer at least one question before you submit';
}

export const StartQuizAttemptResult = createUnionType({
  name: 'StartQuizAttemptResult',
  description: 'What became of starting.',
  types: () => [QuizAttemptStarted, NoAttemptsLeft] as const,
});

export const SaveQuizAnswersResult = createUnionType({
  name: 'SaveQuizAnswersResult',
  description: 'What became of saving.',
  types: () => [QuizAnswersSaved, QuizAttemptOver] as const,
});

export const SubmitQuizAttemptResult = createUnionType({
  name: 'SubmitQuizAttemptResult',
  description: 'What became of a submission.',
  types: () => [QuizAttemptSubmitted, QuizAttemptOver, AnswersChangedElsewhere, NothingAnswered] as const,
});

@ObjectType({
  description:
    "One of the viewer's own attempts was changed. It carries no answers: read the attempt again when it is over or when the revision is higher than the one known.",
})
export class QuizAttemptChange {
  @Field(() => ID, { description: 'The attempt.' })
  attemptId!: string;

  @Field(() => QuizAttemptState, { description: 'How far it is now.' })
  state!: QuizAttemptState;

  @Field(() => Int, { description: "The attempt's answersRevision now." })
  answersRevision!: number;
}
