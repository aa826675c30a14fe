import { Field, ID, ObjectType } from 'type-graphql';

/** A student of a course, as its team sees them; the types of analytics and of quiz results add their figures. */
@ObjectType()
export abstract class EnrolledStudent {
  @Field(() => ID, { description: "Identifier of the student's account." })
  studentId!: string;

  @Field(() => String, { description: 'Name of the student.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the student; null if the viewer may not see addresses in this course.',
  })
  email!: string | null;
}
