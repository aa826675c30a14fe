import { TEST_PASSWORD } from '../../../seed/world';
import { testApp } from '../../../test/test-app';
import { Role } from '../../../platform/viewer';
import { codeOf, secondFactorCalls } from '../second-factor/second-factor.testing';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';
import { SetUpService } from './set-up.service';

const app = testApp();
const setUps = () => app.app.service(SetUpService);

const DAY_MS = 24 * 60 * 60 * 1000;
let count = 0;
const anEmail = () => `set-up-${++count}@example.org`;

const use = async (token: string, given: Record<string, unknown> = {}) => app.as()
  .run`mutation { r: setUpAdministrator(input: ${{ token, name: 'Ada', email: anEmail(), password: 'a long one', ...given }}) {
    __typename ... on AdministratorSetUp { account { email role } } ... on InvalidInput { fields { path message } } } }`;

async function appoint(email: string): Promise<string> {
  const appointment = await setUps().appoint(email);
  if (!('token' in appointment)) throw new Error(appointment.outcome);
  return appointment.token;
}

const prove = ({ id }: { id: string }) =>
  app.sql`update accounts set email_proved_at = now() where id = ${id}`;

const logIn = (email: string, password: string) =>
  app.as().run`mutation { r: logIn(input: ${{ email, password }}) {
    __typename ... on LoggedIn { viewer { account { id name role } } } } }`;

const administrators = () => app.sql`select email from accounts where role = 'ADMIN'`;

it('the link of the first start makes one administrator, however many people open one of these links at once', async () => {
  const links = [(await setUps().firstLink())!, (await setUps().firstLink())!];
  const made = await app.atOnce(12, (index) => use(links[index % 2]!));
  expect(made.filter(({ __typename }) => __typename === 'AdministratorSetUp')).toHaveLength(1);
  expect(made.filter(({ __typename }) => __typename === 'InvalidSetUpLink')).toHaveLength(11);
  expect(await administrators()).toHaveLength(1);
  expect(await setUps().firstLink()).toBeNull();
  expect(await app.sql`select from set_up_links`).toEqual([]);
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
    await app.app.service(ExpiredRowsSweeper).run();
    expect(await app.sql`select from set_up_links`).toEqual([]);
  });

  it('makes an account an administrator, ends its sessions and its suspension', async () => {
    const student = await app.world.aStudent();
    await prove(student);
    await app.sql`update accounts set suspended_at = now() where id = ${student.id}`;
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'became administrator' });
    expect((await logIn(student.email, TEST_PASSWORD)).viewer.account.role).toBe(Role.ADMIN);
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'is administrator' });
  });

  it('changes nothing for an invalid email and for an account that will be deleted', async () => {
    const student = await app.world.aStudent();
    await app.sql`insert into account_deletions (account_id, requested_at, due_at, email)
      values (${student.id}, now(), now(), ${student.email})`;
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'is deleted' });
    expect(await setUps().appoint('nobody')).toEqual({
      outcome: 'invalid',
      message: 'Please enter a valid email address',
    });
  });
});

describe('appointing an account whose email nobody verified', () => {
  /** Somebody who registered with the email of another person, and has every way to log in. */
  async function anImpostor() {
    const impostor = await app.world.anInstructor();
    const token = await app.world.signIn(impostor);
    await app.sql`insert into account_identities (id, account_id, issuer, subject, email, linked_at)
      values (gen_random_uuid(), ${impostor.id}, 'https://id.example', ${impostor.id}, 'impostor@example.org', now())`;
    const calls = secondFactorCalls(app);
    const { secret } = await calls.start(token);
    await calls.confirm(token, codeOf(app, secret));
    return { impostor, token, isOpen: calls.isOpen };
  }
  const roleOf = (id: string) => app.value<string>`select role from accounts where id = ${id}`;

  it('makes the owner of the email the administrator, and nobody who registered with it before', async () => {
    const { impostor, token, isOpen } = await anImpostor();
    const appointment = await setUps().appoint(impostor.email);
    expect(appointment.outcome).toBe('unverified');
    expect(await roleOf(impostor.id)).toBe('INSTRUCTOR');
    expect(await isOpen(token)).toBe(true);

    const link = await appoint(impostor.email);
    expect(await use(link, { email: anEmail() })).toMatchObject({ __typename: 'InvalidInput' });
    expect(await use(link, { email: impostor.email, name: 'The Head' })).toEqual({
      __typename: 'AdministratorSetUp',
      account: { email: impostor.email, role: 'ADMIN' },
    });
    expect(await isOpen(token)).toBe(false);
    expect((await logIn(impostor.email, TEST_PASSWORD)).__typename).toBe('InvalidCredentials');
    expect(await logIn(impostor.email, 'a long one')).toEqual({
      __typename: 'LoggedIn',
      viewer: { account: { id: impostor.id, name: 'The Head', role: 'ADMIN' } },
    });
    expect(await app.sql`select from account_identities where account_id = ${impostor.id}`).toEqual([]);
    const recorded = await app.sql`select action from audit_log
      where subject_id = ${impostor.id} and action in ('ADMINISTRATOR_INVITED',
      'ADMINISTRATOR_SET_UP', 'IDENTITY_UNLINKED', 'ROLE_CHANGED', 'SECOND_FACTOR_REMOVED')
      order by action, id`;
    expect(recorded.map(({ action }) => action)).toEqual([
      'ADMINISTRATOR_INVITED',
      'ADMINISTRATOR_INVITED',
      'ADMINISTRATOR_SET_UP',
      'IDENTITY_UNLINKED',
      'ROLE_CHANGED',
      'SECOND_FACTOR_REMOVED',
    ]);
    expect((await use(link, { email: impostor.email })).__typename).toBe('InvalidSetUpLink');
    expect(await setUps().appoint(impostor.email)).toEqual({ outcome: 'is administrator' });
  });

  it('takes over nothing that was verified since the link was made', async () => {
    const student = await app.world.aStudent();
    const link = await appoint(student.email);
    await prove(student);
    expect((await use(link, { email: student.email })).__typename).toBe('EmailAlreadyRegistered');
    expect(await roleOf(student.id)).toBe('STUDENT');
    expect(await setUps().appoint(student.email)).toEqual({ outcome: 'became administrator' });
  });

  it('is not possible with the link of the first start, which anybody may have opened', async () => {
    await app.sql`update accounts set role = 'STUDENT' where role = 'ADMIN'`;
    const student = await app.world.aStudent();
    const link = (await setUps().firstLink())!;
    expect((await use(link, { email: student.email })).__typename).toBe('EmailAlreadyRegistered');
    expect(await roleOf(student.id)).toBe('STUDENT');
  });

  it('needs no proof again of whom a link for their email made an administrator', async () => {
    const email = anEmail();
    await use(await appoint(email), { email });
    await app.sql`update accounts set role = 'STUDENT' where email = ${email}`;
    expect(await setUps().appoint(email)).toEqual({ outcome: 'became administrator' });
  });
});
