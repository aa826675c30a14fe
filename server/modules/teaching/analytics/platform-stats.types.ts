import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Public totals of the platform.' })
export class PlatformStats {
  @Field(() => Int, { description: 'Number of published courses.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Number of registered students.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Number of registered instructors.' })
  totalInstructors!: number;
}
