import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo, connectionOf } from '../../../platform/connection';
import { ApprovalState } from '../../accounts/administration/administration.types';

@ObjectType({ description: 'A testimonial as administrators see it.' })
export class ManagedTestimonial {
  @Field(() => ID, { description: 'Unique identifier of the testimonial.' })
  id!: string;

  @Field(() => ApprovalState, { description: 'Whether it is public.' })
  state!: ApprovalState;

  @Field(() => String, { description: 'Name of the author, as they entered it.' })
  name!: string;

  @Field(() => String, { description: 'Text of the testimonial as plain text.' })
  text!: string;

  @Field(() => Int, { description: 'Rating, 1 to 5 stars.' })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'https URL of a picture; null if not given.' })
  avatarUrl!: string | null;

  @Field(() => Date, { description: 'When the testimonial was added.' })
  createdAt!: Date;
}

@ObjectType({ description: 'A page of testimonials, newest first.' })
export class ManagedTestimonialConnection extends connectionOf(
  () => ManagedTestimonial,
  'The testimonials on this page.',
) {
  @Field(() => PageInfo, { description: 'Pagination information.' })
  pageInfo!: PageInfo;
}
