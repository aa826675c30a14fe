import { Field, ID, ObjectType } from 'type-graphql';
import { resultOf } from '../../../platform/result-of';
import { InvalidInput, UserError } from '../../../platform/user-error';
import { EditConflict, type LastEdit } from '../../accounts/last-edit.types';
import { Lesson } from '../../courses/lesson.types';
import { InstructorCourse } from './instructor-course.types';

@ObjectType({ description: 'The lesson was added.' })
export class LessonAdded {
  @Field(() => Lesson, { description: 'The new lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'The course with its lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The lesson was saved.' })
export class LessonUpdated {
  @Field(() => Lesson, { description: 'The updated lesson with its new revision.' })
  lesson!: Lesson;
}

@ObjectType({
  implements: UserError,
  description: 'The lesson was edited since it was read. Nothing was changed.',
})
export class LessonEditConflict extends EditConflict {
  override message = 'This lesson was edited elsewhere. Reload to see the newer version.';

  @Field(() => Lesson, { description: 'The current version of the lesson.' })
  lesson: Lesson;

  constructor(lesson: Lesson, lastEdit: LastEdit | null) {
    super(lastEdit);
    this.lesson = lesson;
  }
}

@ObjectType({
  description: "The lesson was deleted and the students' progress recalculated. `restoreLesson` reverts it.",
})
export class LessonDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted lesson.' })
  lessonId!: string;

  @Field(() => InstructorCourse, { description: 'The course with its remaining lessons.' })
  course!: InstructorCourse;
}

@ObjectType({
  description: "The lesson was restored at its former position, together with the students' completions.",
})
export class LessonRestored {
  @Field(() => Lesson, { description: 'The restored lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'The course with its lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The lesson was moved.' })
export class LessonMoved {
  @Field(() => Lesson, { description: 'The moved lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'The course with its lessons in their new order.' })
  course!: InstructorCourse;
}

export const AddLessonResult = resultOf('addLesson', () => [LessonAdded, InvalidInput]);

export const UpdateLessonResult = resultOf('updateLesson', () => [
  LessonUpdated,
  InvalidInput,
  LessonEditConflict,
]);
