import 'reflect-metadata';
import path from 'node:path';
import { createServer, type AddressInfo, type Server } from 'node:net';
import type { Logger } from 'pino';
import { migrations } from '../migrations';
import { buildApp, type App } from './app';
import { CLIENT_FOLDER, ensureClientBuild } from './client-build';
import { ConfigError, readConfig, type Config } from './config';
import { features } from './features';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './features/demo/demo-accounts';
import { createDataSource } from './platform/database/data-source';
import { Database } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import { DatabaseNotUsable, reachDatabase } from './platform/database/reach';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './platform/embedded-postgres/embedded-postgres';
import { EmbeddedPostgresError } from './platform/embedded-postgres/errors';
import { createLogger } from './platform/http/logging';
import { seedDemoOnce } from './seed/demo';

const DRAIN_MS = 10_000;
const HARD_EXIT_MS = 20_000;

/** For the person at the terminal; the log is for machines. */
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = await readUsableConfig();
  const logger = createLogger(config.logLevel);
  say(config.isDemo ? 'Waymark starts in demo mode.' : 'Waymark starts.');

  const postgres = config.databaseUrl === null ? await startOwnDatabase(config, logger) : null;
  const databaseUrl = config.databaseUrl ?? postgres!.url(DATABASE_NAME);
  if (!postgres) await reachDatabase(databaseUrl);
  const ran = await migrate(databaseUrl, migrations);
  if (ran.length > 0) say(`Brought the database up to date (${ran.length} migrations).`);
  const source = createDataSource({
    url: databaseUrl,
    entities: features.flatMap((feature) => feature.entities),
  });
  const database = new Database(await source.initialize());

  if (config.pages && (await ensureClientBuild())) say('Built the pages.');
  const clientFolder = config.pages ? CLIENT_FOLDER : null;
  const app = await buildApp({ config, database, databaseUrl, logger, clientFolder });
  if (config.isDemo && (await seedDemoOnce(app.service))) say('Filled the empty database with the demo.');

  stopOnSignals(app, async () => {
    await source.destroy();
    await postgres?.stop();
  });
  await listen(app.httpServer, config);
  say(welcome(config));
}

/**
 * The configuration with a port that is free: whoever cannot have theirs is told at once, and one that the system
 * chooses is known before anything is built, because the public address names it.
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

function listen(server: Server, { port, host }: Config): Promise<void> {
  const refusals: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program. Stop that program or set PORT.`,
    EACCES: `Port ${port} is not for this user. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST=${host} is no address of this machine.`,
    ENOTFOUND: `HOST=${host} is no address of this machine.`,
  };
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = refusals[error.code ?? ''];
      reject(sentence ? new ConfigError(sentence) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Not ready, let requests end for at most ten seconds, close sockets, the database last; at twenty seconds regardless. */
function stopOnSignals(app: App, closeDatabase: () => Promise<void>): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    const socketsClosed = app.drain();
    const requestsEnded = new Promise((resolve) => app.httpServer.close(resolve));
    app.httpServer.closeIdleConnections();
    const deadline = setTimeout(() => app.httpServer.closeAllConnections(), DRAIN_MS);
    await Promise.all([socketsClosed, requestsEnded]);
    clearTimeout(deadline);
    await app.close();
    await closeDatabase();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}

function welcome(config: Config): string {
  const lines = [`Waymark is ready at ${config.publicUrl}`];
  if (config.isDemo) {
    lines.push('', `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { role, email } of DEMO_ACCOUNTS) lines.push(`  ${role.toLowerCase().padEnd(10)} ${email}`);
  }
  if (config.sandbox) lines.push('', `Apollo Sandbox: ${config.publicUrl}/graphql`);
  return lines.join('\n');
}

main().catch((error: unknown) => {
  const isForThePerson = [ConfigError, EmbeddedPostgresError, DatabaseNotUsable].some(
    (kind) => error instanceof kind,
  );
  process.stderr.write(`${isForThePerson ? (error as Error).message : String((error as Error).stack)}\n`);
  process.exit(1);
});
