import path from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config';
import { listen } from './listen';
import { DatabaseNotUsable, reachDatabase } from './platform/database/reach';
import { startFailureSentence } from './platform/database/start-failure';
import {
  EmbeddedPostgresError,
  FolderInUse,
  runningDatabaseUrl,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/embedded-postgres';
import { createLogger } from './platform/http/logging';

/** Prints a line for the person at the terminal; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const [command, ...words] = process.argv.slice(2);
  if (command === 'admin') return runAdminCommand(words);
  const config = await readUsableConfig();
  const logger = createLogger(config.logLevel);
  say(config.isDemo ? 'Waymark starts in demo mode.' : 'Waymark starts.');

  const postgres =
    config.databaseUrl === null ? await startOwnDatabase(config, logger, () => void loadApplication()) : null;
  const databaseUrl = config.databaseUrl ?? postgres!.url(DATABASE_NAME);
  const { limits, warning } = postgres
    ? { limits: 'startup' as const, warning: null }
    : await reachDatabase(databaseUrl, config.databaseDirectUrl);
  logger.info(
    { pooler: limits === 'role' },
    limits === 'role'
      ? 'Database: DATABASE_URL as a transaction pooler with the limits of its role, DATABASE_DIRECT_URL for events and migrations'
      : 'Database: one address for everything, with the limits of each connection',
  );
  if (warning !== null) logger.warn(warning);

  const { serve } = await loadApplication();
  await serve({ config, logger, databaseUrl, limits, say, closeDatabase: async () => postgres?.stop() });
}

/**
 * Most of a start, so problems with the database are reported before, except that the application is loaded while the
 * embedded database gets ready.
 */
const loadApplication = () => import('./serve');

/** `npm run admin -- EMAIL [--remove-second-factor]`. Runs beside a server, on the same database, and ends the process. */
async function runAdminCommand(words: string[]): Promise<void> {
  const [email, option] = words;
  if (email === undefined || words.length > 2 || (option !== undefined && option !== REMOVE_SECOND_FACTOR))
    throw new ConfigError(ADMIN_USAGE);
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const own = config.databaseUrl === null ? await reachOwnDatabase(config, logger) : null;
  const databaseUrl = config.databaseUrl ?? own!.url;
  const limits = own ? 'startup' : (await reachDatabase(databaseUrl, config.databaseDirectUrl)).limits;
  try {
    const { appointAdministrator, removeSecondFactor } = await import('./administrator');
    const command = option === undefined ? appointAdministrator : removeSecondFactor;
    const { isDone, text } = await command(email, { config, logger, databaseUrl, limits });
    (isDone ? process.stdout : process.stderr).write(`${text}\n`);
    process.exitCode = isDone ? 0 : 1;
  } finally {
    await own?.leave();
  }
}

const REMOVE_SECOND_FACTOR = '--remove-second-factor';
const ADMIN_USAGE = `Say whom to make an administrator, by email address: npm run admin -- ada@example.org
With ${REMOVE_SECOND_FACTOR} after it, the second factor of that account is removed instead.`;

/** The embedded database, started unless a server beside this process runs it. */
async function reachOwnDatabase(
  config: Config,
  logger: Logger,
): Promise<{ url: string; leave: () => Promise<void> }> {
  try {
    const postgres = await startOwnDatabase(config, logger);
    return { url: postgres.url(DATABASE_NAME), leave: () => postgres.stop() };
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const url = await runningDatabaseUrl({ name: DATABASE_NAME, folder: ownFolder(config) }, DATABASE_NAME);
    return { url, leave: async () => undefined };
  }
}

/**
 * Reads the configuration and checks its port: one in use is reported immediately, and one chosen by the system is
 * known before anything is built, because the public URL contains it.
 */
async function readUsableConfig(): Promise<Config> {
  const config = readConfig(process.env);
  const probe = createServer();
  await listen(probe, config);
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return readConfig({ ...process.env, PORT: String(port) });
}

const DATABASE_NAME = 'waymark';

const ownFolder = ({ dataDir }: Config) => path.join(dataDir, 'postgres');

async function startOwnDatabase(
  config: Config,
  logger: Logger,
  onSpawned?: () => void,
): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    name: DATABASE_NAME,
    folder: ownFolder(config),
    log: (line) => logger.debug(line),
    onSpawned,
  });
  await postgres.ensureDatabase(DATABASE_NAME);
  return postgres;
}

const OTHER_DATABASES =
  'DATA_DIR chooses another data folder; DATABASE_URL uses a PostgreSQL of your own instead.';

/** A message for the person at the terminal; null for unexpected errors. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseNotUsable) return error.message;
  const sentence = startFailureSentence(error);
  if (sentence !== null) return sentence;
  return error instanceof EmbeddedPostgresError ? `${error.message} ${OTHER_DATABASES}` : null;
}

void main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error) ?? String((error as Error).stack)}\n`);
  process.exit(1);
});
