import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { InstructorsPage } from './InstructorsPage';
import { signIn } from '../../../test/signIn';

const IDA = { id: 'p1', name: 'Ida Ihm', email: 'ida@example.org', requestedAt: '2026-11-20T08:00:00Z' };
const INVITED = {
  email: 'bo@example.org',
  invitedAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-11-27T08:00:00Z',
};

const instructors = (nodes: object[], invitations: object[] = []) => ({
  data: {
    viewer: {
      account: { id: 'a1' },
      administration: {
        id: 'a1',
        waitingInstructors: { nodes },
        instructorInvitations: invitations,
        settings: { instructorAccess: 'BY_APPROVAL' },
      },
    },
  },
});

function show(answers: Answers = {}) {
  return showPagesAt('/admin/instructors', [{ path: '/admin/instructors', element: <InstructorsPage /> }], {
    InstructorsPage: instructors([IDA], [INVITED]),
    ...answers,
  });
}

beforeEach(() => signIn('ADMIN'));

test('approves a person, with a note', async () => {
  let isDecided = false;
  const { asked } = show({
    InstructorsPage: () => instructors(isDecided ? [] : [IDA]),
    DecideInstructorRequest: () => {
      isDecided = true;
      return { data: { decideInstructorRequest: { __typename: 'RoleRequestDecided', accountId: 'p1' } } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Ida Ihm' }));
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText(/Note to Ida Ihm/), 'Welcome!');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Ida Ihm is an instructor now')).toBeInTheDocument();
  expect(await screen.findByText('Nobody is waiting')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(asked.find(({ operation }) => operation === 'DecideInstructorRequest')!.variables).toEqual({
    accountId: 'p1',
    isApproved: true,
    note: 'Welcome!',
  });
});

test('an invitation shows its link once, to copy, and why it was not mailed', async () => {
  const user = userEvent.setup();
  show({
    InviteInstructor: {
      __typename: 'InvitationMade',
      link: 'https://learn.example/register?invitation=abc',
      mailProblem: 'No email can be sent, because this platform has no mail server.',
    },
  });
  await fill(await screen.findByLabelText('Email'), 'cy@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('https://learn.example/register?invitation=abc')).toBeInTheDocument();
  expect(screen.getByText(/has no mail server\. Please send the link yourself\./)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://learn.example/register?invitation=abc');
});
