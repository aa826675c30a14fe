import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Tells Apollo's types that a component sees of a fragment only what it asks for itself. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what Apollo merges its types from
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
