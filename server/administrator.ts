import 'reflect-metadata';
import type { Logger } from 'pino';
import { migrations } from '../migrations';
import type { Config } from './config';
import { modules } from './modules';
import { SetUpService, type Appointment } from './modules/accounts/administration/set-up.service';
import { createDataSource } from './platform/database/data-source';
import { Database } from './platform/database/database';
import { migrate } from './platform/database/migrate';
import type { ReachedDatabase } from './platform/database/reach';
import { registerServices } from './services';

/** The page on which a set-up link creates an administrator's account; for a known email, that is filled in. */
export function setUpAddress(publicUrl: string, token: string, email?: string): string {
  const address = new URL('/set-up', publicUrl);
  address.searchParams.set('token', token);
  if (email !== undefined) address.searchParams.set('email', email);
  return address.href;
}

interface CommandOptions {
  config: Config;
  logger: Logger;
  databaseUrl: string;
  limits: ReachedDatabase['limits'];
}

/** What a command prints, and whether it succeeded. */
interface Outcome {
  isDone: boolean;
  text: string;
}

/** `npm run admin -- EMAIL`: makes the account an administrator, or a link for a new one. */
export const appointAdministrator = (email: string, options: CommandOptions): Promise<Outcome> =>
  withSetUp(options, async (setUp) => textOf(await setUp.appoint(email), email, options.config.publicUrl));

/** `npm run admin -- EMAIL --remove-second-factor`: lets somebody log in who lost their device. */
export const removeSecondFactor = (email: string, options: CommandOptions): Promise<Outcome> =>
  withSetUp(options, async (setUp) => {
    switch (await setUp.removeSecondFactor(email)) {
      case 'removed':
        return {
          isDone: true,
          text: `${email} no longer has a second factor, and has to log in again, at ${options.config.publicUrl}/login`,
        };
      case 'has none':
        return { isDone: true, text: `${email} has no second factor. Nothing was changed.` };
      case 'no account':
        return { isDone: false, text: `There is no account for ${email}. Nothing was changed.` };
    }
  });

/** Runs a command on the migrated database, without starting the application. */
async function withSetUp(
  { config, logger, databaseUrl, limits }: CommandOptions,
  command: (setUp: SetUpService) => Promise<Outcome>,
): Promise<Outcome> {
  const directUrl = config.databaseDirectUrl ?? databaseUrl;
  await migrate(directUrl, migrations);
  const source = createDataSource({
    url: databaseUrl,
    entities: modules.flatMap((module) => module.entities),
    limits,
  });
  const database = new Database(await source.initialize(), { logger, keepsPlans: limits === 'startup' });
  try {
    const services = await registerServices({ config, database, directUrl, logger });
    return await command(services.resolve(SetUpService));
  } finally {
    await source.destroy();
  }
}

function textOf(appointment: Appointment, email: string, publicUrl: string): Outcome {
  switch (appointment.outcome) {
    case 'invalid':
      return { isDone: false, text: `${email}: ${appointment.message}. Nothing was changed.` };
    case 'is deleted':
      return {
        isDone: false,
        text: `The account of ${email} will be deleted. Its owner can keep it by logging in. Nothing was changed.`,
      };
    case 'is administrator':
      return { isDone: true, text: `${email} is already an administrator. Nothing was changed.` };
    case 'became administrator':
      return {
        isDone: true,
        text: `${email} is now an administrator and has to log in again, at ${publicUrl}/login`,
      };
    case 'unverified':
      return {
        isDone: true,
        text: `There is an account for ${email}, but nobody has verified that this address is theirs. Send the link to its owner: whoever opens it chooses a new name and password, and the account becomes an administrator. All other ways to log in to it end. The link works once, for 24 hours:\n${setUpAddress(publicUrl, appointment.token, email)}`,
      };
    case 'invited':
      return {
        isDone: true,
        text: `There is no account for ${email} yet. This link creates it as an administrator. It works once, for 24 hours:\n${setUpAddress(publicUrl, appointment.token, email)}`,
      };
  }
}
