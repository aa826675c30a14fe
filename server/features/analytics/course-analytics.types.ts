import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'How much a course is used.' })
export class InstructorEngagement {
  @Field(() => Int, { description: 'Students with a learning act in it in the last 24 hours.' })
  dailyActiveUsers!: number;

  @Field(() => Int, { description: 'Students with a learning act in it in the last 7 days.' })
  weeklyActiveUsers!: number;

  @Field(() => Int, {
    description:
      'Minutes its lessons were open for each enrolled student, on average, rounded; 0 without students.',
  })
  averageMinutesSpent!: number;
}

@ObjectType({ description: 'A course on one day (UTC).' })
export class InstructorActivityDay {
  @Field(() => String, { description: 'The day as YYYY-MM-DD.' })
  date!: string;

  @Field(() => Int, { description: 'Students with a learning act.' })
  activeStudents!: number;

  @Field(() => Int, { description: 'Lessons that were completed, those deleted since included.' })
  lessonsCompleted!: number;

  @Field(() => Int, { description: 'Students who enrolled.' })
  newEnrollments!: number;

  @Field(() => Int, { description: 'Minutes lessons were open for students, rounded.' })
  minutesSpent!: number;
}

@ObjectType({ description: 'How far students come: one lesson of a course.' })
export class InstructorLessonProgress {
  @Field(() => ID, { description: 'The lesson.' })
  lessonId!: string;

  @Field(() => Int, { description: 'Its place in the course, counted from 1.' })
  position!: number;

  @Field(() => String, { description: 'Its title.' })
  title!: string;

  @Field(() => Int, { description: 'Students who have completed it.' })
  completionCount!: number;

  @Field(() => Int, { description: 'Those of the enrolled in percent, rounded; 0 without students.' })
  completionPercent!: number;

  @Field(() => Int, { description: 'Students whose next lesson it is: where they stand, or have stopped.' })
  waitingCount!: number;

  @Field(() => Int, { description: 'Minutes it was open for all students together, rounded.' })
  minutesSpent!: number;
}

/** Students and who needs a hand have resolvers of their own. */
@ObjectType({
  description:
    'How one course does, counted when asked. A learning act is a completed lesson, an open lesson, or a quiz started, answered or submitted.',
})
export class InstructorCourseAnalytics {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => Int, { description: 'Students who are enrolled.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Those with a learning act in it in the last 30 days.' })
  activeStudents!: number;

  @Field(() => Int, { description: 'The mean of their percents, rounded; 0 without students.' })
  averageProgress!: number;

  @Field(() => Int, { description: 'Completions of enrollments in percent, rounded; 0 without students.' })
  completionRate!: number;

  @Field(() => Int, { description: 'How many lessons it has.' })
  totalLessons!: number;

  @Field(() => InstructorEngagement, { description: 'How much it is used.' })
  engagement!: InstructorEngagement;

  @Field(() => [InstructorActivityDay], {
    description: 'As many days as asked for, oldest first, today last; days without anything included.',
  })
  activity!: InstructorActivityDay[];

  @Field(() => [InstructorLessonProgress], { description: 'Its lessons, in order.' })
  lessonProgress!: InstructorLessonProgress[];

  @Field(() => String, { description: 'Where a bearer token gets all of its students as CSV.' })
  csvPath!: string;
}
