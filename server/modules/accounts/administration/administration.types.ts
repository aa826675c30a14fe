import { Field, ID, ObjectType, InputType } from 'type-graphql';
import type { DemoMode } from '../../../platform/demo/platform.service';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../../platform/user-error';
import { connectionOf } from '../../../platform/connection';
import { Role, type Viewer } from '../../../platform/viewer';
import { RequiresScope } from '../../../platform/required-scope';
import { Account, EmailAlreadyRegistered } from '../account.types';
import { enumOf } from '../../../platform/enum-of';

export const ApprovalState = enumOf('ApprovalState', 'Whether a review or testimonial is public.', {
  WAITING: 'Not public until an administrator approves it.',
  APPROVED: 'Public.',
  HIDDEN: 'Hidden by an administrator.',
});
export type ApprovalState = keyof typeof ApprovalState;

/** The state of a text that was just written: only demo mode shows it without an approval. */
export const stateWhenWritten = (demo: DemoMode): ApprovalState =>
  demo.isOn ? ApprovalState.APPROVED : ApprovalState.WAITING;

export const AccountState = enumOf('AccountState', 'Whether an account can be used.', {
  ACTIVE: 'Can log in.',
  SUSPENDED: 'Cannot log in until an administrator reinstates it.',
});
export type AccountState = keyof typeof AccountState;

export const PersonSort = enumOf('PersonSort', 'What accounts are sorted by.', {
  NAME: 'Name, regardless of case.',
  JOINED: 'When the account was created.',
});
export type PersonSort = keyof typeof PersonSort;

/** The fields are declared by their modules. */
@RequiresScope('read:admin')
@ObjectType({ description: 'What administrators see of the platform.' })
export class Administration {
  @Field(() => ID, { description: "Identifier of the administrator's account." })
  id!: string;

  viewer!: Viewer;
}

@RequiresScope('read:admin')
@ObjectType({ description: 'An account as administrators see it.' })
export class Person {
  @Field(() => ID, { description: 'Unique identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Name shown to others.' })
  name!: string;

  @Field(() => String, { description: 'Email address used to log in.' })
  email!: string;

  @Field(() => Role, { description: 'Role of the account.' })
  role!: Role;

  @Field(() => Boolean, {
    description:
      'Whether it is an instructor who may only be on teams, until an administrator gives the role.',
  })
  isOnTeamsOnly!: boolean;

  @Field(() => AccountState, { description: 'Whether the account can be used.' })
  state!: AccountState;

  @Field(() => Boolean, { description: 'Whether logging in needs a code besides the password.' })
  hasSecondFactor!: boolean;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was last used, to the hour; null if no device is logged in.',
  })
  lastSeenAt!: Date | null;
}

@ObjectType({ description: 'A page of accounts, newest first.' })
export class PersonConnection extends connectionOf(() => Person, 'The accounts on this page.') {}

@ObjectType({ description: 'A reset token is on its way to the owner of the account.' })
export class ResetTokenSent extends Payload<ResetTokenSent> {
  @Field(() => String, {
    nullable: true,
    description: 'The reset token, in demo mode only; null otherwise, when it is sent by email.',
  })
  resetToken!: string | null;
}

@ObjectType({ description: "The account is an administrator's. Log in with `logIn`." })
export class AdministratorSetUp extends Payload<AdministratorSetUp> {
  @Field(() => Account, { description: 'The account.' })
  account!: Account;
}

@ErrorType('The set-up link is wrong, already used, or older than a day.')
export class InvalidSetUpLink extends UserError {
  override message = 'This link is invalid, was already used, or has expired';
}

export const SetUpAdministratorResult = resultOf('setUpAdministrator', () => [
  AdministratorSetUp,
  InvalidSetUpLink,
  EmailAlreadyRegistered,
  InvalidInput,
]);

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
