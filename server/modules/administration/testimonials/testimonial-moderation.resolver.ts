import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { Administration, ApprovalState } from '../../accounts/administration/administration.types';
import { TestimonialModerationService } from './testimonial-moderation.service';
import { ManagedTestimonial, ManagedTestimonialConnection } from './testimonial-moderation.types';

@Service()
@Resolver(() => Administration)
export class TestimonialModerationResolver {
  constructor(private readonly service: TestimonialModerationService) {}

  @FieldResolver(() => ManagedTestimonialConnection, { description: 'All testimonials, newest first.' })
  testimonials(
    @Root() { viewer }: Administration,
    @PageArgs('testimonials') { first, after }: Page,
    @Arg('state', () => ApprovalState, {
      nullable: true,
      description: 'Only testimonials in this state; null for all.',
    })
    state: ApprovalState | null,
  ) {
    return this.service.testimonials(viewer, { first, after, state });
  }

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Int, { description: 'Number of testimonials that wait for approval.' })
  waitingTestimonialCount(@Root() { viewer }: Administration) {
    return this.service.waitingCount(viewer);
  }

  @RequiresScope('write:admin')
  @Mutation(() => ManagedTestimonial, {
    description: 'Makes a testimonial public, hides it, or lets it wait again. Administrators only.',
  })
  setTestimonialState(
    @Arg('testimonialId', () => ID, { description: 'Identifier of the testimonial.' }) testimonialId: string,
    @Arg('state', () => ApprovalState, { description: 'The new state.' }) state: ApprovalState,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.setState(viewer, testimonialId, state);
  }
}
