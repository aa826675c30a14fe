import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
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

  @RequiresScope('write:teaching')
  @Mutation(() => CreateCourseResult, {
    description:
      'Creates a draft course with its lessons. Nothing is created if any input is invalid. RATE_LIMITED beyond 60 courses an hour.',
  })
  createCourse(
    @Arg('input', () => CourseInput, { description: 'The course to create.' }) input: CourseInput,
    @Arg('lessons', () => [LessonInput], {
      defaultValue: [],
      description: 'The lessons of the course, in order, at most 200.',
    })
    lessons: LessonInput[],
    @Ctx() { viewer }: Context,
  ) {
    return this.service.createCourse(viewer, input, lessons);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => UpdateCourseResult, { description: 'Updates a course, except its lessons.' })
  updateCourse(
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
    @Arg('input', () => CourseInput, { description: 'The new content of the course.' }) input: CourseInput,
    @Arg('revision', () => Int, { description: '`revision` of the course when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.updateCourse(viewer, id, input, revision);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => InstructorCourse, {
    description:
      'Publishes or unpublishes a course. Enrolled students keep access to an unpublished course. Repeating it has no effect. FORBIDDEN to publish a course that has a block.',
  })
  setCoursePublished(
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
    @Arg('isPublished', () => Boolean, { description: 'Whether the course is published.' })
    isPublished: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setCoursePublished(viewer, id, isPublished);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CourseDeleted, {
    description: 'Deletes a course for everyone. Certificates already issued stay valid.',
  })
  deleteCourse(
    @Arg('id', () => ID, { description: 'Identifier of the course.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.deleteCourse(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CourseDuplicated, {
    description:
      'Creates a draft with the same lessons and quizzes. Shares the rate limit of `createCourse`. FORBIDDEN for a course that has a block.',
  })
  duplicateCourse(
    @Arg('id', () => ID, { description: 'Identifier of the course to copy.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.duplicateCourse(viewer, id);
  }
}
