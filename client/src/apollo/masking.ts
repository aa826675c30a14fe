import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Tells Apollo's types that a component sees of a fragment only what it asks for itself. */
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
