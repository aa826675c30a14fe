import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../../platform/required-scope';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { InstructorCourseMetrics } from '../authoring/authoring.types';

@ObjectType({ description: 'Totals across the courses that an instructor owns.' })
export class InstructorOverview {
  @Field(() => Int, { description: 'Number of courses, including drafts.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Students enrolled in at least one of the courses, each counted once.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Enrollments at 100 percent.' })
  completedCourses!: number;

  @Field(() => Int, {
    description: 'Percentage of all enrollments that are at 100 percent, rounded; 0 without enrollments.',
  })
  averageCompletionRate!: number;

  @Field(() => Int, { description: 'Enrollments in the last 30 days.' })
  recentEnrollments!: number;
}

@ObjectType({ description: 'A course with its metrics.' })
export class InstructorCourseStanding {
  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course.' })
  title!: string;

  @Field(() => Boolean, {
    description: 'Whether the course is published; false for drafts and unpublished courses.',
  })
  isPublished!: boolean;

  @Field(() => CourseRole, { description: "The viewer's role in the course." })
  viewerRole!: CourseRole;

  @Field(() => InstructorCourseMetrics, { description: 'Enrollment and progress of the course.' })
  metrics!: InstructorCourseMetrics;
}

@ObjectType({ description: 'The most recent activity of a student in a course.' })
export class InstructorActivity {
  @Field(() => ID, { description: 'Identifier of the enrollment.' })
  enrollmentId!: string;

  @Field(() => String, { description: 'Name of the student.' })
  studentName!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;

  @Field(() => Date, { description: 'When the student last completed a lesson of the course.' })
  lastActivityAt!: Date | string;

  @Field(() => Int, { description: 'Progress of the student in the course in percent, 0 to 100.' })
  percent!: number;
}

@ObjectType({ description: 'Figures of the courses that an instructor owns, and of those shared with them.' })
export class InstructorDashboard {
  @Field(() => InstructorOverview, {
    description: 'Totals across the courses that the instructor owns; shared ones are only in the lists.',
  })
  overview!: InstructorOverview;

  @Field(() => [InstructorCourseStanding], {
    description: 'The five courses with the most enrollments, ties broken by completion rate.',
  })
  topCourses!: InstructorCourseStanding[];

  @Field(() => [InstructorActivity], {
    description:
      'The ten enrollments with the most recently completed lessons, newest first; only in courses whose students the instructor may see.',
  })
  recentActivity!: InstructorActivity[];

  @Field(() => [InstructorCourseStanding], { description: 'Metrics of every course, newest course first.' })
  courseMetrics!: InstructorCourseStanding[];
}

@ObjectType({ description: 'Public totals of the platform.' })
export class PlatformStats {
  @Field(() => Int, { description: 'Number of published courses.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Number of registered students.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Number of registered instructors.' })
  totalInstructors!: number;
}

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

@ObjectType({
  description:
    'A word of a lesson that at least three students used in their questions to the assistant about it.',
})
export class AskedTopic {
  @Field(() => String, { description: 'The word in small letters, in the form that the lesson uses most.' })
  word!: string;

  @Field(() => Int, { description: 'How many students used it.' })
  studentCount!: number;
}

@ObjectType({ description: 'How often students asked the assistant about a lesson in the last 30 days.' })
export class AskedQuestions {
  @Field(() => Int, { description: 'Questions whose answer names the lesson first.' })
  count!: number;

  @Field(() => Int, {
    description:
      'Those among them that no lesson answered directly, so that the lesson was only the closest.',
  })
  unansweredCount!: number;

  @Field(() => [AskedTopic], {
    description: 'What the questions have in common, at most five words, those of most students first.',
  })
  topics!: AskedTopic[];
}
