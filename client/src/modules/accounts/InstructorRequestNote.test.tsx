import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answer } from '../../test/showAt';
import { showPage } from './accounts.testing';
import { InstructorRequestNote } from './InstructorRequestNote';

const show = (
  request: object | null,
  resent?: Answer,
  { isInstructor = false, needsEmailConfirmation = false } = {},
) =>
  showPage('/instructor', <InstructorRequestNote isInstructor={isInstructor} />, {
    InstructorRequestNote: {
      data: { viewer: { needsEmailConfirmation, instructorRequest: request && { note: null, ...request } } },
    },
    ...(resent && { ResendEmailConfirmation: resent }),
  });
const CONFIRMATION = { state: 'WAITING', waitsForConfirmation: true };

test.each([
  ['WAITING', null, false, 'Your request to become an instructor is waiting for an administrator.'],
  ['DECLINED', 'Only teachers of our school.', false, 'Only teachers of our school.'],
  ['WAITING', null, true, /^Your account is for the teams of courses/],
])('tells how a request stands (%s, %s, instructor: %s), and has nothing to send', async (...given) => {
  const [state, note, isInstructor, sentence] = given;
  show({ state, waitsForConfirmation: false, note }, undefined, { isInstructor });
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['a person who asked to become an instructor', CONFIRMATION, {}],
  ['an instructor', null, { isInstructor: true, needsEmailConfirmation: true }],
])('%s can ask for the link that confirms the address', async (_who, request, viewer) => {
  const message = 'We sent a link to ada@example.org. Open it within 24 hours to confirm the address.';
  show(request, { data: { resendEmailConfirmation: { message } } }, viewer);
  await userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect((await screen.findByText(message)).closest('[role="status"]')).toBeInTheDocument();
});
