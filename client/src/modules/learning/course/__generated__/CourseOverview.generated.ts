/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseOverviewFragment = { id: string, description: string, skills: Array<string>, outcomes: Array<string>, requirements: Array<string> } & { ' $fragmentName'?: 'CourseOverviewFragment' };

export const CourseOverviewFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseOverview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}}]}}]} as unknown as DocumentNode<CourseOverviewFragment, unknown>;
export function useCourseOverviewFragment(from: useFragment.FromOptionValue<CourseOverviewFragment>) {
  return useCompleteFragment({ fragment: CourseOverviewFragmentDoc, fragmentName: 'CourseOverview', from });
}