import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import { InvalidInput, UserError } from '../../platform/user-error';
import { Lesson } from '../catalogue/lesson.types';
import { InstructorCourse } from './instructor-course.types';

@ObjectType({ description: 'There is a new lesson.' })
export class LessonAdded {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'Its course, with the lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The edit is saved.' })
export class LessonUpdated {
  @Field(() => Lesson, { description: 'The lesson, with its new revision.' })
  lesson!: Lesson;
}

@ObjectType({
  implements: UserError,
  description: 'Somebody saved it after this form was opened; nothing was changed.',
})
export class LessonEditedElsewhere extends UserError {
  override message = 'This lesson was edited elsewhere. Reload to see the newer version.';

  @Field(() => Lesson, { description: 'The lesson as it is now.' })
  lesson!: Lesson;
}

@ObjectType({
  description: "The lesson is gone, and the students' progress counted anew; restoreLesson undoes it.",
})
export class LessonDeleted {
  @Field(() => ID, { description: 'The lesson that is gone.' })
  lessonId!: string;

  @Field(() => InstructorCourse, { description: 'Its course, with the lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The lesson is back where it stood, with what students had done of it.' })
export class LessonRestored {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'Its course, with the lessons in their new order.' })
  course!: InstructorCourse;
}

@ObjectType({ description: 'The lesson has its new place.' })
export class LessonMoved {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => InstructorCourse, { description: 'Its course, with the lessons in their new order.' })
  course!: InstructorCourse;
}

export const AddLessonResult = createUnionType({
  name: 'AddLessonResult',
  description: 'What became of a new lesson.',
  types: () => [LessonAdded, InvalidInput] as const,
});

export const UpdateLessonResult = createUnionType({
  name: 'UpdateLessonResult',
  description: 'What became of an edit.',
  types: () => [LessonUpdated, InvalidInput, LessonEditedElsewhere] as const,
});
