import { TEST_PASSWORD } from '../../../seed/world';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { Role } from '../../../platform/viewer';
import { SetUpService } from './set-up.service';

let app: TestApp;
const setUps = () => app.app.service(SetUpService);

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
let count = 0;
const anEmail = () => `set-up-${++count}@example.org`;

async function use(token: string, given: Record<string, unknown> = {}) {
  const { body } = await app.graphql(
    `mutation ($input: SetUpAdministratorInput!) { r: setUpAdministrator(input: $input) {
      __typename ... on AdministratorSetUp { account { email role } } ... on InvalidInput { fields { path message } } } }`,
    { input: { token, name: 'Ada', email: anEmail(), password: 'a long one', ...given } },
  );
  return body.data.r;
}

async function appoint(email: string): Promise<string> {
  const appointment = await setUps().appoint(email);
  if (appointment.outcome !== 'invited') throw new Error(appointment.outcome);
  return appointment.token;
}

const administrators = () =>
  app.database.query<{ email: string }>(`select email from accounts where role = 'ADMIN'`);

describe('the link of the first start', () => {
  it('makes one administrator, however many people open one of these links at once', async () => {
    const links = [(await setUps().firstLink())!, (await setUps().firstLink())!];
    const made = await Promise.all(Array.from({ length: 12 }, (_, index) => use(links[index % 2]!)));
    expect(made.filter(({ __typename }) => __typename === 'AdministratorSetUp')).toHaveLength(1);
    expect(made.filter(({ __typename }) => __typename === 'InvalidSetUpLink')).toHaveLength(11);
    expect(await administrators()).toHaveLength(1);
    expect(await setUps().firstLink()).toBeNull();
    expect(await app.database.query('select from set_up_links')).toEqual([]);
  });
});

describe('appointing by email', () => {
  it('makes a link for somebody without an account, which works once, for that email', async () => {
    const email = anEmail();
    const token = await appoint(email.toUpperCase());
    expect(await use(token)).toMatchObject({ __typename: 'InvalidInput', fields: [{ path: 'email' }] });
    expect(await use(token, { email, password: 'iloveyou' })).toMatchObject({
      fields: [{ path: 'password' }],
    });
    expect(await use(token, { email })).toEqual({
      __typename: 'AdministratorSetUp',
      account: { email, role: 'ADMIN' },
    });
    expect((await use(token, { email: anEmail() })).__typename).toBe('InvalidSetUpLink');
  });

  it('replaces the earlier link, and a link expires after a day', async () => {
    const email = anEmail();
    const [first, second] = [await appoint(email), await appoint(email)];
    expect((await use(first, { email })).__typename).toBe('InvalidSetUpLink');
    app.clock.advance(DAY_MS + 1);
    expect((await use(second, { email })).__typename).toBe('InvalidSetUpLink');
    await setUps().removeExpired();
    expect(await app.database.query('select from set_up_links')).toEqual([]);
  });

  it('makes an account an administrator, ends its sessions and its suspension', async () => {
    const student = await app.world.aStudent();
    await app.database.query('update accounts set suspended_at = now() where id = $1', [student.id]);
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'became administrator' });
    const { body } = await app.graphql(
      `mutation ($input: LogInInput!) { r: logIn(input: $input) { ... on LoggedIn { viewer { account { role } } } } }`,
      { input: { email: student.email, password: TEST_PASSWORD } },
    );
    expect(body.data.r.viewer.account.role).toBe(Role.ADMIN);
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'is administrator' });
  });

  it('takes an instructor off the teams of courses', async () => {
    const instructor = await app.world.anInstructor();
    const course = await app.world.aCourse(await app.world.anInstructor());
    await app.world.aMember(course, instructor, 'ASSISTANT' as never);
    expect(await setUps().appoint(instructor.email)).toEqual({ outcome: 'became administrator' });
    const teams = await app.database.query('select from course_members where account_id = $1', [
      instructor.id,
    ]);
    expect(teams).toEqual([]);
    const recorded = await app.database.query('select action from audit_log where subject_id = $1', [
      instructor.id,
    ]);
    expect(recorded).toContainEqual({ action: 'ROLE_CHANGED' });
  });

  it('changes nothing for an invalid email and for an account that will be deleted', async () => {
    const student = await app.world.aStudent();
    await app.database.query(
      `insert into account_deletions (account_id, requested_at, due_at, email) values ($1, now(), now(), $2)`,
      [student.id, student.email],
    );
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'is deleted' });
    expect(await setUps().appoint('nobody')).toEqual({
      outcome: 'invalid',
      message: 'Please enter a valid email address',
    });
  });
});
