import fs from 'node:fs';
import { isObjectType } from 'graphql';
import { OUTSIDE_THE_TABLE } from './endpoints-outside-the-table';
import { FILE, printedPermissions } from './policy/print-permissions';
import { GRAPHQL, REST } from './policy/rows';
import { ACTORS, type Cell, type Operation, outcomesOf } from './policy/row';
import { aCell, aPolicyWorld, overGraphQL, overRest, overSocket } from './policy/policy-world';
import { startTestApp, type TestApp } from './test-app';
import { routes } from '../rest/routes';

let app: TestApp;

beforeAll(async () => {
  // In demo mode administrators cannot change the platform; see shared-demo.test.ts.
  app = await startTestApp({ config: { isDemo: false, sandbox: false } });
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

async function outcomesIn(
  name: string,
  operation: Operation,
  run: (cell: Cell) => Promise<string>,
): Promise<Record<string, string>> {
  const outcomes: Record<string, string> = {};
  // Read-only operations can share a world.
  const isShared = /^(Query|GET)/.test(name) && !operation.given;
  const shared = isShared ? await aPolicyWorld(app, ACTORS, name) : null;
  for (const actor of ACTORS)
    outcomes[actor] = await run(
      await aCell(app, actor, shared ?? (await aPolicyWorld(app, [actor], name)), operation),
    );
  return outcomes;
}

describe('the matrix', () => {
  it('has a row for every operation, and none for what is gone', () => {
    const fields = ['Query', 'Mutation', 'Subscription'].flatMap((root) => {
      const type = app.app.schema.getType(root);
      return isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${root}.${field}`) : [];
    });
    const endpoints = [...routes, ...OUTSIDE_THE_TABLE].map(
      ({ method, path }) => `${method.toUpperCase()} ${path}`,
    );
    const named = new Set([...Object.keys(GRAPHQL), ...Object.keys(REST)].map((name) => name.split(',')[0]!));
    const operations = new Set([...fields, ...endpoints]);
    expect([
      ...[...operations]
        .filter((name) => !named.has(name))
        .map((name) => `Add a row for ${name} to a server/test/policy/*.rows.ts`),
      ...[...named].filter((name) => !operations.has(name)).map((name) => `Remove the rows for ${name}`),
    ]).toEqual([]);
  });

  it('is what the document shows', () => {
    expect(fs.readFileSync(FILE, 'utf8')).toBe(printedPermissions());
  });

  it.each(Object.keys(GRAPHQL))('%s', async (name) => {
    const operation = GRAPHQL[name]!;
    const run = name.startsWith('Subscription') ? overSocket : overGraphQL;
    expect(await outcomesIn(name, operation, (cell) => run(operation, cell))).toEqual(outcomesOf(operation));
  });

  it.each(Object.keys(REST))('%s', async (name) => {
    const operation = REST[name]!;
    expect(await outcomesIn(name, operation, (cell) => overRest(name, operation, cell))).toEqual(
      outcomesOf(operation),
    );
  });
});
