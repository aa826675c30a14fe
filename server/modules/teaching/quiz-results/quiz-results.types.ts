import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../../platform/connection';
import { RequiresScope } from '../../../platform/required-scope';
import { EnrolledStudent } from '../../enrollments/enrollment.types';
import { ExtraTime, type InstructorQuiz } from '../quizzes/instructor-quiz.types';
import { enumOf } from '../../../platform/enum-of';
import { QuestionType } from '../../quizzes/quiz.entities';
import { QuizAttemptFields } from '../../quizzes/quiz.types';

export const InstructorQuizStudentSort = enumOf(
  'InstructorQuizStudentSort',
  'Field to sort the students of a quiz by.',
  {
    NAME: 'By name.',
    ATTEMPTS: 'By number of attempts.',
    BEST: 'By best score. In ascending order, students without a counted attempt come first.',
  },
);
export type InstructorQuizStudentSort = keyof typeof InstructorQuizStudentSort;

@ObjectType({ description: "A student's attempt as the quiz's instructor sees it, without the answers." })
export class InstructorQuizAttempt extends QuizAttemptFields {
  @Field(() => Int, { nullable: true, description: 'Points earned; null while the attempt is open.' })
  score!: number | null;

  @Field(() => Int, { description: 'Sum of the points of all questions.' })
  total!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Percentage of the points, rounded, 0 to 100; null while the attempt is open.',
  })
  percent!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the attempt passed; null while it is open.' })
  passed!: boolean | null;
}

@ObjectType({ description: "A student of the quiz's course with their attempts at the quiz." })
export class InstructorQuizStudent extends EnrolledStudent {
  @Field(() => ID, { description: 'Identifier of the quiz.' })
  quizId!: string;

  @Field(() => ExtraTime, { description: 'Extra time of the student.' })
  extraTime!: ExtraTime;

  @Field(() => [InstructorQuizAttempt], { description: 'All attempts of the student, oldest first.' })
  attempts!: InstructorQuizAttempt[];

  @Field(() => Int, {
    nullable: true,
    description: 'Best score of the counted attempts in percent; null if there are none.',
  })
  bestPercent!: number | null;

  @Field(() => Boolean, { description: 'Whether a counted attempt passed.' })
  hasPassed!: boolean;
}

@ObjectType({ description: 'A page of students with their attempts.' })
export class InstructorQuizStudentConnection extends connectionOf(
  () => InstructorQuizStudent,
  'The students on this page.',
) {
  @Field(() => Int, { description: 'Number of students that match the search, across all pages.' })
  totalCount!: number;
}

@ObjectType({ description: 'Statistics of a question over the counted attempts.' })
export class InstructorQuestionStats {
  @Field(() => ID, { description: 'Identifier of the question, which may have been removed from the quiz.' })
  questionId!: string;

  @Field(() => String, { description: 'The question as it was last asked.' })
  text!: string;

  @Field(() => QuestionType, { description: 'Type of the question.' })
  type!: QuestionType;

  @Field(() => Int, { description: 'Number of counted attempts that contained the question.' })
  askedCount!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      "Average percentage of the question's points that was earned, rounded; null if no counted attempt contained it.",
  })
  facilityPercent!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      "Correlation of the question's points with the rest of the score, -1 to 1; null with fewer than 5 attempts or without variance.",
  })
  discrimination!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The most frequent wrong answer; null if there is none.',
  })
  mostCommonWrongAnswer!: string | null;

  @Field(() => Int, {
    description: 'How often the most frequent wrong answer was given; 0 if there is none.',
  })
  mostCommonWrongAnswerCount!: number;
}

@ObjectType({ description: 'A student with extra time.' })
export class InstructorExtraTime {
  @Field(() => ID, { description: "Identifier of the student's account." })
  studentId!: string;

  @Field(() => String, { description: 'Name of the student.' })
  name!: string;

  @Field(() => ExtraTime, { description: 'The extra time, never NONE.' })
  extraTime!: ExtraTime;
}

/** Each field is loaded separately, since screens show only some of them at a time. */
@RequiresScope('read:teaching')
@ObjectType({
  description:
    'Results of a quiz. Counted attempts are all finished attempts except those that expired without any answer.',
})
export class InstructorQuizResults {
  quizId!: string;
  quiz!: InstructorQuiz;
}
