import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Int, Mutation } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../../accounts/account.types';
import { CatalogueService } from '../../courses/catalogue/catalogue.service';
import { Lesson } from '../../courses/course.types';
import { CoursePermission, permissionsOf } from '../../courses/permissions/course-permissions.rules';
import {
  InstructorCourse,
  Teaching,
  CourseDeleted,
  CourseDuplicated,
  CreateCourseResult,
  UpdateCourseResult,
  CourseInput,
  LessonInput,
  AddLessonResult,
  LessonDeleted,
  LessonMoved,
  LessonRestored,
  UpdateLessonResult,
} from './authoring.types';
import { TeachingService } from './teaching.service';
import { CourseAuthoringService } from './course-authoring.service';
import { LessonAuthoringService } from './lesson-authoring.service';

const COURSE = { description: 'Identifier of the course.' };
const LESSON = { description: 'Identifier of the lesson.' };

@Resolver(() => Viewer)
export class ViewerTeachingResolver {
  constructor(private readonly service: TeachingService) {}

  @RequiresScope('read:teaching')
  @FieldResolver(() => Teaching, {
    nullable: true,
    description: "The viewer's courses and quizzes as an instructor; null for other roles.",
  })
  teaching(@Root() viewer: Viewer) {
    return this.service.teachingOf(viewer);
  }
}

@Resolver(() => Teaching)
export class TeachingResolver {
  constructor(private readonly service: TeachingService) {}

  @FieldResolver(() => [InstructorCourse], {
    description:
      'The courses on whose team the viewer is, their own and shared ones, newest first, without deleted ones.',
  })
  courses(@Root() { viewer }: Teaching, @Ctx() { batches }: Context) {
    return batches.once('own courses', () => this.service.courses(viewer));
  }

  @FieldResolver(() => InstructorCourse, {
    nullable: true,
    description:
      'A course on whose team the viewer is; null if it does not exist or they are not on its team.',
  })
  course(@Root() { viewer }: Teaching, @Arg('id', () => ID, COURSE) id: string) {
    return this.service.course(viewer, id);
  }
}

@Resolver(() => InstructorCourse)
export class InstructorCourseResolver {
  constructor(
    private readonly courses: CourseAuthoringService,
    private readonly lessonAuthoring: LessonAuthoringService,
    private readonly catalogue: CatalogueService,
  ) {}

  @FieldResolver(() => [CoursePermission], {
    description: "What the viewer's role allows them in the course.",
  })
  viewerPermissions(@Root() { viewerRole: role, viewerSeesAddresses: seesAddresses }: InstructorCourse) {
    return permissionsOf({ role, seesAddresses });
  }

  @FieldResolver(() => [Lesson], { description: 'Lessons of the course, in order.' })
  lessons(@Root() course: InstructorCourse, @Ctx() { viewer, batches }: Context) {
    return (
      course.lessons ??
      batches.load('lessons of course', course.id, (ids) => this.catalogue.lessonsOf(viewer, ids))
    );
  }

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
    return this.courses.createCourse(viewer, input, lessons);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => UpdateCourseResult, { description: 'Updates a course, except its lessons.' })
  updateCourse(
    @Arg('id', () => ID, COURSE) id: string,
    @Arg('input', () => CourseInput, { description: 'The new content of the course.' }) input: CourseInput,
    @Arg('revision', () => Int, { description: '`revision` of the course when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.courses.updateCourse(viewer, id, input, revision);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => InstructorCourse, {
    description:
      'Publishes or unpublishes a course. Enrolled students keep access to an unpublished course. Repeating it has no effect. FORBIDDEN to publish a course that has a block.',
  })
  setCoursePublished(
    @Arg('id', () => ID, COURSE) id: string,
    @Arg('isPublished', () => Boolean, { description: 'Whether the course is published.' })
    isPublished: boolean,
    @Ctx() { viewer }: Context,
  ) {
    return this.courses.setCoursePublished(viewer, id, isPublished);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CourseDeleted, {
    description: 'Deletes a course for everyone. Certificates already issued stay valid.',
  })
  deleteCourse(@Arg('id', () => ID, COURSE) id: string, @Ctx() { viewer }: Context) {
    return this.courses.deleteCourse(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => CourseDuplicated, {
    description:
      'Creates a draft with the same lessons and quizzes. Shares the rate limit of `createCourse`. FORBIDDEN for a course that has a block.',
  })
  duplicateCourse(@Arg('id', () => ID, COURSE) id: string, @Ctx() { viewer }: Context) {
    return this.courses.duplicateCourse(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => AddLessonResult, { description: "Adds a lesson to one of the viewer's courses." })
  addLesson(
    @Arg('courseId', () => ID, COURSE) courseId: string,
    @Arg('input', () => LessonInput, { description: 'The lesson to add.' }) input: LessonInput,
    @Arg('position', () => Int, {
      nullable: true,
      description: 'Position in the course, starting at 1; null or a number beyond the end to append.',
    })
    position: number | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.lessonAuthoring.addLesson(viewer, courseId, input, position ?? null);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => UpdateLessonResult, { description: 'Updates a lesson.' })
  updateLesson(
    @Arg('id', () => ID, LESSON) id: string,
    @Arg('input', () => LessonInput, { description: 'The new content of the lesson.' }) input: LessonInput,
    @Arg('revision', () => Int, { description: '`revision` of the lesson when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.lessonAuthoring.updateLesson(viewer, id, input, revision);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonDeleted, {
    description: "Deletes a lesson and recalculates the students' progress. `restoreLesson` reverts it.",
  })
  deleteLesson(@Arg('id', () => ID, LESSON) id: string, @Ctx() { viewer }: Context) {
    return this.lessonAuthoring.deleteLesson(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonRestored, {
    description: 'Restores a deleted lesson at its former position. NOT_FOUND if it is not deleted.',
  })
  restoreLesson(@Arg('id', () => ID, LESSON) id: string, @Ctx() { viewer }: Context) {
    return this.lessonAuthoring.restoreLesson(viewer, id);
  }

  @RequiresScope('write:teaching')
  @Mutation(() => LessonMoved, { description: 'Moves a lesson to another position in its course.' })
  moveLesson(
    @Arg('id', () => ID, LESSON) id: string,
    @Arg('toPosition', () => Int, {
      description: 'New position, starting at 1; a number beyond the end moves it to the end.',
    })
    toPosition: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.lessonAuthoring.moveLesson(viewer, id, toPosition);
  }
}
