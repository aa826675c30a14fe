import type { ExpiredRows } from './expired-rows';
import type { MailTemplate } from './mailer';
import type { Subscription } from './domain-events';
import type { PersonalDataGroup } from './personal-data';

/** Any class, as libraries that read its decorators accept it. */
export type AnyClass = abstract new (...dependencies: never[]) => unknown;

/** A background task. It runs in every process and must itself ensure that only one of them acts. */
export interface Task {
  readonly everySeconds: number;
  /** One run; `stopping` aborts when the process begins to stop, which waits for the run to end. */
  run(stopping: AbortSignal): Promise<unknown>;
  /** Called once; calling `wake` requests an immediate run. */
  onWake?(wake: () => void): void;
}

/** The parts that a module adds to the application. */
export interface Module {
  /** Its tables that repositories or GraphQL types use. */
  entities: AnyClass[];
  /** Its GraphQL resolvers. */
  resolvers: AnyClass[];
  /** Its background tasks. */
  tasks?: (new (...dependencies: never[]) => Task)[];
  /** What it deletes hourly. */
  expiredRows?: ExpiredRows;
  /** Its mail templates. */
  mails?: (new (...dependencies: never[]) => MailTemplate)[];
  /** How it reacts to events of modules before it. */
  subscriptions?: readonly Subscription[];
  /** Its tables with data of a person: how they are exported, and what deleting the account does to them. */
  personalData?: readonly PersonalDataGroup[];
}
