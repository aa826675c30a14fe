import { Field, ID, Int, ObjectType } from 'type-graphql';
import { InstructorCourseMetrics } from '../teaching/instructor-course.types';

@ObjectType({ description: 'All courses of an instructor in five numbers.' })
export class InstructorOverview {
  @Field(() => Int, { description: 'Their courses, drafts included.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Students who are enrolled in any of them, each counted once.' })
  totalStudents!: number;

  @Field(() => Int, { description: 'Enrollments at exactly 100 percent.' })
  completedCourses!: number;

  @Field(() => Int, {
    description:
      'Completions of enrollments in percent, over all courses together, rounded; 0 without enrollments.',
  })
  averageCompletionRate!: number;

  @Field(() => Int, { description: 'Enrollments of the last 30 days.' })
  recentEnrollments!: number;
}

@ObjectType({ description: 'A course in a ranking.' })
export class InstructorCourseStanding {
  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => String, { description: "The course's title." })
  title!: string;

  @Field(() => Boolean, { description: 'false: a draft, or taken back.' })
  isPublished!: boolean;

  @Field(() => InstructorCourseMetrics, { description: 'How it does.' })
  metrics!: InstructorCourseMetrics;
}

@ObjectType({ description: 'A student who did something in a course.' })
export class InstructorActivity {
  @Field(() => ID, { description: "The student's enrollment in the course." })
  enrollmentId!: string;

  @Field(() => String, { description: "The student's name." })
  studentName!: string;

  @Field(() => ID, { description: 'The course.' })
  courseId!: string;

  @Field(() => String, { description: "The course's title." })
  courseTitle!: string;

  @Field(() => Date, { description: 'When they last completed a lesson of it.' })
  lastActivityAt!: Date | string;

  @Field(() => Int, { description: 'How far they are in it, 0 to 100.' })
  percent!: number;
}

@ObjectType({ description: 'How all courses of an instructor do, counted when asked.' })
export class InstructorDashboard {
  @Field(() => InstructorOverview, { description: 'In five numbers.' })
  overview!: InstructorOverview;

  @Field(() => [InstructorCourseStanding], {
    description: 'The five best: by enrollments, then completion rate.',
  })
  topCourses!: InstructorCourseStanding[];

  @Field(() => [InstructorActivity], {
    description: 'The ten enrollments in which a lesson was completed last, newest first.',
  })
  recentActivity!: InstructorActivity[];

  @Field(() => [InstructorCourseStanding], { description: 'All of their courses, newest first.' })
  courseMetrics!: InstructorCourseStanding[];
}
