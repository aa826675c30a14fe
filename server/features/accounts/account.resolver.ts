import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../platform/graphql/context';
import { IS_PUBLIC } from '../../platform/graphql/prepared-operations';
import { Service } from '../../platform/injection';
import {
  LogInInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  UpdateProfileInput,
} from './account.inputs';
import { AccountService } from './account.service';
import {
  LogInResult,
  RegisterResult,
  RequestPasswordResetResult,
  ResetPasswordResult,
  UpdateProfileResult,
  Viewer,
} from './account.types';
import { LogInService } from './log-in.service';
import { PasswordResetService } from './password-reset.service';

@Service()
@Resolver()
export class AccountResolver {
  constructor(
    private readonly accounts: AccountService,
    private readonly logIns: LogInService,
    private readonly passwordResets: PasswordResetService,
  ) {}

  @Extensions(IS_PUBLIC)
  @Query(() => Viewer, { nullable: true, description: 'Whoever is signed in; null when nobody is.' })
  viewer(@Ctx() { viewer }: Context) {
    return viewer;
  }

  @Mutation(() => RegisterResult, { description: 'Registers an account; it then logs in with logIn.' })
  register(
    @Arg('input', () => RegisterInput, { description: 'The new account.' }) input: RegisterInput,
    @Ctx() { address }: Context,
  ) {
    return this.accounts.register(input, address);
  }

  @Mutation(() => LogInResult, {
    description:
      'Opens a session. RATE_LIMITED after 10 failures from one address in 15 minutes, and after 100 from addresses the account has never signed in from; the right password is refused then too.',
  })
  logIn(
    @Arg('input', () => LogInInput, { description: 'Who signs in.' }) input: LogInInput,
    @Ctx() { address }: Context,
  ) {
    return this.logIns.logIn(input, address);
  }

  @Mutation(() => Boolean, { description: "Ends the viewer's session; true also when there was none." })
  logOut(@Ctx() { viewer }: Context) {
    return this.logIns.logOut(viewer);
  }

  @Mutation(() => RequestPasswordResetResult, { description: 'Makes a reset token for an email.' })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: 'Whose password was forgotten.' })
    input: RequestPasswordResetInput,
    @Ctx() { address }: Context,
  ) {
    return this.passwordResets.requestPasswordReset(input, address);
  }

  @Mutation(() => ResetPasswordResult, { description: 'Sets a new password by a reset token.' })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: 'The new password and its proof.' })
    input: ResetPasswordInput,
    @Ctx() { address }: Context,
  ) {
    return this.passwordResets.resetPassword(input, address);
  }

  @Mutation(() => UpdateProfileResult, { description: "Changes the viewer's bio and picture address." })
  updateProfile(
    @Arg('input', () => UpdateProfileInput, { description: 'The profile as it shall be.' })
    input: UpdateProfileInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.accounts.updateProfile(viewer, input);
  }
}
