import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  description:
    'The first step of the log-in succeeded, and the account has a second factor: call `completeLogIn` within 5 minutes.',
})
export class SecondFactorRequired {
  @Field(() => String, { description: 'Token for `completeLogIn`. It opens nothing else, and works once.' })
  challenge: string;

  @Field(() => Date, { description: 'When the log-in has to begin anew.' })
  expiresAt: Date;

  constructor(challenge: string, expiresAt: Date) {
    this.challenge = challenge;
    this.expiresAt = expiresAt;
  }
}

@ObjectType({
  description:
    'The first step of the log-in succeeded, but administrators of this platform need a second factor, and this account has none: set it up with `startRequiredSecondFactor` within 30 minutes.',
})
export class SecondFactorSetUpRequired {
  @Field(() => String, {
    description:
      'Token for `startRequiredSecondFactor` and `confirmRequiredSecondFactor`. It opens nothing else.',
  })
  challenge: string;

  @Field(() => Date, { description: 'When the log-in has to begin anew.' })
  expiresAt: Date;

  constructor(challenge: string, expiresAt: Date) {
    this.challenge = challenge;
    this.expiresAt = expiresAt;
  }
}
