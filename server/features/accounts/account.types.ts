import { createUnionType, Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { InvalidInput, UserError } from '../../platform/user-error';
import { Role, type Viewer as ViewerSession, type ViewerAccount } from '../../platform/viewer';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account is for.',
  valuesConfig: {
    STUDENT: { description: 'Enrolls in courses and learns.' },
    INSTRUCTOR: { description: 'Creates and manages courses.' },
    ADMIN: { description: 'Administers the platform.' },
  },
});

@ObjectType({ description: "A person's own account; nobody else's is ever shown." })
export class Account implements ViewerAccount {
  @Field(() => ID, { description: 'The account, for good.' })
  id!: string;

  @Field(() => String, { description: 'The name others see.' })
  name!: string;

  @Field(() => String, { description: 'The address this account signs in with; only its owner sees it.' })
  email!: string;

  @Field(() => Role, { description: 'What the account is for.' })
  role!: Role;

  @Field(() => String, {
    nullable: true,
    description: "An instructor's words about themselves; null when not given.",
  })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: 'An https address of a picture; null when not given.' })
  pictureUrl!: string | null;

  @Field(() => Date, { description: 'When the account was registered.' })
  createdAt!: Date;
}

@ObjectType({ description: 'Whoever is signed in; everything that is theirs alone hangs here.' })
export class Viewer implements ViewerSession {
  @Field(() => Account, { description: 'Their account.' })
  account!: Account;

  sessionHash!: string;
}

@ObjectType({ description: 'The account exists now; log in with it.' })
export class Registered {
  @Field(() => Account, { description: 'The new account.' })
  account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

@ObjectType({ implements: UserError, description: 'Somebody registered with this email before.' })
export class EmailAlreadyRegistered extends UserError {
  override message = 'An account with this email already exists';
}

@ObjectType({ description: 'A session is open.' })
export class LoggedIn {
  @Field(() => String, {
    description:
      'Send it as `Authorization: Bearer …`. It ends after 14 days unused and after 60 days in any case.',
  })
  token: string;

  @Field(() => Viewer, { description: 'Who is signed in.' })
  viewer: Viewer;

  constructor(token: string, viewer: Viewer) {
    this.token = token;
    this.viewer = viewer;
  }
}

@ObjectType({ implements: UserError, description: 'No account matches this email and password.' })
export class InvalidCredentials extends UserError {
  override message = 'Invalid email or password';
}

@ObjectType({
  description: 'If the email has an account, a reset token was made for it; it works once, for ten minutes.',
})
export class PasswordResetRequested {
  @Field(() => String, { description: 'The sentence to show, the same for known and unknown emails.' })
  message = 'Reset token generated successfully';

  @Field(() => String, {
    nullable: true,
    description: 'Demo mode only, and only for a known email; elsewhere null, the token goes by mail.',
  })
  resetToken: string | null;

  constructor(resetToken: string | null) {
    this.resetToken = resetToken;
  }
}

@ObjectType({ description: 'The new password holds; every open session of the account has ended.' })
export class PasswordReset {
  @Field(() => String, { description: 'The sentence to show.' })
  message = 'Password reset successful';
}

@ObjectType({
  implements: UserError,
  description: 'The token is wrong, was used, or is older than ten minutes.',
})
export class InvalidResetToken extends UserError {
  override message = 'The reset token is invalid or has expired';
}

@ObjectType({ description: 'The profile is saved.' })
export class ProfileUpdated {
  @Field(() => Account, { description: 'The account as it is now.' })
  account: Account;

  constructor(account: Account) {
    this.account = account;
  }
}

export const RegisterResult = createUnionType({
  name: 'RegisterResult',
  description: 'What became of a registration.',
  types: () => [Registered, EmailAlreadyRegistered, InvalidInput] as const,
});

export const LogInResult = createUnionType({
  name: 'LogInResult',
  description: 'What became of a log-in.',
  types: () => [LoggedIn, InvalidCredentials, InvalidInput] as const,
});

export const RequestPasswordResetResult = createUnionType({
  name: 'RequestPasswordResetResult',
  description: 'What became of a request for a reset token.',
  types: () => [PasswordResetRequested, InvalidInput] as const,
});

export const ResetPasswordResult = createUnionType({
  name: 'ResetPasswordResult',
  description: 'What became of a password reset.',
  types: () => [PasswordReset, InvalidResetToken, InvalidInput] as const,
});

export const UpdateProfileResult = createUnionType({
  name: 'UpdateProfileResult',
  description: 'What became of a change to the profile.',
  types: () => [ProfileUpdated, InvalidInput] as const,
});
