import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { Viewer } from '../account.types';
import {
  ChangeSecondFactorInput,
  CompleteLogInInput,
  StartSecondFactorInput,
  CompleteLogInResult,
  ConfirmRequiredSecondFactorResult,
  ConfirmSecondFactorResult,
  DisableSecondFactorResult,
  RenewRecoveryCodesResult,
  SecondFactor,
  StartRequiredSecondFactorResult,
  StartSecondFactorResult,
} from './second-factor.types';
import { SecondFactorService } from './second-factor.service';
import { SecondStepService } from './second-step.service';

const CODE = 'The 6 digits that the authenticator app shows.';

@Resolver(() => Viewer)
export class SecondFactorResolver {
  constructor(
    private readonly own: SecondFactorService,
    private readonly steps: SecondStepService,
  ) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => SecondFactor, { description: "The viewer's second factor." })
  secondFactor(@Root() { account }: Viewer) {
    return this.own.stateOf(account.id);
  }

  @Mutation(() => CompleteLogInResult, {
    description:
      'Completes a log-in with a code of the second factor and returns a session token. RATE_LIMITED after 10 wrong codes in 15 minutes for one account from one address, or 20 in an hour for one account from addresses it has not signed in from.',
  })
  completeLogIn(
    @Arg('input', () => CompleteLogInInput, { description: 'The challenge of the log-in, and a code.' })
    input: CompleteLogInInput,
    @Ctx() context: Context,
  ) {
    return this.steps.completeLogIn(input, context);
  }

  @Mutation(() => StartSecondFactorResult, {
    description:
      'Makes a secret for an authenticator app. Nothing changes until `confirmSecondFactor`. Wrong passwords count as failed log-ins.',
  })
  startSecondFactor(
    @Arg('input', () => StartSecondFactorInput, { description: 'The present password.' })
    input: StartSecondFactorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.own.start(viewer, input);
  }

  @Mutation(() => ConfirmSecondFactorResult, {
    description:
      'Turns the second factor on with a first code, ends all other sessions and revokes all access tokens. Wrong codes count as failed log-ins.',
  })
  confirmSecondFactor(
    @Arg('code', () => String, { description: CODE }) code: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.own.confirm(viewer, { code });
  }

  @Mutation(() => DisableSecondFactorResult, {
    description:
      'Turns the second factor off and deletes its recovery codes. Wrong passwords and codes count as failed log-ins.',
  })
  disableSecondFactor(
    @Arg('input', () => ChangeSecondFactorInput, { description: 'The password, and a code.' })
    input: ChangeSecondFactorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.own.disable(viewer, input);
  }

  @Mutation(() => RenewRecoveryCodesResult, {
    description:
      'Replaces the recovery codes by new ones. Wrong passwords and codes count as failed log-ins.',
  })
  renewRecoveryCodes(
    @Arg('input', () => ChangeSecondFactorInput, { description: 'The password, and a code.' })
    input: ChangeSecondFactorInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.own.renewRecoveryCodes(viewer, input);
  }

  @Mutation(() => StartRequiredSecondFactorResult, {
    description: 'Makes a secret for an administrator who needs a second factor to log in. Needs no session.',
  })
  startRequiredSecondFactor(
    @Arg('challenge', () => String, { description: '`challenge` of `SecondFactorSetUpRequired`.' })
    challenge: string,
    @Ctx() context: Context,
  ) {
    return this.steps.startRequired({ challenge }, context);
  }

  @Mutation(() => ConfirmRequiredSecondFactorResult, {
    description:
      'Turns the second factor on that an administrator needs, and logs in. Ends all other sessions. Needs no session.',
  })
  confirmRequiredSecondFactor(
    @Arg('challenge', () => String, { description: '`challenge` of `SecondFactorSetUpRequired`.' })
    challenge: string,
    @Arg('code', () => String, { description: CODE }) code: string,
    @Ctx() context: Context,
  ) {
    return this.steps.confirmRequired({ challenge, code }, context);
  }
}
