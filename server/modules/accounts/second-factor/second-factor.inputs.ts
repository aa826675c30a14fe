import { Field, InputType } from 'type-graphql';

@InputType({ description: 'The second step of a log-in.' })
export class CompleteLogInInput {
  @Field(() => String, { description: '`challenge` of `SecondFactorRequired`.' })
  challenge!: string;

  @Field(() => String, {
    description: 'The 6 digits that the authenticator app shows, or an unused recovery code.',
  })
  code!: string;
}

@InputType({ description: 'The present password.' })
export class StartSecondFactorInput {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}

@InputType({ description: 'The present password, and a code.' })
export class ChangeSecondFactorInput {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;

  @Field(() => String, {
    description: 'The 6 digits that the authenticator app shows, or an unused recovery code.',
  })
  code!: string;
}
