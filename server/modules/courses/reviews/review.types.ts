import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { ApprovalState } from '../../accounts/administration/administration.types';
import { Course } from '../course.types';

@ObjectType({ description: "A student's review of a course. A student has at most one per course." })
export class Review {
  @Field(() => ID, { description: 'Unique identifier of the review.' })
  id!: string;

  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the review as plain text, at most 2,000 characters; null if not given.',
  })
  text!: string | null;

  @Field(() => ApprovalState, {
    description: 'Whether the review is public. Only its student and administrators see one that is not.',
  })
  state!: ApprovalState;

  @Field(() => Date, { description: 'When the review was first written.' })
  createdAt!: Date | string;

  @Field(() => String, { description: 'Name of the student.' })
  studentName!: string;
}

@ObjectType({ description: 'Number of public reviews with a given number of stars.' })
export class StarCount {
  @Field(() => Int, { description: 'Number of stars, 1 to 5.' })
  stars!: number;

  @Field(() => Int, { description: 'Number of reviews.' })
  count!: number;
}

@ObjectType({ description: 'A page of public reviews of a course, newest first.' })
export class ReviewConnection extends connectionOf(() => Review, 'The reviews on this page.') {
  @Field(() => [StarCount], {
    description: 'Number of reviews for each number of stars, 5 first, across all pages.',
  })
  starCounts!: StarCount[];
}

@InputType({ description: 'A review of a course.' })
export class WriteReviewInput {
  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Text of the review, at most 2,000 characters; null or blank for none.',
  })
  text?: string | null;
}

@ObjectType({ description: 'The review was saved.' })
export class ReviewWritten extends Payload<ReviewWritten> {
  @Field(() => Review, { description: 'The review.' })
  review!: Review;

  @Field(() => Course, { description: 'The course with its updated rating.' })
  course!: Course;
}

@ErrorType(
  'The viewer cannot review the course: they are not enrolled, have not completed a lesson, or are its instructor.',
)
export class ReviewNotAllowed extends UserError {
  override message = 'Complete a lesson of this course before you review it';
}

@ObjectType({
  description: 'The viewer has no review of the course any more. Also returned if there was none.',
})
export class ReviewDeleted extends Payload<ReviewDeleted> {
  @Field(() => Course, { description: 'The course with its updated rating.' })
  course!: Course;
}

export const WriteReviewResult = resultOf('writeReview', () => [
  ReviewWritten,
  ReviewNotAllowed,
  InvalidInput,
]);
