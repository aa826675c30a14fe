import { screen } from '@testing-library/react';
import { Outlet, Route } from 'react-router-dom';
import type { ReactNode } from 'react';
import { type Answers, showAt } from '../../test/showAt';
import { Toasts } from '../../ui/Toasts';

/** One page at its address, with the toasts and an empty page everywhere else. */
export function showPage(address: string, page: ReactNode, answers: Answers = {}) {
  const path = address.split('?')[0];
  return showAt(
    address,
    <Route element={<WithToasts />}>
      <Route path={path} element={page} />
      <Route path="*" element={<p>Another page</p>} />
    </Route>,
    answers,
  );
}

function WithToasts() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}

/** How the server refuses an input, field by field. */
export function invalidInput(...fields: { path: string; message: string }[]) {
  return {
    __typename: 'InvalidInput',
    message: 'Please check the marked fields',
    fields: fields.map((field) => ({ __typename: 'InvalidField', ...field })),
  };
}

/** The alert with exactly that sentence; null when it is said, but not as an alert. */
export async function findAlert(sentence: string): Promise<HTMLElement | null> {
  return (await screen.findByText(sentence)).closest('[role="alert"]');
}
