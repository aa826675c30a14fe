import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../platform/required-scope';
import { Course } from '../courses/course.types';
import type { QuizAttempt } from './quiz-attempt.types';
import { QuizReviewRule } from './quiz.entities';

@RequiresScope('read:learning')
@ObjectType({ description: 'A quiz of a course, without its questions.' })
export class Quiz {
  @Field(() => ID, { description: 'Unique identifier of the quiz.' })
  id!: string;

  courseId!: string;

  /** Loaded with a single quiz and with the viewer's quizzes; loaded in a batch otherwise. */
  course?: Course;

  @Field(() => String, { description: 'Title of the quiz, at most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Description of the quiz as plain text; may be empty.' })
  description!: string;

  @Field(() => Int, { description: 'Number of questions.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Sum of the points of all questions.' })
  totalPoints!: number;

  @Field(() => Int, { nullable: true, description: 'Time limit in minutes; null for none.' })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'Minimum score to pass in percent, 0 to 100.' })
  passingScorePercent!: number;

  @Field(() => Boolean, { description: 'Whether the quiz can be taken.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of attempts per student; null for unlimited.',
  })
  maxAttempts!: number | null;

  @Field(() => QuizReviewRule, { description: 'What is shown of a finished attempt.' })
  reviewRule!: QuizReviewRule;

  createdAt!: Date | string;

  /** The viewer's time as a percentage of the time limit; null without extra time. */
  viewerTimeFactorPercent!: number | null;

  /** The viewer's attempts, newest first; their questions and answers are loaded on request. */
  viewerAttempts!: QuizAttempt[];
}

declare module '../courses/course.types' {
  interface Course {
    /** Loaded with a single course; lists of courses load it in a batch. */
    quizzes?: Quiz[];
  }
}
