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
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Send a new link' }));

test('says that an administrator decides, and has nothing to send then', async () => {
  show({ state: 'WAITING', waitsForConfirmation: false });
  await screen.findByText('Your request to become an instructor is waiting for an administrator.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows the note of an administrator who declined', async () => {
  show({ state: 'DECLINED', waitsForConfirmation: false, note: 'Only teachers of our school.' });
  expect(await screen.findByText('Only teachers of our school.')).toBeInTheDocument();
});

test('tells an instructor who was invited to a team that they cannot have own courses yet', async () => {
  show({ state: 'WAITING', waitsForConfirmation: false }, undefined, { isInstructor: true });
  expect(await screen.findByText(/^Your account is for the teams of courses/)).toBeInTheDocument();
});

test('an instructor who has not confirmed the address can ask for the link', async () => {
  const message = 'We sent a link to ada@example.org. Open it within 24 hours to confirm the address.';
  show(
    null,
    { data: { resendEmailConfirmation: { message } } },
    { isInstructor: true, needsEmailConfirmation: true },
  );
  await press();
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('sends a new link to an address that is not confirmed', async () => {
  const message = 'We sent a link to ada@example.org. Open it within 24 hours to confirm the address.';
  show(CONFIRMATION, { data: { resendEmailConfirmation: { message } } });
  await press();
  expect((await screen.findByText(message)).closest('[role="status"]')).toBeInTheDocument();
});
