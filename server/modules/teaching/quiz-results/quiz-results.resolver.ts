import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { ExtraTime, InstructorQuiz } from '../quizzes/instructor-quiz.types';
import { QuizResultsService } from './quiz-results.service';
import {
  InstructorExtraTime,
  InstructorQuestionStats,
  InstructorQuizResults,
  InstructorQuizStudent,
  InstructorQuizStudentConnection,
  InstructorQuizStudentSort,
} from './quiz-results.types';

@Resolver(() => InstructorQuiz)
export class InstructorQuizOutcomeResolver {
  constructor(private readonly service: QuizResultsService) {}

  @RequiresScope('write:teaching')
  @Mutation(() => InstructorQuizStudent, {
    description:
      "Sets a student's extra time for attempts started from now on. NOT_FOUND unless the quiz is the viewer's and the student is enrolled in its course.",
  })
  setExtraTime(
    @Arg('quizId', () => ID, { description: 'Identifier of the quiz.' }) quizId: string,
    @Arg('studentId', () => ID, { description: "Identifier of the student's account." }) studentId: string,
    @Arg('extraTime', () => ExtraTime, { description: 'The extra time.' })
    extraTime: ExtraTime,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setExtraTime(viewer, quizId, studentId, extraTime);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => InstructorQuizResults, { description: 'Results of the quiz.' })
  results(@Root() quiz: InstructorQuiz): InstructorQuizResults {
    return { quizId: quiz.id, quiz };
  }

  @FieldResolver(() => [InstructorExtraTime], { description: 'Students with extra time, sorted by name.' })
  extraTimes(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('extra times of own quiz', quiz.id, (ids) => this.service.extraTimesOf(viewer, ids));
  }
}

@Resolver(() => InstructorQuizResults)
export class InstructorQuizResultsResolver {
  constructor(private readonly service: QuizResultsService) {}

  @FieldResolver(() => InstructorQuizStudentConnection, {
    description: 'Students of the course with their attempts at the quiz.',
  })
  students(
    @Root() { quizId }: InstructorQuizResults,
    @PageArgs('students') { first, after }: Page,
    @Arg('search', () => String, {
      nullable: true,
      description: 'Text to find in the name or email, at most 100 characters; null for all students.',
    })
    search: string | null,
    @Arg('groupId', () => ID, {
      nullable: true,
      description: 'Identifier of a group of the course, to list only its students; null for all students.',
    })
    groupId: string | null,
    @Arg('sort', () => InstructorQuizStudentSort, {
      defaultValue: InstructorQuizStudentSort.NAME,
      description: 'Field to sort by.',
    })
    sort: InstructorQuizStudentSort,
    @Arg('descending', () => Boolean, {
      defaultValue: false,
      description: 'Whether to sort in descending order.',
    })
    isDescending: boolean,
    @Ctx() { viewer }: Context,
  ) {
    const request = { first, after: after ?? null, search: search ?? null, groupId, sort, isDescending };
    return this.service.students(viewer, quizId, request);
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [InstructorQuestionStats], {
    description: 'Statistics of each question in quiz order, followed by questions removed from the quiz.',
  })
  async questions(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).questions;
  }

  @FieldResolver(() => [Int], {
    description: 'Number of counted attempts that scored 0-9, 10-19, … 90-100 percent.',
  })
  async distribution(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).distribution;
  }

  @FieldResolver(() => Int, { description: 'Number of counted attempts that passed.' })
  async passedCount(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).passedCount;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Median score of the counted attempts in percent, rounded; null if there are none.',
  })
  async medianPercent(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).medianPercent;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Median duration of the counted attempts in minutes, rounded; null if there are none.',
  })
  async medianMinutes(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).medianMinutes;
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When these figures were computed, at most a minute ago; null if they were computed for this request, as in all but large courses.',
  })
  async computedAt(@Root() results: InstructorQuizResults, @Ctx() context: Context) {
    return (await this.read(results, context)).computedAt;
  }

  @FieldResolver(() => String, {
    description: "Path of a CSV file of all attempts. Requires the session token of the quiz's instructor.",
  })
  csvPath(@Root() { quizId }: InstructorQuizResults) {
    return `/instructor/quizzes/${quizId}/results.csv`;
  }

  private read({ quizId, quiz }: InstructorQuizResults, { viewer, batches }: Context) {
    return batches.once(`quiz figures of ${quizId}`, () => this.service.figures(viewer, quiz));
  }
}
