import type { GraphQLCodegenDataMasking } from '@apollo/client/masking';

declare module '@apollo/client' {
  /** Enables data masking in Apollo's types: a component sees only the fields of its own fragment. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface is what Apollo merges its types from
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}
