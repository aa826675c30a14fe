import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../platform/graphql/context';
import { OWN_STATEMENT } from '../../../platform/graphql/limits';
import { RequiresScope } from '../../../platform/required-scope';
import { Viewer } from '../account.types';
import { CreateAccessTokenInput, AccessToken, CreateAccessTokenResult } from './access-token.types';
import { AccessTokenService } from './access-token.service';

@Resolver(() => Viewer)
export class AccessTokenResolver {
  constructor(private readonly tokens: AccessTokenService) {}

  @RequiresScope('session only')
  @Extensions(OWN_STATEMENT)
  @FieldResolver(() => [AccessToken], {
    description: "The viewer's access tokens, newest first; at most 20.",
  })
  accessTokens(@Root() viewer: Viewer) {
    return this.tokens.tokensOf(viewer);
  }

  @RequiresScope('session only')
  @Mutation(() => CreateAccessTokenResult, {
    description:
      'Creates an access token for a program of the viewer, and tells them by email. Wrong passwords count as failed log-ins. RATE_LIMITED beyond 30 an hour.',
  })
  createAccessToken(
    @Arg('input', () => CreateAccessTokenInput, { description: 'The token to create, and the password.' })
    input: CreateAccessTokenInput,
    @Ctx() { viewer, address }: Context,
  ) {
    return this.tokens.create(viewer, input, address);
  }

  @RequiresScope('session only')
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
