import { Field, InputType } from 'type-graphql';

@InputType({ description: 'An accepted invitation.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The token of the link.' })
  token!: string;

  @Field(() => String, { description: 'Name shown to others, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Password, at least 6 characters and at most 256 bytes.' })
  password!: string;
}
