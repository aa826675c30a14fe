import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A quiz of a course as everyone may see it: without its questions.' })
export class Quiz {
  @Field(() => ID, { description: 'The quiz, for good.' })
  id!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  description!: string;

  @Field(() => Int, { description: 'How many questions it asks.' })
  questionCount!: number;

  @Field(() => Int, { nullable: true, description: 'Minutes from start to deadline; null: no limit.' })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'The least percent that passes, 0 to 100.' })
  passingScorePercent!: number;

  @Field(() => Boolean, { description: 'false: listed, but not available.' })
  isActive!: boolean;
}

declare module '../catalogue/course.types' {
  interface Course {
    /** Read along by the statement of one course; lists leave it to a batched read. */
    quizzes?: Quiz[];
  }
}
