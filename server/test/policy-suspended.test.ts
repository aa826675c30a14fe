import type { Account } from '../features/accounts/account.entities';
import { ALL_SCOPES } from '../platform/access-scopes.rules';
import { eventually } from './eventually';
import { aCell, aPolicyWorld, overGraphQL, overRest, overSocket } from './policy/policy-world';
import { LOOK_AT_NO_TOKEN } from './policy/look-at-no-token';
import type { Actor, Operation } from './policy/row';
import { GRAPHQL, REST } from './policy/rows';
import { startTestApp, type TestApp } from './test-app';

// Every operation with a session or an access token that its account had before it was suspended.

let app: TestApp;
/** On the same database. */
let second: TestApp;

beforeAll(async () => {
  const config = { isDemo: false, sandbox: false };
  app = await startTestApp({ config });
  second = await startTestApp({ config, databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await second.stop();
  await app.stop();
});

const CREDENTIALS = {
  session: (account: Account) => app.world.signIn(account),
  'access token': (account: Account) => app.world.anAccessToken(account, ALL_SCOPES),
};
type Credential = keyof typeof CREDENTIALS;

const viewer = (where: TestApp, token: string) => where.graphql('{ viewer { account { id } } }', {}, token);

/** A token of the account, which was suspended after the token had been used in this process. */
async function tokenOfSuspended(where: TestApp, account: Account, credential: Credential): Promise<string> {
  const token = await CREDENTIALS[credential](account);
  const before = await viewer(where, token);
  expect(before.body).toEqual({ data: { viewer: { account: { id: account.id } } } });
  const { body } = await app.graphql(
    'mutation ($id: ID!) { suspendAccount(accountId: $id) { __typename } }',
    { id: account.id },
    await app.world.signIn(await app.world.anAdmin()),
  );
  expect(body).toEqual({ data: { suspendAccount: { __typename: 'Person' } } });
  // Another process hears of it with an event; in the same one the walk begins at once.
  if (where !== app) await eventually(async () => expect((await viewer(where, token)).status).toBe(401));
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

it.each<[Credential, Actor, process: 'this' | 'another']>([
  ['session', 'student', 'this'],
  ['access token', 'instructor', 'another'],
])(
  'with the %s of a suspended %s, every operation that looks at it is refused in %s process',
  async (credential, actor, process) => {
    const where = process === 'this' ? app : second;
    const world = await aPolicyWorld(app);
    const token = await tokenOfSuspended(where, world.people[actor]!, credential);
    const cell = { ...(await aCell(where, 'visitor', world, {})), token };
    const found: Record<string, string> = {};
    for (const [name, operation] of firstOfEach({ ...GRAPHQL, ...REST })) {
      await app.database.query('delete from rate_limits');
      found[name.split(',')[0]!] = name.startsWith('Subscription')
        ? await overSocket(operation, cell)
        : name in GRAPHQL
          ? await overGraphQL(operation, cell)
          : await overRest(name, operation, cell);
    }
    const answered = Object.keys(found).filter((name) => !['UNAUTHENTICATED', '401'].includes(found[name]!));
    expect(answered.sort()).toEqual(LOOK_AT_NO_TOKEN);
    expect(Object.keys(found).length).toBeGreaterThan(200);
  },
);
