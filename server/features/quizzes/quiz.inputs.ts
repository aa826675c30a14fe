import { Field, ID, InputType } from 'type-graphql';
import type { GivenAnswer } from './quiz-attempt.rules';

@InputType({ description: 'An answer to one question of an attempt.' })
export class QuizAnswerInput implements GivenAnswer {
  @Field(() => ID, { description: 'The question.' })
  questionId!: string;

  @Field(() => String, { description: "'' takes the answer back. At most 5,000 characters." })
  answer!: string;
}
