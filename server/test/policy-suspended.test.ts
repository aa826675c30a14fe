import type { Account } from '../modules/accounts/account.entities';
import { aCell, aPolicyWorld, overGraphQL, overRest, overSocket } from './policy/policy-world';
import { LOOK_AT_NO_TOKEN } from './policy/look-at-no-token';
import type { Operation } from './policy/row';
import { GRAPHQL, REST } from './policy/rows';
import { testApp } from './test-app';

// Every operation with a session that its account had before it was suspended. An access token ends with it as well, see
// access-tokens.test.ts.

const app = testApp({ config: { isDemo: false, sandbox: false } });

/** A token of the account, which was suspended after the token had been used. */
async function tokenOfSuspended(account: Account): Promise<string> {
  const token = await app.world.signIn(account);
  const before = await app.graphql('{ viewer { account { id } } }', {}, token);
  expect(before.body).toEqual({ data: { viewer: { account: { id: account.id } } } });
  const { body } = await app.as(await app.world.signIn(await app.world.anAdmin()))
    .graphql`mutation { suspendAccount(accountId: ${account.id}) { __typename } }`;
  expect(body).toEqual({ data: { suspendAccount: { __typename: 'Person' } } });
  return token;
}

/** The rows by operation, without further rows of the same one. */
const firstOfEach = (rows: Record<string, Operation>): [string, Operation][] => {
  const first = new Map<string, [string, Operation]>();
  for (const [name, operation] of Object.entries(rows)) {
    const [operationName] = name.split(',') as [string];
    if (!first.has(operationName)) first.set(operationName, [name, operation]);
  }
  return [...first.values()];
};

it('every operation that looks at the session is refused to a suspended account', async () => {
  const world = await aPolicyWorld(app);
  const token = await tokenOfSuspended(world.people.student!);
  const cell = { ...(await aCell(app, 'visitor', world, {})), token };
  const found: Record<string, string> = {};
  for (const [name, operation] of firstOfEach({ ...GRAPHQL, ...REST })) {
    await app.sql`delete from rate_limits`;
    found[name.split(',')[0]!] = name.startsWith('Subscription')
      ? await overSocket(operation, cell)
      : name in GRAPHQL
        ? await overGraphQL(name, operation, cell)
        : await overRest(name, operation, cell);
  }
  const answered = Object.keys(found).filter((name) => !['UNAUTHENTICATED', '401'].includes(found[name]!));
  expect(answered.sort()).toEqual(LOOK_AT_NO_TOKEN);
  expect(Object.keys(found).length).toBeGreaterThan(200);
});
