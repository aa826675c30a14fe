import { Field, InputType } from 'type-graphql';

/** The field by which the owner of an account shows again who they are, see `ownProof`. */
@InputType()
export abstract class OwnProof {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}
