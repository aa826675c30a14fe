import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { modules } from './modules';
import { buildGraphQLSchema } from './graphql-schema';
import { createHttpLayer, type BuiltFolders, type HttpLayer } from './http';
import { DatabaseClock } from './platform/database/database-clock';
import { PublicReads } from './platform/database/public-reads';
import type { ReadReplica } from './platform/database/read-replica';
import { EventBus } from './platform/events';
import type { Context } from './platform/graphql/context';
import { TaskLog, startTasks } from './platform/tasks';
import { registerServices, servicesIn, type ServiceParts } from './services';

interface AppParts extends ServiceParts, BuiltFolders {
  /** The replica for visitors' reads; null to read everything from the primary. */
  replica?: ReadReplica | null;
}

/** Its `close` closes everything but the database, which belongs to the caller. */
export interface App extends HttpLayer {
  schema: GraphQLSchema;
  /** Returns the application's instance of a service. */
  service: Context['service'];
}

/** Builds the whole application: services, background tasks, and what the HTTP server serves. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, logger, replica = null, clientFolder, explorersFolder } = parts;
  const services = await registerServices(parts);
  const service = servicesIn(services);
  if (config.smtpUrl === null && !config.isDemo)
    logger.warn('SMTP_URL is not set: reset tokens cannot be sent, and nobody can reset a password');
  if (replica !== null) {
    await replica.run();
    service(PublicReads).useReplica(replica);
  }
  const events = service(EventBus);
  await events.start();
  const schema = await buildGraphQLSchema(services);
  const http = await createHttpLayer({ config, logger, schema, service, clientFolder, explorersFolder });
  const tasks = startTasks(
    [
      service(DatabaseClock),
      ...(replica === null ? [] : [replica]),
      ...modules.flatMap((module) => module.tasks ?? []).map((task) => service(task)),
    ],
    logger,
    service(TaskLog),
  );

  return {
    ...http,
    schema,
    service,
    close: async () => {
      await tasks.stop();
      await http.close();
      await events.stop();
    },
  };
}
