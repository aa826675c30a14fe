import { ObjectType } from 'type-graphql';
import { RequiresScope } from '../../platform/required-scope';
import { Course } from '../courses/course.types';
import type { QuizAttempt } from './quiz-attempt.types';
import { QuizFields } from './quiz.entities';

@RequiresScope('read:learning')
@ObjectType({ description: 'A quiz of a course, without its questions.' })
export class Quiz extends QuizFields {
  /** Loaded with a single quiz and with the viewer's quizzes; loaded in a batch otherwise. */
  course?: Course;

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
