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
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { QuizAttemptChangesService } from './quiz-attempt-closing.service';
import { QuizAttemptService } from './quiz-attempt.service';
import { QuizAttemptStartService } from './quiz-attempt-start.service';
import { QuizAttemptSubmissionService } from './quiz-attempt-submission.service';
import {
  Question,
  QuestionLesson,
  QuestionReview,
  Quiz,
  QuizAnswerInput,
  QuizAttempt,
  QuizAttemptChange,
  QuizResult,
  ReviewHiddenReason,
  SavedAnswer,
  SaveQuizAnswersResult,
  StartQuizAttemptResult,
  SubmitQuizAttemptResult,
} from '../quiz.types';
import { answersOf, isOpen, questionsOf, resultOf, reviewHiddenReasonOf, reviewOf } from './quiz-review';

const ATTEMPT = { description: "Identifier of one of the viewer's attempts." };

@Resolver(() => QuizAttempt)
export class QuizAttemptResolver {
  constructor(
    private readonly attempts: QuizAttemptService,
    private readonly starting: QuizAttemptStartService,
    private readonly submissions: QuizAttemptSubmissionService,
  ) {}

  @RequiresScope('read:learning')
  @Query(() => QuizAttempt, {
    nullable: true,
    description: "One of the viewer's attempts; null if it does not exist or belongs to another account.",
  })
  quizAttempt(
    @Arg('id', () => ID, { description: 'Identifier of the attempt.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.attempts.attempt(viewer, id);
  }

  @RequiresScope('write:learning')
  @Mutation(() => StartQuizAttemptResult, {
    description:
      "Starts an attempt, or returns the open one. NOT_FOUND if the quiz is inactive, FORBIDDEN unless enrolled and for the quiz's instructor, RATE_LIMITED beyond 60 new attempts an hour.",
  })
  startQuizAttempt(
    @Arg('quizId', () => ID, { description: 'Identifier of the quiz.' }) quizId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.starting.start(viewer, quizId);
  }

  @RequiresScope('write:learning')
  @Mutation(() => SaveQuizAnswersResult, {
    description: 'Saves answers and, if given, the flagged questions of an open attempt.',
  })
  saveQuizAnswers(
    @Arg('attemptId', () => ID, ATTEMPT) attemptId: string,
    @Arg('answers', () => [QuizAnswerInput], {
      description: 'The answers that changed; all other answers are kept.',
    })
    answers: QuizAnswerInput[],
    @Arg('flaggedQuestionIds', () => [ID], {
      nullable: true,
      description: 'Identifiers of all flagged questions; null to leave them unchanged.',
    })
    flagged: string[] | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.attempts.save(viewer, attemptId, answers, flagged ?? null);
  }

  @RequiresScope('write:learning')
  @Mutation(() => SubmitQuizAttemptResult, {
    description: 'Submits an attempt for grading. Repeating it returns the same result.',
  })
  submitQuizAttempt(
    @Arg('attemptId', () => ID, ATTEMPT) attemptId: string,
    @Arg('answers', () => [QuizAnswerInput], {
      description:
        'Answers that are not saved yet, graded together with the saved ones. Ignored if they arrive more than 10 seconds after the deadline.',
    })
    answers: QuizAnswerInput[],
    @Arg('expectedRevision', () => Int, {
      nullable: true,
      description:
        '`answersRevision` of the attempt when it was read. If the saved answers have changed since and the deadline has not passed, nothing is graded and AnswersChangedElsewhere is returned; null to grade the saved answers in any case.',
    })
    expectedRevision: number | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.submissions.submit(viewer, attemptId, answers, expectedRevision ?? null);
  }

  @RequiresScope('read:learning')
  @Subscription(() => QuizAttemptChange, {
    description:
      "Sends a change of one of the viewer's attempts when it is started, answers are saved, extra time moves its deadline, or it is submitted or expires, in any tab or on any device.",
    subscribe: ({ context }: { context: Context }) =>
      context.service(QuizAttemptChangesService).changes(context.viewer),
  })
  quizAttemptChanged(@Root() change: QuizAttemptChange): QuizAttemptChange {
    return change;
  }

  @FieldResolver(() => Date, {
    description:
      "The server's time of this response. Count down from `deadline` minus `serverNow`, not from the device's clock.",
  })
  serverNow() {
    return this.attempts.now();
  }

  @FieldResolver(() => [Question], {
    description: 'The questions as they were when the attempt started, in the order of this attempt.',
  })
  async questions(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return questionsOf(await this.contentOf(attempt, context));
  }

  @FieldResolver(() => [SavedAnswer], {
    description: 'The saved answers, in the order of the questions.',
  })
  async answers(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return answersOf(await this.contentOf(attempt, context));
  }

  @FieldResolver(() => [ID], { description: 'Identifiers of the questions flagged for review.' })
  async flaggedQuestionIds(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return (await this.contentOf(attempt, context)).flagged;
  }

  @FieldResolver(() => QuizResult, {
    nullable: true,
    description: 'The result; null while the attempt is open.',
  })
  result(@Root() attempt: QuizAttempt) {
    return resultOf(attempt);
  }

  @FieldResolver(() => Quiz, { description: 'The quiz, even if it can no longer be taken.' })
  quiz(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    return this.quizOf(attempt, context);
  }

  @FieldResolver(() => [QuestionReview], {
    nullable: true,
    description:
      "One review per question, in order, with the details the quiz's review rule allows; null while this or another attempt at the quiz is open, or if the rule shows the score only.",
  })
  async review(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    if (isOpen(attempt)) return null;
    return reviewOf(attempt, await this.quizOf(attempt, context), await this.contentOf(attempt, context));
  }

  @FieldResolver(() => ReviewHiddenReason, {
    nullable: true,
    description: 'Why `review` is null; null if it is shown or the attempt is open.',
  })
  async reviewHiddenReason(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    if (isOpen(attempt)) return null;
    return reviewHiddenReasonOf(await this.quizOf(attempt, context));
  }

  @FieldResolver(() => [QuestionLesson], {
    description:
      'The lessons that the questions are about, right or wrong, in the order of the course; empty while the attempt is open.',
  })
  async lessons(@Root() attempt: QuizAttempt, @Ctx() context: Context) {
    if (isOpen(attempt)) return [];
    return this.attempts.lessonsOfContent(context.viewer, await this.contentOf(attempt, context));
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
