import 'reflect-metadata';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../../../migrations';
import { migrate } from '../../../server/platform/database/migrate';
import { PostgresClient } from '../../../server/platform/database/postgres-client';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../../server/platform/embedded-postgres';
import { fillDatabase, scaled, type DatasetSize } from './dataset';
import { checkOnce, measure, WrongAnswer, type Measurement } from './measure';
import { startFloor, startProduct, type Server } from './processes';
import { reportOf, type ScenarioResult } from './report';
import { scenariosFor, type Scenario } from './scenarios';

const USAGE = `npm run bench -- [options]
  --scale 1              size of the data: 1 is 10,000 courses and 1,000,000 enrollments
  --seconds 4            of each round; one that writes ends when its share of unused rows is written
  --rounds 3             of each scenario; medians are reported
  --connections 32,100   at once
  --only search,save     scenarios whose name contains one of these
  --json                 print the figures as JSON`;

/** Increase with every change of dataset.ts, so that an existing database is filled again. */
const DATASET_VERSION = 2;
const WARM_UP_SECONDS = 2;
/** Requests of a scenario that writes, so that its rows last for several runs. */
const WRITES_PER_ROUND = 2_000;
/** With fewer, a round would measure little but its beginning. */
const WRITES_MIN = 200;

const say = (line: string) => process.stderr.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '3' },
      connections: { type: 'string', default: '32,100' },
      only: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const [scale, seconds, rounds] = [values.scale, values.seconds, values.rounds].map(Number);
  const connections = values.connections.split(',').map(Number);
  if (![scale!, seconds!, rounds!, ...connections].every((number) => number > 0)) throw new Error(USAGE);

  const size = scaled(scale!);
  const postgres = await startEmbeddedPostgres({ name: 'waymark', folder: path.resolve('.data/bench') });
  const servers: Server[] = [];
  try {
    const url = await filledDatabase(postgres, `bench_${String(scale).replace('.', '_')}`, size);
    const all = await scenariosFor(url, size);
    const wanted = values.only.split(',');
    const scenarios = all.filter(({ name }) => wanted.some((part) => name.includes(part)));
    // The first start after a change compiles the server, which leaves the process about 20 MiB larger.
    await (await startProduct(url)).stop();
    const product = await startProduct(url);
    servers.push(product);
    const floor = await startFloor(url);
    servers.push(floor);
    const postmaster = await postmasterOf(url);
    const unanswered: string[] = [];
    const results = await run({
      unanswered,
      scenarios,
      product,
      floor,
      postmaster,
      seconds: seconds!,
      rounds: rounds!,
      connections,
    });
    process.stdout.write(
      `${values.json ? JSON.stringify({ results, unanswered }, null, 2) : reportOf(results, unanswered)}\n`,
    );
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

interface Run {
  scenarios: Scenario[];
  /** Collects a line for each scenario that fails on the product, such as a timeout. */
  unanswered: string[];
  product: Server;
  floor: Server;
  postmaster: number;
  seconds: number;
  rounds: number;
  connections: number[];
}

/** Runs rounds of all scenarios, alternating product and floor, so that drift of the machine affects both. */
async function run({
  scenarios,
  unanswered,
  product,
  floor,
  postmaster,
  seconds,
  rounds,
  connections,
}: Run): Promise<ScenarioResult[]> {
  const answered: Scenario[] = [];
  for (const scenario of scenarios) {
    if (scenario.floor) await checkOnce(floor, scenario.floor());
    try {
      await checkOnce(product, scenario.product());
      answered.push(scenario);
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      unanswered.push(`${scenario.name}: ${error.message}`);
    }
  }
  const requestsOf = ({ name, unusedRows }: Scenario): number | null => {
    if (unusedRows === null) return null;
    // The check above took one row for each server, and autocannon prepares one more request for each connection.
    const share =
      Math.floor((unusedRows - 2) / (2 * (rounds + 1) * connections.length)) - Math.max(...connections);
    if (share < WRITES_MIN)
      throw new Error(`Earlier runs used the rows of "${name}": remove .data/bench to have it filled again`);
    return Math.min(share, WRITES_PER_ROUND);
  };
  const results = answered.flatMap((scenario) =>
    // A goal in milliseconds is about a single client's wait.
    (scenario.floor ? connections : [1]).map((count) => ({
      scenario,
      connections: count,
      product: [] as Measurement[],
      floor: [] as Measurement[],
    })),
  );
  for (let round = 0; round <= rounds; round++)
    for (const result of results) {
      // The first round warms up and is not counted.
      const load = {
        connections: result.connections,
        seconds: round === 0 ? WARM_UP_SECONDS : seconds,
        requests: requestsOf(result.scenario),
      };
      say(
        `${round === 0 ? 'warm-up' : `round ${round}`}: ${result.scenario.name}, ${result.connections} connections`,
      );
      const ofProduct = await measure(product, postmaster, result.scenario.product, load);
      const ofFloor =
        result.scenario.floor && (await measure(floor, postmaster, result.scenario.floor, load));
      if (round === 0) continue;
      result.product.push(ofProduct);
      if (ofFloor) result.floor.push(ofFloor);
    }
  return results.map(({ scenario: { name, goal }, ...measured }) => ({ name, goal, ...measured }));
}

/** The migrated database of this size; filled now unless an earlier run did so with the same dataset. */
async function filledDatabase(postgres: EmbeddedPostgres, name: string, size: DatasetSize): Promise<string> {
  const version = `${DATASET_VERSION} ${JSON.stringify(size)}`;
  await postgres.ensureDatabase('bench_lobby');
  await postgres.ensureDatabase(name);
  const url = postgres.url(name);
  if ((await noteIn(url)) === version) {
    await migrate(url, migrations);
    return url;
  }
  const lobby = await connected(postgres.url('bench_lobby'));
  await lobby.query(`drop database ${name}`);
  await lobby.end();
  await postgres.ensureDatabase(name);
  await migrate(url, migrations);
  await fillDatabase(url, size, (step) => say(`filling the database: ${step}`));
  const client = await connected(url);
  await client.query(`comment on schema public is '${version}'`);
  await client.end();
  return url;
}

async function noteIn(url: string): Promise<string | null> {
  const client = await connected(url);
  const { rows } = await client.query<{ note: string | null }>(
    `select obj_description('public'::regnamespace, 'pg_namespace') as note`,
  );
  await client.end();
  return rows[0]!.note;
}

async function connected(url: string): Promise<PostgresClient> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  return client;
}

/** The parent of all processes that serve connections. */
async function postmasterOf(url: string): Promise<number> {
  const client = await connected(url);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { readFileSync } = await import('node:fs');
  const parent = Number(readFileSync(`/proc/${rows[0]!.pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]);
  await client.end();
  return parent;
}

main().catch((error: unknown) => {
  say(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
