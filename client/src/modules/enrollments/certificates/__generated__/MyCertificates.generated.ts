/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../apollo/__generated__/types';

import { type useFragment } from '@apollo/client/react';
import { useCompleteFragment } from '../../../../apollo/fragments';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyCertificatesFragment = { certificates: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'CertificateCardFragment': CertificateCardFragment } }
  )> } & { ' $fragmentName'?: 'MyCertificatesFragment' };

export type CertificateCardFragment = { id: string, number: string, courseId: string, courseTitle: string, issuedAt: string, verificationUrl: string, htmlPath: string, pdfPath: string } & { ' $fragmentName'?: 'CertificateCardFragment' };

export const CertificateCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verificationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"htmlPath"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}}]}}]} as unknown as DocumentNode<CertificateCardFragment, unknown>;
export const MyCertificatesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCertificates"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Learning"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"courseId"}},{"kind":"Field","name":{"kind":"Name","value":"courseTitle"}},{"kind":"Field","name":{"kind":"Name","value":"issuedAt"}},{"kind":"Field","name":{"kind":"Name","value":"verificationUrl"}},{"kind":"Field","name":{"kind":"Name","value":"htmlPath"}},{"kind":"Field","name":{"kind":"Name","value":"pdfPath"}}]}}]} as unknown as DocumentNode<MyCertificatesFragment, unknown>;
export function useMyCertificatesFragment(from: useFragment.FromOptionValue<MyCertificatesFragment>) {
  return useCompleteFragment({ fragment: MyCertificatesFragmentDoc, fragmentName: 'MyCertificates', from });
}

export function useCertificateCardFragment(from: useFragment.FromOptionValue<CertificateCardFragment>) {
  return useCompleteFragment({ fragment: CertificateCardFragmentDoc, fragmentName: 'CertificateCard', from });
}