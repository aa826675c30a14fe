import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A new password and the present one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword!: string;

  @Field(() => String, {
    description: 'At least 6 characters and at most 256 bytes, and not easy to guess; spaces count.',
  })
  newPassword!: string;
}

@InputType({ description: 'A new email address and the present password.' })
export class RequestEmailChangeInput {
  @Field(() => String, { description: 'The new email address.' })
  newEmail!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}
