import { TEST_PASSWORD } from '../../seed/world';
import { type Cell, type PolicyRows, signedIn } from './row';

/** A token of somebody else. */
const aToken = async ({ app }: Cell) => {
  const stranger = await app.world.aStudent();
  await app.world.anAccessToken(stranger, ['read:profile']);
  const [token] = await app.sql`select id from personal_access_tokens where account_id = ${stranger.id}`;
  return { tokenId: token!.id };
};
const inAMinute = ({ app }: Cell) => new Date(app.clock.now().getTime() + 60_000).toISOString();

export const accessTokensRows: PolicyRows = {
  graphql: {
    'Mutation.createAccessToken': {
      args: (cell) => ({
        input: {
          name: 'Backup',
          scopes: ['READ_PROFILE'],
          password: TEST_PASSWORD,
          expiresAt: inAMinute(cell),
        },
      }),
      outcomes: signedIn('UNAUTHENTICATED', 'AccessTokenCreated'),
    },
    'Mutation.revokeAccessToken, of somebody else': {
      given: aToken,
      query: 'mutation ($id: ID!) { r: revokeAccessToken(id: $id) { id } }',
      variables: ({ ids }) => ({ id: ids.tokenId }),
      outcomes: signedIn('UNAUTHENTICATED', 'NOT_FOUND'),
    },
  },
  rest: {},
};
