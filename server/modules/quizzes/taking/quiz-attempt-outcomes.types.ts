import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { DetailedError, resultOf, UserError, Payload } from '../../../platform/user-error';
import { QuizAttempt, type WholeAttempt } from '../quiz-attempt.types';
import { QuizAttemptState } from '../quiz.entities';
import type { GivenAnswer } from './quiz-attempt.rules';

@ObjectType({ description: 'The attempt is open.' })
export class QuizAttemptStarted extends Payload<QuizAttemptStarted> {
  @Field(() => QuizAttempt, { description: 'The attempt with its questions and deadline.' })
  attempt!: WholeAttempt;
}

@ObjectType({ implements: UserError, description: 'The viewer has used all attempts the quiz allows.' })
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

@ObjectType({
  implements: UserError,
  description: 'The attempt has expired or was already submitted.',
})
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

@ObjectType({
  implements: UserError,
  description:
    'The saved answers have changed since `expectedRevision`. Nothing was graded, and the attempt stays open.',
})
export class AnswersChangedElsewhere extends DetailedError<AnswersChangedElsewhere> {
  override message = 'Your answers were changed in another tab or on another device';

  @Field(() => QuizAttempt, { description: 'The open attempt with the answers saved now.' })
  attempt!: QuizAttempt;
}

@ObjectType({
  description: 'The attempt is finished. Submitting the same answers again returns the same result.',
})
export class QuizAttemptSubmitted extends QuizAttemptWritten {}

@ObjectType({ implements: UserError, description: 'There are no answers to submit. The attempt stays open.' })
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
