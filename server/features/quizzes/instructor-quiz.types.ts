import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, UserError } from '../../platform/user-error';
import { Teaching } from '../teaching/teaching.types';
import { QuestionType, QuizReviewRule } from './quiz.entities';

/** How much longer a student may take than the quiz's time limit says. */
export enum ExtraTime {
  NONE = 'NONE',
  QUARTER = 'QUARTER',
  HALF = 'HALF',
  DOUBLE = 'DOUBLE',
}

registerEnumType(ExtraTime, {
  name: 'ExtraTime',
  description: 'How much longer a student may take; minutes are rounded up.',
  valuesConfig: {
    NONE: { description: 'As long as everybody.' },
    QUARTER: { description: 'A quarter more.' },
    HALF: { description: 'Half as much more.' },
    DOUBLE: { description: 'Twice as long.' },
  },
});

@ObjectType({ description: 'A question as its author sees it, with what answers it.' })
export class InstructorQuestion {
  @Field(() => ID, { description: 'The question, the same through edits.' })
  id!: string;

  @Field(() => QuestionType, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => String, { description: 'The question itself, at most 5,000 characters.' })
  text!: string;

  @Field(() => [String], {
    description: 'The four options of a multiple-choice question; empty for the others.',
  })
  options!: string[];

  @Field(() => String, { description: "One of the options, 'true' or 'false', or the short answer." })
  correctAnswer!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Why it is so, shown where the review rule shows answers; null: none.',
  })
  explanation!: string | null;

  @Field(() => Int, { description: 'What a right answer earns, 1 to 1,000.' })
  points!: number;
}

@ObjectType({ description: 'A quiz as its author sees it.' })
export class InstructorQuiz {
  @Field(() => ID, { description: 'The quiz, for good.' })
  id!: string;

  courseId!: string;

  courseTitle!: string;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  description!: string;

  @Field(() => Int, { nullable: true, description: 'Minutes from start to deadline; null: no limit.' })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'The least percent that passes, 0 to 100.' })
  passingScorePercent!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How often a student may take it; null: as often as they like.',
  })
  maxAttempts!: number | null;

  @Field(() => Boolean, { description: 'Whether each attempt has the questions in an order of its own.' })
  shufflesQuestions!: boolean;

  @Field(() => Boolean, { description: 'Whether each attempt has the options in an order of its own.' })
  shufflesOptions!: boolean;

  @Field(() => QuizReviewRule, { description: 'How much of a result its students see.' })
  reviewRule!: QuizReviewRule;

  @Field(() => Boolean, { description: 'false: students see it as not available.' })
  isActive!: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt!: Date | string;

  @Field(() => Int, { description: 'Counts the edits: hand it back with an update.' })
  revision!: number;

  @Field(() => Int, { description: 'How many questions it asks.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Of all its questions together.' })
  totalPoints!: number;

  @Field(() => Int, { description: 'Finished attempts that enter averages.' })
  attemptCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The rounded mean percent of those attempts; null without any.',
  })
  averagePercent!: number | null;
}

@ObjectType({ description: "All of an instructor's quizzes in four numbers." })
export class InstructorQuizTotals {
  @Field(() => Int, { description: 'How many quizzes there are.' })
  totalQuizzes!: number;

  @Field(() => Int, { description: 'Those that students can take.' })
  activeQuizzes!: number;

  @Field(() => Int, { description: 'Finished attempts that enter averages.' })
  totalAttempts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The rounded mean percent of those attempts; null without any.',
  })
  averagePercent!: number | null;
}

@ObjectType({ description: 'The quiz is there now.' })
export class QuizCreated {
  @Field(() => InstructorQuiz, { description: 'The new quiz.' })
  quiz: InstructorQuiz;

  @Field(() => Teaching, { description: 'What they teach, which has changed.' })
  teaching: Teaching;

  constructor(quiz: InstructorQuiz, teaching: Teaching) {
    this.quiz = quiz;
    this.teaching = teaching;
  }
}

@ObjectType({ description: 'The quiz was saved; attempts at it stay as they were.' })
export class QuizUpdated {
  @Field(() => InstructorQuiz, { description: 'The quiz as it is now.' })
  quiz: InstructorQuiz;

  constructor(quiz: InstructorQuiz) {
    this.quiz = quiz;
  }
}

@ObjectType({
  implements: UserError,
  description: 'Someone saved it after this form was opened; nothing was changed.',
})
export class QuizEditedElsewhere extends UserError {
  override message = 'This quiz was changed elsewhere after you opened it';

  @Field(() => InstructorQuiz, { description: 'The quiz as it is now.' })
  quiz: InstructorQuiz;

  constructor(quiz: InstructorQuiz) {
    super();
    this.quiz = quiz;
  }
}

@ObjectType({ description: 'The quiz is gone; attempts that are open may finish.' })
export class QuizDeleted {
  @Field(() => ID, { description: 'The quiz that was deleted.' })
  quizId!: string;

  @Field(() => Teaching, { description: 'What they teach, which has changed.' })
  teaching!: Teaching;
}

export const CreateQuizResult = createUnionType({
  name: 'CreateQuizResult',
  description: 'What became of a new quiz.',
  types: () => [QuizCreated, InvalidInput] as const,
});

export const UpdateQuizResult = createUnionType({
  name: 'UpdateQuizResult',
  description: 'What became of an edit.',
  types: () => [QuizUpdated, InvalidInput, QuizEditedElsewhere] as const,
});
