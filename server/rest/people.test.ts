import type { Account } from '../features/accounts/account.entities';
import { CourseRole } from '../features/courses/permissions/course-permissions.rules';
import type { SeededCourse } from '../seed/world';
import { startTestApp, type TestApp } from '../test/test-app';

let app: TestApp;
let owner: Account;
let course: SeededCourse;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  owner = await app.world.anInstructor({ name: 'Grace' });
  course = await app.world.aCourse(owner, { title: 'Knots' });
  token = await app.world.signIn(owner);
});
afterAll(() => app.stop());

const at = (path: string) => `/instructor/courses/${course.id}${path}`;
const signedIn = async (account: Account) => app.world.signIn(account);

describe('a team', () => {
  it('is built by invitation, changed, handed over and left', async () => {
    const ada = await app.world.anInstructor({ name: 'Ada', email: 'ada@example.org' });
    const as = await signedIn(ada);
    app.clock.advance(60_000);
    const invited = await app.rest('POST', at('/team/invitations'), {
      token,
      body: { email: 'Ada@Example.org', role: 'assistant' },
    });
    expect(invited).toMatchObject({
      status: 201,
      body: {
        members: [{ name: 'Grace', role: 'owner', isViewer: true }],
        invitations: [{ email: 'ada@example.org', role: 'assistant', courseTitle: 'Knots' }],
        mailProblem: 'No email can be sent, because this platform has no mail server.',
      },
    });
    const { body: own } = await app.rest('GET', '/course-invitations', { token: as });
    expect(own).toMatchObject([{ inviterName: 'Grace', role: 'assistant', seesAddresses: false }]);
    expect(own[0]).not.toHaveProperty('email');
    const accepted = await app.rest('POST', `/course-invitations/${own[0].id}/accept`, {
      token: as,
      body: {},
    });
    expect(accepted).toMatchObject({ status: 200, body: { title: 'Knots' } });

    const changed = await app.rest('PUT', at(`/team/${ada.id}`), { token, body: { role: 'instructor' } });
    expect(changed.body.members).toMatchObject([
      { role: 'owner' },
      { name: 'Ada', role: 'instructor', isOffered: false },
    ]);
    const offered = await app.rest('PUT', at('/offer'), { token, body: { accountId: ada.id } });
    expect(offered.body.members[1]).toMatchObject({ isOffered: true });
    expect((await app.rest('POST', at('/offer/accept'), { token: as })).status).toBe(200);
    const { body: team } = await app.rest('GET', at('/team'), { token: as });
    expect(team.members).toMatchObject([
      { name: 'Ada', role: 'owner', isViewer: true },
      { name: 'Grace', role: 'instructor', isViewer: false },
    ]);

    const left = await app.rest('POST', at('/team/leave'), { token });
    expect(left).toMatchObject({ status: 200, body: { courseId: course.id, left: true } });
    expect((await app.rest('GET', at('/team'), { token })).status).toBe(404);
  });

  it('shows its invitations to the owner alone, and the owner withdraws them', async () => {
    const observer = await app.world.anInstructor();
    await app.world.aMember(course, observer, CourseRole.OBSERVER);
    const body = { email: 'new@example.org', role: 'observer' };
    const invited = await app.rest('POST', at('/team/invitations'), { token, body });
    const [{ id }] = invited.body.invitations;
    const seen = await app.rest('GET', at('/team'), { token: await signedIn(observer) });
    expect(seen.body).toMatchObject({ members: [{}, { role: 'observer' }], invitations: [] });
    const withdrawn = await app.rest('DELETE', `/course-invitations/${id}`, { token });
    expect(withdrawn).toMatchObject({ status: 200, body: { invitations: [] } });
  });
});

describe('joining', () => {
  it('with a link, by approval and from the waiting list', async () => {
    const [ada, ben] = [await app.world.aStudent({ name: 'Ada' }), await app.world.aStudent({ name: 'Ben' })];
    const [asAda, asBen] = [await signedIn(ada), await signedIn(ben)];
    const settings = { mode: 'approval', capacity: 1, endsAt: '2040-01-31T09:30:00.000Z' };
    const set = await app.rest('PUT', at('/joining'), { token, body: settings });
    expect(set.body).toEqual({
      ...settings,
      links: [],
      requests: [],
      waiting: [],
      requestCount: 0,
      waitingCount: 0,
    });

    const enroll = (as: string) =>
      app.rest('POST', '/student/enrollments', { token: as, body: { courseId: course.id } });
    expect((await enroll(asAda)).status).toBe(409);
    const own = `/student/enrollments/${course.id}/request`;
    expect((await app.rest('GET', own, { token: asAda })).body).toEqual({ state: 'asked', position: null });
    const { body: asked } = await app.rest('GET', at('/joining'), { token });
    expect(asked).toMatchObject({ requests: [{ studentId: ada.id, name: 'Ada' }], requestCount: 1 });
    const decided = await app.rest('POST', at(`/requests/${ada.id}`), { token, body: { approved: true } });
    expect(decided.body).toMatchObject({ requests: [], waiting: [] });

    const made = await app.rest('POST', at('/join-links'), { token, body: { maxUses: 5 } });
    const [{ id, code, url }] = made.body.links;
    expect(url).toMatch(new RegExp(`/join/${code}$`));
    const found = await app.rest('GET', `/api/join-codes/${code.toLowerCase()}`);
    expect(found).toMatchObject({ status: 200, body: { id: course.id } });
    const joined = await app.rest('POST', '/student/enrollments/by-code', { token: asBen, body: { code } });
    expect(joined).toMatchObject({ status: 409, body: { error: expect.stringContaining('waiting list') } });
    expect((await app.rest('GET', own, { token: asBen })).body).toEqual({ state: 'waiting', position: 1 });

    const removed = await app.rest('DELETE', at(`/students/${ada.id}`), { token });
    expect(removed.body).toMatchObject({ waiting: [], links: [{ uses: 1, maxUses: 5 }] });
    const gone = await app.rest('DELETE', `/student/enrollments/${course.id}`, { token: asBen });
    expect(gone).toMatchObject({ status: 200, body: { courseId: course.id, isEnrolled: false } });
    expect((await app.rest('DELETE', at(`/join-links/${id}`), { token })).body.links).toEqual([]);
    expect((await app.rest('GET', `/api/join-codes/${code}`)).status).toBe(404);
  });

  it('keeps a time to the millisecond, and refuses what is none', async () => {
    const put = (endsAt: unknown) =>
      app.rest('PUT', at('/joining'), { token, body: { mode: 'open', endsAt } });
    expect((await put('2040-01-31T09:30:00.123+02:00')).body.endsAt).toBe('2040-01-31T07:30:00.123Z');
    expect((await put(null)).body.endsAt).toBeNull();
    for (const wrong of [
      '2040',
      '2040-02-30T00:00:00Z',
      '0000-01-01T00:00:00Z',
      5,
      {},
      ['2040-01-01T00:00:00Z'],
    ])
      expect((await put(wrong)).body).toEqual({ error: 'endsAt is not valid' });
  });
});

describe('groups', () => {
  it('are created, renamed, filled and deleted', async () => {
    const ada = await app.world.aStudent();
    await app.world.enroll(ada, course);
    const made = await app.rest('POST', at('/groups'), { token, body: { name: ' Monday ' } });
    expect(made).toMatchObject({ status: 201, body: [{ name: 'Monday', studentCount: 0 }] });
    const group = at(`/groups/${made.body[0].id}`);
    await app.rest('PUT', group, { token, body: { name: 'Tuesday' } });
    const put = await app.rest('PUT', `${group}/students/${ada.id}`, { token });
    expect(put.body).toEqual({ studentId: ada.id, groupIds: [made.body[0].id] });
    const listed = await app.rest('GET', at('/groups'), { token });
    expect(listed.body).toMatchObject([{ name: 'Tuesday', studentCount: 1 }]);
    const students = await app.rest('GET', `/instructor/students/${course.id}?group=${made.body[0].id}`, {
      token,
    });
    expect(students.body.studentProgress).toHaveLength(1);
    const taken = await app.rest('DELETE', `${group}/students/${ada.id}`, { token });
    expect(taken.body.groupIds).toEqual([]);
    expect((await app.rest('DELETE', group, { token })).body).toEqual([]);
  });
});

it('observers get the figures of a course without its students, over both APIs', async () => {
  const observer = await app.world.anInstructor();
  await app.world.aMember(course, observer, CourseRole.OBSERVER);
  await app.world.enroll(await app.world.aStudent(), course, { completed: 3 });
  const as = await signedIn(observer);
  const { body } = await app.graphql(
    `query ($id: ID!) { viewer { teaching { course(id: $id) {
      analytics { totalStudents averageProgress completionRate } } } } }`,
    { id: course.id },
    as,
  );
  const { analytics } = body.data.viewer.teaching.course;
  expect(analytics).toEqual({ totalStudents: 1, averageProgress: 100, completionRate: 100 });
  const rest = await app.rest('GET', `/instructor/students/${course.id}`, { token: as });
  expect(rest).toMatchObject({ status: 200, body: { ...analytics, studentProgress: null } });
  const { status } = await app.rest('GET', `/instructor/students/${course.id}.csv`, { token: as });
  expect(status).toBe(403);
});
