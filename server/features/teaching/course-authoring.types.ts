import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { InvalidInput, UserError } from '../../platform/user-error';
import type { Viewer } from '../../platform/viewer';
import { InstructorCourse } from './instructor-course.types';
import { Teaching } from './teaching.types';

const teachingOf = (viewer: Viewer): Teaching => ({ id: viewer.account.id, viewer });

@ObjectType({ description: 'There is a new draft.' })
export class CourseCreated {
  @Field(() => InstructorCourse, { description: 'The draft.' })
  course: InstructorCourse;

  @Field(() => Teaching, { description: 'What its author teaches, the draft included.' })
  teaching: Teaching;

  constructor(course: InstructorCourse, author: Viewer) {
    this.course = course;
    this.teaching = teachingOf(author);
  }
}

@ObjectType({ description: 'The edit is saved.' })
export class CourseUpdated {
  @Field(() => InstructorCourse, { description: 'The course, with its new revision.' })
  course: InstructorCourse;

  constructor(course: InstructorCourse) {
    this.course = course;
  }
}

@ObjectType({
  implements: UserError,
  description: 'Somebody saved it after this form was opened; nothing was changed.',
})
export class CourseEditedElsewhere extends UserError {
  override message = 'This course was edited elsewhere. Reload to see the newer version.';

  @Field(() => InstructorCourse, { description: 'The course as it is now.' })
  course: InstructorCourse;

  constructor(course: InstructorCourse) {
    super();
    this.course = course;
  }
}

@ObjectType({ description: 'The course is gone for everyone; certificates of it stay.' })
export class CourseDeleted {
  @Field(() => ID, { description: 'The course that is gone.' })
  courseId: string;

  @Field(() => Teaching, { description: 'What its author still teaches.' })
  teaching: Teaching;

  constructor(courseId: string, author: Viewer) {
    this.courseId = courseId;
    this.teaching = teachingOf(author);
  }
}

@ObjectType({ description: 'There is a draft with the same lessons and, inactive, the same quizzes.' })
export class CourseDuplicated {
  @Field(() => InstructorCourse, { description: 'The draft.' })
  course: InstructorCourse;

  @Field(() => Teaching, { description: 'What its author teaches, the draft included.' })
  teaching: Teaching;

  constructor(course: InstructorCourse, author: Viewer) {
    this.course = course;
    this.teaching = teachingOf(author);
  }
}

export const CreateCourseResult = createUnionType({
  name: 'CreateCourseResult',
  description: 'What became of a new course.',
  types: () => [CourseCreated, InvalidInput] as const,
});

export const UpdateCourseResult = createUnionType({
  name: 'UpdateCourseResult',
  description: 'What became of an edit.',
  types: () => [CourseUpdated, InvalidInput, CourseEditedElsewhere] as const,
});
