import { isObjectType } from 'graphql';
import { GRAPHQL, REST } from './policy/rows';
import { ACTORS, type Cell, type Operation, outcomesOf } from './policy/row';
import {
  aCell,
  overGraphQL,
  overRest,
  overSocket,
  policyWorlds,
  type PolicyWorld,
} from './policy/policy-world';
import { testApp } from './test-app';
import { routes } from '../rest/routes';

// In demo mode administrators cannot change the platform; see shared-demo.test.ts.
const app = testApp({ config: { isDemo: false, sandbox: false } });
let aPolicyWorld: ReturnType<typeof policyWorlds>;

beforeAll(async () => {
  aPolicyWorld = policyWorlds(app);
});

const REFUSALS: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  '400',
  '401',
  '403',
  '404',
]);

/**
 * Without the assistant who may see addresses, unless the row says that this makes a difference, and with one member of
 * the team where the row says that they are like other instructors.
 */
const actorsOf = (operation: Operation) => {
  const { assistant, assistantWithAddresses } = outcomesOf(operation);
  const left = operation.team ? [] : ['courseInstructor', 'observer'];
  if (assistantWithAddresses === assistant) left.push('assistantWithAddresses');
  return ACTORS.filter((actor) => !left.includes(actor));
};
const expectedOf = (operation: Operation) => {
  const outcomes = outcomesOf(operation);
  return Object.fromEntries(actorsOf(operation).map((actor) => [actor, outcomes[actor]]));
};

async function outcomesIn(
  name: string,
  operation: Operation,
  run: (cell: Cell) => Promise<string>,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  const reads = /^(Query|GET)/.test(name);
  let world: PolicyWorld | null = null;
  for (const actor of actorsOf(operation)) {
    world ??= await aPolicyWorld(name);
    const cell = await aCell(app, actor, world, operation);
    const outcome = await run(cell);
    outcomes[actor] = outcome;
    // Reads and refusals change nothing, so that the next actor can meet the same world.
    const isUnchanged = reads || REFUSALS.has(outcome);
    world = isUnchanged && !operation.isGivenToActor ? { ...world, ids: cell.ids } : null;
  }
  return outcomes;
}

describe('the matrix', () => {
  it('has a row for every operation, and none for what is gone', () => {
    const fields = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
      const type = app.app.schema.getType(root);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${root}.${field}`) : [];
    });
    const endpoints = routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`);
    const named = new Set([...Object.keys(GRAPHQL), ...Object.keys(REST)].map((name) => name.split(',')[0]!));
    const operations = new Set([...fields, ...endpoints]);
    expect([
      ...[...operations]
        .filter((name) => !named.has(name))
        .map((name) => `Add a row for ${name} to a server/test/policy/*.rows.ts`),
      ...[...named].filter((name) => !operations.has(name)).map((name) => `Remove the rows for ${name}`),
    ]).toEqual([]);
  });

  it.each(Object.keys(GRAPHQL))('%s', async (name) => {
    const operation = GRAPHQL[name]!;
    const run = (cell: Cell) =>
      name.startsWith('Subscription') ? overSocket(operation, cell) : overGraphQL(name, operation, cell);
    expect(await outcomesIn(name, operation, run)).toEqual(expectedOf(operation));
  });

  it.each(Object.keys(REST))('%s', async (name) => {
    const operation = REST[name]!;
    expect(await outcomesIn(name, operation, (cell) => overRest(name, operation, cell))).toEqual(
      expectedOf(operation),
    );
  });
});
