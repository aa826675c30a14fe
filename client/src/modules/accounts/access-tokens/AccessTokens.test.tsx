import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../../../test/fill';
import type { Answers } from '../../../test/showAt';
import { signIn } from '../../../test/signIn';
import { showPage } from '../accounts.testing';
import { AccessTokens } from './AccessTokens';

const aToken = (id: string, part: object = {}) => ({
  id,
  name: 'Backup',
  scopes: ['READ_PROFILE', 'WRITE_LEARNING'],
  createdAt: '2026-11-20T08:00:00Z',
  expiresAt: '2026-12-20T08:00:00Z',
  lastUsedAt: '2026-11-21T12:00:00Z',
  lastUsedNetwork: '203.0.…',
  ...part,
});
const UNUSED = aToken('t2', { name: 'Report', isExpired: true, lastUsedAt: null, lastUsedNetwork: null });

const tokens = (...accessTokens: object[]) => ({ data: { viewer: { account: { id: 'a1' }, accessTokens } } });

const show = (answers: Answers = {}) =>
  showPage('/profile/security', <AccessTokens email="ada@example.org" />, {
    AccessTokens: tokens(aToken('t1'), UNUSED),
    ...answers,
  });

beforeEach(() => signIn());

async function openForm() {
  await userEvent.click(await screen.findByRole('button', { name: 'New access token' }));
  return within(await screen.findByRole('form', { name: 'New access token' }));
}

const box = (form: ReturnType<typeof within>, name: RegExp) => form.getByRole('checkbox', { name });

test('each token is listed with its scopes, expiry and last use', async () => {
  show();
  const [used, unused] = await screen.findAllByRole('listitem');
  expect(within(used!).getByText('read:profile, write:learning')).toBeInTheDocument();
  expect(used).toHaveTextContent(/Last used .* from network 203\.0\.… · Created .* · Expires/);
  expect(within(used!).queryByText('Expired')).not.toBeInTheDocument();
  expect(within(unused!).getByText('Expired')).toBeInTheDocument();
  expect(unused).toHaveTextContent('Never used');
});

test('a token is revoked after a confirmation', async () => {
  const { asked } = show({ RevokeAccessToken: { data: { revokeAccessToken: [UNUSED] } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Backup' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Revoke “Backup”?' }));
  await userEvent.click(question.getByRole('button', { name: 'Revoke token' }));
  expect(await screen.findByText('“Backup” was revoked')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(asked.at(-1)).toEqual({ operation: 'RevokeAccessToken', variables: { id: 't1' } });
});

test('a new token is created with scopes and an expiry, and shown once', async () => {
  const { asked } = show({
    AccessTokens: tokens(),
    CreateAccessToken: { __typename: 'AccessTokenCreated', token: 'wmk_secret', accessTokens: [UNUSED] },
  });
  expect(await screen.findByText(/You have no access tokens\./)).toBeInTheDocument();
  const form = await openForm();
  await fill(form.getByLabelText('Name'), 'Report');
  await userEvent.click(box(form, /write:learning/));
  expect(box(form, /read:learning, included in write:learning/)).toBeChecked();
  await userEvent.selectOptions(form.getByLabelText('Expires'), '60');
  await fill(form.getByLabelText('Your password'), 'analytical');
  const before = Date.now();
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('wmk_secret')).toBeInTheDocument();
  expect(document.activeElement).toHaveTextContent('wmk_secret');
  const { input } = asked.at(-1)!.variables as { input: { expiresAt: string } };
  expect(input).toMatchObject({ name: 'Report', scopes: ['WRITE_LEARNING'], password: 'analytical' });
  const days = (new Date(input.expiresAt).getTime() - before) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(60);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.backdrop')!);
  expect(screen.getByText('wmk_secret')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'I have saved it' }));
  expect(screen.queryByText('wmk_secret')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Report' })).toBeInTheDocument();
});

test('errors are shown beside the fields', async () => {
  show();
  const form = await openForm();
  await userEvent.selectOptions(form.getByLabelText('Expires'), 'On a date');
  await userEvent.click(form.getByRole('button', { name: 'Create token' }));
  expect(await form.findByText('Please name the token')).toBeInTheDocument();
  for (const sentence of ['Please choose at least one scope', 'Please choose when the token expires'])
    expect(form.getByText(sentence)).toBeInTheDocument();
});

test.each([
  ['STUDENT', false],
  ['ADMIN', true],
] as const)('a %s is offered the scopes of administrators: %s', async (role, isOffered) => {
  signIn(role);
  show();
  const form = await openForm();
  expect(form.queryByRole('checkbox', { name: /read:admin/ }) !== null).toBe(isOffered);
});
