/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/generated/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CourseQuizCardFragment = { id: string, title: string, description: string, isActive: boolean, questionCount: number, timeLimitMinutes: number | null, passingScorePercent: number, createdAt: string, questions: Array<{ id: string, text: string }> } & { ' $fragmentName'?: 'CourseQuizCardFragment' };

export const CourseQuizCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CourseQuizCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorQuiz"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"passingScorePercent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<CourseQuizCardFragment, unknown>;
export function useCourseQuizCardFragment(from: useFragment.FromOptionValue<CourseQuizCardFragment>) {
  return useCompleteFragment({ fragment: CourseQuizCardFragmentDoc, fragmentName: 'CourseQuizCard', from });
}