import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'A word of a lesson that at least three students used in their questions to the assistant about it.',
})
export class AskedTopic {
  @Field(() => String, { description: 'The word in small letters, in the form that the lesson uses most.' })
  word!: string;

  @Field(() => Int, { description: 'How many students used it.' })
  studentCount!: number;
}

@ObjectType({ description: 'How often students asked the assistant about a lesson in the last 30 days.' })
export class AskedQuestions {
  @Field(() => Int, { description: 'Questions whose answer names the lesson first.' })
  count!: number;

  @Field(() => Int, {
    description:
      'Those among them that no lesson answered directly, so that the lesson was only the closest.',
  })
  unansweredCount!: number;

  @Field(() => [AskedTopic], {
    description: 'What the questions have in common, at most five words, those of most students first.',
  })
  topics!: AskedTopic[];
}
