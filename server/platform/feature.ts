/** What one domain word brings to the application. */
export interface Feature {
  /** Its tables. */
  entities: Function[];
  /** Its doors to GraphQL. */
  resolvers: Function[];
}
