import type { Database } from './database';

/** Resolves the instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/** The application's services instantiated over another database, such as a transaction. */
export class ScopedServices {
  constructor(readonly database: (other: Database) => Services) {}
}
