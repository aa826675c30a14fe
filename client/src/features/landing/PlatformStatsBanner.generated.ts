/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PlatformStatsBannerFragment = { totalCourses: number, totalStudents: number, totalInstructors: number } & { ' $fragmentName'?: 'PlatformStatsBannerFragment' };

export const PlatformStatsBannerFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlatformStatsBanner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PlatformStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCourses"}},{"kind":"Field","name":{"kind":"Name","value":"totalStudents"}},{"kind":"Field","name":{"kind":"Name","value":"totalInstructors"}}]}}]} as unknown as DocumentNode<PlatformStatsBannerFragment, unknown>;
export function usePlatformStatsBannerFragment(from: useFragment.FromOptionValue<PlatformStatsBannerFragment>) {
  return useFragment({ fragment: PlatformStatsBannerFragmentDoc, fragmentName: 'PlatformStatsBanner', from });
}