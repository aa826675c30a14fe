import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { InstructorCourse } from '../teaching/instructor-course.types';
import { TeachingService } from '../teaching/teaching.service';
import { Teaching } from '../teaching/teaching.types';
import { QuizInput } from './instructor-quiz.inputs';
import {
  CreateQuizResult,
  InstructorQuestion,
  InstructorQuiz,
  InstructorQuizTotals,
  QuizDeleted,
  UpdateQuizResult,
} from './instructor-quiz.types';
import { QuizAuthoringService } from './quiz-authoring.service';

@Service()
@Resolver(() => Teaching)
export class TeachingQuizzesResolver {
  constructor(private readonly authoring: QuizAuthoringService) {}

  @FieldResolver(() => [InstructorQuiz], { description: 'Their quizzes, newest first.' })
  quizzes(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own quizzes', () => this.authoring.quizzes(viewer));
  }

  @FieldResolver(() => InstructorQuizTotals, { description: 'All of them in four numbers.' })
  quizTotals(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own quiz totals', () => this.authoring.totals(viewer));
  }

  @FieldResolver(() => InstructorQuiz, {
    nullable: true,
    description: 'One of their quizzes; null when it is not theirs.',
  })
  quiz(@Root() { viewer }: Teaching, @Arg('id', () => ID, { description: 'The quiz.' }) id: string) {
    return this.authoring.quiz(viewer, id);
  }
}

@Service()
@Resolver(() => InstructorCourse)
export class InstructorCourseQuizzesResolver {
  constructor(private readonly authoring: QuizAuthoringService) {}

  @FieldResolver(() => [InstructorQuiz], { description: 'Its quizzes, newest first.' })
  quizzes(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return batches.load('own quizzes of course', course.id, (ids) => this.authoring.quizzesOf(viewer, ids));
  }
}

@Service()
@Resolver(() => InstructorQuiz)
export class InstructorQuizResolver {
  constructor(
    private readonly authoring: QuizAuthoringService,
    private readonly teaching: TeachingService,
  ) {}

  @Mutation(() => CreateQuizResult, {
    description: 'Makes a quiz, active at once. NOT_FOUND unless the course is theirs.',
  })
  createQuiz(
    @Arg('input', () => QuizInput, { description: 'The quiz.' }) input: QuizInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.create(viewer, input);
  }

  @Mutation(() => UpdateQuizResult, {
    description:
      'Writes the whole quiz; questions with an id keep it, those left out are removed, and attempts stay as they were. NOT_FOUND unless it is theirs.',
  })
  updateQuiz(
    @Arg('id', () => ID, { description: 'The quiz.' }) id: string,
    @Arg('input', () => QuizInput, { description: 'As it shall be.' }) input: QuizInput,
    @Arg('revision', () => Int, { description: 'The revision that the form was opened with.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.update(viewer, id, input, revision);
  }

  @Mutation(() => InstructorQuiz, {
    description:
      'Activates or deactivates a quiz; the same again changes nothing. NOT_FOUND unless it is theirs.',
  })
  setQuizActive(
    @Arg('id', () => ID, { description: 'The quiz.' }) id: string,
    @Arg('isActive', () => Boolean, { description: 'Whether students can take it.' }) isActive: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.authoring.setActive(viewer, id, isActive);
  }

  @Mutation(() => QuizDeleted, {
    description: 'Deletes a quiz; open attempts may finish. NOT_FOUND unless it is theirs.',
  })
  deleteQuiz(@Arg('id', () => ID, { description: 'The quiz.' }) id: string, @Ctx() { viewer }: Context) {
    return this.authoring.delete(viewer, id);
  }

  @FieldResolver(() => InstructorCourse, { description: 'The course it belongs to.' })
  course(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('own course', quiz.courseId, (ids) => this.teaching.coursesOf(viewer, ids));
  }

  @FieldResolver(() => [InstructorQuestion], { description: 'Its questions with their keys, in order.' })
  questions(@Root() quiz: InstructorQuiz, @Ctx() { viewer, batches }: Context) {
    return batches.load('questions of own quiz', quiz.id, (ids) => this.authoring.questionsOf(viewer, ids));
  }
}
