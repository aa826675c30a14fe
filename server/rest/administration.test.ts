import type { Account } from '../features/accounts/account.entities';
import { TEST_PASSWORD } from '../seed/world';
import { eventually } from '../test/eventually';
import { anInvitedPerson } from '../test/rest-refusals-of-rosters';
import { startTestApp, type TestApp } from '../test/test-app';

let app: TestApp;
let admin: Account;
let token: string;

beforeAll(async () => {
  // In demo mode administrators cannot change the platform.
  app = await startTestApp({ config: { isDemo: false, sandbox: false } });
  admin = await app.world.anAdmin();
  token = await app.world.signIn(admin);
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const get = (path: string) => app.rest('GET', path, { token });

describe('accounts', () => {
  it('are listed in pages, found, and suspended at once', async () => {
    const people = [];
    for (const name of ['Ada', 'Adam', 'Adele']) people.push(await app.world.aStudent({ name }));
    const first = await get('/admin/people?search=ad&role=student&first=2');
    expect(first.body.nodes).toHaveLength(2);
    expect(first.body.pageInfo.hasNextPage).toBe(true);
    const after = encodeURIComponent(first.body.pageInfo.endCursor);
    const second = await get(`/admin/people?search=ad&role=student&first=2&after=${after}`);
    expect(second.body.pageInfo.hasNextPage).toBe(false);
    const names = [...first.body.nodes, ...second.body.nodes].map(({ name }) => name);
    expect(names.sort()).toEqual(['Ada', 'Adam', 'Adele']);

    const [ada] = people;
    const own = await app.world.signIn(ada!);
    const suspended = await app.rest('POST', `/admin/people/${ada!.id}/suspend`, { token });
    expect(suspended.body).toMatchObject({ name: 'Ada', state: 'suspended', role: 'student' });
    expect((await app.rest('GET', '/auth/profile', { token: own })).status).toBe(401);
    expect((await get('/admin/people?state=suspended')).body.nodes).toMatchObject([{ id: ada!.id }]);
    const reinstated = await app.rest('POST', `/admin/people/${ada!.id}/reinstate`, { token });
    expect(reinstated.body.state).toBe('active');
  });

  it.each([
    'first=x',
    'first=1.5',
    'first=-1',
    'first=1e1',
    'first=0',
    'first=101',
    `first=${'9'.repeat(400)}`,
  ])('are not listed with %s', async (query) => {
    const { status, body } = await get(`/admin/people?${query}`);
    expect([status, body]).toEqual([400, { error: 'first must be from 1 to 100' }]);
  });
});

it('settings that are left out keep their values', async () => {
  const put = (body: object) => app.rest('PUT', '/admin/settings', { token, body });
  const before = (await get('/admin/settings')).body;
  const named = await put({ name: 'School of Ada' });
  expect(named.body).toEqual({
    ...before,
    name: 'School of Ada',
    mailSender: expect.stringContaining('School of Ada'),
    revision: Number(before.revision) + 1,
  });
  const domains = { instructorAccess: 'by-domain', instructorDomains: ['Example.org'] };
  expect((await put(domains)).body).toMatchObject({ name: 'School of Ada', instructorAccess: 'by-domain' });
  expect((await put({ ...named.body, revision: before.revision })).status).toBe(409);
  expect((await put({ ...before, revision: null })).body).toMatchObject({ name: before.name });
});

it('an access token is created, used within its scopes and revoked', async () => {
  const student = await app.world.aStudent();
  const session = await app.world.signIn(student);
  const body = {
    name: 'Backup',
    scopes: ['read:learning'],
    password: TEST_PASSWORD,
    expiresAt: new Date(app.clock.now().getTime() + 60_000).toISOString(),
  };
  const created = await app.rest('POST', '/auth/access-tokens', { token: session, body });
  expect(created).toMatchObject({
    status: 201,
    body: { accessTokens: [{ name: 'Backup', isExpired: false }] },
  });
  const { token: own, accessTokens } = created.body;
  expect((await app.rest('GET', '/student/dashboard', { token: own })).status).toBe(200);
  expect((await app.rest('GET', '/notifications', { token: own })).status).toBe(403);
  expect((await app.rest('GET', '/auth/access-tokens', { token: own })).status).toBe(403);
  const revoked = await app.rest('DELETE', `/auth/access-tokens/${accessTokens[0].id}`, { token: session });
  expect(revoked.body).toEqual([]);
  expect((await app.rest('GET', '/student/dashboard', { token: own })).status).toBe(401);
});

it('a file with students is uploaded, read, begun and done', async () => {
  const instructor = await app.world.aTrustedInstructor();
  const course = await app.world.aCourse(instructor);
  const ada = await app.world.aStudent({ email: 'ada@school.example' });
  const own = await app.world.signIn(instructor);
  const uploaded = await fetch(`${app.origin}/instructor/courses/${course.id}/rosters?name=class.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${own}`, 'content-type': 'text/csv' },
    body: `Name,Email,Group\nAda,${ada.email},Monday\nBen,nobody\n`,
  });
  const { id } = (await uploaded.json()) as { id: string };
  const read = await app.rest('GET', `/rosters/${id}`, { token: own });
  expect(read.body).toMatchObject({
    fileName: 'class.csv',
    state: 'checked',
    courseId: course.id,
    rowCount: 2,
    classes: [],
    others: { totalCount: 0, people: [] },
  });
  const rows = await app.rest('GET', `/rosters/${id}/rows?only=refused&first=1`, { token: own });
  expect(rows.body).toMatchObject({
    nodes: [{ line: 3, name: 'Ben', outcome: 'refused', problem: expect.any(String) }],
    pageInfo: { hasNextPage: false },
  });
  await app.rest('POST', `/rosters/${id}/start`, { token: own, body: { removesOthers: false } });
  await eventually(async () => {
    const { body } = await app.rest('GET', `/instructor/courses/${course.id}/rosters`, { token: own });
    expect(body).toMatchObject([{ id, state: 'done', doneCount: 2 }]);
  });
  const groups = await app.rest('GET', `/instructor/courses/${course.id}/groups`, { token: own });
  expect(groups.body).toMatchObject([{ name: 'Monday', studentCount: 1 }]);
});

it('an invited person creates an account, or accepts the invitation with one', async () => {
  const owner = await app.world.anInstructor();
  const course = await app.world.aCourse(owner, { title: 'Knots' });
  const ben = await app.world.aStudent({ email: 'ben@school.example' });
  for (const email of ['ivy@school.example', ben.email]) await anInvitedPerson(app, course, email);
  const people = await app.database.query<{ id: string }>('select id from invited_people order by email');
  const [link, ofIvy] = people.map(({ id }) => `/auth/invitations/${id}`);
  expect((await app.rest('GET', link!)).body).toEqual({
    email: ben.email,
    name: 'Ivy',
    courses: ['Knots'],
    hasAccount: true,
  });
  const as = await app.world.signIn(ben);
  const accepted = await app.rest('POST', `${link!}/accept`, { token: as });
  expect(accepted).toMatchObject({ status: 200, body: { courseCount: 1 } });
  const body = { name: 'Ivy', password: 'difference', email: 'else@school.example' };
  const { status, body: signedUp } = await app.rest('POST', `${ofIvy!}/sign-up`, { body });
  expect([status, signedUp.user.email]).toEqual([201, 'ivy@school.example']);
  expect((await app.rest('GET', ofIvy!)).status).toBe(404);
  const enrolled = await app.database.query<{ id: string }>(
    'select student_id as id from enrollments where course_id = $1',
    [course.id],
  );
  expect(enrolled.map(({ id }) => id).sort()).toEqual([ben.id, signedUp.user.id].sort());
});

it('categories are added, renamed with their courses, moved and removed', async () => {
  const change = (method: string, path: string, body?: object) =>
    app.rest(method, `/admin/categories${path}`, { token, body });
  const before = (await get('/admin/categories')).body;
  const added = await change('POST', '', { name: 'Baking', isMain: true });
  const baking = added.body.at(-1);
  expect(added.body).toEqual([
    ...before,
    { _id: baking.id, id: baking.id, name: 'Baking', alternativeName: null, isMain: true, courseCount: 0 },
  ]);
  await app.world.aCourse(await app.world.anInstructor(), { category: 'Baking' });
  await change('PUT', `/${baking.id}`, { name: 'Bread', isMain: false });
  const moved = await change('PUT', `/${baking.id}/position`, { position: 1 });
  expect(moved.body[0]).toMatchObject({ id: baking.id, name: 'Bread', isMain: false, courseCount: 1 });
  const other = moved.body[1];
  const removed = await change('DELETE', `/${baking.id}?replacementId=${other.id}`);
  expect(removed.body).toEqual([
    { ...other, courseCount: Number(other.courseCount) + 1 },
    ...moved.body.slice(2),
  ]);
});

it('the audit log is read in pages, and the health with what deserves attention', async () => {
  for (const name of ['One', 'Two']) await app.rest('PUT', '/admin/settings', { token, body: { name } });
  const list = `/admin/audit-log?actions=SETTINGS_CHANGED&person=${admin.id}&first=1`;
  const first = (await get(list)).body;
  expect(first).toMatchObject({
    nodes: [{ action: 'SETTINGS_CHANGED', actor: { id: admin.id }, subject: null }],
    pageInfo: { hasNextPage: true },
  });
  const second = (await get(`${list}&after=${encodeURIComponent(first.pageInfo.endCursor)}`)).body;
  expect(second.nodes).toHaveLength(1);
  expect(second.nodes[0].id).not.toBe(first.nodes[0].id);
  expect((await get('/admin/health')).body).toMatchObject({
    warnings: expect.arrayContaining([expect.stringContaining('mail server')]),
    database: { version: expect.any(String), migrationCount: expect.any(Number) },
    disk: { freeBytes: expect.any(Number) },
    process: { startedAt: expect.stringMatching(/Z$/) },
  });
});
