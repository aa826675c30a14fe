import type { MailTemplate } from './mailer';

/** Any class, as the libraries that read its decorators take it. */
export type AnyClass = abstract new (...dependencies: never[]) => unknown;

/** Work that no request asks for. Every process runs it; it has to make sure itself that only one of them acts. */
export interface Task {
  readonly everySeconds: number;
  /** One turn; `stopping` aborts when the process begins to stop, which waits for the turn to end. */
  run(stopping: AbortSignal): Promise<unknown>;
  /** Called once: `wake` asks for a turn at once. */
  onWake?(wake: () => void): void;
}

/** What one domain word brings to the application. */
export interface Feature {
  /** Its tables. */
  entities: AnyClass[];
  /** Its doors to GraphQL. */
  resolvers: AnyClass[];
  /** What it does by itself, again and again. */
  tasks?: (new (...dependencies: never[]) => Task)[];
  /** The mails it sends, a template for each kind. */
  mails?: (new (...dependencies: never[]) => MailTemplate)[];
}
