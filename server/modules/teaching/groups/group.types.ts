import { Field, ID, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { InstructorCourse } from '../authoring/authoring.types';

@ObjectType({ description: 'A group of students within a course. A student can be in several groups.' })
export class CourseGroup {
  @Field(() => ID, { description: 'Unique identifier of the group.' })
  id!: string;

  @Field(() => String, {
    description:
      'Name of the group, at most 60 characters; unique in the course, regardless of case and accents.',
  })
  name!: string;

  @Field(() => Int, { description: 'Number of its students.' })
  studentCount!: number;

  @Field(() => Date, { description: 'When the group was created.' })
  createdAt!: Date | string;
}

@ObjectType({ description: 'The groups of the course were changed.' })
export class CourseGroupsChanged extends Payload<CourseGroupsChanged> {
  @Field(() => InstructorCourse, { description: 'The course, with its groups.' })
  course!: InstructorCourse;
}

export const CreateGroupResult = resultOf('createGroup', () => [CourseGroupsChanged, InvalidInput]);

export const RenameGroupResult = resultOf('renameGroup', () => [CourseGroupsChanged, InvalidInput]);
