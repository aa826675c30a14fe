import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { QuizAttemptChangesService } from './quiz-attempt-changes.service';
import { QuizAttemptService } from './quiz-attempt.service';
import { QuizAttemptStartService } from './quiz-attempt-start.service';
import { QuizAttemptSubmissionService } from './quiz-attempt-submission.service';
import {
  QuizAttemptChange,
  SaveQuizAnswersResult,
  StartQuizAttemptResult,
  SubmitQuizAttemptResult,
} from './quiz-attempt-outcomes.types';
import {
  Question,
  QuestionReview,
  QuizAttempt,
  QuizResult,
  ReviewHiddenReason,
  SavedAnswer,
} from './quiz-attempt.types';
import { answersOf, isOpen, questionsOf, resultOf, reviewHiddenReasonOf, reviewOf } from './quiz-review';
import { QuizAnswerInput } from './quiz.inputs';
import { Quiz } from './quiz.types';

const ATTEMPT = { description: "One of the viewer's own attempts." };

@Service()
@Resolver(() => QuizAttempt)
export class QuizAttemptResolver {
  constructor(
    private readonly attempts: QuizAttemptService,
    private readonly starting: QuizAttemptStartService,
    private readonly submissions: QuizAttemptSubmissionService,
  ) {}

  @Query(() => QuizAttempt, {
    nullable: true,
    description: "One of the viewer's own attempts; null for anybody else's.",
  })
  quizAttempt(@Arg('id', () => ID, { description: 'The attempt.' }) id: string, @Ctx() { viewer }: Context) {
    return this.attempts.attempt(viewer, id);
  }

  @Mutation(() => StartQuizAttemptResult, {
    description:
      'Opens an attempt, or answers the open one. NOT_FOUND when inactive, FORBIDDEN unless enrolled or for the author, RATE_LIMITED beyond 60 new ones an hour.',
  })
  startQuizAttempt(
    @Arg('quizId', () => ID, { description: 'The quiz.' }) quizId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.starting.start(viewer, quizId);
  }

  @Mutation(() => SaveQuizAnswersResult, {
    description: 'Saves some answers and, when given, which questions are flagged.',
  })
  saveQuizAnswers(
    @Arg('attemptId', () => ID, ATTEMPT) attemptId: string,
    @Arg('answers', () => [QuizAnswerInput], { description: 'Those that changed; the others stay saved.' })
    answers: QuizAnswerInput[],
    @Arg('flaggedQuestionIds', () => [ID], {
      nullable: true,
      description: 'All that are flagged now; null: as they are.',
    })
    flagged: string[] | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.attempts.save(viewer, attemptId, answers, flagged ?? null);
  }

  @Mutation(() => SubmitQuizAttemptResult, {
    description: 'Finishes an attempt and grades it; the same again answers the same.',
  })
  submitQuizAttempt(
    @Arg('attemptId', () => ID, ATTEMPT) attemptId: string,
    @Arg('answers', () => [QuizAnswerInput], {
      description:
        'What was not saved yet; together with the saved ones they count. After deadline + 10 s only the saved ones do.',
    })
    answers: QuizAnswerInput[],
    @Arg('expectedRevision', () => Int, {
      nullable: true,
      description:
        'The answersRevision that the student saw: with another one nothing is graded before the deadline, and AnswersChangedElsewhere is answered. null: grades whatever is saved.',
    })
    expectedRevision: number | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.submissions.submit(viewer, attemptId, answers, expectedRevision ?? null);
  }

  @Subscription(() => QuizAttemptChange, {
    description:
      "One of the viewer's own attempts had an answer changed, was submitted or ran out of time, in any tab or on any device.",
    subscribe: ({ context }: { context: Context }) =>
      context.service(QuizAttemptChangesService).changes(context.viewer),
  })
  quizAttemptChanged(@Root() change: QuizAttemptChange): QuizAttemptChange {
    return change;
  }

  @FieldResolver(() => Date, {
    description:
      "The server's time when it answered: count down from deadline - serverNow, never from the device's clock.",
  })
  serverNow() {
    return this.attempts.now();
  }

  @FieldResolver(() => [Question], {
    description: "In this attempt's order; as they were when it started.",
  })
  async questions(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return questionsOf(await this.contentOf(attempt, context));
  }

  @FieldResolver(() => [SavedAnswer], {
    description: 'The answers the server keeps, in the order of questions.',
  })
  async answers(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return answersOf(await this.contentOf(attempt, context));
  }

  @FieldResolver(() => [ID], { description: 'The questions that were flagged for review.' })
  async flaggedQuestionIds(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return (await this.contentOf(attempt, context)).flagged;
  }

  @FieldResolver(() => QuizResult, { nullable: true, description: 'What it came to; null while open.' })
  result(@Root() attempt: QuizAttempt) {
    return resultOf(attempt);
  }

  @FieldResolver(() => Quiz, { description: 'The quiz, also when it can no longer be taken.' })
  quiz(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return this.quizOf(attempt, context);
  }

  @FieldResolver(() => [QuestionReview], {
    nullable: true,
    description:
      "One a question, in order, as far as the quiz's review rule allows; null while this or another attempt at the quiz is open, or when only the score is shown.",
  })
  async review(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    if (isOpen(attempt)) return null;
    return reviewOf(attempt, await this.quizOf(attempt, context), await this.contentOf(attempt, context));
  }

  @FieldResolver(() => ReviewHiddenReason, {
    nullable: true,
    description: 'Why review is null; null when it is shown, and while the attempt itself is open.',
  })
  async reviewHiddenReason(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    if (isOpen(attempt)) return null;
    return reviewHiddenReasonOf(await this.quizOf(attempt, context));
  }

  private quizOf(attempt: QuizAttempt, { viewer, batches }: Context) {
    return (
      attempt.quiz ??
      batches.load('quiz of attempt', attempt.id, (ids) => this.attempts.quizzesOf(viewer, ids))
    );
  }

  private contentOf(attempt: QuizAttempt, { viewer, batches }: Context) {
    return (
      attempt.content ??
      batches.load('content of attempt', attempt.id, (ids) => this.attempts.contentsOf(viewer, ids))
    );
  }
}
