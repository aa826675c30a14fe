import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Lesson } from '../../courses/course.types';

@ObjectType({ description: 'The right answer of the question on the landing page.' })
export class LandingAnswer {
  @Field(() => Int, { description: 'Which of the `options` is right, from 0.' })
  option!: number;

  @Field(() => String, { nullable: true, description: 'Why it is right; null if its author gave no reason.' })
  explanation!: string | null;
}

@ObjectType({
  description:
    'The question that everyone can answer on the landing page. Its authors released it with its answer for practice.',
})
export class LandingQuestion {
  @Field(() => ID, { description: 'Identifier of the question.' })
  id!: string;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => [String], { description: 'Its possible answers, two or four.' })
  options!: string[];

  @Field(() => LandingAnswer, { description: 'Its right answer.' })
  answer!: LandingAnswer;

  @Field(() => Lesson, { description: 'The lesson that it is about, of a published course.' })
  lesson!: Lesson;
}

@ObjectType({ description: 'A question that administrators can choose for the landing page.' })
export class LandingQuestionChoice {
  @Field(() => ID, { description: 'Identifier of the question.' })
  id!: string;

  @Field(() => String, { description: 'The question.' })
  text!: string;

  @Field(() => String, { description: 'Title of its course.' })
  courseTitle!: string;

  @Field(() => String, { description: 'Title of the lesson that it is about.' })
  lessonTitle!: string;
}
