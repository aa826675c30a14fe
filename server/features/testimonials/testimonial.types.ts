import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '../../platform/connection';
import { InvalidInput } from '../../platform/user-error';
import { DEFAULT_STARS } from './testimonial.rules';

@ObjectType({ description: 'What somebody says of the platform; anyone may leave one.' })
export class Testimonial {
  @Field(() => ID, { description: 'The testimonial, for good.' })
  id!: string;

  @Field(() => String, { description: 'The name its writer gave.' })
  name!: string;

  @Field(() => String, { description: 'Plain text, at most 1,000 characters.' })
  text!: string;

  @Field(() => Int, { description: '1 to 5.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'An https address of a picture; null when not given.' })
  avatarUrl!: string | null;

  @Field(() => Date, { description: 'When it was left.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Testimonials, newest first.' })
export class TestimonialConnection {
  @Field(() => [Testimonial], { description: 'The testimonials of this page.' })
  nodes!: Testimonial[];

  @Field(() => PageInfo, { description: 'Where this page ends.' })
  pageInfo!: PageInfo;
}

@InputType({ description: 'A new testimonial.' })
export class AddTestimonialInput {
  @Field(() => String, { description: 'At most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'At most 1,000 characters.' })
  text!: string;

  @Field(() => Int, { defaultValue: DEFAULT_STARS, description: '1 to 5.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'An https address of a picture; null or blank for none.',
  })
  avatarUrl?: string | null;
}

@ObjectType({ description: 'The testimonial is shown from now on.' })
export class TestimonialAdded {
  @Field(() => Testimonial, { description: 'The new testimonial.' })
  testimonial: Testimonial;

  constructor(testimonial: Testimonial) {
    this.testimonial = testimonial;
  }
}

export const AddTestimonialResult = createUnionType({
  name: 'AddTestimonialResult',
  description: 'What became of a testimonial.',
  types: () => [TestimonialAdded, InvalidInput] as const,
});
