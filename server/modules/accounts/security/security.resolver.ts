import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import type { Context } from '../../../platform/graphql/context';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../account.types';
import { EmailChangeService } from './email-change.service';
import { PasswordChangeService, SessionListService } from './security.service';
import {
  ChangePasswordInput,
  RequestEmailChangeInput,
  ChangePasswordResult,
  ConfirmEmailChangeResult,
  RequestEmailChangeResult,
  Session,
} from './security.types';

@Resolver(() => Viewer)
export class SecurityResolver {
  constructor(
    private readonly passwords: PasswordChangeService,
    private readonly emails: EmailChangeService,
    private readonly list: SessionListService,
  ) {}

  @RequiresScope('session only')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [Session], { description: "The viewer's sessions, last used first; at most 100." })
  sessions(@Root() viewer: Viewer) {
    return this.list.sessionsOf(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => [Session], {
    description: "Ends one of the viewer's sessions and its open sockets; returns those that remain.",
  })
  endSession(@Arg('id', () => ID, { description: 'The session.' }) id: string, @Ctx() { viewer }: Context) {
    return this.list.endSession(viewer, id);
  }

  @RequiresScope('session only')
  @Mutation(() => [Session], {
    description: "Ends all of the viewer's sessions but the one of this request, which it returns.",
  })
  endOtherSessions(@Ctx() { viewer }: Context) {
    return this.list.endOtherSessions(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => ChangePasswordResult, {
    description:
      'Changes the password, ends all other sessions and revokes all access tokens. Wrong passwords count as failed log-ins.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The present and the new password.' })
    input: ChangePasswordInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.passwords.changePassword(viewer, input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => RequestEmailChangeResult, {
    description: 'Sends a link to a new email address, which replaces the present one when it is confirmed.',
  })
  requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address and the password.' })
    input: RequestEmailChangeInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.emails.requestEmailChange(viewer, input, address);
  }

  @RequiresScope('session only')
  @Mutation(() => ConfirmEmailChangeResult, {
    description:
      'Confirms an email address with the token of the link. A new address needs no session; the one that an account has already needs a session of this account.',
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'The token of the link.' }) token: string,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.emails.confirmEmailChange(viewer, { token }, address);
  }
}
