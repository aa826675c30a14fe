import { createUnionType, Field, Float, ID, InputType, Int, ObjectType } from 'type-graphql';
import { DetailedError, ErrorType, Payload, UserError, resultOf } from '../../platform/user-error';
import { RequiresScope } from '../../platform/required-scope';
import { Viewer } from '../accounts/account.types';
import { Course, Lesson } from '../courses/course.types';
import { enumOf } from '../../platform/enum-of';
import { Certificate } from './certificates/certificate.types';

export const EnrollmentRequestState = enumOf(
  'EnrollmentRequestState',
  'State of a request to join a course.',
  {
    ASKED: "The course's team has not decided yet.",
    WAITING: 'On the waiting list.',
  },
);
export type EnrollmentRequestState = keyof typeof EnrollmentRequestState;

@RequiresScope('read:learning')
@ObjectType({ description: "A student's enrollment in a course, with their progress." })
export class Enrollment {
  @Field(() => ID, { description: 'Unique identifier of the enrollment.' })
  id!: string;

  courseId!: string;

  /** Loaded with lists that show courses; loaded in a batch otherwise. */
  course?: Course;

  @Field(() => Date, { description: 'When the student enrolled.' })
  enrolledAt!: Date | string;

  @Field(() => Int, { description: 'Number of lessons completed.' })
  lessonsCompleted!: number;

  @Field(() => [Int], {
    description: 'Positions of the completed lessons within the course, in order, from 1.',
  })
  completedPositions!: number[];

  @Field(() => Int, {
    description:
      'Percentage of the lessons completed, rounded, 0 to 100; 100 only if all lessons are completed, 0 for a course without lessons.',
  })
  percent!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When a lesson was last completed; null if none was.',
  })
  lastActivityAt!: Date | string | null;

  @Field(() => Lesson, {
    nullable: true,
    description: 'The first lesson not yet completed; null if all are completed.',
  })
  nextLesson!: Lesson | null;

  /** The lesson whose video was watched last among those not yet completed; null if none was watched. */
  watchedLesson!: Lesson | null;

  @Field(() => Certificate, {
    nullable: true,
    description: 'The certificate; null until the certificate rule of the course was met.',
  })
  certificate!: Certificate | null;
}

@ObjectType({ description: 'A lesson completed by the viewer.' })
export class LessonCompletion {
  @Field(() => ID, { description: 'Identifier of the lesson.' })
  lessonId!: string;

  @Field(() => Lesson, {
    nullable: true,
    description: 'The lesson; null if it was deleted since.',
  })
  lesson!: Lesson | null;

  @Field(() => Course, { description: 'The course of the lesson.' })
  course!: Course;

  @Field(() => Date, { description: 'When the lesson was completed.' })
  completedAt!: Date | string;
}

@ObjectType({ description: "Totals of the viewer's learning." })
export class LearningStats {
  @Field(() => Int, { description: 'Courses the viewer is enrolled in.' })
  totalCourses!: number;

  @Field(() => Int, { description: 'Courses at 100 percent.' })
  completedCourses!: number;

  @Field(() => Int, { description: 'Lessons completed across all courses.' })
  totalLessonsCompleted!: number;

  @Field(() => Int, {
    description: 'Average progress across the courses in percent, rounded; 0 without courses.',
  })
  averageProgress!: number;
}

@RequiresScope('read:learning')
@ObjectType({ description: "The viewer's learning: enrollments, progress and certificates." })
export class Learning {
  @Field(() => LearningStats, { description: "Totals of the viewer's learning." })
  stats!: LearningStats;

  @Field(() => [Enrollment], { description: "The viewer's enrollments, most recently used first." })
  enrollments!: Enrollment[];

  @Field(() => [LessonCompletion], { description: 'The five most recently completed lessons, newest first.' })
  recentActivity!: LessonCompletion[];

  @Field(() => [Certificate], { description: "The viewer's certificates, newest first." })
  certificates!: Certificate[];
}

@ObjectType({ description: 'The viewer was enrolled.' })
export class Enrolled extends Payload<Enrolled> {
  @Field(() => Enrollment, { description: 'The new enrollment.' })
  enrollment!: Enrollment;

  @Field(() => Viewer, { description: 'The viewer, with updated learning data.' })
  viewer!: Viewer;
}

@ErrorType('The viewer was already enrolled. Nothing was changed.')
export class AlreadyEnrolled extends DetailedError<AlreadyEnrolled> {
  override message = 'Already enrolled';

  @Field(() => Enrollment, { description: 'The existing enrollment.' })
  enrollment!: Enrollment;
}

@ErrorType('The viewer is on the team of the course and cannot enroll in it.')
export class OwnCourse extends UserError {
  override message = 'Your course';
}

@ErrorType('Joining the course has ended. Nothing was changed.')
export class EnrollmentClosed extends UserError {
  override message = 'Enrollment has ended';
}

@ErrorType('The course can only be joined with a join link or its code. Nothing was changed.')
export class JoinLinkNeeded extends UserError {
  override message = 'You need a join link or code for this course';
}

@ErrorType('The join link does not exist, has expired or is used up.')
export class JoinLinkInvalid extends UserError {
  override message = 'This code does not exist or is no longer valid';
}

@ErrorType("The viewer's request to join was sent; the course's team decides.")
export class ApprovalNeeded extends DetailedError<ApprovalNeeded> {
  override message = 'Your request was sent. You get a notification when it is decided.';

  @Field(() => Course, { description: 'The course.' })
  course!: Course;
}

@ErrorType(
  'The course is full. The viewer is on its waiting list, and is enrolled when a place becomes free.',
)
export class CourseFull extends DetailedError<CourseFull> {
  override message = 'This course is full. You are on the waiting list.';

  @Field(() => Int, { description: 'Position on the waiting list, from 1.' })
  waitingPosition!: number;

  @Field(() => Course, { description: 'The course.' })
  course!: Course;
}

export const EnrollResult = resultOf('enroll', () => [
  Enrolled,
  AlreadyEnrolled,
  OwnCourse,
  EnrollmentClosed,
  JoinLinkNeeded,
  ApprovalNeeded,
  CourseFull,
]);

export const JoinResult = createUnionType({
  name: 'JoinResult',
  description: 'Result of `joinByCode`.',
  types: () => [Enrolled, AlreadyEnrolled, OwnCourse, EnrollmentClosed, CourseFull, JoinLinkInvalid] as const,
});

@ObjectType({ description: "The viewer's request to join a course." })
export class ViewerRequest {
  @Field(() => EnrollmentRequestState, { description: 'State of the request.' })
  state!: EnrollmentRequestState;

  @Field(() => Int, {
    nullable: true,
    description: 'Position on the waiting list, from 1; null if not on it.',
  })
  position!: number | null;
}

@ObjectType({ description: 'The viewer left the course. Their progress comes back if they join again.' })
export class EnrollmentEnded extends Payload<EnrollmentEnded> {
  @Field(() => Course, { nullable: true, description: 'The course; null if the viewer no longer sees it.' })
  course!: Course | null;

  @Field(() => Viewer, { description: 'The viewer, with updated learning data.' })
  viewer!: Viewer;
}

@ObjectType({
  description: 'Result of marking a lesson as completed or not completed, with everything that changed.',
})
export class LessonProgress {
  @Field(() => Lesson, { description: 'The lesson.' })
  lesson!: Lesson;

  @Field(() => Enrollment, { description: 'The enrollment in the course of the lesson.' })
  enrollment!: Enrollment;

  @Field(() => Viewer, { description: 'The viewer, with updated learning data.' })
  viewer!: Viewer;
}

@ObjectType({ description: 'A part of a video that was played.' })
@InputType('WatchedRangeInput', { description: 'A part of a video that was played.' })
export class WatchedRange {
  @Field(() => Int, { description: 'First second.' })
  start!: number;

  @Field(() => Int, { description: 'Second after the last one.' })
  end!: number;
}

@ObjectType({ description: "Where a student stopped in a lesson's video." })
export class LessonPosition {
  @Field(() => Float, { description: 'Seconds from the start of the video.' })
  seconds!: number;

  @Field(() => Date, { description: 'When the student was there.' })
  playedAt!: Date | string;

  @Field(() => [WatchedRange], {
    description: 'What the student has played of the video on any device, in order; seeking does not count.',
  })
  watched!: WatchedRange[];
}

declare module '../courses/course.types' {
  interface Course {
    /** Loaded by the catalogue's statements; null if not enrolled. */
    viewerEnrollment?: Enrollment | null;
  }

  interface Lesson {
    /** Undefined if not loaded; null: the viewer has not started its video. */
    viewerPosition?: LessonPosition | null;
  }
}

/** A student of a course, as its team sees them; the types of analytics and of quiz results add their figures. */
@ObjectType()
export abstract class EnrolledStudent {
  @Field(() => ID, { description: "Identifier of the student's account." })
  studentId!: string;

  @Field(() => String, { description: 'Name of the student.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the student; null if the viewer may not see addresses in this course.',
  })
  email!: string | null;
}
