import { Arg, Ctx, Extensions, Mutation, Query, Resolver, FieldResolver, ID, Root } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC, RequiresScope } from '../../../platform/required-scope';
import { TestimonialService } from './testimonial.service';
import {
  AddTestimonialInput,
  AddTestimonialResult,
  TestimonialConnection,
  ManagedTestimonial,
  ManagedTestimonialConnection,
} from './testimonial.types';
import { Administration, ApprovalState } from '../../accounts/administration/administration.types';

@Resolver()
export class TestimonialResolver {
  constructor(private readonly service: TestimonialService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => TestimonialConnection, {
    description: 'Public testimonials about the platform, newest first.',
  })
  testimonials(@PageArgs('testimonials', 12) { first, after }: Page, @Ctx() { viewer }: Context) {
    return this.service.testimonials(viewer, first, after);
  }

  @RequiresScope('none')
  @Mutation(() => AddTestimonialResult, {
    description:
      'Adds a testimonial. Does not require signing in. Outside demo mode it is public once an administrator approves it. RATE_LIMITED beyond 10 an hour from one address.',
  })
  addTestimonial(
    @Arg('input', () => AddTestimonialInput, { description: 'The testimonial to add.' })
    input: AddTestimonialInput,
    @Ctx() { address }: Context,
  ) {
    return this.service.addTestimonial(input, address);
  }
}

@Resolver(() => Administration)
export class TestimonialModerationResolver {
  constructor(private readonly service: TestimonialService) {}

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
    return this.service.managedTestimonials(viewer, { first, after, state });
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
