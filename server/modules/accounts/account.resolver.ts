import { Arg, Ctx, Extensions, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { OWN_STATEMENT } from '../../platform/graphql/limits';
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
  KeepAccountResult,
  RequestAccountDeletionInput,
  RequestAccountDeletionResult,
  Viewer,
} from './account.types';
import { AccountService } from './account.service';
import { LogInService } from './log-in.service';
import { AccountDeletionService } from './deletion/account-deletion.service';
import { PasswordResetService } from './password-reset.service';
import { AccountAdministrationService } from './administration/account-administration.service';
import { Administration } from './administration/administration.types';
import { InstructorRequestsService } from './instructors/instructor-requests.service';
import { EmailConfirmationSent, RoleRequest } from './instructors/instructors.types';
import { PictureService } from './profile/picture.service';

@Resolver(() => Viewer)
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly logIns: LogInService,
    private readonly passwordResets: PasswordResetService,
    private readonly pictures: PictureService,
    private readonly deletions: AccountDeletionService,
    private readonly administrators: AccountAdministrationService,
    private readonly requests: InstructorRequestsService,
  ) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Viewer, { nullable: true, description: 'The signed-in account, or null when signed out.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }

  @RequiresScope('read:admin')
  @FieldResolver(() => Administration, {
    nullable: true,
    description: 'What an administrator sees of the platform; null for other roles.',
  })
  administration(@Root() viewer: Viewer) {
    return this.administrators.administrationOf(viewer);
  }

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => RoleRequest, {
    nullable: true,
    description: "The viewer's request to become an instructor; null if they made none.",
  })
  instructorRequest(@Root() viewer: Viewer) {
    return this.requests.requestOf(viewer);
  }

  @RequiresScope('read:profile')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => Boolean, {
    description:
      'Whether the viewer is an instructor who has to confirm the email address before inviting people by email.',
  })
  needsEmailConfirmation(@Root() viewer: Viewer) {
    return this.requests.needsConfirmation(viewer);
  }

  @Mutation(() => EmailConfirmationSent, {
    description:
      "Sends a new link to confirm the viewer's email address; earlier links stop working. NOT_FOUND unless their request to become an instructor waits for it.",
  })
  resendEmailConfirmation(@Ctx() { viewer }: Context) {
    return this.requests.resendConfirmation(viewer);
  }

  @Mutation(() => RegisterResult, {
    description: 'Creates an account. It does not log in: call `logIn` next.',
  })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account to create.' }) input: RegisterInput,
    @Ctx() { address }: Context,
  ) {
    return this.accounts.register(input, address);
  }

  @Mutation(() => LogInResult, {
    description:
      'Signs in and returns a session token. RATE_LIMITED, even with the right password, after 10 failed attempts in 15 minutes for one account from one address, or 100 for one account from addresses it has not signed in from.',
  })
  logIn(
    @Arg('input', () => LogInInput, { description: 'The credentials to log in with.' }) input: LogInInput,
    @Ctx() context: Context,
  ) {
    return this.logIns.logIn(input, context);
  }

  @Mutation(() => Boolean, {
    description: "Ends the viewer's session. Always returns true, even without a session.",
  })
  logOut(@Ctx() { viewer }: Context) {
    return this.logIns.logOut(viewer);
  }

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

  @Mutation(() => RequestAccountDeletionResult, {
    description:
      "Deletes the viewer's account in 14 days. Until then its owner can log in to keep it; others see it as deleted at once. FORBIDDEN for the demo accounts.",
  })
  requestAccountDeletion(
    @Arg('input', () => RequestAccountDeletionInput, { description: 'The email and the password.' })
    input: RequestAccountDeletionInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.deletions.requestDeletion(viewer, input);
  }

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
