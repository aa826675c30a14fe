import { Field, InputType } from 'type-graphql';

@InputType({ description: "The administrator's account to create, and the link that authorizes it." })
export class SetUpAdministratorInput {
  @Field(() => String, { description: 'The token of the set-up link.' })
  token!: string;

  @Field(() => String, { description: 'Name shown to others, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address; the invited one, if the link was made for one.' })
  email!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes.' })
  password!: string;
}
