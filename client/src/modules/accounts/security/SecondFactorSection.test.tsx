import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import type { Answers } from '../../../test/showAt';
import { showPage } from '../accounts.testing';
import { SecurityPage } from './SecurityPage';
import { signIn } from '../../../test/signIn';

const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
const OFF = {};
const ON = { since: '2026-11-20T08:00:00Z', recoveryCodesLeft: 10 };

const viewerWith = (secondFactor: object) => ({
  account: { id: 'a1', name: 'Ada Byron', email: 'ada@example.org' },
  secondFactor,
  signInMethods: { __typename: 'SignInMethods', hasPassword: true },
});

const show = (secondFactor: object, answers: Answers = {}) =>
  showPage('/profile/security', <SecurityPage />, {
    SecurityPage: { data: { viewer: viewerWith(secondFactor) } },
    ...answers,
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => signIn());

const started = {
  __typename: 'SecondFactorStarted',
  secret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH',
  uri: 'otpauth://totp/Waymark:ada%40example.org?secret=ABCDEFGHABCDEFGHABCDEFGHABCDEFGH',
};

/** Fills in the open dialog and presses its button. */
async function confirmWith(name: string) {
  const dialog = within(await screen.findByRole('dialog'));
  await fill(dialog.getByLabelText('Your password'), 'secret words');
  await fill(dialog.getByLabelText('Code'), '123456');
  await userEvent.click(dialog.getByRole('button', { name }));
}

/** Presses Escape and beside the dialog. */
async function tryToDismiss() {
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.backdrop')!);
}

test('it is turned on with the password and a code, and shows the recovery codes once', async () => {
  const { asked } = show(OFF, {
    StartSecondFactor: started,
    ConfirmSecondFactor: { __typename: 'SecondFactorEnabled', recoveryCodes: CODES, viewer: viewerWith(ON) },
  });
  await press('Turn on second factor');
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn on second factor' }));
  await fill(dialog.getByLabelText('Your password'), 'secret words');
  await press('Continue');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeInTheDocument();
  expect(screen.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeInTheDocument();
  expect(screen.getByText('Scan this with your authenticator app:')).toHaveFocus();
  await press('Turn on');
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/Please enter the code/);
  await fill(screen.getByLabelText('Code'), '123456');
  await press('Turn on');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem')).toHaveTexts(CODES);
  await tryToDismiss();
  expect(screen.getByText(CODES[0]!)).toBeInTheDocument();
  await press('I have saved them');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText('10 recovery codes are left.')).toBeInTheDocument();
  expect(screen.queryByText(CODES[0]!)).not.toBeInTheDocument();
  expect(asked.map(({ operation }) => operation)).toEqual([
    'SecurityPage',
    'AccessTokens',
    'Reauthentication',
    'StartSecondFactor',
    'ConfirmSecondFactor',
  ]);
});

test('it is turned off with the password and a code', async () => {
  show(ON, { DisableSecondFactor: { __typename: 'SecondFactorDisabled', viewer: viewerWith(OFF) } });
  await press('Turn off second factor');
  await confirmWith('Turn off');
  expect(await screen.findByText('The second factor is off')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Turn on second factor' })).toBeInTheDocument();
});

test('new recovery codes stay until they are saved', async () => {
  show(ON, {
    RenewRecoveryCodes: { __typename: 'RecoveryCodesRenewed', recoveryCodes: CODES, viewer: viewerWith(ON) },
  });
  await press('New recovery codes');
  await confirmWith('Create new codes');
  expect(await screen.findByText(CODES[0]!)).toBeInTheDocument();
  await tryToDismiss();
  expect(screen.getByText(CODES[0]!)).toBeInTheDocument();
  await press('I have saved them');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it cannot be turned off where it is required, and few recovery codes are pointed out', async () => {
  show({ ...ON, isRequired: true, recoveryCodesLeft: 1 });
  await screen.findByText(/1 recovery code is left\. Administrators of this platform/);
  expect(screen.getByText('Create new recovery codes before you run out of them.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off second factor' })).not.toBeInTheDocument();
});
