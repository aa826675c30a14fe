import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Course } from '../course.types';
import { ReviewService, type ViewerReview } from './review.service';
import { Review, ReviewConnection, ReviewDeleted, WriteReviewInput, WriteReviewResult } from './review.types';

@Resolver(() => Course)
export class ReviewResolver {
  constructor(private readonly reviewService: ReviewService) {}

  @RequiresScope('write:learning')
  @Mutation(() => WriteReviewResult, {
    description:
      "Writes the viewer's review of a course, replacing an earlier one. Outside demo mode it is public once an administrator approves it.",
  })
  writeReview(
    @Arg('input', () => WriteReviewInput, { description: 'The review.' })
    { courseId, ...review }: WriteReviewInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.reviewService.writeReview(viewer, courseId, review);
  }

  @RequiresScope('write:learning')
  @Mutation(() => ReviewDeleted, { description: "Deletes the viewer's review of a course." })
  deleteReview(
    @Arg('courseId', () => ID, { description: 'Identifier of the course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.reviewService.deleteReview(viewer, courseId);
  }

  @FieldResolver(() => ReviewConnection, { description: 'Public reviews of the course, newest first.' })
  reviews(
    @Root() course: Course,
    @PageArgs('reviews', 10) { first, after }: Page,
    @Ctx() { viewer, batches }: Context,
  ) {
    return batches.load(`reviews, ${first} after ${after}`, course.id, (ids) =>
      this.reviewService.reviewsOf(viewer, ids, first, after),
    );
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => Review, {
    nullable: true,
    description: "The viewer's review of the course, public or not; null if there is none.",
  })
  async viewerReview(@Root() course: Course, @Ctx() context: Context) {
    return (await this.ofViewer(course, context)).review;
  }

  @RequiresScope('read:learning')
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer can review the course: enrolled, at least one lesson completed, and not its instructor.',
  })
  async viewerCanReview(@Root() course: Course, @Ctx() context: Context) {
    return (await this.ofViewer(course, context)).canReview;
  }

  private ofViewer({ id }: Course, { viewer, batches }: Context): Promise<ViewerReview> {
    return batches.load('review of viewer', id, (ids) => this.reviewService.reviewsOfViewer(viewer, ids));
  }
}
