import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openProvider } from '../../lib/pendingSignIn';
import { findAlert, showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';
import { RegisterPage } from './RegisterPage';

jest.mock('../../lib/pendingSignIn', () => ({ openProvider: jest.fn() }));

const platform = { signInProvider: 'Northfield School' };
const started = {
  __typename: 'ProviderSignInStarted',
  authorizationUrl: 'https://id.school.example/authorize?state=s',
  verifier: 'the-verifier',
};

const press = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Continue with Northfield School' }));

afterEach(() => jest.clearAllMocks());

test.each([
  ['login', <LogInPage key="page" />],
  ['register', <RegisterPage key="page" />],
])('the page %s opens the provider, and this tab remembers that and where to return', async (path, page) => {
  showPage(`/${path}?returnTo=%2Fcourses%2Fc1`, page, { StartProviderSignIn: started }, platform);
  await press();
  expect(openProvider).toHaveBeenCalledWith('https://id.school.example/authorize?state=s', {
    verifier: 'the-verifier',
    returnTo: '/courses/c1',
  });
});

test('a provider that cannot be reached is named, and the form still works', async () => {
  const message =
    'Northfield School can’t be reached right now. Try again later, or log in with your password.';
  const refused = { __typename: 'ProviderSignInRefused', message };
  showPage('/login', <LogInPage />, { StartProviderSignIn: refused }, platform);
  await press();
  expect(await findAlert(message)).toBeInTheDocument();
  expect(openProvider).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('an invitation to a team says so', async () => {
  const returnTo = encodeURIComponent('/course-invitations/x');
  showPage(
    `/register?invitation=x&returnTo=${returnTo}`,
    <RegisterPage />,
    {},
    { instructorAccess: 'BY_APPROVAL' },
  );
  expect(await screen.findByText(/^You are invited to the team of a course/)).toBeVisible();
});

test('an invitation goes along to the server, and not to the provider', async () => {
  const { asked } = showPage('/register?invitation=x', <RegisterPage />, {}, platform);
  await screen.findByText('You are invited to register as an instructor.');
  await press();
  expect(asked.find(({ operation }) => operation === 'StartProviderSignIn')?.variables).toEqual({
    invitation: 'x',
  });
});
