import { Lifecycle, scoped } from 'tsyringe';
import type { Database } from './database/database';

/** Marks a class that has one instance per application, including each test's application. */
export const Service = () => scoped(Lifecycle.ContainerScoped);

/** Resolves the instance of a service. */
export type Services = <T>(type: new (...dependencies: never[]) => T) => T;

/** The application's services instantiated over another database, such as a transaction. */
export class ScopedServices {
  constructor(readonly database: (other: Database) => Services) {}
}
