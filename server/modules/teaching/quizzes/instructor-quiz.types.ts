import { Field, ID, Int, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, resultOf } from '../../../platform/user-error';
import { RequiresScope } from '../../../platform/required-scope';
import { EditConflict } from '../../accounts/last-edit.types';
import { Teaching } from '../authoring/authoring.types';
import type { CourseRole } from '../../courses/permissions/course-permissions.rules';
import {
  AuthoredQuizFields,
  KeyedQuestionFields,
  QuestionType,
  QuizReviewRule,
} from '../../quizzes/quiz.entities';
import { enumOf } from '../../../platform/enum-of';

export const ExtraTime = enumOf(
  'ExtraTime',
  "Extra time for a student, relative to a quiz's time limit and rounded up to whole minutes.",
  {
    NONE: 'No extra time.',
    QUARTER: '25 percent more time.',
    HALF: '50 percent more time.',
    DOUBLE: '100 percent more time.',
  },
);
export type ExtraTime = keyof typeof ExtraTime;

@ObjectType({ description: "A question with its correct answer, as the quiz's instructor sees it." })
export class InstructorQuestion extends KeyedQuestionFields {}

@RequiresScope('read:teaching')
@ObjectType({ description: "A quiz as its course's team sees it." })
export class InstructorQuiz extends AuthoredQuizFields {
  courseTitle!: string;

  viewerRole!: CourseRole;

  viewerSeesAddresses!: boolean;

  @Field(() => Int, {
    description:
      'Number of counted attempts: finished attempts, except those that expired without any answer.',
  })
  attemptCount!: number;

  @Field(() => Int, { description: 'Number of attempts that students have not finished yet.' })
  openAttemptCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Average score of the counted attempts in percent, rounded; null if there are none.',
  })
  averagePercent!: number | null;
}

@ObjectType({ description: 'Totals across all quizzes of an instructor.' })
export class InstructorQuizTotals {
  @Field(() => Int, { description: 'Number of quizzes.' })
  totalQuizzes!: number;

  @Field(() => Int, { description: 'Number of active quizzes.' })
  activeQuizzes!: number;

  @Field(() => Int, {
    description:
      'Number of counted attempts: finished attempts, except those that expired without any answer.',
  })
  totalAttempts!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Average score of the counted attempts in percent, rounded; null if there are none.',
  })
  averagePercent!: number | null;
}

@ObjectType({ description: 'The quiz was created.' })
export class QuizCreated extends Payload<QuizCreated> {
  @Field(() => InstructorQuiz, { description: 'The new quiz.' })
  quiz!: InstructorQuiz;

  @Field(() => Teaching, { description: "The instructor's courses and quizzes, updated." })
  teaching!: Teaching;
}

@ObjectType({ description: 'The quiz was saved. Existing attempts are not changed.' })
export class QuizUpdated extends Payload<QuizUpdated> {
  @Field(() => InstructorQuiz, { description: 'The updated quiz.' })
  quiz!: InstructorQuiz;
}

@ErrorType('The quiz was edited since it was read. Nothing was changed.')
export class QuizEditConflict extends EditConflict<QuizEditConflict> {
  override message = 'This quiz was changed elsewhere after you opened it';

  @Field(() => InstructorQuiz, { description: 'The current version of the quiz.' })
  quiz!: InstructorQuiz;
}

@ObjectType({ description: 'The quiz was deleted. Open attempts can still be finished.' })
export class QuizDeleted {
  @Field(() => ID, { description: 'Identifier of the deleted quiz.' })
  quizId!: string;

  @Field(() => Teaching, { description: "The instructor's courses and quizzes, updated." })
  teaching!: Teaching;
}

export const CreateQuizResult = resultOf('createQuiz', () => [QuizCreated, InvalidInput]);

export const UpdateQuizResult = resultOf('updateQuiz', () => [QuizUpdated, InvalidInput, QuizEditConflict]);

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
