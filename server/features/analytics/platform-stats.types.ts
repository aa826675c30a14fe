import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The platform in numbers, counted when asked.' })
export class PlatformStats {
  @Field(() => Int, { description: 'Published courses.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Registered students.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Registered instructors.' })
  totalInstructors!: number;
}
