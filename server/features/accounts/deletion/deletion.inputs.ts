import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Confirms that the account shall be deleted.' })
export class RequestAccountDeletionInput {
  @Field(() => String, { description: "The account's email address, typed again." })
  email!: string;

  @Field(() => String, { description: 'The present password.' })
  password!: string;
}
