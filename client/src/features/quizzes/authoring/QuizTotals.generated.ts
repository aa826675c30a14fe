/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type QuizTotalsFragment = { totalQuizzes: number, activeQuizzes: number, totalAttempts: number, averagePercent: number | null } & { ' $fragmentName'?: 'QuizTotalsFragment' };

export const QuizTotalsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuizTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuizTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalQuizzes"}},{"kind":"Field","name":{"kind":"Name","value":"activeQuizzes"}},{"kind":"Field","name":{"kind":"Name","value":"totalAttempts"}},{"kind":"Field","name":{"kind":"Name","value":"averagePercent"}}]}}]} as unknown as DocumentNode<QuizTotalsFragment, unknown>;