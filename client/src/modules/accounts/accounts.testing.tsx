import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Answers, type Platform, showPagesAt } from '../../test/showAt';

/** Renders a page at its path, with toasts and an empty page everywhere else. */
export function showPage(address: string, page: ReactNode, answers: Answers = {}, platform: Platform = {}) {
  return showPagesAt(address, [{ path: address.split('?')[0]!, element: page }], answers, platform);
}

/** An error response with invalid fields. */
export function invalidInput(...fields: { path: string; message: string }[]) {
  return {
    __typename: 'InvalidInput',
    message: 'Please check the marked fields',
    fields: fields.map((field) => ({ ...field })),
  };
}

/** The alert with exactly this text; null if the text is not in an alert. */
export async function findAlert(sentence: string): Promise<HTMLElement | null> {
  return (await screen.findByText(sentence)).closest('[role="alert"]');
}
