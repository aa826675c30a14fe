import { Field, ID, ObjectType } from 'type-graphql';
import { resultOf } from '../../../platform/result-of';
import { InvalidInput, UserError } from '../../../platform/user-error';
import type { Viewer } from '../../../platform/viewer';
import { EditConflict, type LastEdit } from '../../accounts/last-edit.types';
import { InstructorCourse } from './instructor-course.types';
import { Teaching } from './teaching.types';

@ObjectType()
abstract class TeachingChanged {
  @Field(() => Teaching, { description: "The instructor's courses and quizzes, updated." })
  teaching: Teaching;

  constructor(viewer: Viewer) {
    this.teaching = { id: viewer.account.id, viewer };
  }
}

@ObjectType()
abstract class CourseAdded extends TeachingChanged {
  @Field(() => InstructorCourse, { description: 'The new course.' })
  course: InstructorCourse;

  constructor(course: InstructorCourse, author: Viewer) {
    super(author);
    this.course = course;
  }
}

@ObjectType({ description: 'The course was created as a draft.' })
export class CourseCreated extends CourseAdded {}

@ObjectType({ description: 'The course was saved.' })
export class CourseUpdated {
  @Field(() => InstructorCourse, { description: 'The updated course with its new revision.' })
  course: InstructorCourse;

  constructor(course: InstructorCourse) {
    this.course = course;
  }
}

@ObjectType({
  implements: UserError,
  description: 'The course was edited since it was read. Nothing was changed.',
})
export class CourseEditConflict extends EditConflict {
  override message = 'This course was edited elsewhere. Reload to see the newer version.';

  @Field(() => InstructorCourse, { description: 'The current version of the course.' })
  course: InstructorCourse;

  constructor(course: InstructorCourse, lastEdit: LastEdit | null) {
    super(lastEdit);
    this.course = course;
  }
}

@ObjectType({ description: 'The course was deleted for everyone. Certificates already issued stay valid.' })
export class CourseDeleted extends TeachingChanged {
  @Field(() => ID, { description: 'Identifier of the deleted course.' })
  courseId: string;

  constructor(courseId: string, author: Viewer) {
    super(author);
    this.courseId = courseId;
  }
}

@ObjectType({ description: 'The course was copied to a new draft. Its quizzes are inactive.' })
export class CourseDuplicated extends CourseAdded {}

export const CreateCourseResult = resultOf('createCourse', () => [CourseCreated, InvalidInput]);

export const UpdateCourseResult = resultOf('updateCourse', () => [
  CourseUpdated,
  InvalidInput,
  CourseEditConflict,
]);
