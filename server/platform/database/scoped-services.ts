import type { Database } from './database';

/** Gives the one instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/** The application's services once more, over another database: one transaction of its own, for instance. */
export class ScopedServices {
  constructor(readonly database: (other: Database) => Services) {}
}
