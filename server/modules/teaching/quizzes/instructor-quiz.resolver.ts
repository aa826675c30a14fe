import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { InstructorCourse, Teaching } from '../authoring/authoring.types';
import { TeachingService } from '../authoring/teaching.service';
import {
  QuizInput,
  CreateQuizResult,
  InstructorQuestion,
  InstructorQuiz,
  InstructorQuizTotals,
  QuizDeleted,
  UpdateQuizResult,
} from './instructor-quiz.types';
import { QuizAuthoringService } from './quiz-authoring.service';

@Resolver(() => Teaching)
export class TeachingQuizzesResolver {
  constructor(private readonly authoring: QuizAuthoringService) {}

  @FieldResolver(() => [InstructorQuiz], { description: "The instructor's quizzes, newest first." })
  quizzes(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own quizzes', () => this.authoring.quizzes(viewer));
  }

  @FieldResolver(() => InstructorQuizTotals, {
    description: "Totals across all of the instructor's quizzes.",
  })
  quizTotals(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own quiz totals', () => this.authoring.totals(viewer));
  }

  @FieldResolver(() => InstructorQuiz, {
    nullable: true,
    description:
      "One of the instructor's quizzes; null if it does not exist or belongs to another instructor.",
  })
  quiz(
    @Root() { viewer }: Teaching,
    @Arg('id', () => ID, { description: 'Identifier of the quiz.' }) id: string,
  ) {
    return this.authoring.quiz(viewer, id);
  }
}

@Resolver(() => InstructorCourse)
export class InstructorCourseQuizzesResolver {
  constructor(private readonly authoring: QuizAuthoringService) {}

  @FieldResolver(() => [InstructorQuiz], { description: 'Quizzes of the course, newest first.' })
  quizzes(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return batches.load('own quizzes of course', course.id, (ids) => this.authoring.quizzesOf(viewer, ids));
  }
}

@Resolver(() => InstructorQuiz)
export class InstructorQuizResolver {
  constructor(
    private readonly authoring: QuizAuthoringService,
    private readonly teaching: TeachingService,
  ) {}

  @RequiresScope('write:teaching')
  @Mutation(() => CreateQuizResult, {
    description:
      "Creates a quiz. The enrolled students are notified if it is active. NOT_FOUND unless the course is the viewer's.",
  })
  createQuiz(
    @Arg('input', () => QuizInput, { description: 'The quiz to create.' }) input: QuizInput,
    @Arg('isActive', () => Boolean, {
      defaultValue: true,
      description: 'Whether students can take the quiz at once; false for a draft.',
    })
    isActive: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.create(viewer, input, isActive);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => UpdateQuizResult, {
    description:
      "Replaces a quiz. Questions with an `id` keep it, and questions left out are removed. Existing attempts are not changed. NOT_FOUND unless the quiz is the viewer's.",
  })
  updateQuiz(
    @Arg('id', () => ID, { description: 'Identifier of the quiz.' }) id: string,
    @Arg('input', () => QuizInput, { description: 'The new content of the quiz.' }) input: QuizInput,
    @Arg('revision', () => Int, { description: '`revision` of the quiz when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.update(viewer, id, input, revision);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => InstructorQuiz, {
    description:
      "Activates or deactivates a quiz. Repeating it has no effect. NOT_FOUND unless the quiz is the viewer's.",
  })
  setQuizActive(
    @Arg('id', () => ID, { description: 'Identifier of the quiz.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'Whether students can take the quiz.' }) isActive: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.setActive(viewer, id, isActive);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => QuizDeleted, {
    description:
      "Deletes a quiz. Open attempts can still be finished. NOT_FOUND unless the quiz is the viewer's.",
  })
  deleteQuiz(
    @Arg('id', () => ID, { description: 'Identifier of the quiz.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.delete(viewer, id);
  }

  @FieldResolver(() => InstructorCourse, { description: 'The course of the quiz.' })
  course(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('own course', quiz.courseId, (ids) => this.teaching.coursesOf(viewer, ids));
  }

  @FieldResolver(() => [InstructorQuestion], {
    description: 'The questions with their correct answers, in order.',
  })
  questions(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('questions of own quiz', quiz.id, (ids) => this.authoring.questionsOf(viewer, ids));
  }
}
