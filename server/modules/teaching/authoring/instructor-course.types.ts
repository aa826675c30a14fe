import { Field, ID, Int, ObjectType } from 'type-graphql';
import { RequiresScope } from '../../../platform/required-scope';
import { CourseFields } from '../../courses/course.types';
import type { Lesson } from '../../courses/lesson.types';
import '../../courses/permissions/course-permissions.types';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';

@ObjectType({ description: 'Enrollment and progress figures of a course.' })
export class InstructorCourseMetrics {
  @Field(() => Int, { description: 'Number of enrolled students.' })
  enrollmentCount!: number;

  @Field(() => Int, { description: 'Enrollments at 100 percent.' })
  completionCount!: number;

  @Field(() => Int, {
    description: 'Percentage of the enrollments that are at 100 percent, rounded; 0 without enrollments.',
  })
  completionRate!: number;

  @Field(() => Int, {
    description: 'Average progress of the students in percent, rounded; 0 without enrollments.',
  })
  averageProgress!: number;
}

/** Fields that other modules add (quizzes, analytics) are declared in their folders; `lessons` has its own resolver. */
@RequiresScope('read:teaching')
@ObjectType({ description: 'A course as its team sees it, drafts included.' })
export class InstructorCourse extends CourseFields {
  @Field(() => ID, { description: 'Unique identifier of the course, the same as that of `Course`.' })
  id!: string;

  @Field(() => Boolean, {
    description: 'Whether the course is published; false for drafts and unpublished courses.',
  })
  isPublished!: boolean;

  @Field(() => Int, {
    description:
      'Revision number of the course itself, increased by each edit except of its lessons. Pass it to `updateCourse`.',
  })
  revision!: number;

  @Field(() => CourseRole, { description: "The viewer's role in the course." })
  viewerRole!: CourseRole;

  @Field(() => Boolean, {
    description:
      'Whether the owner offers the course to the viewer, who can accept with `acceptCourseOffer`.',
  })
  viewerIsOffered!: boolean;

  /** Whether an assistant may see the students' addresses. */
  viewerSeesAddresses!: boolean;

  @Field(() => InstructorCourseMetrics, { description: 'Enrollment and progress figures.' })
  metrics!: InstructorCourseMetrics;

  /** Loaded with a single course; lists of courses load it in a batch. */
  lessons?: Lesson[];
}
