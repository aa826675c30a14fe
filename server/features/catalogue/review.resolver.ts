import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { Service } from '../../platform/injection';
import { Course } from './course.types';
import { ReviewService, type ViewerReview } from './review.service';
import { Review, ReviewConnection, ReviewDeleted, WriteReviewInput, WriteReviewResult } from './review.types';

@Service()
@Resolver(() => Course)
export class ReviewResolver {
  constructor(private readonly reviewService: ReviewService) {}

  @Mutation(() => WriteReviewResult, {
    description: "Reviews a course the viewer studies, or rewrites the viewer's review of it.",
  })
  writeReview(
    @Arg('input', () => WriteReviewInput, { description: 'The review.' })
    { courseId, ...review }: WriteReviewInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.reviewService.writeReview(viewer, courseId, review);
  }

  @Mutation(() => ReviewDeleted, { description: "Takes the viewer's review of a course back." })
  deleteReview(
    @Arg('courseId', () => ID, { description: 'The course.' }) courseId: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.reviewService.deleteReview(viewer, courseId);
  }

  @FieldResolver(() => ReviewConnection, { description: 'What its students say of it, newest first.' })
  reviews(
    @Root() course: Course,
    @Arg('first', () => Int, { defaultValue: 10, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
    @Ctx() { viewer, batches }: Context,
  ) {
    return batches.load(`reviews, ${first} after ${after}`, course.id, (ids) =>
      this.reviewService.reviewsOf(viewer, ids, first, after),
    );
  }

  @FieldResolver(() => Review, {
    nullable: true,
    description: "The viewer's own review of it; null when there is none.",
  })
  async viewerReview(@Root() course: Course, @Ctx() context: Context) {
    return (await this.ofViewer(course, context)).review;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may review it: enrolled, a lesson done, and not its author.',
  })
  async viewerMayReview(@Root() course: Course, @Ctx() context: Context) {
    return (await this.ofViewer(course, context)).mayReview;
  }

  private ofViewer({ id }: Course, { viewer, batches }: Context): Promise<ViewerReview> {
    return batches.load('review of viewer', id, (ids) => this.reviewService.reviewsOfViewer(viewer, ids));
  }
}
