import { Field, ID, ObjectType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { LinkedIdentity } from '../account.types';
import { RequiresScope } from '../../../platform/required-scope';
import { OwnProof } from '../account.types';

@RequiresScope('session only')
@ObjectType({ description: 'A log-in of the viewer, on one device.' })
export class Session {
  @Field(() => ID, { description: 'Unique identifier of the session. It grants no access.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Browser and system, such as `Firefox on Windows`; null if unknown.',
  })
  device!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Beginning of the network address that logged in, such as `203.0.…`; null if unknown.',
  })
  network!: string | null;

  @Field(() => Date, { description: 'When it logged in.' })
  signedInAt!: Date;

  @Field(() => Date, { description: 'When it was last used, to the hour.' })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: 'Whether it is the session of this request.' })
  isCurrent!: boolean;
}

@ObjectType({ description: 'The password was changed, and every other session of the account has ended.' })
export class PasswordChanged extends Payload<PasswordChanged> {
  @Field(() => String, { description: 'Message to show to the user.' })
  message = 'Password changed. Other devices were logged out.';

  @Field(() => [Session], { description: 'The remaining session.' })
  sessions!: Session[];

  @Field(() => [LinkedIdentity], {
    description: 'The linked identities, with which the account can still be logged in to.',
  })
  identities!: LinkedIdentity[];
}

@ObjectType({
  description:
    'A link was sent to the new address, unless another account uses it. The address changes when the link is confirmed, within 24 hours.',
})
export class EmailChangeRequested {
  @Field(() => String, { description: 'Message to show to the user, the same for addresses in use.' })
  message: string;

  @Field(() => String, {
    nullable: true,
    description: 'The token of the link, in demo mode only; null otherwise, when it is sent by email.',
  })
  confirmationToken: string | null;

  constructor(newEmail: string, confirmationToken: string | null) {
    this.message = `We sent a link to ${newEmail}. Open it within 24 hours to confirm the address.`;
    this.confirmationToken = confirmationToken;
  }
}

@ObjectType({
  description: 'The account has the new email address, or the one it had is confirmed. Use it to log in.',
})
export class EmailChanged extends Payload<EmailChanged> {
  @Field(() => String, { description: 'The new email address, or the confirmed one.' })
  newEmail!: string;

  @Field(() => Boolean, {
    description: 'Whether the account had this address already, so that it was confirmed and not changed.',
  })
  isConfirmation!: boolean;
}

@ErrorType(
  'The link is wrong, already used, or older than 24 hours, or the address belongs to an account now.',
)
export class InvalidEmailLink extends UserError {
  override message = 'The link is invalid or has expired';
}

@ErrorType(
  'The link confirms the address that an account has already, which needs a session of this account. The link stays valid.',
)
export class EmailLogInRequired extends UserError {
  override message = 'Log in with this address to confirm it.';
}

export const ChangePasswordResult = resultOf('changePassword', () => [PasswordChanged, InvalidInput]);

export const RequestEmailChangeResult = resultOf('requestEmailChange', () => [
  EmailChangeRequested,
  InvalidInput,
]);

export const ConfirmEmailChangeResult = resultOf('confirmEmailChange', () => [
  EmailChanged,
  EmailLogInRequired,
  InvalidEmailLink,
  InvalidInput,
]);

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
export class RequestEmailChangeInput extends OwnProof {
  @Field(() => String, { description: 'The new email address.' })
  newEmail!: string;
}
