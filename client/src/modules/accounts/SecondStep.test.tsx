import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readSession } from '../../lib/session';
import { fill } from '../../test/fill';
import type { Answers } from '../../test/showAt';
import { showPage } from './accounts.testing';
import { LogInPage } from './LogInPage';

const account = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'ADMIN' };
const viewer = { account };
const required = (typename: string) => ({ __typename: typename, challenge: 'the-challenge' });
const completed = (result: object) => ({ data: { completeLogIn: result } });

async function logIn(answers: Answers) {
  const shown = showPage('/login', <LogInPage />, answers);
  await fill(screen.getByLabelText('Email'), 'ada@example.org');
  await fill(screen.getByLabelText('Password'), 'waymark-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  return shown;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('an account with a second factor', () => {
  test('is logged in with a code', async () => {
    const { asked } = await logIn({
      LogIn: required('SecondFactorRequired'),
      CompleteLogIn: completed({ __typename: 'LoggedIn', token: 'the-token', viewer }),
    });
    expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeInTheDocument();
    expect(readSession()).toBeNull();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    expect(await screen.findByText('Another page')).toBeInTheDocument();
    expect(readSession()).toMatchObject({ token: 'the-token' });
    expect(asked.at(-1)).toEqual({
      operation: 'CompleteLogIn',
      variables: { input: { challenge: 'the-challenge', code: '123456' } },
    });
  });

  test('stays signed out for a wrong code, which is shown beside the field', async () => {
    const message = 'The code is wrong, or was already used. Please enter another one.';
    await logIn({
      LogIn: required('SecondFactorRequired'),
      CompleteLogIn: completed({ __typename: 'InvalidSecondFactorCode', message }),
    });
    await press('Use a recovery code');
    await fill(screen.getByLabelText('Recovery code'), 'AAAA-BBBB-CCCC-DDDD');
    await press('Log in');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(readSession()).toBeNull();
    await press('Back');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});

test('an administrator who needs a second factor sets it up, saves the recovery codes, and is logged in', async () => {
  const { asked } = await logIn({
    LogIn: required('SecondFactorSetUpRequired'),
    StartRequiredSecondFactor: {
      __typename: 'SecondFactorStarted',
      secret: 'ABCDEFGHABCDEFGH',
      uri: 'otpauth://totp/x?secret=ABCDEFGHABCDEFGH',
    },
    ConfirmRequiredSecondFactor: {
      __typename: 'SecondFactorEnabled',
      recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'],
      token: 'the-token',
      viewer,
    },
  });
  expect(await screen.findByText(/You need an app that shows log-in codes/)).toHaveFocus();
  await press('Set up');
  expect(await screen.findByText('ABCD EFGH ABCD EFGH')).toBeInTheDocument();
  await fill(screen.getByLabelText('Code'), '123456');
  await press('Turn on');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getByText('AAAA-BBBB-CCCC-DDDD')).toBeInTheDocument();
  expect(readSession()).toBeNull();
  await press('I have saved them');
  expect(await screen.findByText('Another page')).toBeInTheDocument();
  expect(readSession()).toMatchObject({ token: 'the-token', user: { role: 'ADMIN' } });
  expect(asked.at(-1)!.variables).toEqual({ challenge: 'the-challenge', code: '123456' });
});
