/** Any class, as the libraries that read its decorators take it. */
export type AnyClass = abstract new (...dependencies: never[]) => unknown;

/** What one domain word brings to the application. */
export interface Feature {
  /** Its tables. */
  entities: AnyClass[];
  /** Its doors to GraphQL. */
  resolvers: AnyClass[];
}
