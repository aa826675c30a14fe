import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import type { Context } from '../../../platform/graphql/context';
import { Viewer } from '../account.types';
import { EmailChangeService } from './email-change.service';
import { AccessTokenService } from '../access-tokens/access-token.service';
import {
  AccessToken,
  CreateAccessTokenInput,
  CreateAccessTokenResult,
} from '../access-tokens/access-token.types';
import { SecurityService } from './security.service';
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
    private readonly security: SecurityService,
    private readonly emails: EmailChangeService,
    private readonly tokens: AccessTokenService,
  ) {}

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [Session], { description: "The viewer's sessions, last used first; at most 100." })
  sessions(@Root() viewer: Viewer) {
    return this.security.sessionsOf(viewer);
  }

  @Mutation(() => [Session], {
    description: "Ends one of the viewer's sessions and its open sockets; returns those that remain.",
  })
  endSession(@Arg('id', () => ID, { description: 'The session.' }) id: string, @Ctx() { viewer }: Context) {
    return this.security.endSession(viewer, id);
  }

  @Mutation(() => [Session], {
    description: "Ends all of the viewer's sessions but the one of this request, which it returns.",
  })
  endOtherSessions(@Ctx() { viewer }: Context) {
    return this.security.endOtherSessions(viewer);
  }

  @Mutation(() => ChangePasswordResult, {
    description:
      'Changes the password, ends all other sessions and revokes all access tokens. Wrong passwords count as failed log-ins.',
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The present and the new password.' })
    input: ChangePasswordInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.security.changePassword(viewer, input);
  }

  @Mutation(() => RequestEmailChangeResult, {
    description: 'Sends a link to a new email address, which replaces the present one when it is confirmed.',
  })
  requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address and the password.' })
    input: RequestEmailChangeInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.emails.requestEmailChange(viewer, input);
  }

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

  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [AccessToken], {
    description: "The viewer's access tokens, newest first; at most 20.",
  })
  accessTokens(@Root() viewer: Viewer) {
    return this.tokens.tokensOf(viewer);
  }

  @Mutation(() => CreateAccessTokenResult, {
    description:
      'Creates an access token for a program of the viewer, and tells them by email. Wrong passwords count as failed log-ins. RATE_LIMITED beyond 30 an hour.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput, { description: 'The token to create, and the password.' })
    input: CreateAccessTokenInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.tokens.create(viewer, input);
  }

  @Mutation(() => [AccessToken], {
    description:
      "Revokes one of the viewer's access tokens, and closes its sockets; returns those that remain.",
  })
  revokeAccessToken(
    @Arg('id', () => ID, { description: 'The access token.' }) id: string,
    @Ctx() { viewer }: Context,
  ) {
    return this.tokens.revoke(viewer, id);
  }
}
