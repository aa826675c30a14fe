import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
import { Service } from '../../platform/injection';
import { ExtraTime, InstructorQuiz } from './instructor-quiz.types';
import { QuizFiguresService } from './quiz-figures.service';
import { QuizResultsService } from './quiz-results.service';
import {
  InstructorExtraTime,
  InstructorQuestionStats,
  InstructorQuizResults,
  InstructorQuizStudent,
  InstructorQuizStudentConnection,
} from './quiz-results.types';

@Service()
@Resolver(() => InstructorQuiz)
export class InstructorQuizOutcomeResolver {
  constructor(private readonly service: QuizResultsService) {}

  @Mutation(() => InstructorQuizStudent, {
    description:
      'Gives a student more time, in attempts started from now on. NOT_FOUND unless the quiz is theirs and the student enrolled in its course.',
  })
  setExtraTime(
    @Arg('quizId', () => ID, { description: 'The quiz.' }) quizId: string,
    @Arg('studentId', () => ID, { description: "The student's account." }) studentId: string,
    @Arg('extraTime', () => ExtraTime, { description: 'How much longer they may take.' })
    extraTime: ExtraTime,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setExtraTime(viewer, quizId, studentId, extraTime);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => InstructorQuizResults, { description: 'What came of it so far.' })
  results(@Root() quiz: InstructorQuiz): InstructorQuizResults {
    return { quizId: quiz.id };
  }

  @FieldResolver(() => [InstructorExtraTime], { description: 'Students who may take longer, by name.' })
  extraTimes(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('extra times of own quiz', quiz.id, (ids) => this.service.extraTimesOf(viewer, ids));
  }
}

@Service()
@Resolver(() => InstructorQuizResults)
export class InstructorQuizResultsResolver {
  constructor(
    private readonly service: QuizResultsService,
    private readonly kept: QuizFiguresService,
  ) {}

  @FieldResolver(() => InstructorQuizStudentConnection, {
    description: "The students of the quiz's course with their attempts, by name.",
  })
  students(
    @Root() { quizId }: InstructorQuizResults,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Contained in the name or the email, at most 100 characters; null: all of them.',
    })
    search: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.students(viewer, quizId, first, after ?? null, search ?? null);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [InstructorQuestionStats], {
    description: "Question by question, in the quiz's order, those it no longer asks at the end.",
  })
  questions(@Root() { quizId }: InstructorQuizResults, @Ctx() context: Context) {
    const { viewer, batches } = context;
    return batches.once(`question stats of ${quizId}`, async () =>
      this.kept.questions(viewer, quizId, await this.figures(quizId, context)),
    );
  }

  @FieldResolver(() => [Int], {
    description: 'How many attempts that enter averages reached 0-9, 10-19, … 90-100 percent.',
  })
  async distribution(@Root() { quizId }: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.figures(quizId, context)).distribution;
  }

  @FieldResolver(() => Int, { description: 'How many attempts that enter averages passed.' })
  async passedCount(@Root() { quizId }: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.figures(quizId, context)).passedCount;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The percent in the middle of them, rounded; null without any.',
  })
  async medianPercent(@Root() { quizId }: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.figures(quizId, context)).medianPercent;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'The minutes from start to end in the middle of them, rounded; null without any.',
  })
  async medianMinutes(@Root() { quizId }: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.figures(quizId, context)).medianMinutes;
  }

  @FieldResolver(() => String, {
    description: 'Path of the CSV of every attempt, answered to the bearer token of its author.',
  })
  csvPath(@Root() { quizId }: InstructorQuizResults) {
    return `/instructor/quizzes/${quizId}/results.csv`;
  }

  private figures(quizId: string, { viewer, batches }: Context) {
    return batches.once(`quiz figures of ${quizId}`, () => this.kept.figures(viewer, quizId));
  }
}
