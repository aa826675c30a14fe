import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DetailedError, ErrorType, InvalidInput, Payload, resultOf } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { RequiresScope } from '../../../platform/required-scope';
import { CourseBlock } from '../../courses/course.types';
import { Review } from '../../courses/reviews/review.types';
import { enumOf } from '../../../platform/enum-of';

export const CourseState = enumOf(
  'CourseState',
  'Whether a course is published, and otherwise who decided that.',
  {
    PUBLISHED: 'Published.',
    DRAFT: 'Not published by its instructor.',
    BLOCKED: 'Unpublished by an administrator; its instructor cannot publish it.',
  },
);
export type CourseState = keyof typeof CourseState;

export const ManagedCourseSort = enumOf(
  'ManagedCourseSort',
  "What an administrator's list of courses is sorted by.",
  {
    TITLE: 'Title, regardless of case.',
    CREATED: 'When the course was created.',
  },
);
export type ManagedCourseSort = keyof typeof ManagedCourseSort;

export const CourseOwnerState = enumOf(
  'CourseOwnerState',
  'Whether the owner of a course can run it, and otherwise why not.',
  {
    ACTIVE: 'The owner can run the course.',
    SUSPENDED: 'The account of the owner is suspended.',
    NOT_INSTRUCTOR: 'The owner is no longer an instructor.',
    DELETED: 'The account of the owner is or will be deleted.',
  },
);
export type CourseOwnerState = keyof typeof CourseOwnerState;

export const ManagedCourseFilter = enumOf(
  'ManagedCourseFilter',
  'Which courses to list for an administrator.',
  {
    PUBLISHED: 'Published courses.',
    DRAFT: 'Courses that their instructors have not published.',
    BLOCKED: 'Courses that an administrator unpublished.',
    LIFT_REQUESTED: 'Blocked courses whose instructors asked to lift the block.',
    FEATURED: 'Featured courses.',
    OWNER_INACTIVE: 'Courses whose owner is suspended, no longer an instructor, or is or will be deleted.',
  },
);
export type ManagedCourseFilter = keyof typeof ManagedCourseFilter;

@RequiresScope('read:admin')
@ObjectType({ description: 'A course as administrators see it.' })
export class ManagedCourse {
  @Field(() => ID, { description: 'Unique identifier of the course, the same as that of `Course`.' })
  id!: string;

  @Field(() => String, { description: 'Title of the course.' })
  title!: string;

  @Field(() => String, { description: 'Name of its instructor.' })
  instructorName!: string;

  @Field(() => CourseOwnerState, { description: 'Whether its owner can run it, and otherwise why not.' })
  ownerState!: CourseOwnerState;

  @Field(() => CourseState, { description: 'Whether the course is published.' })
  state!: CourseState;

  @Field(() => Boolean, { description: 'Whether the course is listed first.' })
  isFeatured!: boolean;

  @Field(() => Int, { description: 'Number of enrolled students, up to a few seconds old.' })
  studentCount!: number;

  @Field(() => Date, { description: 'When the course was created.' })
  createdAt!: Date;

  @Field(() => CourseBlock, {
    nullable: true,
    description: 'Why an administrator unpublished it; null if none did.',
  })
  block!: CourseBlock | null;
}

@ObjectType({ description: 'A page of courses, newest first.' })
export class ManagedCourseConnection extends connectionOf(() => ManagedCourse, 'The courses on this page.') {}

@ObjectType({ description: 'The course is unpublished, and its instructor was notified of the reason.' })
export class CourseBlocked extends Payload<CourseBlocked> {
  @Field(() => ManagedCourse, { description: 'The course.' })
  course!: ManagedCourse;
}

export const BlockCourseResult = resultOf('blockCourse', () => [CourseBlocked, InvalidInput]);

@ObjectType({ description: 'The course has another owner.' })
export class CourseOwnerChanged extends Payload<CourseOwnerChanged> {
  @Field(() => ManagedCourse, { description: 'The course.' })
  course!: ManagedCourse;
}

export const ChangeCourseOwnerResult = resultOf('changeCourseOwner', () => [
  CourseOwnerChanged,
  InvalidInput,
]);

@ObjectType({ description: 'The published courses that an account owns.' })
export class OwnedCourseCounts {
  @Field(() => Int, { description: 'Number of courses.' })
  count!: number;

  @Field(() => [ID], { description: 'Their identifiers.' })
  ids!: string[];

  @Field(() => Int, { description: 'Number of enrollments in them.' })
  studentCount!: number;
}

@ObjectType({ description: 'A review of a course as administrators see it.' })
export class ManagedReview extends Review {
  @Field(() => Int, {
    description: 'Number of times its student changed it, starting at 1. Pass it to `setReviewState`.',
  })
  revision!: number;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;
}

@ObjectType({ description: 'A page of reviews, newest first.' })
export class ManagedReviewConnection extends connectionOf(() => ManagedReview, 'The reviews on this page.') {}

@ObjectType({ description: 'The review has the new state, and its student was notified.' })
export class ReviewStateSet extends Payload<ReviewStateSet> {
  @Field(() => ManagedReview, { description: 'The review.' })
  review!: ManagedReview;
}

@ErrorType('The student changed the review since it was read. Its state was not set.')
export class ReviewChanged extends DetailedError<ReviewChanged> {
  override message = 'The student has changed this review. Read it again before you decide.';

  @Field(() => ManagedReview, { description: 'The review as it is now.' })
  review!: ManagedReview;
}

export const SetReviewStateResult = resultOf('setReviewState', () => [ReviewStateSet, ReviewChanged]);
