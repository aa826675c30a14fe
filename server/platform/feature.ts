/** Any class, as the libraries that read its decorators take it. */
export type AnyClass = abstract new (...dependencies: never[]) => unknown;

/** Work that no request asks for. Every process runs it; it has to make sure itself that only one of them acts. */
export interface Task {
  readonly everySeconds: number;
  run(): Promise<unknown>;
}

/** What one domain word brings to the application. */
export interface Feature {
  /** Its tables. */
  entities: AnyClass[];
  /** Its doors to GraphQL. */
  resolvers: AnyClass[];
  /** What it does by itself, again and again. */
  tasks?: (new (...dependencies: never[]) => Task)[];
}
