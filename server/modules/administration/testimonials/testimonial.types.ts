import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { resultOf, InvalidInput, Payload } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { DEFAULT_STARS } from './testimonial.rules';
import { ApprovalState } from '../../accounts/administration/administration.types';

@ObjectType({ description: 'A public testimonial about the platform, by anyone.' })
export class Testimonial {
  @Field(() => ID, { description: 'Unique identifier of the testimonial.' })
  id!: string;

  @Field(() => String, { description: 'Name of the author, as they entered it.' })
  name!: string;

  @Field(() => String, { description: 'Text of the testimonial as plain text, at most 1,000 characters.' })
  text!: string;

  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'https URL of a picture; null if not given.' })
  avatarUrl!: string | null;

  @Field(() => Date, { description: 'When the testimonial was added.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of testimonials, newest first.' })
export class TestimonialConnection extends connectionOf(
  () => Testimonial,
  'The testimonials on this page.',
) {}

@InputType({ description: 'A testimonial to add.' })
export class AddTestimonialInput {
  @Field(() => String, { description: 'Name of the author, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Text of the testimonial, at most 1,000 characters.' })
  text!: string;

  @Field(() => Int, { defaultValue: DEFAULT_STARS, description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: 'https URL of a picture; null or blank for none.',
  })
  avatarUrl?: string | null;
}

@ObjectType({ description: 'The testimonial was added.' })
export class TestimonialAdded extends Payload<TestimonialAdded> {
  @Field(() => Testimonial, { description: 'The new testimonial.' })
  testimonial!: Testimonial;

  @Field(() => Boolean, {
    description: 'Whether it is public; otherwise an administrator has to approve it first.',
  })
  isPublic!: boolean;
}

export const AddTestimonialResult = resultOf('addTestimonial', () => [TestimonialAdded, InvalidInput]);

@ObjectType({ description: 'A testimonial as administrators see it.' })
export class ManagedTestimonial extends Testimonial {
  @Field(() => ApprovalState, { description: 'Whether it is public.' })
  state!: ApprovalState;
}

@ObjectType({ description: 'A page of testimonials, newest first.' })
export class ManagedTestimonialConnection extends connectionOf(
  () => ManagedTestimonial,
  'The testimonials on this page.',
) {}
