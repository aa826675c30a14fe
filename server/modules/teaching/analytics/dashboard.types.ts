import { Field, ID, Int, ObjectType } from 'type-graphql';
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
