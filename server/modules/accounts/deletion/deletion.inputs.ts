import { Field, InputType } from 'type-graphql';

@InputType({ description: 'Confirms that the account shall be deleted.' })
export class RequestAccountDeletionInput {
  @Field(() => String, { description: "The account's email address, typed again." })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}
