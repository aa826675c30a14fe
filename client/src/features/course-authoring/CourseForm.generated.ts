/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../apollo/generated/types';

import { useFragment } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EditedCourseFragment = { id: string, revision: number, title: string, description: string, category: string, level: Types.CourseLevel, priceCents: number, skills: Array<string> } & { ' $fragmentName'?: 'EditedCourseFragment' };

export const EditedCourseFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedCourse"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InstructorCourse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"priceCents"}},{"kind":"Field","name":{"kind":"Name","value":"skills"}}]}}]} as unknown as DocumentNode<EditedCourseFragment, unknown>;
export function useEditedCourseFragment(from: useFragment.FromOptionValue<EditedCourseFragment>) {
  return useFragment({ fragment: EditedCourseFragmentDoc, fragmentName: 'EditedCourse', from });
}