import { Field, Int, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { AccountSuspended, DeletionPending, LoggedIn, Viewer } from '../account.types';
import { OwnProof } from '../account.types';

@ObjectType({ description: 'Whether an account has a second factor, as its owner sees it.' })
export class SecondFactor {
  @Field(() => Date, { nullable: true, description: 'When it was turned on; null if it is off.' })
  since!: Date | null;

  @Field(() => Int, { description: 'How many recovery codes are unused.' })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: 'Whether the platform requires it, so that it cannot be turned off.' })
  isRequired!: boolean;
}

@ObjectType({
  description:
    'The secret for an authenticator app. It is shown only now, and counts when a code confirms it within an hour.',
})
export class SecondFactorStarted extends Payload<SecondFactorStarted> {
  @Field(() => String, { description: 'The secret in base32, for typing.' })
  secret!: string;

  @Field(() => String, { description: 'The secret as an `otpauth:` address, for a QR code.' })
  uri!: string;
}

@ObjectType({
  description: 'The second factor is on, and every other session of the account has ended.',
})
export class SecondFactorEnabled extends Payload<SecondFactorEnabled> {
  @Field(() => [String], {
    description: 'Ten codes, each for one log-in without the app. They are shown only now.',
  })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;

  @Field(() => String, {
    nullable: true,
    description: 'Session token of the log-in that waited for it; null if the account was signed in.',
  })
  token!: string | null;
}

@ObjectType({ description: 'The second factor is off, and its recovery codes are deleted.' })
export class SecondFactorDisabled extends Payload<SecondFactorDisabled> {
  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;
}

@ObjectType({ description: 'There are new recovery codes; the earlier ones no longer work.' })
export class RecoveryCodesRenewed extends Payload<RecoveryCodesRenewed> {
  @Field(() => [String], {
    description: 'Ten codes, each for one log-in without the app. They are shown only now.',
  })
  recoveryCodes!: string[];

  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;
}

@ErrorType('The code is wrong, older than a minute, or was used before.')
export class InvalidSecondFactorCode extends UserError {
  override message = 'The code is wrong, or was already used. Please enter another one.';
}

@ErrorType('The log-in took too long, or was already completed.')
export class LogInExpired extends UserError {
  override message = 'This log-in has expired. Please log in again.';
}

@ErrorType('The second factor is already on.')
export class SecondFactorAlreadyOn extends UserError {
  override message = 'The second factor is already on';
}

@ErrorType('The platform requires a second factor of this account.')
export class SecondFactorNotOptional extends UserError {
  override message = 'Administrators of this platform need a second factor, so it can’t be turned off.';
}

export const CompleteLogInResult = resultOf('completeLogIn', () => [
  LoggedIn,
  DeletionPending,
  AccountSuspended,
  InvalidSecondFactorCode,
  LogInExpired,
  InvalidInput,
]);

export const StartSecondFactorResult = resultOf('startSecondFactor', () => [
  SecondFactorStarted,
  SecondFactorAlreadyOn,
  InvalidInput,
]);

export const StartRequiredSecondFactorResult = resultOf('startRequiredSecondFactor', () => [
  SecondFactorStarted,
  LogInExpired,
  InvalidInput,
]);

export const ConfirmSecondFactorResult = resultOf('confirmSecondFactor', () => [
  SecondFactorEnabled,
  InvalidSecondFactorCode,
  InvalidInput,
]);

export const ConfirmRequiredSecondFactorResult = resultOf('confirmRequiredSecondFactor', () => [
  SecondFactorEnabled,
  InvalidSecondFactorCode,
  LogInExpired,
  InvalidInput,
]);

export const DisableSecondFactorResult = resultOf('disableSecondFactor', () => [
  SecondFactorDisabled,
  SecondFactorNotOptional,
  InvalidSecondFactorCode,
  InvalidInput,
]);

export const RenewRecoveryCodesResult = resultOf('renewRecoveryCodes', () => [
  RecoveryCodesRenewed,
  InvalidSecondFactorCode,
  InvalidInput,
]);

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
export class StartSecondFactorInput extends OwnProof {}

@InputType({ description: 'The present password, and a code.' })
export class ChangeSecondFactorInput extends OwnProof {
  @Field(() => String, {
    description: 'The 6 digits that the authenticator app shows, or an unused recovery code.',
  })
  code!: string;
}
