import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Course } from '../catalogue/course.types';
import type { QuizAttempt } from './quiz-attempt.types';
import { QuizReviewRule } from './quiz.entities';

registerEnumType(QuizReviewRule, {
  name: 'QuizReviewRule',
  description: 'How much of a finished attempt its student is shown.',
  valuesConfig: {
    AUTOMATIC: {
      description:
        'The score; which answers were right once the quiz is passed; the right answers once no attempts are left.',
    },
    SCORE: { description: 'The score alone.' },
    VERDICTS: { description: 'Which answers were right.' },
    ANSWERS: { description: 'The right answers and their explanations too.' },
  },
});

@ObjectType({ description: 'A quiz of a course as everyone may see it: without its questions.' })
export class Quiz {
  @Field(() => ID, { description: 'The quiz, for good.' })
  id!: string;

  courseId!: string;

  /** Read along where one quiz is read, or the viewer's; elsewhere a batched read. */
  course?: Course;

  @Field(() => String, { description: 'At most 200 characters.' })
  title!: string;

  @Field(() => String, { description: 'Plain text; may be empty.' })
  description!: string;

  @Field(() => Int, { description: 'How many questions it asks.' })
  questionCount!: number;

  @Field(() => Int, { description: 'Of all questions together.' })
  totalPoints!: number;

  @Field(() => Int, { nullable: true, description: 'Minutes from start to deadline; null: no limit.' })
  timeLimitMinutes!: number | null;

  @Field(() => Int, { description: 'The least percent that passes, 0 to 100.' })
  passingScorePercent!: number;

  @Field(() => Boolean, { description: 'false: listed, but not available.' })
  isActive!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How often a student may take it; null: as often as they like.',
  })
  maxAttempts!: number | null;

  createdAt!: Date | string;

  reviewRule!: QuizReviewRule;

  /** How much of the time limit the viewer has, in percent; null: as much as everybody. */
  viewerTimeFactorPercent!: number | null;

  /** The viewer's own, newest first; what they were asked and answered is read when it is asked for. */
  viewerAttempts!: QuizAttempt[];
}

declare module '../catalogue/course.types' {
  interface Course {
    /** Read along by the statement of one course; lists leave it to a batched read. */
    quizzes?: Quiz[];
  }
}
