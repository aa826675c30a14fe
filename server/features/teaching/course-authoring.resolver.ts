import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { CourseAuthoringService } from './course-authoring.service';
import {
  CourseDeleted,
  CourseDuplicated,
  CreateCourseResult,
  UpdateCourseResult,
} from './course-authoring.types';
import { InstructorCourse } from './instructor-course.types';
import { CourseInput, LessonInput } from './teaching.inputs';

@Service()
@Resolver()
export class CourseAuthoringResolver {
  constructor(private readonly service: CourseAuthoringService) {}

  @Mutation(() => CreateCourseResult, {
    description: 'Makes a draft, with its lessons or not at all. RATE_LIMITED beyond 60 courses an hour.',
  })
  createCourse(
    @Arg('input', () => CourseInput, { description: 'The course.' }) input: CourseInput,
    @Arg('lessons', () => [LessonInput], {
      defaultValue: [],
      description: 'The lessons it starts with, in order; at most 200.',
    })
    lessons: LessonInput[],
    @Ctx() { viewer }: Context,
  ) {
    return this.service.createCourse(viewer, input, lessons);
  }

  @Mutation(() => UpdateCourseResult, { description: 'Edits a course, its lessons aside.' })
  updateCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Arg('input', () => CourseInput, { description: 'All of what it becomes.' }) input: CourseInput,
    @Arg('revision', () => Int, { description: 'The revision that was edited.' }) revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.updateCourse(viewer, id, input, revision);
  }

  @Mutation(() => InstructorCourse, {
    description:
      'Publishes a course or takes it back, which leaves access to those enrolled; again changes nothing.',
  })
  setCoursePublished(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Arg('isPublished', () => Boolean, { description: 'false: taken back.' }) isPublished: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setCoursePublished(viewer, id, isPublished);
  }

  @Mutation(() => CourseDeleted, { description: 'Deletes a course for everyone; certificates of it stay.' })
  deleteCourse(@Arg('id', () => ID, { description: 'The course.' }) id: string, @Ctx() { viewer }: Context) {
    return this.service.deleteCourse(viewer, id);
  }

  @Mutation(() => CourseDuplicated, {
    description: 'Makes a draft with the same lessons and quizzes. RATE_LIMITED as createCourse.',
  })
  duplicateCourse(
    @Arg('id', () => ID, { description: 'The course.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.duplicateCourse(viewer, id);
  }
}
