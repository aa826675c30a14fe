import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../../platform/required-scope';

@ObjectType({ description: 'Engagement of the students with a course.' })
export class InstructorEngagement {
  @Field(() => Int, { description: 'Students with activity in the course in the last 24 hours.' })
  dailyActiveUsers!: number;

  @Field(() => Int, { description: 'Students with activity in the course in the last 7 days.' })
  weeklyActiveUsers!: number;

  @Field(() => Int, {
    description:
      'Average number of minutes a student had lessons of the course open, rounded; 0 without students.',
  })
  averageMinutesSpent!: number;
}

@ObjectType({ description: 'Activity in a course on one day (UTC).' })
export class InstructorActivityDay {
  @Field(() => String, { description: 'The day as YYYY-MM-DD.' })
  date!: string;

  @Field(() => Int, { description: 'Students with activity on this day.' })
  activeStudents!: number;

  @Field(() => Int, { description: 'Lessons completed on this day, including lessons deleted since.' })
  lessonsCompleted!: number;

  @Field(() => Int, { description: 'Students who enrolled on this day.' })
  newEnrollments!: number;

  @Field(() => Int, { description: 'Minutes students had lessons open on this day, rounded.' })
  minutesSpent!: number;
}

/** `askedQuestions` is added by asked-questions.resolver.ts of the assistant. */
@RequiresScope('read:teaching')
@ObjectType({ description: "Progress of a course's students through one lesson." })
export class InstructorLessonProgress {
  @Field(() => ID, { description: 'Identifier of the lesson.' })
  lessonId!: string;

  @Field(() => Int, { description: 'Position in the course, starting at 1.' })
  position!: number;

  @Field(() => String, { description: 'Title of the lesson.' })
  title!: string;

  @Field(() => Int, { description: 'Students who completed the lesson.' })
  completionCount!: number;

  @Field(() => Int, {
    description: 'Percentage of the enrolled students who completed the lesson, rounded; 0 without students.',
  })
  completionPercent!: number;

  @Field(() => Int, { description: 'Students whose next lesson this is.' })
  nextLessonCount!: number;

  @Field(() => Int, { description: 'Total minutes students had the lesson open, rounded.' })
  minutesSpent!: number;
}

/** `students` and `atRiskStudents` are added by course-analytics.resolver.ts. */
@RequiresScope('read:teaching')
@ObjectType({
  description:
    'Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz.',
})
export class InstructorCourseAnalytics {
  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'When these figures were computed, up to a minute ago: in courses with more than 2,000 students; null: for this response.',
  })
  computedAt!: Date | null;

  @Field(() => Int, { description: 'Enrolled students.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Students with activity in the course in the last 30 days.' })
  activeStudents!: number;

  @Field(() => Int, {
    description: 'Average progress of the students in percent, rounded; 0 without students.',
  })
  averageProgress!: number;

  @Field(() => Int, {
    description: 'Percentage of the enrollments that are at 100 percent, rounded; 0 without students.',
  })
  completionRate!: number;

  @Field(() => Int, { description: 'Number of lessons.' })
  totalLessons!: number;

  @Field(() => InstructorEngagement, { description: 'Engagement of the students.' })
  engagement!: InstructorEngagement;

  @Field(() => [InstructorActivityDay], {
    description:
      'Activity on each of the requested days, oldest first and ending today, including days without activity.',
  })
  activity!: InstructorActivityDay[];

  @Field(() => [InstructorLessonProgress], { description: 'Progress through each lesson, in course order.' })
  lessonProgress!: InstructorLessonProgress[];

  @Field(() => String, {
    description: "Path of a CSV file of all students. Requires the session token of the course's instructor.",
  })
  csvPath!: string;
}
