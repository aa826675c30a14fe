import path from 'node:path';
import { createServer, type AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { ConfigError, readConfig, type Config } from './config';
import { listen } from './listen';
import { DatabaseNotUsable, reachDatabase } from './platform/database/reach';
import { startFailureSentence } from './platform/database/start-failure';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { EmbeddedPostgresError } from './platform/embedded-postgres/errors';
import { createLogger } from './platform/http/logging';

/** For the person at the terminal; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = await readUsableConfig();
  const logger = createLogger(config.logLevel);
  say(config.isDemo ? 'Waymark starts in demo mode.' : 'Waymark starts.');

  const postgres = config.databaseUrl === null ? await startOwnDatabase(config, logger) : null;
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

  // Loading the application is most of a start, so problems are reported before.
  const { serve } = await import('./serve');
  await serve({ config, logger, databaseUrl, limits, say, closeDatabase: async () => postgres?.stop() });
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

async function startOwnDatabase(config: Config, logger: Logger): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({
    folder: path.join(config.dataDir, 'postgres'),
    log: (line) => logger.debug(line),
  });
  await postgres.ensureDatabase(DATABASE_NAME);
  return postgres;
}

/** A message for the person at the terminal; null for unexpected errors. */
function sentenceFor(error: unknown): string | null {
  const kinds = [ConfigError, EmbeddedPostgresError, DatabaseNotUsable];
  if (kinds.some((kind) => error instanceof kind)) return (error as Error).message;
  return startFailureSentence(error);
}

/** Resolves when the server listens. */
export const started = main().catch((error: unknown) => {
  process.stderr.write(`${sentenceFor(error) ?? String((error as Error).stack)}\n`);
  process.exit(1);
});
