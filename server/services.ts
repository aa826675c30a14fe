import type { Logger } from 'pino';
import { container, type DependencyContainer } from 'tsyringe';
import type { Config } from './config';
import { AssistantSettings } from './modules/assistant/providers/configured-provider.service';
import { SignInProviderSettings } from './modules/accounts/sign-in-provider/provider-client';
import { DemoMode } from './platform/demo/platform.service';
import { modules } from './modules';
import { HealthSettings } from './modules/administration/health/health.service';
import { Log } from './platform/log';
import { PublicConfiguration } from './platform/settings/settings.rules';
import { Clock } from './platform/clock';
import type { DataSource } from 'typeorm';
import { BackgroundDatabase, Database } from './platform/database/database';
import { DatabaseClock } from './platform/database/database-clock';
import { ScopedServices } from './platform/injection';
import { DomainEvents } from './platform/domain-events';
import { EventBus } from './platform/events';
import { ExpiredRowsRegister } from './platform/expired-rows';
import type { Context } from './platform/graphql/context';
import { Mailer, MailTemplates } from './platform/mailer';
import { PersonalDataRegister } from './platform/personal-data';
import { PublicAddress } from './platform/public-address';
import { TaskLog } from './platform/tasks';

/** What every process that uses the services has: the server, and the administrator's command. */
export interface ServiceParts {
  config: Config;
  database: Database;
  /** The connections of background work; those of `database` if left out. */
  backgroundSource?: DataSource;
  /** The same database without a pooler, for the events' separate connection. */
  directUrl: string;
  logger: Logger;
  /** The database's clock if left out. */
  clock?: Clock;
  mailer?: Mailer;
}

/** Returns a container's instances of services. */
export const servicesIn =
  (services: DependencyContainer): Context['service'] =>
  (type) =>
    services.resolve(type as new () => InstanceType<typeof type>);

/**
 * Makes a container in which every service can be resolved. The event bus is not started: until it is, it sends events
 * and receives none.
 */
export async function registerServices(parts: ServiceParts): Promise<DependencyContainer> {
  const { config, database, logger } = parts;
  const services = container.createChildContainer();
  const service = servicesIn(services);
  const databaseClock = new DatabaseClock(database, logger);
  await databaseClock.start();
  const clock = parts.clock ?? databaseClock;
  services.registerInstance(Database, database);
  services.registerInstance(
    BackgroundDatabase,
    database.inBackground(parts.backgroundSource ?? database.source),
  );
  services.registerInstance(EventBus, new EventBus(parts.directUrl, database, logger));
  services.registerInstance(DatabaseClock, databaseClock);
  services.registerInstance(Clock, clock);
  services.registerInstance(
    Mailer,
    parts.mailer ?? new Mailer(config.smtpUrl, new URL(config.publicUrl).hostname),
  );
  services.registerInstance(Log, new Log(logger));
  services.registerInstance(TaskLog, new TaskLog(clock));
  services.registerInstance(
    HealthSettings,
    new HealthSettings(config.dataDir, config.smtpUrl !== null, config.isDemo),
  );
  services.registerInstance(
    PublicConfiguration,
    new PublicConfiguration(config.auditLogDays, config.oidc?.label ?? null),
  );
  services.registerInstance(DemoMode, new DemoMode(config.isDemo));
  services.registerInstance(
    PersonalDataRegister,
    new PersonalDataRegister(
      modules.flatMap(({ personalData = [] }) => personalData).flatMap(({ tables }) => tables),
    ),
  );
  services.registerInstance(
    ExpiredRowsRegister,
    new ExpiredRowsRegister(modules.flatMap(({ expiredRows }) => expiredRows ?? [])),
  );
  services.registerInstance(PublicAddress, new PublicAddress(config.publicUrl));
  services.registerInstance(AssistantSettings, config);
  services.registerInstance(SignInProviderSettings, new SignInProviderSettings(config.oidc));
  services.registerInstance(
    ScopedServices,
    new ScopedServices((other) => {
      const others = services.createChildContainer();
      others.registerInstance(Database, other);
      return servicesIn(others);
    }),
  );
  services.registerInstance(
    MailTemplates,
    new MailTemplates(() => modules.flatMap(({ mails = [] }) => mails).map((template) => service(template))),
  );
  services.registerInstance(
    DomainEvents,
    new DomainEvents(
      modules.flatMap(({ subscriptions = [] }) => subscriptions),
      service,
    ),
  );
  return services;
}
