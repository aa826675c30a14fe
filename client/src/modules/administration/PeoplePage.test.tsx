import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, type Platform, showPagesAt } from '../../test/showAt';
import { refusal } from '../../test/refusal';
import { PeoplePage } from './PeoplePage';
import { signIn } from '../../test/signIn';

const aPerson = (id: string, part: object = {}) => ({
  id,
  name: `Person ${id}`,
  email: `${id}@example.org`,
  role: 'STUDENT',
  state: 'ACTIVE',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: '2026-11-21T12:00:00Z',
  ...part,
});
const SELF = aPerson('a1', { name: 'Ada Admin', role: 'ADMIN' });
const BEA = aPerson('p2', { name: 'Bea Berg' });

const administration = (fields: object) => ({
  data: {
    viewer: { account: { id: 'a1' }, administration: { id: 'a1', ...fields } },
  },
});
const people = (nodes: object[]) => administration({ people: { nodes } });

const show = (answers: Answers = {}, address = '/admin', platform: Platform = {}) =>
  showPagesAt(
    address,
    [{ path: '/admin', element: <PeoplePage /> }],
    {
      PeoplePage: people([SELF, BEA]),
      ...answers,
    },
    platform,
  );

beforeEach(() => signIn('ADMIN'));

async function choose(name: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Bea Berg' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
async function confirmWith(name: string) {
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
}
const bea = async () => within(await screen.findByRole('row', { name: /Bea Berg/ }));

test('lists people, and offers nothing for one’s own account', async () => {
  show();
  expect((await bea()).getByText('p2@example.org')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Ada Admin/ })).getByText('You')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Actions for Ada Admin' })).not.toBeInTheDocument();
});

const withCourses = (count: number, studentCount: number) => {
  const ids = Array.from({ length: count }, (_, index) => `c${index}`);
  return administration({ person: { id: 'p2', publishedCourses: { count, ids, studentCount } } });
};
const answerDialog = async (name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name }));
};

test('the first administrator is shown what to do next', async () => {
  show({ PeoplePage: people([SELF]) });
  expect(await screen.findByText('Nobody else has an account yet')).toBeInTheDocument();
  expect(screen.getByText(/^Who can register\?/)).toHaveTextContent('Anyone at the moment.');
  expect(screen.getByText(/^Who can see courses\? Everyone/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Change who can register' })).toLinkTo('/admin/settings');
  expect(screen.getByRole('link', { name: 'Invite instructors' })).toLinkTo('/admin/instructors');
});

test('who finds only themselves by searching is not', async () => {
  show({ PeoplePage: people([SELF]) }, '/admin?q=ada');
  expect(await screen.findByText('You')).toBeInTheDocument();
  expect(screen.queryByText('Nobody else has an account yet')).not.toBeInTheDocument();
});

test('search and filters in the address are sent; without a match there is an empty state', async () => {
  const { asked } = show({ PeoplePage: people([]) }, '/admin?q=zoe&role=instructor&state=suspended');
  expect(await screen.findByText('No people found')).toBeInTheDocument();
  expect(asked[0]!.variables).toMatchObject({
    search: 'zoe',
    role: 'INSTRUCTOR',
    state: 'SUSPENDED',
    sort: 'JOINED',
    descending: true,
  });
  expect(screen.getByText('No name or email contains "zoe" with these filters.')).toBeInTheDocument();
});

test('a suspension asks first, and can be undone', async () => {
  const changed = (state: string) => ({ id: 'p2', state, lastSeenAt: null });
  const { asked } = show({
    SuspendAccount: { data: { suspendAccount: changed('SUSPENDED') } },
    ReinstateAccount: { data: { reinstateAccount: changed('ACTIVE') } },
    SuspendDialog: withCourses(2, 0),
  });
  await choose('Suspend');
  await answerDialog('Cancel');
  expect(asked.map(({ operation }) => operation)).toEqual(['PeoplePage', 'SuspendDialog']);
  await choose('Suspend');
  expect(await screen.findByRole('checkbox', { name: /^Unpublish their 2 courses/ })).toBeChecked();
  await answerDialog('Suspend');
  await screen.findByText('Bea Berg is suspended');
  expect(asked.at(-1)).toEqual({
    operation: 'SuspendAccount',
    variables: { accountId: 'p2', unpublishesCourses: true },
  });
  expect(await (await bea()).findByText('Suspended')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await (await bea()).findByText('Active')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'ReinstateAccount',
    variables: { accountId: 'p2', publishes: ['c0', 'c1'] },
  });
});

test('an instructor who is only on teams can be approved', async () => {
  const eve = aPerson('p2', { name: 'Bea Berg', role: 'INSTRUCTOR', isOnTeamsOnly: true });
  const changed = { id: 'p2', role: 'INSTRUCTOR', isOnTeamsOnly: false, lastSeenAt: null };
  const { asked } = show({ PeoplePage: people([SELF, eve]), ChangeRole: { data: { changeRole: changed } } });
  expect((await bea()).getByText('Instructor, teams only')).toBeInTheDocument();
  await choose('Approve as an instructor');
  await confirmWith('Change role');
  expect(await (await bea()).findByText('Instructor')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({
    operation: 'ChangeRole',
    variables: { accountId: 'p2', role: 'INSTRUCTOR' },
  });
});

test('courses with students stay published, unless the administrator chooses otherwise', async () => {
  show({ SuspendDialog: withCourses(1, 3) });
  await choose('Suspend');
  expect(await screen.findByRole('checkbox', { name: /^Unpublish their 1 course/ })).not.toBeChecked();
  expect(screen.getByText(/^There are 3 enrollments/)).toBeInTheDocument();
});

test('a demo account cannot be changed, which the page explains', async () => {
  show({}, '/admin', { demoAccounts: [{ label: 'Student', email: BEA.email, password: 'x' }] });
  expect(await screen.findByText(/^Everyone shares the demo accounts/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Bea Berg' }));
  const choices = await screen.findAllByRole('menuitem');
  expect(choices).toHaveTexts(['Show in audit log']);
});

test('a new role shows in the row, with a way back', async () => {
  const { asked } = show({
    ChangeRole: ({ role }) => ({
      data: { changeRole: { id: 'p2', role, isOnTeamsOnly: false, lastSeenAt: null } },
    }),
  });
  await choose('Change role to Instructor');
  await confirmWith('Change role');
  expect(await screen.findByText('Bea Berg is now an instructor')).toBeInTheDocument();
  expect((await bea()).getByText('Instructor')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await (await bea()).findByText('Student')).toBeInTheDocument();
  expect(asked.at(-1)!.variables).toEqual({ accountId: 'p2', role: 'STUDENT' });
});

test('an instructor is demoted only after reading what becomes of their courses', async () => {
  const { asked } = show({ PeoplePage: people([SELF, { ...BEA, role: 'INSTRUCTOR' }]) });
  await choose('Change role to Student');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/own stay theirs and published, .* They leave the teams/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(asked.map(({ operation }) => operation)).not.toContain('ChangeRole');
});

test('the reset token of the demo is shown, and a refusal in its own words', async () => {
  let answer: Answers[string] = { data: { sendResetToken: { resetToken: 't0ken' } } };
  show({
    SendResetToken: () => answer as never,
    SignOutEverywhere: refusal('FORBIDDEN', 'Only admins can do this'),
  });
  await choose('Send reset token');
  await confirmWith('Send reset token');
  expect(await screen.findByText(/the reset token of Bea Berg is t0ken/)).toBeInTheDocument();
  answer = { data: { sendResetToken: { resetToken: null } } };
  await choose('Send reset token');
  await confirmWith('Send reset token');
  expect(await screen.findByText('A reset token is on its way to p2@example.org')).toBeInTheDocument();
  await choose('Log out everywhere');
  await confirmWith('Log out everywhere');
  expect(await screen.findByText('Only admins can do this')).toBeInTheDocument();
});
