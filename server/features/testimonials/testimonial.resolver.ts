import { Arg, Ctx, Extensions, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { IS_PUBLIC } from '../../platform/graphql/prepared-operations';
import { Service } from '../../platform/injection';
import { TestimonialService } from './testimonial.service';
import { AddTestimonialInput, AddTestimonialResult, TestimonialConnection } from './testimonial.types';

@Service()
@Resolver()
export class TestimonialResolver {
  constructor(private readonly service: TestimonialService) {}

  @Extensions(IS_PUBLIC)
  @Query(() => TestimonialConnection, { description: 'What people say of the platform.' })
  testimonials(
    @Arg('first', () => Int, { defaultValue: 12, description: 'How many, 1 to 100.' }) first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'endCursor of the page before; null: the first page.',
    })
    after: string | null,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.testimonials(viewer, first, after);
  }

  @Mutation(() => AddTestimonialResult, {
    description: 'Leaves a testimonial; no account needed, ten an hour.',
  })
  addTestimonial(
    @Arg('input', () => AddTestimonialInput, { description: 'The new testimonial.' })
    input: AddTestimonialInput,
    @Ctx() { address }: Context,
  ) {
    return this.service.addTestimonial(input, address);
  }
}
