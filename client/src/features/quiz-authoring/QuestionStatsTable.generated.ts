/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuestionStatsTableFragment = { questions: Array<{ questionId: string, text: string, type: Types.QuestionType, askedCount: number, facilityPercent: number | null, discrimination: number | null, mostChosenWrong: string | null, mostChosenWrongCount: number }> } & { ' $fragmentName'?: 'QuestionStatsTableFragment' };

export const QuestionStatsTableFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionStatsTable"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuizResults"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"askedCount"}},{"kind":"Field","name":{"kind":"Name","value":"facilityPercent"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"mostChosenWrong"}},{"kind":"Field","name":{"kind":"Name","value":"mostChosenWrongCount"}}]}}]}}]} as unknown as DocumentNode<QuestionStatsTableFragment, unknown>;
export function useQuestionStatsTableFragment(from: useFragment.FromOptionValue<QuestionStatsTableFragment>) {
  return useFragment({ fragment: QuestionStatsTableFragmentDoc, fragmentName: 'QuestionStatsTable', from });
}