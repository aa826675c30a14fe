import { Field, ID, InputType } from 'type-graphql';
import type { GivenAnswer } from './quiz-attempt.rules';

@InputType({ description: 'An answer to one question of an attempt.' })
export class QuizAnswerInput implements GivenAnswer {
  @Field(() => ID, { description: 'Identifier of the question.' })
  questionId!: string;

  @Field(() => String, { description: "The answer, at most 5,000 characters; '' removes a saved answer." })
  answer!: string;
}
