import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { BatchFailed, RosterRunner } from './roster-runner';

const LONGEST_PAUSE_MS = 5 * 60_000;

let app: TestApp;
let instructor: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.database.query(`
    create table refused_courses (course_id uuid);
    create function refuse_enrollment() returns trigger language plpgsql as $$
    begin
      if exists (select from refused_courses r where r.course_id = new.course_id) then
        raise exception 'refused by the test';
      end if;
      return new;
    end $$;
    create trigger refuse_enrollment before insert on enrollments for each row execute function refuse_enrollment()`);
});
afterAll(() => app.stop());
beforeEach(async () => {
  instructor = await app.world.aTrustedInstructor();
  token = await app.world.signIn(instructor);
});

async function upload(course: SeededCourse, rows: readonly string[]): Promise<string> {
  const response = await fetch(`${app.origin}/instructor/courses/${course.id}/rosters?name=class.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: ['name,email', ...rows].join('\n'),
  });
  return ((await response.json()) as { id: string }).id;
}

const start = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { startRosterImport(id: $id, removesOthers: false) { id } }',
    { id },
    token,
  );
const stop = (id: string, as = token) =>
  app.graphql('mutation ($id: ID!) { stopRosterImport(id: $id) { state doneCount } }', { id }, as);

async function read(id: string) {
  const { body } = await app.graphql(
    'query ($id: ID!) { rosterImport(id: $id) { state rowCount doneCount finishedAt counts { outcome count } } }',
    { id },
    token,
  );
  expect(body.errors).toBeUndefined();
  return body.data!.rosterImport;
}

const failuresOf = async (id: string) =>
  (
    await app.database.query<{ failures: number }>('select failures from roster_imports where id = $1', [id])
  )[0]!.failures;

/** An import of people to invite, then of one whose enrollment fails: its first batch succeeds, the second one fails. */
async function aFailingImport(course: SeededCourse): Promise<string> {
  const student = await app.world.aStudent();
  await app.database.query('insert into refused_courses values ($1)', [course.id]);
  const invited = Array.from({ length: 200 }, (_, n) => `Invited,invited-${n}-${course.id}@example.org`);
  return upload(course, [...invited, `Student,${student.email}`]);
}

const endedWith = (count: number) => [
  { outcome: 'INVITE', count: 200 },
  { outcome: 'NOT_IMPORTED', count },
];

describe('an import that fails', () => {
  it('is continued later while other imports finish', async () => {
    const [failing, fine] = [await app.world.aCourse(instructor), await app.world.aCourse(instructor)];
    const first = await aFailingImport(failing);
    const student = await app.world.aStudent();
    const second = await upload(fine, [`Student,${student.email}`]);
    await start(first);
    await eventually(async () => expect(await failuresOf(first)).toBe(1));
    await start(second);
    await eventually(async () => expect((await read(second)).state).toBe('DONE'));
    expect(await read(first)).toMatchObject({ state: 'IMPORTING', doneCount: 200 });
    // Not before its pause is over.
    expect(await app.app.service(RosterRunner).runBatch()).toBe(false);
    expect(await failuresOf(first)).toBe(1);

    await app.database.query('delete from refused_courses where course_id = $1', [failing.id]);
    app.clock.advance(LONGEST_PAUSE_MS);
    await app.app.service(RosterRunner).runBatch();
    await eventually(async () => {
      await app.app.service(RosterRunner).runBatch();
      expect(await read(first)).toMatchObject({ state: 'DONE', doneCount: 201 });
    });
    expect(await failuresOf(first)).toBe(0);
  });

  it('is given up after five failures; what was imported stays, and the rest can be downloaded', async () => {
    const course = await app.world.aCourse(instructor);
    const id = await aFailingImport(course);
    await start(id);
    for (let failures = 1; failures <= 4; failures++) {
      await eventually(async () => {
        await app.app.service(RosterRunner).runBatch().catch(ignoreFailure);
        expect(await failuresOf(id)).toBe(failures);
      });
      expect((await read(id)).state).toBe('IMPORTING');
      app.clock.advance(LONGEST_PAUSE_MS);
    }
    await eventually(async () => {
      await app.app.service(RosterRunner).runBatch().catch(ignoreFailure);
      expect((await read(id)).state).toBe('FAILED');
    });
    expect(await read(id)).toMatchObject({ rowCount: 201, doneCount: 200, counts: endedWith(1) });
    const invited = await app.database.query('select from student_invitations where course_id = $1', [
      course.id,
    ]);
    expect(invited).toHaveLength(200);
    const { body } = await app.rest('GET', `/rosters/${id}/refused.csv`, { token });
    expect(body).toMatch(
      /^File,Line,[^\n]*\nclass\.csv,202,Student,[^\n]*,The import ended before this row\r\n$/,
    );
    expect((await stop(id)).body.data.stopRosterImport.state).toBe('FAILED');
  });
});

const ignoreFailure = (error: unknown) => {
  if (!(error instanceof BatchFailed)) throw error;
};

describe('stopping an import', () => {
  /** An import under way that waits after a failure, so that the test decides when it ends. */
  async function aRunningImport(course: SeededCourse): Promise<string> {
    const id = await upload(course, ['Ada,ada@example.org', 'Bob,bob@example.org']);
    await app.database.query(
      `update roster_imports set state = 'IMPORTING', started_at = $2, failures = 1, next_attempt_at = $3, done_count = 1
       where id = $1`,
      [id, app.clock.now(), new Date(app.clock.now().getTime() + 24 * LONGEST_PAUSE_MS)],
    );
    await app.database.query(
      "update roster_rows set outcome = 'INVITE' where import_id = $1 and number = 1",
      [id],
    );
    return id;
  }

  it('keeps what was imported; of twelve calls at once, one stops it', async () => {
    const course = await app.world.aCourse(instructor);
    const id = await aRunningImport(course);
    const answers = await Promise.all(Array.from({ length: 12 }, () => stop(id)));
    for (const { body } of answers)
      expect(body.data!.stopRosterImport).toEqual({ state: 'STOPPED', doneCount: 1 });
    expect(await read(id)).toMatchObject({
      state: 'STOPPED',
      finishedAt: app.clock.now().toISOString(),
      counts: [
        { outcome: 'INVITE', count: 1 },
        { outcome: 'NOT_IMPORTED', count: 1 },
      ],
    });
    app.clock.advance(48 * LONGEST_PAUSE_MS);
    expect(await app.app.service(RosterRunner).runBatch()).toBe(false);
    const recorded = await app.database.query(
      "select actor_id, details from audit_log where action = 'IMPORT_STOPPED' and actor_id = $1",
      [instructor.id],
    );
    expect(recorded).toEqual([{ actor_id: instructor.id, details: { courseId: course.id } }]);
  });
});
