import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import { type Page, PageArgs } from '../../../platform/connection';
import type { Context } from '../../../platform/graphql/context';
import { IS_PUBLIC } from '../../../platform/graphql/public-queries';
import { Service } from '../../../platform/injection';
import { RequiresScope } from '../../../platform/required-scope';
import { TestimonialService } from './testimonial.service';
import { AddTestimonialInput, AddTestimonialResult, TestimonialConnection } from './testimonial.types';

@Service()
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
