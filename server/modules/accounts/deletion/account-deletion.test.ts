import { strFromU8, unzipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { newId } from '../../../platform/ids';
import { MailSender } from '../../../platform/mails/mail-sender';
import { TEST_PASSWORD, type SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { testApp } from '../../../test/test-app';
import type { Account } from '../account.entities';
import { AccountDeletionSweeper } from './account-deletion.service';

const DAY_MS = 24 * 60 * 60 * 1000;

const app = testApp({ config: { isDemo: false } });
const second = testApp(() => ({ databaseUrl: app.databaseUrl, config: { isDemo: false } }));

const requesting = async (account: { email: string }, token: string, input: object = {}, where = app) =>
  where.as(token)
    .graphql`mutation { requestAccountDeletion(input: ${{ email: account.email, password: TEST_PASSWORD, ...input }}) {
        __typename
      ... on AccountDeletionRequested { dueAt } ... on InvalidInput { fields { path message } } } }`;
const loggingIn = ({ email }: { email: string }) =>
  app.as().run`mutation { r: logIn(input: ${{ email, password: TEST_PASSWORD }}) { __typename
    ... on DeletionPending { token dueAt } ... on LoggedIn { token } } }` as Promise<{
    __typename: string;
    token: string;
    dueAt: string;
  }>;
const keeping = (token: string, where = app) =>
  where.as().run`mutation { r: keepAccount(token: ${token}) { __typename
    ... on AccountKept { viewer { account { name email } } } } }`;
const sweeping = (where = app) => where.app.service(AccountDeletionSweeper).run(new AbortController().signal);
const rowOf = async (account: Account) => {
  const [row] = await app.sql`select * from accounts where id = ${account.id}`;
  return row!;
};
const deletions = (account: Account) =>
  app.sql`select * from account_deletions where account_id = ${account.id}`;
const isOpen = async (token: string) =>
  (await app.graphql('{ viewer { account { id } } }', {}, token)).status === 200;

/** An account that asked to be deleted. */
async function leaving(account: Account): Promise<Account> {
  const answer = await requesting(account, await app.world.signIn(account));
  expect(answer.body.data.requestAccountDeletion.__typename).toBe('AccountDeletionRequested');
  return account;
}

/** An instructor with a course that a student takes, and one that nobody takes. */
async function teaching(
  name: string,
): Promise<{ instructor: Account; taken: SeededCourse; untaken: SeededCourse }> {
  const instructor = await app.world.anInstructor({ name, bio: `${name} teaches.` });
  const [taken, untaken] = [await app.world.aCourse(instructor), await app.world.aCourse(instructor)];
  await app.world.enroll(await app.world.aStudent(), taken, { completed: 1 });
  return { instructor, taken, untaken };
}

/** Rows with the address and the name of an account in every table that has them without a reference to accounts. */
async function addressing({ email, name }: Account, course: SeededCourse, by: Account): Promise<void> {
  const hash = (text: string) =>
    createHash('sha256')
      .update(text + email)
      .digest();
  const [later, person, rosterImport] = [new Date(app.clock.now().getTime() + 90 * DAY_MS), newId(), newId()];
  await app.sql`insert into instructor_invitations (token_hash, email, invited_at, expires_at)
    values (${hash('instructor')}, ${email}, now(), ${later})`;
  await app.sql`insert into set_up_links (token_hash, email, expires_at)
    values (${hash('set up')}, ${email}, ${later})`;
  await app.sql`insert into course_invitations (id, token_hash, course_id, email, role, sees_addresses, invited_by, invited_at,
    expires_at)
    values (${newId()}, ${hash('course')}, ${course.id}, ${email}, 'OBSERVER', false, ${by.id}, now(), ${later})`;
  await app.sql`insert into invited_people (id, email, name, expires_at)
    values (${person}, ${email}, ${name}, ${later})`;
  await app.sql`insert into student_invitations (person_id, course_id, name, invited_by, invited_at, expires_at)
    values (${person}, ${course.id}, 'Ivy', ${by.id}, now(), now() + interval '1 day')`;
  await app.sql`insert into roster_imports (id, owner_id, course_id, file_name, state, row_count, done_count, created_at, started_at,
    finished_at) values (${rosterImport}, ${by.id}, ${course.id}, 'class.csv', 'DONE', 2, 2, now(), now(), now())`;
  for (const [number, row] of [
    [1, { email, name }],
    [2, { email: 'else@example.org', name: 'Somebody Else' }],
  ] as const)
    await app.sql`insert into roster_rows (import_id, number, name, email, is_removal, outcome)
      values (${rosterImport}, ${number}, ${row.name}, ${row.email}, false, 'ENROLL')`;
}

const textOfDatabase = async (except: readonly string[] = []) => {
  const columns =
    await app.sql`select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb', 'ARRAY')`;
  const texts: { place: string; text: string }[] = [];
  for (const { table, column } of columns.filter(({ table }) => !except.includes(table)))
    for (const { text } of await app.database.query<{ text: string }>(
      `select lower(${column}::text) as text from ${table} where ${column} is not null`,
    ))
      texts.push({ place: `${table}.${column}`, text });
  return texts;
};

describe('the request', () => {
  it('ends all sessions, hides the owner and leads log-ins to the way back', async () => {
    const { instructor, taken } = await teaching('Grace Hopper');
    const [token, other] = [await app.world.signIn(instructor), await app.world.signIn(instructor)];
    const { body } = await requesting(instructor, token);
    const dueAt = new Date(app.clock.now().getTime() + 14 * DAY_MS).toISOString();
    expect(body.data.requestAccountDeletion).toEqual({ __typename: 'AccountDeletionRequested', dueAt });
    for (const ended of [token, other]) expect(await isOpen(ended)).toBe(false);
    expect(await rowOf(instructor)).toMatchObject({
      name: 'Deleted account',
      bio: null,
      picture_url: null,
      email: expect.stringMatching(/@deleted\.invalid$/),
    });
    const [course] = await app.sql`select is_published from courses where id = ${taken.id}`;
    expect(course).toEqual({ is_published: false });
    const pending = await loggingIn(instructor);
    expect(pending).toEqual({ __typename: 'DeletionPending', token: expect.any(String), dueAt });
    expect(await isOpen(pending.token)).toBe(false);
    const overRest = await app.rest('POST', '/auth/login', {
      body: { email: instructor.email, password: TEST_PASSWORD },
    });
    expect(overRest.status).toBe(403);
  });

  it('lets its owner export the data, with the own name', async () => {
    const student = await app.world.aStudent({ name: 'Ada Byron' });
    const other = await app.world.anInstructor();
    await addressing(student, await app.world.aCourse(other), other);
    await leaving(student);
    const { token } = await loggingIn(student);
    const exported = await fetch(`${app.origin}/auth/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ password: TEST_PASSWORD }),
    });
    expect(exported.status).toBe(200);
    const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
    for (const table of [
      'instructor_invitations',
      'set_up_links',
      'course_invitations_to_you',
      'student_invitations_to_you',
    ])
      expect(Object.keys(files)).toContain(`${table}.json`);
    for (const table of ['invited_people', 'roster_rows_about_you']) {
      const rows = JSON.parse(strFromU8(files[`${table}.json`]!)) as object[];
      expect(rows).toMatchObject([{ name: 'Ada Byron' }]);
    }
    expect((await app.rest('GET', '/auth/profile', { token })).status).toBe(401);
  });

  it.each([
    [{ password: 'wrong' }, 'password', 'The password is wrong'],
    [{ email: 'somebody@example.org' }, 'email', 'This is not the email of your account'],
  ])('is refused with %j', async (input, path, message) => {
    const student = await app.world.aStudent();
    const token = await app.world.signIn(student);
    const { body } = await requesting(student, token, input);
    expect(body.data.requestAccountDeletion).toEqual({
      __typename: 'InvalidInput',
      fields: [{ path, message }],
    });
    expect(await isOpen(token)).toBe(true);
    expect(await deletions(student)).toEqual([]);
  });

  it('keeps the email for its owner', async () => {
    const student = await leaving(await app.world.aStudent());
    const body = { name: 'Ben', email: student.email, password: 'a long one', role: 'student' };
    const answers = await Promise.all([
      app.rest('POST', '/auth/signup', { body }),
      second.rest('POST', '/auth/signup', { body }),
    ]);
    for (const answer of answers) expect(answer.status).toBe(400);
  });

  it('still lets a forgotten password be reset', async () => {
    const student = await leaving(await app.world.aStudent());
    app.mailer.sent.length = 0;
    await app.rest('POST', '/auth/request-reset-token', { body: { email: student.email } });
    await eventually(() =>
      expect(app.mailer.sent).toContainEqual(
        expect.objectContaining({ to: student.email, subject: 'Your Waymark reset token' }),
      ),
    );
  });

  it('of whoever became the only administrator meanwhile is refused', async () => {
    const account = await app.world.aStudent();
    const token = await app.world.signIn(account);
    expect(await isOpen(token)).toBe(true);
    // No event tells this process, which keeps the role as it was.
    await app.sql`update accounts set role = 'STUDENT' where role = 'ADMIN'`;
    await app.sql`update accounts set role = 'ADMIN' where id = ${account.id}`;
    const { body } = await requesting(account, token);
    expect(body.errors![0]!.extensions.code).toBe('FORBIDDEN');
    expect(await deletions(account)).toEqual([]);
    await app.sql`update accounts set role = 'STUDENT' where id = ${account.id}`;
  });
});

describe('a change of mind', () => {
  it('restores the account as it was', async () => {
    const { instructor, taken } = await teaching('Radia Perlman');
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const publishing = () =>
      app.sql`select id, is_published from courses where id = any(${[taken.id, draft.id]}) order by id`;
    const [before, published] = [await rowOf(instructor), await publishing()];
    await leaving(instructor);
    const { token } = await loggingIn(instructor);
    const kept = {
      __typename: 'AccountKept',
      viewer: { account: { name: 'Radia Perlman', email: instructor.email } },
    };
    expect(await Promise.all([keeping(token), keeping(token)])).toEqual([kept, kept]);
    expect({ ...(await rowOf(instructor)), search_text: null }).toEqual({ ...before, search_text: null });
    expect(await publishing()).toEqual(published);
    expect(await deletions(instructor)).toEqual([]);
    expect(await isOpen(token)).toBe(true);
    app.clock.advance(15 * DAY_MS);
    await sweeping();
    expect(await rowOf(instructor)).toMatchObject({ name: 'Radia Perlman' });
  });

  it('or the end: whichever comes first', async () => {
    for (let round = 0; round < 4; round++) {
      const student = await leaving(await app.world.aStudent());
      app.clock.advance(14 * DAY_MS);
      const { token } = await loggingIn(student);
      const [kept] = await Promise.all([keeping(token, second), sweeping()]);
      const [deletion] = await deletions(student);
      const { email } = await rowOf(student);
      if (kept?.__typename === 'AccountKept') expect([deletion, email]).toEqual([undefined, student.email]);
      else expect([deletion!.deleted_at, email === student.email]).toEqual([expect.any(Date), false]);
    }
  });
});

describe('the end', () => {
  it('comes after 14 days, once, and leaves no trace but certificates', async () => {
    const { instructor, taken, untaken } = await teaching('Zuzana Unmistakable');
    const student = await app.world.aStudent({
      name: 'Quentin Unmistakable',
      email: 'quentin@unmistakable.example',
    });
    await app.world.enroll(student, taken, { completed: 3 });
    await app.world.anAttempt(student, await app.world.aQuiz(taken));
    await app.world.aNote(student, taken, taken.lessons[0]!);
    await app.world.aBookmark(student, taken, null, new Date());
    await app.world.review(student, taken, 2, 'Good.');
    await app.world.aMessage(student, instructor, { title: 'A question', message: 'Why?' });
    const other = await app.world.anInstructor();
    const elsewhere = await app.world.aCourse(other);
    await addressing(student, elsewhere, other);
    await leaving(student);
    await leaving(instructor);
    app.clock.advance(14 * DAY_MS - 60_000);
    await sweeping();
    expect(await deletions(student)).toMatchObject([{ deleted_at: null }]);
    app.clock.advance(60_000);
    second.clock.advance(app.clock.now().getTime() - second.clock.now().getTime());
    app.mailer.sent.length = second.mailer.sent.length = 0;
    await Promise.all([sweeping(), sweeping(second)]);
    await app.app.service(MailSender).run(new AbortController().signal);
    await eventually(() => {
      const last = [...app.mailer.sent, ...second.mailer.sent].filter(({ subject }) =>
        subject.includes('was deleted'),
      );
      expect(last.map(({ to }) => to).sort()).toEqual([instructor.email, student.email].sort());
    });
    await eventually(async () => {
      await sweeping();
      for (const gone of [student, instructor])
        expect(await deletions(gone)).toMatchObject([{ deleted_at: expect.any(Date), email: null }]);
    });
    const found = (await textOfDatabase(['certificates'])).filter(
      ({ text }) => text.includes('unmistakable') || text.includes(instructor.email),
    );
    expect(found.map(({ place }) => place)).toEqual([]);
    expect(
      await app.sql`select row_count, done_count from roster_imports where owner_id = ${other.id}`,
    ).toEqual([{ row_count: 1, done_count: 1 }]);
    expect(
      await app.sql`select r.email from roster_rows r
        join roster_imports i on i.id = r.import_id where i.owner_id = ${other.id}`,
    ).toEqual([{ email: 'else@example.org' }]);
    const courses =
      await app.sql`select id, is_published from courses where id = any(${[taken.id, untaken.id]})`;
    expect(courses).toEqual([{ id: taken.id, is_published: false }]);
    const left = await app.sql`select (select count(*)::int from personal_notes
      where account_id = ${student.id}) as notes,
      (select count(*)::int from reviews where student_id = ${student.id}) as reviews,
      (select count(*)::int from certificates where student_id = ${student.id}) as certificates,
      (select reviews_count from courses where id = ${taken.id}) as counted`;
    expect(left).toEqual([{ notes: 0, reviews: 0, certificates: 1, counted: 0 }]);
    expect((await loggingIn(student)).__typename).toBe('InvalidCredentials');
    const hidden = { ...student, email: `${student.id}@deleted.invalid` };
    expect((await loggingIn(hidden)).__typename).toBe('InvalidCredentials');
    const body = { name: 'New', email: student.email, password: 'a long one', role: 'student' };
    expect((await app.rest('POST', '/auth/signup', { body })).status).toBe(201);
  });

  it('comes for others even if the deletion of one account fails, which is reported', async () => {
    const [stuck, other] = [await app.world.aStudent(), await app.world.aStudent()];
    await leaving(stuck);
    app.clock.advance(1000);
    await leaving(other);
    app.clock.advance(14 * DAY_MS);
    await app.database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger refuse before update on accounts for each row when (old.id = '${stuck.id}')
        execute function refuse()`);
    const run = await sweeping().catch((error: unknown) => error);
    await app.sql`drop trigger refuse on accounts; drop function refuse`;
    expect(run).toMatchObject({ errors: [expect.objectContaining({ message: 'stuck' })] });
    expect(await deletions(stuck)).toMatchObject([{ deleted_at: null }]);
    expect(await deletions(other)).toMatchObject([{ deleted_at: expect.any(Date) }]);
    await sweeping();
    expect(await deletions(stuck)).toMatchObject([{ deleted_at: expect.any(Date) }]);
  });
});
