import 'reflect-metadata';
import type { Logger } from 'pino';
import { migrations } from '../migrations';
import { setUpAddress } from './administrator';
import { buildApp, type App } from './app';
import type { Config } from './config';
import { modules } from './modules';
import { SetUpService } from './modules/accounts/administration/set-up.service';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './platform/demo/platform.service';
import { listen } from './listen';
import { BACKGROUND_POOL, createDataSource } from './platform/database/data-source';
import { Database } from './platform/database/database';
import { PlatformSettingsService } from './platform/settings/platform-settings.service';
import { migrate, refuseMissingTables } from './platform/database/migrate';
import type { ReachedDatabase } from './platform/database/reach';
import { ReadReplica } from './platform/database/read-replica';
import { CLIENT_FOLDER, EXPLORERS_FOLDER } from './platform/root';
import { seedDemoOnce } from './seed/demo';

const HARD_EXIT_MS = 20_000;

export interface Serving {
  config: Config;
  logger: Logger;
  /** URL of a reachable database. */
  databaseUrl: string;
  /** How connections to it get the server's time limits. */
  limits: ReachedDatabase['limits'];
  /** Prints a line for the person at the terminal. */
  say: (line: string) => void;
  /** Called when nothing uses the database any more, before the process exits. */
  closeDatabase: () => Promise<void>;
}

/**
 * Runs the whole application over a database; resolves once it listens and everything is loaded, and ends the process on
 * SIGTERM and SIGINT.
 */
export async function serve(serving: Serving): Promise<void> {
  const { config, logger, databaseUrl, limits, say, closeDatabase } = serving;
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  const connections = { url: databaseUrl, entities: modules.flatMap((module) => module.entities), limits };
  const source = createDataSource(connections);
  const backgroundSource = createDataSource({ ...connections, ...BACKGROUND_POOL });
  // At once, because the database and this process would otherwise wait for each other; none uses a table but `migrate`.
  await Promise.all([
    migrate(directUrl, migrations).then(
      ({ length }) => length > 0 && say(`Brought the database up to date (${length} migrations).`),
    ),
    source.initialize(),
    backgroundSource.initialize(),
  ]);
  const database = new Database(source, { logger, keepsPlans: limits === 'startup' });
  await refuseMissingTables(database);
  const clientFolder = config.pages ? CLIENT_FOLDER : null;
  const explorersFolder = config.sandbox ? EXPLORERS_FOLDER : null;
  const replica =
    config.databaseReadUrl === null
      ? null
      : new ReadReplica({ url: config.databaseReadUrl, primary: source, limits, logger });
  const app = await buildApp({
    config,
    database,
    backgroundSource,
    directUrl,
    replica,
    logger,
    clientFolder,
    explorersFolder,
  });
  if (!config.isDemo) await app.service(PlatformSettingsService).startByApproval();
  else if (await seedDemoOnce(app.service)) say('Filled the empty database with the demo.');

  const stop = stopInOrder(app, async () => {
    await replica?.stop();
    await Promise.all([source.destroy(), backgroundSource.destroy()]);
    await closeDatabase();
  });
  stopOnSignals(stop);
  stopOnUnhandledErrors(stop, logger);
  // Read before it serves: an outage of the database ends a start, but not a process that serves.
  const firstSteps = config.isDemo ? null : await howToSetUp(app, config);
  await listen(app.httpServer, config);
  say(welcome(config));
  if (firstSteps !== null) say(firstSteps);
  await app.preparePages();
}

/** Ends the process with this code; calling it again can only raise the code. */
type Stop = (exitCode: 0 | 1) => void;

/**
 * Stops without dropping a request, then closes everything, the database last; exits after twenty seconds regardless.
 */
function stopInOrder(app: App, closeDatabase: () => Promise<void>): Stop {
  let isStopping = false;
  let exitCode = 0;
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), HARD_EXIT_MS).unref();
    await app.drain();
    await app.close();
    await closeDatabase();
    process.exit(exitCode);
  };
  return (code) => {
    exitCode = Math.max(exitCode, code);
    if (isStopping) return;
    isStopping = true;
    void stop();
  };
}

function stopOnSignals(stop: Stop): void {
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
}

/** The state after such an error is unknown, so the process exits; pending requests still get their responses. */
function stopOnUnhandledErrors(stop: Stop, logger: Logger): void {
  // Node reports unhandled rejections as uncaught exceptions too.
  process.on('uncaughtException', (error, origin) => {
    logger.fatal({ err: error, origin }, 'An error that nothing handled ends this process');
    stop(1);
  });
}

/** As long as nobody administers the platform, each start prints a link that lets its reader do so; null afterwards. */
async function howToSetUp(app: App, { publicUrl }: Config): Promise<string | null> {
  const token = await app.service(SetUpService).firstLink();
  if (token === null) return null;
  return `Nobody administers this platform yet. This link creates the administrator's account. It works once, for 24 hours:
${setUpAddress(publicUrl, token)}`;
}

function welcome(config: Config): string {
  const lines = [`Waymark is ready at ${config.publicUrl}`];
  if (config.isDemo) {
    lines.push('', `Demo accounts, all with the password ${DEMO_PASSWORD}:`);
    for (const { label, email } of DEMO_ACCOUNTS) lines.push(`  ${label.toLowerCase().padEnd(18)} ${email}`);
  }
  if (config.sandbox)
    lines.push('', `Apollo Sandbox: ${config.publicUrl}/graphql`, `GraphiQL: ${config.publicUrl}/graphiql`);
  return lines.join('\n');
}
