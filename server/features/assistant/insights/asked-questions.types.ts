import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How often students asked the assistant about a lesson in the last 30 days.' })
export class AskedQuestions {
  @Field(() => Int, { description: 'Questions whose answer names the lesson first.' })
  count!: number;

  @Field(() => Int, {
    description:
      'Those among them that no lesson answered directly, so that the lesson was only the closest.',
  })
  unansweredCount!: number;
}
