import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { Administration, ApprovalState } from '../../accounts/administration/administration.types';
import { ReviewModerationService } from './review-moderation.service';
import { ManagedReviewConnection, SetReviewStateResult } from './review-moderation.types';

@Service()
@Resolver(() => Administration)
export class ReviewModerationResolver {
  constructor(private readonly service: ReviewModerationService) {}

  @FieldResolver(() => ManagedReviewConnection, { description: 'Reviews of all courses, newest first.' })
  reviews(
    @Root() { viewer }: Administration,
    @PageArgs('reviews') { first, after }: Page,
    @Arg('state', () => ApprovalState, {
      nullable: true,
      description: 'Only reviews in this state; null for all.',
    })
    state: ApprovalState | null,
  ) {
    return this.service.reviews(viewer, { first, after, state });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of reviews that wait for approval.' })
  waitingReviewCount(@Root() { viewer }: Administration) {
    return this.service.waitingCount(viewer);
  }

  @RequiresScope('write:admin')
  @Mutation(() => SetReviewStateResult, {
    description:
      "Makes a review public, hides it, or lets it wait again; changes the course's rating, and notifies the student. Administrators only.",
  })
  setReviewState(
    @Arg('reviewId', () => ID, { description: 'Identifier of the review.' }) reviewId: string,
    @Arg('state', () => ApprovalState, { description: 'The new state.' }) state: ApprovalState,
    @Arg('revision', () => Int, { description: '`revision` of the review when it was read.' })
    revision: number,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setState(viewer, reviewId, state, revision);
  }
}
