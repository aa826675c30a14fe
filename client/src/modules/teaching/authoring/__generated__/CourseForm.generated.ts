/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/useCompleteFragment';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditedCourseFragment = { id: string, revision: number, title: string, subtitle: string | null, description: string, category: string, level: Types.CourseLevel, priceCents: number, skills: Array<string>, outcomes: Array<string>, requirements: Array<string>, language: string | null, completionRule: Types.CompletionRule, certificateRule: Types.CertificateRule, assistantMode: Types.AssistantMode } & { ' $fragmentName'?: 'EditedCourseFragment' };

export const EditedCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}},{"kind":"Field","name":{"kind":"Name","value":"outcomes"}},{"kind":"Field","name":{"kind":"Name","value":"requirements"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"completionRule"}},{"kind":"Field","name":{"kind":"Name","value":"certificateRule"}},{"kind":"Field","name":{"kind":"Name","value":"assistantMode"}}]}}]} as unknown as DocumentNode<EditedCourseFragment, unknown>;
export function useEditedCourseFragment(from: useFragment.FromOptionValue<EditedCourseFragment>) {
  return useCompleteFragment({ fragment: EditedCourseFragmentDoc, fragmentName: 'EditedCourse', from });
}