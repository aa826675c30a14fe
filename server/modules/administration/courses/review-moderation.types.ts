import { Field, ID, Int, ObjectType } from 'type-graphql';
import { resultOf, UserError, Payload } from '../../../platform/user-error';
import { PageInfo, connectionOf } from '../../../platform/connection';
import { ApprovalState } from '../../accounts/administration/administration.types';

@ObjectType({ description: 'A review of a course as administrators see it.' })
export class ManagedReview {
  @Field(() => ID, { description: 'Unique identifier of the review.' })
  id!: string;

  @Field(() => Int, {
    description: 'Number of times its student changed it, starting at 1. Pass it to `setReviewState`.',
  })
  revision!: number;

  @Field(() => ApprovalState, { description: 'Whether it is public.' })
  state!: ApprovalState;

  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'Text of the review; null if not given.' })
  text!: string | null;

  @Field(() => String, { description: 'Name of the student.' })
  studentName!: string;

  @Field(() => ID, { description: 'Identifier of the course.' })
  courseId!: string;

  @Field(() => String, { description: 'Title of the course.' })
  courseTitle!: string;

  @Field(() => Date, { description: 'When the review was first written.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of reviews, newest first.' })
export class ManagedReviewConnection extends connectionOf(() => ManagedReview, 'The reviews on this page.') {
  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'The review has the new state, and its student was notified.' })
export class ReviewStateSet extends Payload<ReviewStateSet> {
  @Field(() => ManagedReview, { description: 'The review.' })
  review!: ManagedReview;
}

@ObjectType({
  implements: UserError,
  description: 'The student changed the review since it was read. Its state was not set.',
})
export class ReviewChanged extends UserError {
  override message = 'The student has changed this review. Read it again before you decide.';

  @Field(() => ManagedReview, { description: 'The review as it is now.' })
  review: ManagedReview;

  constructor(review: ManagedReview) {
    super();
    this.review = review;
  }
}

export const SetReviewStateResult = resultOf('setReviewState', () => [ReviewStateSet, ReviewChanged]);
