import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { ExtraTime } from './instructor-quiz.types';
import { QuestionType, QuizAttemptState } from './quiz.entities';

@ObjectType({ description: 'An attempt as the author of its quiz sees it: without what was answered.' })
export class InstructorQuizAttempt {
  @Field(() => ID, { description: 'The attempt.' })
  id!: string;

  @Field(() => Int, { description: "1 for the student's first at this quiz." })
  number!: number;

  @Field(() => QuizAttemptState, { description: 'How far it is.' })
  state!: QuizAttemptState;

  @Field(() => Date, { description: 'When it was started.' })
  startedAt!: Date | string;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while open.' })
  finishedAt!: Date | string | null;

  @Field(() => Int, { nullable: true, description: 'Points earned; null while open.' })
  score!: number | null;

  @Field(() => Int, { description: 'Points of all its questions together.' })
  total!: number;

  @Field(() => Int, { nullable: true, description: 'Of the points, rounded, 0 to 100; null while open.' })
  percent!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it passed; null while open.' })
  passed!: boolean | null;
}

@ObjectType({ description: "A student of the quiz's course with what they did at the quiz." })
export class InstructorQuizStudent {
  @Field(() => ID, { description: 'The quiz.' })
  quizId!: string;

  @Field(() => ID, { description: "The student's account." })
  studentId!: string;

  @Field(() => String, { description: "The student's name." })
  name!: string;

  @Field(() => String, { description: "The student's email." })
  email!: string;

  @Field(() => ExtraTime, { description: 'How much longer they may take.' })
  extraTime!: ExtraTime;

  @Field(() => [InstructorQuizAttempt], { description: 'All of their attempts, the first first.' })
  attempts!: InstructorQuizAttempt[];

  @Field(() => Int, {
    nullable: true,
    description: 'The best percent of their attempts that enter averages; null without any.',
  })
  bestPercent!: number | null;

  @Field(() => Boolean, { description: 'Whether one of those attempts passed.' })
  hasPassed!: boolean;
}

@ObjectType({ description: 'A page of students.' })
export class InstructorQuizStudentConnection {
  @Field(() => [InstructorQuizStudent], { description: 'By name.' })
  nodes!: InstructorQuizStudent[];

  @Field(() => Int, { description: 'How many there are on all pages together.' })
  totalCount!: number;

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'How a question did in the attempts that enter averages.' })
export class InstructorQuestionStats {
  @Field(() => ID, { description: 'The question, also one that the quiz no longer asks.' })
  questionId!: string;

  @Field(() => String, { description: 'The question itself, as it was last asked.' })
  text!: string;

  @Field(() => QuestionType, { description: 'How it is answered.' })
  type!: QuestionType;

  @Field(() => Int, { description: 'Attempts that had it.' })
  askedCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent of its points reached on average, rounded; null when nobody had it.',
  })
  facilityPercent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Correlation of its points with the rest of the score, -1 to 1; null below 5 attempts or without spread.',
  })
  discrimination!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The wrong answer that was given most often; null when nobody answered wrong.',
  })
  mostChosenWrong!: string | null;

  @Field(() => Int, { description: 'How often that one was given, 0 without one.' })
  mostChosenWrongCount!: number;
}

@ObjectType({ description: 'A student who may take longer.' })
export class InstructorExtraTime {
  @Field(() => ID, { description: "The student's account." })
  studentId!: string;

  @Field(() => String, { description: "The student's name." })
  name!: string;

  @Field(() => ExtraTime, { description: 'How much longer, never NONE.' })
  extraTime!: ExtraTime;
}

/** Each field is read by itself: a screen shows some of them at a time. */
@ObjectType({ description: 'What came of a quiz so far.' })
export class InstructorQuizResults {
  quizId!: string;
}
