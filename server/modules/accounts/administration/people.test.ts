import { TEST_PASSWORD } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { Subscriber } from '../../../test/subscriber';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../account.entities';

const app = testApp({ config: { isDemo: false, sandbox: false } });

const admin = freshFixture(() => app.signedIn(app.world.anAdmin()));

const PEOPLE = `query ($first: Int!, $after: String, $search: String, $role: Role, $state: AccountState, $sort: PersonSort = JOINED, $descending: Boolean = true) {
  viewer { administration { people(first: $first, after: $after, search: $search, role: $role, state: $state, sort: $sort, descending: $descending) {
    nodes { id name email role state lastSeenAt } pageInfo { hasNextPage endCursor } } } } }`;

interface Page {
  nodes: {
    id: string;
    name: string;
    email: string;
    role: string;
    state: string;
    lastSeenAt: string | null;
  }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function people(variables: Record<string, unknown> = {}): Promise<Page> {
  const { body } = await app.graphql(PEOPLE, { first: 50, ...variables }, admin.token);
  return body.data.viewer.administration.people;
}

const names = async (variables: Record<string, unknown>) =>
  (await people(variables)).nodes.map(({ name }) => name);

test('are sorted by name in both directions, over several pages; a cursor fits one order only', async () => {
  for (const name of ['quill Bo', 'Quill Cy', 'Quill Al']) await app.world.aStudent({ name });
  const byName = { search: 'quill', sort: 'NAME', descending: false };
  const first = await people({ ...byName, first: 2 });
  expect(first.nodes.map(({ name }) => name)).toEqual(['Quill Al', 'quill Bo']);
  const after = first.pageInfo.endCursor;
  expect(await names({ ...byName, after })).toEqual(['Quill Cy']);
  expect(await names({ ...byName, descending: true })).toEqual(['Quill Cy', 'quill Bo', 'Quill Al']);
  const { body } = await app.graphql(PEOPLE, { first: 2, after, sort: 'JOINED' }, admin.token);
  expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

const PERSON = '{ __typename id role state lastSeenAt }';

const change = (field: string, accountId: string, as = admin.token, fields = PERSON) =>
  app.graphql(`mutation ($id: ID!) { r: ${field} ${fields} }`, { id: accountId }, as);

const logIn = (email: string, password = TEST_PASSWORD) =>
  app.as().run`mutation { r: logIn(input: ${{ email, password }}) { __typename } }`;

const actionsOn = ({ id }: Account) =>
  app.sql`select action, actor_id, details from audit_log where subject_id = ${id} order by id`;

describe('the list of people', () => {
  it('is paged, newest first, and finds names and emails regardless of case and accents', async () => {
    const given = ['Zoë Quill 1', 'Zoë Quill 2', 'Zoë Quill 3'];
    for (const [index, name] of given.entries())
      await app.world.aStudent({ name, createdAt: new Date(Date.now() + index * 1000) });
    expect(await names({ search: 'zoe QUILL' })).toEqual([...given].reverse());
    const first = await people({ search: 'Zoë quill', first: 2 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await people({ search: 'Zoë quill', first: 2, after: first.pageInfo.endCursor });
    expect(second.nodes.map(({ name }) => name)).toEqual(['Zoë Quill 1']);
    expect(await names({ search: admin.email })).toEqual([admin.name]);
  });

  it.each(['bjornstjerne, HÅKON', 'gross'])('finds Håkon Bjørnstjerne Großmann by %s', async (search) => {
    const name = 'Håkon Bjørnstjerne Großmann';
    if ((await names({ search: name })).length === 0) await app.world.aStudent({ name });
    expect(await names({ search })).toEqual([name]);
    expect(await names({ search: `${search} qq` })).toEqual([]);
  });

  it('is filtered by role and state, and leaves out accounts that will be deleted', async () => {
    const [student, instructor] = [await app.world.aStudent(), await app.world.anInstructor()];
    const leaving = await app.world.aStudent();
    await app.sql`insert into account_deletions (account_id, requested_at, due_at)
      values (${leaving.id}, now(), now())`;
    await change('suspendAccount(accountId: $id)', student.id);
    const ids = async (variables: object) => (await people({ ...variables })).nodes.map(({ id }) => id);
    expect(await ids({ role: 'STUDENT' })).toContain(student.id);
    expect(await ids({ role: 'STUDENT' })).not.toContain(leaving.id);
    expect(await ids({ role: 'STUDENT' })).not.toContain(instructor.id);
    expect(await ids({ state: 'SUSPENDED' })).toContain(student.id);
    expect(await ids({ state: 'ACTIVE' })).not.toContain(student.id);
    const { body } = await change('suspendAccount(accountId: $id)', leaving.id);
    expect(body.errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});

describe('suspending', () => {
  it('ends sessions and sockets at once, refuses log-ins, and is undone by reinstating', async () => {
    const student = await app.signedIn(app.world.aStudent());
    const subscriber = await Subscriber.ofInbox(app, student.token);
    const { body } = await change('suspendAccount(accountId: $id)', student.id);
    expect(body.data.r).toMatchObject({ state: 'SUSPENDED', lastSeenAt: null });
    expect((await app.rest('GET', '/auth/profile', { token: student.token })).status).toBe(401);
    await eventually(async () => expect(subscriber.closed).not.toBeNull());
    expect((await logIn(student.email)).__typename).toBe('AccountSuspended');
    // Only to those who know the password.
    expect((await logIn(student.email, 'a wrong one')).__typename).toBe('InvalidCredentials');
    const rest = await app.rest('POST', '/auth/login', {
      body: { email: student.email, password: TEST_PASSWORD },
    });
    expect(rest.status).toBe(403);

    await change('reinstateAccount(accountId: $id)', student.id);
    expect((await logIn(student.email)).__typename).toBe('LoggedIn');
    expect((await actionsOn(student)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['ACCOUNT_SUSPENDED', admin.id],
      ['SIGN_IN_FAILED', null],
      ['ACCOUNT_REINSTATED', admin.id],
      ['SIGNED_IN', student.id],
    ]);
  });

  it('recorded once, however often it is done', async () => {
    const student = await app.world.aStudent();
    await app.atOnce(12, () => change('suspendAccount(accountId: $id)', student.id));
    expect(await actionsOn(student)).toHaveLength(1);
  });
});

describe('roles', () => {
  it('are changed with the end of all sessions, and recorded', async () => {
    const student = await app.signedIn(app.world.aStudent());
    const { body } = await change('changeRole(accountId: $id, role: INSTRUCTOR)', student.id);
    expect(body.data.r).toMatchObject({ role: 'INSTRUCTOR', lastSeenAt: null });
    expect((await app.rest('GET', '/auth/profile', { token: student.token })).status).toBe(401);
    expect(await actionsOn(student)).toMatchObject([
      { action: 'ROLE_CHANGED', actor_id: admin.id, details: { from: 'STUDENT', to: 'INSTRUCTOR' } },
    ]);
  });

  it('of two administrators who remove each other at once, one stays', async () => {
    await app.sql`update accounts set role = 'STUDENT' where role = 'ADMIN' and id <> ${admin.id}`;
    const other = await app.signedIn(app.world.anAdmin());
    await Promise.all([
      change('changeRole(accountId: $id, role: STUDENT)', other.id, admin.token),
      change('suspendAccount(accountId: $id)', admin.id, other.token),
    ]);
    const left = await app.sql`select from accounts where role = 'ADMIN' and suspended_at is null`;
    expect(left).toHaveLength(1);
  });
});

it('logging somebody out everywhere ends their sessions, and leaves the account as it is', async () => {
  const student = await app.signedIn(app.world.aStudent());
  await change('signOutEverywhere(accountId: $id)', student.id);
  expect((await app.rest('GET', '/auth/profile', { token: student.token })).status).toBe(401);
  expect((await logIn(student.email)).__typename).toBe('LoggedIn');
});

it('a reset token goes to the owner, and only there', async () => {
  const student = await app.world.aStudent();
  const { body } = await change('sendResetToken(accountId: $id)', student.id, admin.token, '{ resetToken }');
  expect(body.data.r).toEqual({ resetToken: null });
  await eventually(async () =>
    expect(app.mailer.sent.filter(({ to }) => to === student.email)).toMatchObject([
      { subject: 'Your Waymark reset token' },
    ]),
  );
});
