import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storeSession, type StoredUser } from '../../../lib/session';
import { findAlert, showPage } from '../../accounts/accounts.testing';
import type { Answers } from '../../../test/showAt';
import { InvitationPage } from './InvitationPage';

const ADA: StoredUser = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' };
const LOG_IN = '/login?returnTo=%2Finvitation%3Ftoken%3Dt';

const show = (answers: Answers = {}, hasAccount = true) => {
  const fullCourses = ['Botany'];
  const studentInvitation = {
    email: 'ada@example.org',
    name: 'Ada',
    courses: fullCourses,
    fullCourses,
    hasAccount,
  };
  return showPage(
    '/invitation?token=t',
    <InvitationPage />,
    {
      StudentInvitation: { data: { studentInvitation } },
      AcceptInvitationAs: {
        data: { acceptInvitationAs: { __typename: 'InvitationAccepted', courseCount: 1 } },
      },
      ...answers,
    },
    { signInProvider: 'Northfield School' },
  );
};

test('an invited person with an account logs in first, and comes back to the link', async () => {
  show();
  expect(await screen.findByText('Botany (full: you wait for a place)')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in to join' })).toLinkTo(LOG_IN);
});

test('with a session, a button joins the courses', async () => {
  storeSession('the-token', ADA);
  const { asked } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Join the courses' }));
  expect(await screen.findByText('You accepted the invitation.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'AcceptInvitationAs', variables: { token: 't' } });
});

test('a session of another account is told why it cannot join', async () => {
  storeSession('the-token', ADA);
  const message = 'This invitation is for another email address';
  show({ AcceptInvitationAs: { __typename: 'InvalidInput', message, fields: [{ path: '', message }] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Join the courses' }));
  expect(await findAlert(message)).toBeInTheDocument();
});

test('a link that does not say whether there is an account offers to log in, and to decline', async () => {
  show({ DeclineInvitation: { data: { declineInvitation: true } } }, false);
  expect(await screen.findByRole('link', { name: 'Log in' })).toLinkTo(LOG_IN);
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText(/^You declined the invitation\./)).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('heading')).toHaveFocus();
});

test('without an account, the sign-in provider can be used instead of a password', async () => {
  const refused = { __typename: 'ProviderSignInRefused', message: 'It is down.' };
  const { asked } = show({ StartProviderSignIn: refused }, false);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Northfield School' }));
  expect(await findAlert('It is down.')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ operation: 'StartProviderSignIn', variables: { invitation: 't' } });
});

test('whoever accepts an invitation to a full course is told that they wait', async () => {
  storeSession('the-token', ADA);
  const invitation = { courseId: 'c1', courseTitle: 'Botany', isFull: true, inviterName: 'Olga' };
  showPage('/invitation', <InvitationPage />, {
    OwnStudentInvitations: { data: { viewer: { studentInvitations: [invitation] } } },
    AnswerStudentInvitation: { data: { answerStudentInvitation: true } },
  });
  expect(await screen.findByText('The course is full. If you accept, you wait for a place.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Accept: Botany' }));
  expect(await screen.findByText('You are on the waiting list of “Botany”')).toBeInTheDocument();
});
