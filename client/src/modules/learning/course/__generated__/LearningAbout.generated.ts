/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LearningAboutFragment = { id: string, description: string, category: string, level: Types.CourseLevel, skills: Array<string>, rating: number, reviewsCount: number, lessonCount: number } & { ' $fragmentName'?: 'LearningAboutFragment' };

export const LearningAboutFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearningAbout"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Course"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"rating"}},{"kind":"Field","name":{"kind":"Name","value":"reviewsCount"}},{"kind":"Field","name":{"kind":"Name","value":"lessonCount"}}]}}]} as unknown as DocumentNode<LearningAboutFragment, unknown>;
export function useLearningAboutFragment(from: useFragment.FromOptionValue<LearningAboutFragment>) {
  return useCompleteFragment({ fragment: LearningAboutFragmentDoc, fragmentName: 'LearningAbout', from });
}