import { Field, ID, ObjectType, registerEnumType, InputType } from 'type-graphql';
import { ErrorType, InvalidInput, Payload, UserError, resultOf } from '../../platform/user-error';
import { Role, type Viewer as ViewerSession, type ViewerAccount } from '../../platform/viewer';
import { RequiresScope } from '../../platform/required-scope';

registerEnumType(Role, {
  name: 'Role',
  description: 'Role of an account.',
  valuesConfig: {
    STUDENT: { description: 'Enrolls in courses.' },
    INSTRUCTOR: { description: 'Creates and manages courses.' },
    ADMIN: { description: 'Administers the platform.' },
  },
});

@RequiresScope('read:profile')
@ObjectType({ description: 'An account, visible to its owner only.' })
export class Account implements ViewerAccount {
  @Field(() => ID, { description: 'Unique identifier of the account.' })
  id!: string;

  @Field(() => String, { description: 'Name shown to others.' })
  name!: string;

  @Field(() => String, { description: 'Email address used to log in, visible to the owner only.' })
  email!: string;

  @Field(() => Role, { description: 'Role of the account.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: "Short biography, which an instructor's courses show; null if not given.",
  })
  bio!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Picture: an https URL, or the path of an uploaded one on this server (`/pictures/….webp`, 512 pixels; with `-small` before the dot, 96 pixels). null if there is none.',
  })
  pictureUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Preferred language as a BCP 47 tag, such as `en-GB`; null for the browser's.",
  })
  language!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA time zone, such as `Europe/Berlin`; null if not chosen yet.',
  })
  timeZone!: string | null;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;
}

@RequiresScope('session only')
@ObjectType({ description: 'The signed-in account and its private data.' })
export class Viewer implements ViewerSession {
  @RequiresScope('read:profile')
  @Field(() => Account, { description: "The viewer's account." })
  account!: Account;

  sessionHash!: string;
}

@ObjectType({ description: 'An identity at the sign-in provider that is linked to the account.' })
export class LinkedIdentity {
  @Field(() => ID, { description: 'Unique identifier.' })
  id!: string;

  @Field(() => String, { description: 'The issuer that identifies the provider, an address.' })
  issuer!: string;

  @Field(() => String, { description: 'The email that the provider had verified when it was linked.' })
  email!: string;

  @Field(() => Date, { description: 'When it was linked.' })
  linkedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last used to log in; null: never.' })
  lastUsedAt!: Date | null;
}

/** The field by which the owner of an account shows again who they are, see `ownProof`. */
@InputType()
export abstract class OwnProof {
  @Field(() => String, {
    nullable: true,
    description: 'The present password; null for an account without one, after `startProviderConfirmation`.',
  })
  password?: string | null;
}

@ObjectType({ description: 'The account was created. Log in with `logIn`.' })
export class Registered extends Payload<Registered> {
  @Field(() => Account, { description: 'The new account.' })
  account!: Account;

  @Field(() => Boolean, {
    description:
      'Whether an administrator decides if the account, which is a student’s for now, becomes an instructor’s.',
  })
  waitsForApproval!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether the account, which is a student’s for now, becomes an instructor’s once its email address is confirmed with the link sent to it.',
  })
  waitsForConfirmation!: boolean;
}

@ErrorType('An account with this email address already exists.')
export class EmailAlreadyRegistered extends UserError {
  override message = 'An account with this email already exists';
}

@ObjectType({ description: 'The viewer is signed in.' })
export class LoggedIn extends Payload<LoggedIn> {
  @Field(() => String, {
    description:
      'Session token. Send it as `Authorization: Bearer …`. It expires after 14 days without use, and after 60 days in any case.',
  })
  token!: string;

  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;
}

@ObjectType({
  description:
    'The email and password are right, but the account will be deleted. Its token opens nothing else before `keepAccount`.',
})
export class DeletionPending extends Payload<DeletionPending> {
  @Field(() => String, { description: 'Token for `keepAccount`, and for `POST /auth/export`.' })
  token!: string;

  @Field(() => Date, { description: 'When the account will be deleted.' })
  dueAt!: Date;
}

@ErrorType('The email and password are right, but an administrator suspended the account.')
export class AccountSuspended extends UserError {
  override message = 'Your account is suspended. Please contact the administrators of this platform.';
}

@ErrorType('No account matches this email and password.')
export class InvalidCredentials extends UserError {
  override message = 'Invalid email or password';
}

@ObjectType({
  description:
    'If the email address has an account, a reset token was sent to it. A token works once, for ten minutes.',
})
export class PasswordResetRequested extends Payload<PasswordResetRequested> {
  @Field(() => String, {
    description: 'Message to show to the user, the same for known and unknown email addresses.',
  })
  message = 'Reset token generated successfully';

  @Field(() => String, {
    nullable: true,
    description:
      'The reset token, in demo mode and for a known email address only; null otherwise, when it is sent by email.',
  })
  resetToken!: string | null;
}

@ObjectType({ description: 'The password was changed, and every session of the account has ended.' })
export class PasswordReset extends Payload<PasswordReset> {
  @Field(() => String, { description: 'Message to show to the user.' })
  message = 'Password reset successful';

  @Field(() => [LinkedIdentity], {
    description: 'The linked identities, with which the account can still be logged in to.',
  })
  identities!: LinkedIdentity[];
}

@ErrorType('The reset token is wrong, already used, or older than ten minutes.')
export class InvalidResetToken extends UserError {
  override message = 'The reset token is invalid or has expired';
}

@ObjectType({ description: 'The profile was saved.' })
export class ProfileUpdated extends Payload<ProfileUpdated> {
  @Field(() => Account, { description: 'The updated account.' })
  account!: Account;
}

export const RegisterResult = resultOf('register', () => [Registered, EmailAlreadyRegistered, InvalidInput]);

/** What the first step of a log-in leads to. */
export const firstStepTypes = () =>
  [LoggedIn, SecondFactorRequired, SecondFactorSetUpRequired, DeletionPending, AccountSuspended] as const;

export const LogInResult = resultOf('logIn', () => [...firstStepTypes(), InvalidCredentials, InvalidInput]);

export const RequestPasswordResetResult = resultOf('requestPasswordReset', () => [
  PasswordResetRequested,
  InvalidInput,
]);

export const ResetPasswordResult = resultOf('resetPassword', () => [
  PasswordReset,
  InvalidResetToken,
  InvalidInput,
]);

export const UpdateProfileResult = resultOf('updateProfile', () => [ProfileUpdated, InvalidInput]);

@ObjectType({
  description:
    'The first step of the log-in succeeded, and the account has a second factor: call `completeLogIn` within 5 minutes.',
})
export class SecondFactorRequired extends Payload<SecondFactorRequired> {
  @Field(() => String, { description: 'Token for `completeLogIn`. It opens nothing else, and works once.' })
  challenge!: string;

  @Field(() => Date, { description: 'When the log-in has to begin anew.' })
  expiresAt!: Date;
}

@ObjectType({
  description:
    'The first step of the log-in succeeded, but administrators of this platform need a second factor, and this account has none: set it up with `startRequiredSecondFactor` within 30 minutes.',
})
export class SecondFactorSetUpRequired extends Payload<SecondFactorSetUpRequired> {
  @Field(() => String, {
    description:
      'Token for `startRequiredSecondFactor` and `confirmRequiredSecondFactor`. It opens nothing else.',
  })
  challenge!: string;

  @Field(() => Date, { description: 'When the log-in has to begin anew.' })
  expiresAt!: Date;
}

@InputType({ description: 'The account to create.' })
export class RegisterInput {
  @Field(() => String, { description: 'Name shown to others and on certificates, at most 100 characters.' })
  name!: string;

  @Field(() => String, { description: 'Email address, unique regardless of case.' })
  email!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes.' })
  password!: string;

  @Field(() => Role, { description: 'STUDENT or INSTRUCTOR; ADMIN is refused.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: 'Token of an invitation to become an instructor; null or left out without one.',
  })
  invitation?: string | null;
}

@InputType({ description: 'The credentials to log in with.' })
export class LogInInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

@InputType({ description: 'The account whose password to reset.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;
}

@InputType({ description: 'A new password and the reset token that authorizes it.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Email address of the account.' })
  email!: string;

  @Field(() => String, {
    description: 'The reset token from the email, or from `requestPasswordReset` in demo mode.',
  })
  resetToken!: string;

  @Field(() => String, { description: 'At least 6 characters and at most 256 bytes; spaces count.' })
  newPassword!: string;
}

@InputType({
  description:
    "The viewer's profile. `bio` and `pictureUrl` are cleared if they are null, blank or left out; the other fields stay unchanged if they are left out.",
})
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: 'Name shown to others, at most 100 characters.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Short biography, at most 2,000 characters.' })
  bio?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'https URL of a picture, or the `pictureUrl` that the account has.',
  })
  pictureUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Preferred language as a BCP 47 tag; null for the browser's.",
  })
  language?: string | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone; null clears it.' })
  timeZone?: string | null;
}

@ObjectType({
  description:
    'The account will be deleted. All of its sessions have ended, and others see it as deleted already. To keep it, log in before it is due.',
})
export class AccountDeletionRequested extends Payload<AccountDeletionRequested> {
  @Field(() => Date, { description: 'When the account will be deleted.' })
  dueAt!: Date;
}

@ObjectType({ description: 'The account is kept as it was, and its token is that of a session.' })
export class AccountKept extends Payload<AccountKept> {
  @Field(() => String, { description: 'The session token, the same as given.' })
  token!: string;

  @Field(() => Viewer, { description: 'The signed-in account.' })
  viewer!: Viewer;
}

@ErrorType('The token is wrong, or the account is deleted already.')
export class AccountNotKept extends UserError {
  override message = 'The account couldn’t be kept. Log in again.';
}

export const RequestAccountDeletionResult = resultOf('requestAccountDeletion', () => [
  AccountDeletionRequested,
  InvalidInput,
]);

export const KeepAccountResult = resultOf('keepAccount', () => [AccountKept, AccountNotKept, InvalidInput]);

@InputType({ description: 'Confirms that the account shall be deleted.' })
export class RequestAccountDeletionInput extends OwnProof {
  @Field(() => String, { description: "The account's email address, typed again." })
  email!: string;
}
