import type { Account } from '../../../accounts/account.entities';
import type { SeededCourse } from '../../../../seed/world';
import { eventually } from '../../../../test/eventually';
import { freshFixture } from '../../../../test/fixture';
import { startTestApp, testApp } from '../../../../test/test-app';
import { RosterRunner } from './roster-runner';
import { ExpiredRowsSweeper } from '../../../../platform/expired-rows';

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_PAUSE_MS = 5 * 60_000;

const app = testApp();
let course: SeededCourse;
const instructor = freshFixture(() => app.signedIn(app.world.aTrustedInstructor()));
beforeEach(async () => {
  course = await app.world.aCourse(instructor);
});

const send = async (content: string | Uint8Array) => {
  const path = `/instructor/courses/${course.id}/rosters?name=class.csv`;
  const { status, body } = await app.rest('POST', path, { token: instructor.token, body: content });
  return { status, body };
};
const upload = async (content: string | Uint8Array) => (await send(content)).body.id as string;

const IMPORT = `state rowCount doneCount finishedAt counts { outcome count } others { totalCount people { name email } }
  rows(first: 100) { nodes { line name email groupName outcome problem } }`;

async function read(id: string) {
  const { body } = await app.as(instructor.token).graphql`{ rosterImport(id: ${id}) { ${IMPORT} } }`;
  expect(body.errors).toBeUndefined();
  return body.data!.rosterImport;
}

const countsOf = async (id: string): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await read(id)).counts.map((one: { outcome: string; count: number }) => [one.outcome, one.count]),
  );

const start = (id: string, removesOthers = false) =>
  app.as(instructor.token)
    .graphql`mutation { startRosterImport(id: ${id}, removesOthers: ${removesOthers}) { id } }`;

/** Starts the import and waits until it is done. */
async function run(id: string, { removesOthers = false } = {}) {
  expect((await start(id, removesOthers)).body.errors).toBeUndefined();
  await eventually(async () => expect((await read(id)).state).toBe('DONE'));
  return countsOf(id);
}

const enrolled = () => app.sql`select student_id, percent from enrollments where course_id = ${course.id}`;
const invitedTo = () =>
  app.column<string>`select p.email from student_invitations v
      join invited_people p on p.id = v.person_id where v.course_id = ${course.id} order by 1`;

describe('the columns of a list', () => {
  const list = 'Person,Kontakt,Team\nAda Lovelace,ada@example.org,Blue';
  const post = async (columns: string, content = list) => {
    const path = `/instructor/courses/${course.id}/rosters?columns=${columns}`;
    const { status, body } = await app.rest('POST', path, { token: instructor.token, body: content });
    return { status, body };
  };

  it('are answered with what they were recognized as, and can be chosen', async () => {
    const refused = await post('');
    const column = (heading: string, example: string, use: string) => ({ heading, examples: [example], use });
    expect(refused).toEqual({
      status: 400,
      body: {
        error: 'No column with the name was recognized. Choose what each column has.',
        columns: [
          column('Person', 'Ada Lovelace', 'ignore'),
          column('Kontakt', 'ada@example.org', 'email'),
          column('Team', 'Blue', 'ignore'),
        ],
      },
    });
    const { status, body } = await post('name,email,group');
    expect([status, body.columns]).toMatchObject([
      200,
      [{ use: 'name' }, { use: 'email' }, { use: 'group' }],
    ]);
    expect((await read(body.id)).rows.nodes).toMatchObject([
      { name: 'Ada Lovelace', email: 'ada@example.org', groupName: 'Blue' },
    ]);
  });

  it('do not hold up anybody else while a hostile file is read', async () => {
    const hostile = post('', '\n'.repeat(4_000_000)).then(({ body }) => body.error as string);
    let answered = 0;
    const isRead = hostile.then(() => true);
    while (!(await Promise.race([isRead, fetch(`${app.origin}/healthz`).then(() => false)]))) answered++;
    expect(await hostile).toBe('The file has 4,000,001 lines; at most 20,000 rows can be imported at once.');
    expect(answered).toBeGreaterThan(3);
  });
});

describe('an import of students', () => {
  it('previews the changes, then makes exactly those, and changes nothing when repeated', async () => {
    const known = await app.world.aStudent();
    const learning = await app.world.aStudent();
    await app.world.enroll(learning, course, { completed: 1 });
    const list = [
      'Name;E-Mail;Group',
      `Somebody Else;${known.email.toUpperCase()};Blue`,
      `Learning;${learning.email};Blue`,
      'New Person;New.Person@Example.org;Red',
      ';nobody@example.org;Red',
      'No Address;not-an-address;Red',
      `Again;${known.email};Red`,
      `The Teacher;${instructor.email};Red`,
    ].join('\r\n');
    const id = await upload(list);
    const plan = { ENROLL: 1, ALREADY_ENROLLED: 1, INVITE: 1, REFUSED: 4 };
    expect(await countsOf(id)).toEqual(plan);
    expect(await enrolled()).toHaveLength(1);
    const { rows, rowCount, state } = await read(id);
    expect({ rowCount, state }).toEqual({ rowCount: 7, state: 'CHECKED' });
    expect(rows.nodes.slice(2)).toEqual([
      {
        line: 4,
        name: 'New Person',
        email: 'new.person@example.org',
        groupName: 'Red',
        outcome: 'INVITE',
        problem: null,
      },
      expect.objectContaining({ line: 5, outcome: 'REFUSED', problem: 'The name is missing' }),
      expect.objectContaining({ line: 6, outcome: 'REFUSED', problem: 'Please enter a valid email address' }),
      expect.objectContaining({
        line: 7,
        outcome: 'REFUSED',
        problem: 'This email address is on line 2 already',
      }),
      expect.objectContaining({
        line: 8,
        outcome: 'REFUSED',
        problem: 'This person teaches the course',
      }),
    ]);

    expect(await run(id)).toEqual(plan);
    expect((await enrolled()).map(({ student_id }) => student_id).sort()).toEqual(
      [known.id, learning.id].sort(),
    );
    expect(await invitedTo()).toEqual(['new.person@example.org']);
    const grouped = await app.sql`select g.name, count(m.student_id)::int as students from course_groups g
      left join group_members m on m.group_id = g.id where g.course_id = ${course.id} group by 1`;
    expect(grouped).toEqual([{ name: 'Blue', students: 2 }]);

    const again = await upload(list);
    const unchanged = { ALREADY_ENROLLED: 2, ALREADY_INVITED: 1, REFUSED: 4 };
    expect(await countsOf(again)).toEqual(unchanged);
    expect(await run(again)).toEqual(unchanged);
    expect(await enrolled()).toHaveLength(2);
    expect(await invitedTo()).toHaveLength(1);
  });

  it('notifies the enrolled students and the instructor once', async () => {
    const students = await Promise.all([app.world.aStudent(), app.world.aStudent()]);
    await run(await upload(['name,email', ...students.map(({ email }) => `A,${email}`)].join('\n')));
    const notices = (recipient: Account) =>
      app.sql`select kind, message, occasions from notifications where recipient_id = ${recipient.id}`;
    for (const student of students)
      expect(await notices(student)).toEqual([
        { kind: 'ENROLLMENT_CHANGED', message: `You can learn in “${course.title}” now.`, occasions: 1 },
      ]);
    const [own] = await notices(instructor);
    expect(own).toMatchObject({ kind: 'STUDENT_ENROLLED', occasions: 2 });
    expect(own!.message).toMatch(new RegExp(`^2 students enrolled in “${course.title}” on `));
  });

  it('removes whoever is not in the file only if that is chosen, and keeps their progress', async () => {
    const leaving = await app.world.aStudent({ name: 'Leaving' });
    await app.world.enroll(leaving, course, { completed: 2 });
    const staying = await app.world.aStudent();
    await app.world.enroll(staying, course);
    await run(await upload('name,email\nInvited,invited@example.org'));
    const without = `name,email\nS,${staying.email}`;
    const id = await upload(without);
    expect((await read(id)).others).toEqual({
      totalCount: 2,
      people: [
        { name: 'Invited', email: 'invited@example.org' },
        { name: 'Leaving', email: leaving.email },
      ],
    });
    await run(id);
    expect(await enrolled()).toHaveLength(2);

    const removing = await upload(without);
    expect(await run(removing, { removesOthers: true })).toEqual({ ALREADY_ENROLLED: 1, REMOVE: 2 });
    expect((await enrolled()).map(({ student_id }) => student_id)).toEqual([staying.id]);
    expect(await invitedTo()).toEqual([]);
    expect(await read(removing)).toMatchObject({ rowCount: 3, doneCount: 3 });
    const recorded = await app.sql`select details from audit_log
      where action = 'STUDENTS_IMPORTED' and actor_id = ${instructor.id}`;
    expect(recorded).toContainEqual({ details: { courseId: course.id, rows: '1', removesOthers: 'true' } });

    await run(await upload(`name,email\nL,${leaving.email}`));
    const back = (await enrolled()).find(({ student_id }) => student_id === leaving.id);
    expect(back!.percent).toBe(67);
  });

  it('never removes somebody whose row is refused', async () => {
    const student = await app.world.aStudent();
    await app.world.enroll(student, course);
    const id = await upload(`name,email\n,${student.email}`);
    expect((await read(id)).others.totalCount).toBe(0);
    await run(id, { removesOthers: true });
    expect(await enrolled()).toHaveLength(1);
  });

  it('begins once, and runs in one of several processes at a time', async () => {
    const second = await startTestApp({ databaseUrl: app.databaseUrl });
    const students = await app.atOnce(12, () => app.world.aStudent());
    const id = await upload(['name,email', ...students.map(({ email }) => `A,${email}`)].join('\n'));
    const answers = await app.atOnce(12, () => start(id));
    expect(answers.every(({ body }) => body.data?.startRosterImport.id === id)).toBe(true);
    await Promise.all(
      [app, second].flatMap((one) =>
        Array.from({ length: 6 }, () => one.app.service(RosterRunner).runBatch()),
      ),
    );
    await eventually(async () => expect((await read(id)).state).toBe('DONE'));
    await second.stop();
    expect(await read(id)).toMatchObject({ rowCount: 12, doneCount: 12 });
    expect(await enrolled()).toHaveLength(12);
    const [recorded] = await app.sql`select count(*) from audit_log
      where action = 'STUDENTS_IMPORTED' and actor_id = ${instructor.id}`;
    expect(recorded!.count).toBe('1');
  });

  it('continues after a crash with the rows that have no outcome', async () => {
    const students = await app.atOnce(4, () => app.world.aStudent());
    const id = await upload(['name,email', ...students.map(({ email }) => `A,${email}`)].join('\n'));
    await app.world.enroll(students[0]!, course);
    // As a process leaves it that stopped after its first batch.
    await app.sql`update roster_rows set outcome = 'ENROLL' where import_id = ${id} and number = 1`;
    await app.sql`update roster_imports set state = 'IMPORTING', started_at = now(), done_count = 1 where id = ${id}`;
    while (await app.app.service(RosterRunner).runBatch());
    await eventually(async () => expect(await read(id)).toMatchObject({ state: 'DONE', doneCount: 4 }));
    expect(await countsOf(id)).toEqual({ ENROLL: 4 });
  });

  it('refuses the rows of a course that is not published any more', async () => {
    const student = await app.world.aStudent();
    const id = await upload(`name,email\nS,${student.email}`);
    await app.sql`update courses set is_published = false where id = ${course.id}`;
    expect(await run(id)).toEqual({ REFUSED: 1 });
    expect((await read(id)).rows.nodes[0].problem).toBe('The course is not published');
    expect(await enrolled()).toEqual([]);
  });

  it('enrolls nobody beyond the places of the course, and says so', async () => {
    await setPlaces(2);
    const students = await app.atOnce(3, () => app.world.aStudent());
    const list = ['name,email,group', ...students.map(({ email }) => `A,${email},Blue`)].join('\n');
    const id = await upload(list);
    expect(await run(id)).toEqual({ ENROLL: 2, REFUSED: 1 });
    const { rows } = await read(id);
    expect(rows.nodes[2]).toMatchObject({ outcome: 'REFUSED', problem: 'The course is full' });
    expect(await enrolled()).toHaveLength(2);
    expect(await countsOf(await upload(list))).toEqual({ ALREADY_ENROLLED: 2, REFUSED: 1 });
  });

  const setPlaces = (capacity: number) =>
    app.as(instructor.token).graphql`mutation {
      setJoining(courseId: ${course.id}, input: { mode: OPEN, capacity: ${capacity} }) { __typename } }`;

  const chooseRemoving = (id: string, removesOthers: boolean) =>
    app.as(instructor.token)
      .graphql`mutation { chooseRemovingOthers(id: ${id}, removesOthers: ${removesOthers}) { id } }`;
  const sortedRow = ({ email, outcome }: { email: string; outcome: string }) => ({ email, outcome });

  it('previews who is enrolled already and joins a group, then adds them to it', async () => {
    const [learning, grouped] = [await app.world.aStudent(), await app.world.aStudent()];
    const invited = 'invited-to-group@example.org';
    const rowsOf = (group: string) =>
      [
        'name,email,group',
        ...[learning.email, grouped.email, invited].map((email) => `A,${email},${group}`),
      ].join('\n');
    await run(await upload(rowsOf('7a').replace(`${learning.email},7a`, `${learning.email},`)));
    const joining = async (id: string) => {
      const { body } = await app.as(instructor.token).graphql`{ rosterImport(id: ${id}) {
        rows(first: 9) { nodes { outcome joinsGroup } } } }`;
      return body.data!.rosterImport.rows.nodes.map(
        (row: { outcome: string; joinsGroup: boolean }) => `${row.outcome} ${row.joinsGroup}`,
      );
    };
    for (const [group, all] of [
      ['7a', ['ALREADY_ENROLLED true', 'ALREADY_ENROLLED false', 'ALREADY_INVITED false']],
      ['7b', ['ALREADY_ENROLLED true', 'ALREADY_ENROLLED true', 'ALREADY_INVITED true']],
      ['7b', ['ALREADY_ENROLLED false', 'ALREADY_ENROLLED false', 'ALREADY_INVITED false']],
    ] as const) {
      const id = await upload(rowsOf(group));
      expect(await joining(id)).toEqual(all);
      await run(id);
      expect(await joining(id)).toEqual(all);
    }
    expect(
      await app.sql`select g.name, count(*)::int as students from course_groups g
        join group_members m on m.group_id = g.id
        where g.course_id = ${course.id} group by 1 order by 1`,
    ).toEqual([
      { name: '7a', students: 2 },
      { name: '7b', students: 2 },
    ]);
    expect(await app.sql`select group_name from student_invitations where course_id = ${course.id}`).toEqual([
      { group_name: '7b' },
    ]);
  });

  it('removes others from a full course before it enrolls the new ones, and fills what is left from the waiting list', async () => {
    await setPlaces(3);
    const [one, two, three, waiting, second, ...others] = await app.atOnce(7, () => app.world.aStudent());
    for (const student of [one!, two!, three!]) await app.world.enroll(student, course);
    for (const student of [waiting!, second!]) {
      const by = await app.world.signIn(student);
      await app.as(by).graphql`mutation { enroll(courseId: ${course.id}) { __typename } }`;
    }
    const id = await upload(['name,email', ...others.map(({ email }) => `A,${email}`)].join('\n'));
    expect(await countsOf(id)).toEqual({ REFUSED: 2 });
    const plan = { ENROLL: 2, REMOVE: 3 };
    expect((await chooseRemoving(id, true)).body.errors).toBeUndefined();
    expect(await countsOf(id)).toEqual(plan);
    const planned = (await read(id)).rows.nodes.map(sortedRow);
    expect(await run(id, { removesOthers: true })).toEqual(plan);
    expect((await read(id)).rows.nodes.map(sortedRow)).toEqual(planned);
    expect((await chooseRemoving(id, false)).body.errors![0]).toMatchObject({
      message: 'The import has begun',
      extensions: { code: 'FORBIDDEN' },
    });
    await eventually(async () => expect(await enrolled()).toHaveLength(3));
    expect((await enrolled()).map(({ student_id }) => student_id).sort()).toEqual(
      [...others, waiting!].map((student) => student.id).sort(),
    );
  });

  it('refuses the rows of groups for which the course has no room, by name', async () => {
    await app.sql`insert into course_groups (id, course_id, name, search_name, created_at)
      select gen_random_uuid(), ${course.id}, 'G' || n, 'g' || n, now() from generate_series(1, 199) n`;
    const students = await app.atOnce(4, () => app.world.aStudent());
    const groups = ['G7', 'Blue', 'Red', 'BLUE'];
    const list = [
      'name,email,group',
      ...students.map(({ email }, index) => `A,${email},${groups[index]}`),
    ].join('\n');
    const id = await upload(list);
    expect(await run(id)).toEqual({ ENROLL: 3, REFUSED: 1 });
    expect((await read(id)).rows.nodes[2]).toMatchObject({
      outcome: 'REFUSED',
      problem: 'A course can have at most 200 groups',
    });
    expect(await app.sql`select from course_groups where course_id = ${course.id}`).toHaveLength(200);
  });

  it('refuses the address of an account that will be deleted', async () => {
    const student = await app.world.aStudent();
    const id = await upload(`name,email\nS,leaving@example.org`);
    await app.sql`insert into account_deletions (account_id, requested_at, due_at, email, name)
      values (${student.id}, now(), now(), 'leaving@example.org', 'L')`;
    expect(await run(id)).toEqual({ REFUSED: 1 });
  });

  it('has the refused rows as CSV, with cells that are no formulas', async () => {
    const id = await upload('name,email\n=HYPERLINK("x"),wrong\nFine,fine@example.org');
    const { status, body } = await app.rest('GET', `/rosters/${id}/refused.csv`, { token: instructor.token });
    expect(status).toBe(200);
    expect(body).toBe(
      'File,Line,Name,Email,Group,Reason\r\nclass.csv,2,"\'=HYPERLINK(""x"")",wrong,,Please enter a valid email address\r\n',
    );
    const recorded = await app.sql`select actor_id, details from audit_log
      where action = 'REFUSED_ROWS_EXPORTED' and actor_id = ${instructor.id}`;
    expect(recorded).toEqual([{ actor_id: instructor.id, details: { courseId: course.id } }]);
  });

  it('can be discarded before it begins, and is forgotten after 30 days', async () => {
    const id = await upload('name,email\nS,s@example.org');
    const discard = (one: string) =>
      app.graphql('mutation ($id: ID!) { discardRosterImport(id: $id) }', { id: one }, instructor.token);
    expect((await discard(id)).body.data!.discardRosterImport).toBe(true);
    expect((await discard(id)).body.errors![0]!.extensions.code).toBe('NOT_FOUND');
    const done = await upload('name,email\nS,s@example.org');
    await run(done);
    expect((await discard(done)).body.errors![0]!.extensions.code).toBe('FORBIDDEN');
    const isKept = async () => (await app.sql`select from roster_imports where id = ${done}`).length > 0;
    const sweeper = app.app.service(ExpiredRowsSweeper);
    await app.sql`update roster_imports
      set created_at = ${new Date(app.clock.now().getTime() - 30 * DAY_MS + 60_000)} where id = ${done}`;
    await sweeper.run();
    expect(await isKept()).toBe(true);
    app.clock.advance(2 * 60_000);
    await sweeper.run();
    expect(await isKept()).toBe(false);
    expect(await app.sql`select from roster_rows where import_id = ${done}`).toEqual([]);
  });
});

describe('uploading a list', () => {
  it('refuses files that are too large or cannot be read, with the reason', async () => {
    expect(await send(new Uint8Array(4 * 1024 * 1024 + 1))).toEqual({
      status: 413,
      body: { error: 'The file can be at most 4 MB' },
    });
    expect(await send('')).toEqual({ status: 400, body: { error: 'The file is empty.' } });
    expect(await send('Name\nAda')).toMatchObject({ status: 400 });
  });

  it('is limited to 30 in an hour', async () => {
    expect((await send('')).status).toBe(400);
    await app.sql`update rate_limits set points = 29 where points = 1 and key like ${'roster-uploads:%'}`;
    expect((await send('')).status).toBe(400);
    expect((await send('')).status).toBe(429);
  });
});

const stop = (id: string) =>
  app.graphql(
    'mutation ($id: ID!) { stopRosterImport(id: $id) { state doneCount } }',
    { id },
    instructor.token,
  );

function uploadInto(into: SeededCourse, rows: readonly string[]): Promise<string> {
  course = into;
  return upload(['name,email', ...rows].join('\n'));
}

const failuresOf = (id: string) => app.value<number>`select failures from roster_imports where id = ${id}`;

/** An import of people to invite, then of one whose enrollment fails: its first batch succeeds, the second one fails. */
async function aFailingImport(into: SeededCourse): Promise<string> {
  const student = await app.world.aStudent();
  await app.sql`insert into refused_courses values (${into.id})`;
  const invited = Array.from({ length: 200 }, (_, n) => `Invited,invited-${n}-${into.id}@example.org`);
  return uploadInto(into, [...invited, `Student,${student.email}`]);
}

const endedWith = (count: number) => [
  { outcome: 'INVITE', count: 200 },
  { outcome: 'NOT_IMPORTED', count },
];

describe('an import that fails', () => {
  beforeAll(async () => {
    await app.sql`
      create table refused_courses (course_id uuid);
      create function refuse_enrollment() returns trigger language plpgsql as $$
      begin
      if exists (select from refused_courses r where r.course_id = new.course_id) then
      raise exception 'refused by the test';
      end if;
      return new;
      end $$;
      create trigger refuse_enrollment before insert on enrollments for each row execute function refuse_enrollment()`;
  });

  it('is continued later while other imports finish', async () => {
    const [failing, fine] = [await app.world.aCourse(instructor), await app.world.aCourse(instructor)];
    const first = await aFailingImport(failing);
    const student = await app.world.aStudent();
    const second = await uploadInto(fine, [`Student,${student.email}`]);
    await start(first);
    await eventually(async () => expect(await failuresOf(first)).toBe(1));
    await start(second);
    await eventually(async () => expect((await read(second)).state).toBe('DONE'));
    expect(await read(first)).toMatchObject({ state: 'IMPORTING', doneCount: 200 });
    // Not before its pause is over.
    expect(await app.app.service(RosterRunner).runBatch()).toBe(false);
    expect(await failuresOf(first)).toBe(1);

    await app.sql`delete from refused_courses where course_id = ${failing.id}`;
    app.clock.advance(LONGEST_PAUSE_MS);
    await app.app.service(RosterRunner).runBatch();
    await eventually(async () => {
      await app.app.service(RosterRunner).runBatch();
      expect(await read(first)).toMatchObject({ state: 'DONE', doneCount: 201 });
    });
    expect(await failuresOf(first)).toBe(0);
  });

  it('is given up after five failures; what was imported stays, and the rest can be downloaded', async () => {
    const id = await aFailingImport(course);
    await start(id);
    for (let failures = 1; failures <= 4; failures++) {
      await eventually(async () => {
        await app.app.service(RosterRunner).runBatch();
        expect(await failuresOf(id)).toBe(failures);
      });
      expect((await read(id)).state).toBe('IMPORTING');
      app.clock.advance(LONGEST_PAUSE_MS);
    }
    await eventually(async () => {
      await app.app.service(RosterRunner).runBatch();
      expect((await read(id)).state).toBe('FAILED');
    });
    expect(await read(id)).toMatchObject({ rowCount: 201, doneCount: 200, counts: endedWith(1) });
    const invited = await app.sql`select from student_invitations where course_id = ${course.id}`;
    expect(invited).toHaveLength(200);
    const { body } = await app.rest('GET', `/rosters/${id}/refused.csv`, { token: instructor.token });
    expect(body).toMatch(
      /^File,Line,[^\n]*\nclass\.csv,202,Student,[^\n]*,The import ended before this row\r\n$/,
    );
    expect((await stop(id)).body.data.stopRosterImport.state).toBe('FAILED');
  });
});

describe('stopping an import', () => {
  /** An import under way that waits after a failure, so that the test decides when it ends. */
  async function aRunningImport(): Promise<string> {
    const id = await uploadInto(course, ['Ada,ada@example.org', 'Bob,bob@example.org']);
    await app.sql`update roster_imports
      set state = 'IMPORTING', started_at = ${app.clock.now()}, failures = 1, next_attempt_at = ${new Date(app.clock.now().getTime() + 24 * LONGEST_PAUSE_MS)}, done_count = 1
      where id = ${id}`;
    await app.sql`update roster_rows set outcome = 'INVITE' where import_id = ${id} and number = 1`;
    return id;
  }

  it('keeps what was imported; of twelve calls at once, one stops it', async () => {
    const id = await aRunningImport();
    const answers = await app.atOnce(12, () => stop(id));
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
    const recorded = await app.sql`select actor_id, details from audit_log where action = 'IMPORT_STOPPED'
      and actor_id = ${instructor.id}`;
    expect(recorded).toEqual([{ actor_id: instructor.id, details: { courseId: course.id } }]);
  });
});
