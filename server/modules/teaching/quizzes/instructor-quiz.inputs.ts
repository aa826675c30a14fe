import { Field, ID, InputType, Int } from 'type-graphql';
import { QuestionType, QuizReviewRule } from '../../quizzes/quiz.entities';

@InputType({ description: 'A question of a quiz to create or update.' })
export class QuestionInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the question to update; null for a new question.',
  })
  id?: string | null;

  @Field(() => QuestionType, { description: 'Type of the question.' })
  type!: QuestionType;

  @Field(() => String, { description: 'The question, at most 5,000 characters.' })
  text!: string;

  @Field(() => [String], {
    nullable: true,
    defaultValue: [],
    description: 'Four options of a multiple-choice question; ignored for other types.',
  })
  options?: string[] | null;

  @Field(() => String, { description: "One of the options, 'true' or 'false', or the short answer." })
  correctAnswer!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why the answer is correct, at most 5,000 characters; null for none.',
  })
  explanation?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 1,
    description: 'Points for a correct answer, 1 to 1,000.',
  })
  points?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Identifier of the lesson to repeat after a wrong answer; null for none. Ignored unless it is one of the course's lessons.",
  })
  lessonId?: string | null;
}

@InputType({ description: 'A quiz to create or update.' })
export class QuizInput {
  @Field(() => ID, { description: "Identifier of one of the viewer's courses." })
  courseId!: string;

  @Field(() => String, { description: 'Title of the quiz, at most 200 characters.' })
  title!: string;

  @Field(() => String, {
    nullable: true,
    defaultValue: '',
    description: 'Description of the quiz as plain text, at most 10,000 characters.',
  })
  description?: string | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 30,
    description: 'Time limit in minutes, at most 1,440; null or 0 for none.',
  })
  timeLimitMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    defaultValue: 70,
    description: 'Minimum score to pass in percent, 0 to 100.',
  })
  passingScorePercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of attempts per student, 1 to 100; null for unlimited.',
  })
  maxAttempts?: number | null;

  @Field(() => QuizReviewRule, {
    nullable: true,
    description:
      'What students see of a finished attempt; null for VERDICTS in a new quiz, and to keep the rule of an existing one.',
  })
  reviewRule?: QuizReviewRule | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether each attempt shuffles the questions.',
  })
  shufflesQuestions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'Whether each attempt shuffles the options.',
  })
  shufflesOptions?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the assistant may show its questions that name a lesson, with their answers, as practice; null for false in a new quiz, and to leave an existing one as it is.',
  })
  isPractice?: boolean | null;

  @Field(() => [QuestionInput], { description: '1 to 200 questions, in order.' })
  questions!: QuestionInput[];
}
