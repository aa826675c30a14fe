/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LessonFilmFragment = { id: string, title: string, videoUrl: string | null, captionsUrl: string | null, captionsPath: string | null, duration: string | null } & { ' $fragmentName'?: 'LessonFilmFragment' };

export const LessonFilmFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonFilm"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lesson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"videoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsUrl"}},{"kind":"Field","name":{"kind":"Name","value":"captionsPath"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]} as unknown as DocumentNode<LessonFilmFragment, unknown>;
export function useLessonFilmFragment(from: useFragment.FromOptionValue<LessonFilmFragment>) {
  return useCompleteFragment({ fragment: LessonFilmFragmentDoc, fragmentName: 'LessonFilm', from });
}