import { Field, ID, InputType, Int } from 'type-graphql';
import { QuestionType, QuizReviewRule } from './quiz.entities';

@InputType({ description: 'A question of a quiz that is created or edited.' })
export class QuestionInput {
  @Field(() => ID, { nullable: true, description: 'The question it edits; null: a new one.' })
  id?: string | null;

  @Field(() => QuestionType, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'At most 5,000 characters.' })
  text!: string;

  @Field(() => [String], {
    nullable: true,
    defaultValue: [],
    description: 'Four of a multiple-choice question; ignored for the others.',
  })
  options?: string[] | null;

  @Field(() => String, { description: "One of the options, 'true' or 'false', or the short answer." })
  correctAnswer!: string;

  @Field(() => String, { nullable: true, description: 'Why it is so, at most 5,000 characters; null: none.' })
  explanation?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 1,
    description: 'What a right answer earns, 1 to 1,000.',
  })
  points?: number | null;
}

@InputType({ description: 'A quiz as its form has it.' })
export class QuizInput {
  @Field(() => ID, { description: "The course, one of the viewer's own." })
  courseId!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { nullable: true, defaultValue: '', description: 'At most 10,000 characters.' })
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 30,
    description: 'Minutes, at most 1,440; null or 0: no limit.',
  })
  timeLimitMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 70,
    description: 'The least percent that passes, 0 to 100.',
  })
  passingScorePercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often a student may take it, 1 to 100; null: as often as they like.',
  })
  maxAttempts?: number | null;

  @Field(() => QuizReviewRule, {
    nullable: true,
    defaultValue: QuizReviewRule.AUTOMATIC,
    description: 'How much of a result its students see.',
  })
  reviewRule?: QuizReviewRule | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether each attempt has the questions in an order of its own.',
  })
  shufflesQuestions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether each attempt has the options in an order of its own.',
  })
  shufflesOptions?: boolean | null;

  @Field(() => [QuestionInput], { description: 'In order, 1 to 200.' })
  questions!: QuestionInput[];
}
