import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { IS_PUBLIC, RequiresScope } from '../../platform/required-scope';
import {
  LogInInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  UpdateProfileInput,
  LogInResult,
  RegisterResult,
  RequestPasswordResetResult,
  ResetPasswordResult,
  ProfileUpdated,
  UpdateProfileResult,
  Viewer,
} from './account.types';
import { AccountService } from './account.service';
import { LogInService } from './log-in.service';
import { AccountDeletionService } from './deletion/account-deletion.service';
import {
  KeepAccountResult,
  RequestAccountDeletionInput,
  RequestAccountDeletionResult,
} from './deletion/deletion.types';
import { PasswordResetService } from './password-reset.service';
import { PictureService } from './profile/picture.service';

@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly logIns: LogInService,
    private readonly passwordResets: PasswordResetService,
    private readonly pictures: PictureService,
    private readonly deletions: AccountDeletionService,
  ) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Viewer, { nullable: true, description: 'The signed-in account, or null when signed out.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }

  @RequiresScope('session only')
  @Mutation(() => RegisterResult, {
    description: 'Creates an account. It does not log in: call `logIn` next.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account to create.' }) input: RegisterInput,
    @Ctx() { address }: Context,
  ) {
    return this.accounts.register(input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => LogInResult, {
    description:
      'Signs in and returns a session token. RATE_LIMITED, even with the right password, after 10 failed attempts in 15 minutes for one account from one address, or 100 for one account from addresses it has not signed in from.',
  })
  logIn(
    @Arg('input', () => LogInInput, { description: 'The credentials to log in with.' }) input: LogInInput,
    @Ctx() { address, userAgent }: Context,
  ) {
    return this.logIns.logIn(input, address, userAgent);
  }

  @RequiresScope('session only')
  @Mutation(() => Boolean, {
    description: "Ends the viewer's session. Always returns true, even without a session.",
  })
  logOut(@Ctx() { viewer }: Context) {
    return this.logIns.logOut(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => RequestPasswordResetResult, {
    description: 'Creates a password reset token and sends it by email.',
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'The account whose password to reset.' })
    input: RequestPasswordResetInput,
    @Ctx() { address }: Context,
  ) {
    return this.passwordResets.requestPasswordReset(input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => ResetPasswordResult, {
    description: 'Sets a new password, ends all sessions of the account and revokes its access tokens.',
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The new password and the reset token.' })
    input: ResetPasswordInput,
    @Ctx() { address }: Context,
  ) {
    return this.passwordResets.resetPassword(input, address);
  }

  @RequiresScope('write:profile')
  @Mutation(() => UpdateProfileResult, { description: "Updates the viewer's biography and picture." })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The new profile.' })
    input: UpdateProfileInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.updateProfile(viewer, input);
  }

  @RequiresScope('write:profile')
  @Mutation(() => ProfileUpdated, {
    description:
      "Removes the viewer's picture, uploaded or by address. To upload one, send the file to `PUT /auth/profile/picture`.",
  })
  removePicture(@Ctx() { viewer }: Context) {
    return this.pictures.remove(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => RequestAccountDeletionResult, {
    description:
      "Deletes the viewer's account in 14 days. Until then its owner can log in to keep it; others see it as deleted at once. FORBIDDEN for the demo accounts.",
  })
  requestAccountDeletion(
    @Arg('input', () => RequestAccountDeletionInput, { description: 'The email and the password.' })
    input: RequestAccountDeletionInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.deletions.requestDeletion(viewer, input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => KeepAccountResult, {
    description: 'Keeps an account that would be deleted, exactly as it was. Needs no session.',
  })
  keepAccount(
    @Arg('token', () => String, { description: 'The token of `DeletionPending`.' }) token: string,
    @Ctx() { address }: Context,
  ) {
    return this.deletions.keepAccount({ token }, address);
  }
}
