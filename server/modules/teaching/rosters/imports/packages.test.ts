import { strToU8, zipSync } from 'fflate';
import type { SeededCourse } from '../../../../seed/world';
import type { Account } from '../../../accounts/account.entities';
import { eventually } from '../../../../test/eventually';
import { testApp } from '../../../../test/test-app';

const app = testApp();
let token: string;
let instructor: Account;
let algebra: SeededCourse;
let biology: SeededCourse;

beforeEach(async () => {
  token = await app.world.signIn(await app.world.anAdmin());
  instructor = await app.world.anInstructor();
  await app.sql`update courses set is_published = false`;
  algebra = await app.world.aCourse(instructor, { title: 'Algebra' });
  biology = await app.world.aCourse(instructor, { title: 'Biology for beginners' });
});

interface Enrolled {
  user: string;
  of: 'A' | 'B';
  status?: string;
  begins?: string;
  ends?: string;
}

/** A package with the classes A (of the course Algebra) and B (of the course Biology). */
function aPackage(people: Record<string, string>, enrolled: Enrolled[], mode = 'bulk'): Uint8Array {
  const files = {
    'manifest.csv': `propertyName,value\noneroster.version,1.1\nfile.classes,bulk\nfile.users,bulk\nfile.enrollments,${mode}\nfile.courses,bulk`,
    'courses.csv': 'sourcedId,title\nka,Algebra\nkb,Biology',
    'classes.csv': 'sourcedId,title,courseSourcedId\nA,9A,ka\nB,9B,kb',
    'users.csv': [
      'sourcedId,givenName,familyName,email',
      ...Object.entries(people).map(([id, email]) => `${id},Given,${id},${email}`),
    ].join('\n'),
    'enrollments.csv': [
      'sourcedId,status,classSourcedId,userSourcedId,role,beginDate,endDate',
      ...enrolled.map(
        ({ user, of, status = '', begins = '', ends = '' }, index) =>
          `e${index},${status},${of},${user},student,${begins},${ends}`,
      ),
    ].join('\n'),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

const send = async (bytes: Uint8Array, as = token) => {
  return app.rest('POST', '/admin/rosters?name=school.zip', { token: as, body: bytes });
};

async function read(id: string) {
  const { body } = await app.as(token).graphql`{ rosterImport(id: ${id}) {
      state courseId counts { outcome count }
    classes { number title taughtCourse studentCount courseId courseTitle } others { totalCount } } }`;
  expect(body.errors).toBeUndefined();
  const { counts, ...rest } = body.data.rosterImport;
  return {
    ...rest,
    counts: Object.fromEntries(
      counts.map(({ outcome, count }: { outcome: string; count: number }) => [outcome, count]),
    ),
  };
}

const choose = (id: string, number: number, courseId: string | null) =>
  app.as(token).graphql`mutation { chooseRosterCourse(id: ${id}, class: ${number}, courseId: ${courseId}) {
    id } }`;

async function run(id: string, { removesOthers = false } = {}) {
  await app.as(token).graphql`mutation { startRosterImport(id: ${id}, removesOthers: ${removesOthers}) {
    id } }`;
  await eventually(async () => expect((await read(id)).state).toBe('DONE'));
  return (await read(id)).counts;
}

const enrolledIn = (course: SeededCourse) =>
  app.column<string>`select student_id from enrollments where course_id = ${course.id}`;

describe('a OneRoster package', () => {
  it('suggests the course with the same title, and leaves out classes without a course', async () => {
    const student = await app.world.aStudent();
    const people = { u1: student.email, u2: 'two@example.org' };
    const bytes = aPackage(people, [
      { user: 'u1', of: 'A' },
      { user: 'u2', of: 'A' },
      { user: 'u1', of: 'B' },
    ]);
    const { id } = (await send(bytes)).body;
    const before = await read(id);
    expect(before.classes).toEqual([
      {
        number: 1,
        title: '9A',
        taughtCourse: 'Algebra',
        studentCount: 2,
        courseId: algebra.id,
        courseTitle: 'Algebra',
      },
      {
        number: 2,
        title: '9B',
        taughtCourse: 'Biology',
        studentCount: 1,
        courseId: null,
        courseTitle: null,
      },
    ]);
    expect(before.counts).toEqual({ ENROLL: 1, INVITE: 1, NO_COURSE: 1 });
    await choose(id, 2, biology.id);
    expect((await read(id)).counts).toEqual({ ENROLL: 2, INVITE: 1 });
    await choose(id, 1, null);
    expect(await run(id)).toEqual({ ENROLL: 1, NO_COURSE: 2 });
    const recorded = await app.sql`select details from audit_log where action = 'PACKAGE_IMPORTED'
      order by occurred_at, id`;
    expect(recorded).toEqual([{ details: { rows: '3' } }]);
    expect(await enrolledIn(algebra)).toEqual([]);
    expect(await enrolledIn(biology)).toEqual([student.id]);
    expect((await choose(id, 1, algebra.id)).body.errors![0]!.extensions.code).toBe('FORBIDDEN');

    const again = (await send(bytes)).body.id;
    await choose(again, 1, null);
    await choose(again, 2, biology.id);
    expect(await run(again)).toEqual({ ALREADY_ENROLLED: 1, NO_COURSE: 2 });
  });

  it('ends enrollments that are to be deleted, unless another class of the course has the student', async () => {
    const [leaving, moving] = await Promise.all([app.world.aStudent(), app.world.aStudent()]);
    for (const student of [leaving, moving]) await app.world.enroll(student, algebra, { completed: 1 });
    const { id } = (
      await send(
        aPackage({ u1: leaving.email, u2: moving.email, u3: 'nobody@example.org' }, [
          { user: 'u1', of: 'A', status: 'tobedeleted' },
          { user: 'u2', of: 'A', status: 'tobedeleted' },
          { user: 'u2', of: 'B' },
          { user: 'u3', of: 'A', status: 'tobedeleted' },
        ]),
      )
    ).body;
    await choose(id, 2, algebra.id);
    expect((await read(id)).counts).toEqual({ REMOVE: 1, NOT_ENROLLED: 2, ALREADY_ENROLLED: 1 });
    expect(await run(id)).toEqual({ REMOVE: 1, NOT_ENROLLED: 2, ALREADY_ENROLLED: 1 });
    expect(await enrolledIn(algebra)).toEqual([moving.id]);
  });

  it('refuses enrollments that have ended or not begun, and removes nobody because of them', async () => {
    const students = await app.atOnce(3, () => app.world.aStudent());
    const [past, present, future] = students.map(({ email }) => email);
    await app.world.enroll(students[0]!, algebra);
    const people = { u1: past!, u2: present!, u3: future! };
    const enrolled: Enrolled[] = [
      { user: 'u1', of: 'A', ends: '2001-07-31' },
      { user: 'u2', of: 'A', begins: '2001-08-01', ends: '2999-07-31' },
      { user: 'u3', of: 'A', begins: '2999-08-01' },
    ];
    const { id } = (await send(aPackage(people, enrolled))).body;
    const refused = async () =>
      (
        await app.as(token).run`{ r: rosterImport(id: ${id}) {
          rows(only: REFUSED) { nodes { line problem } } } }`
      ).rows.nodes;
    const reasons = [
      { line: 2, problem: 'The enrollment ended on 2001-07-31 (endDate)' },
      { line: 4, problem: 'The enrollment begins only on 2999-08-01 (beginDate)' },
    ];
    expect((await read(id)).counts).toEqual({ ENROLL: 1, REFUSED: 2 });
    expect(await refused()).toEqual(reasons);
    expect(await run(id, { removesOthers: true })).toEqual({ ENROLL: 1, REFUSED: 2 });
    expect(await refused()).toEqual(reasons);
    expect((await enrolledIn(algebra)).sort()).toEqual([students[0]!.id, students[1]!.id].sort());
  });

  it('compares dates with the day in the time zone of the administrator', async () => {
    const { email } = await app.world.aStudent();
    const zones = { ahead: 'Pacific/Kiritimati', behind: 'Pacific/Pago_Pago' };
    // It is always one day, or two, later there.
    const begins = new Intl.DateTimeFormat('sv-SE', { timeZone: zones.ahead }).format(app.clock.now());
    const counts: unknown[] = [];
    for (const timeZone of Object.values(zones)) {
      token = await app.world.signIn(await app.world.anAdmin({ timeZone }));
      const { id } = (await send(aPackage({ u1: email }, [{ user: 'u1', of: 'A', begins }]))).body;
      counts.push((await read(id)).counts);
    }
    expect(counts).toEqual([{ ENROLL: 1 }, { REFUSED: 1 }]);
  });

  it('counts a place for each student of a full course once, and none for what it leaves out', async () => {
    const [enrolled, one, two, three] = await app.atOnce(4, () => app.world.aStudent());
    for (const course of [algebra, biology]) await app.world.enroll(enrolled!, course);
    await app.as(await app.world.signIn(instructor))
      .graphql`mutation { setJoining(courseId: ${algebra.id}, input: { mode: OPEN, capacity: 3 }) {
        __typename } }`;
    const people = { u0: enrolled!.email, u1: one!.email, u2: two!.email, u3: three!.email };
    const inBoth = aPackage(people, [
      { user: 'u1', of: 'A' },
      { user: 'u1', of: 'B' },
      { user: 'u2', of: 'A' },
      { user: 'u0', of: 'B', status: 'tobedeleted' },
      { user: 'u0', of: 'B', status: 'tobedeleted' },
      { user: 'u3', of: 'A' },
    ]);
    const { id } = (await send(inBoth)).body;
    expect((await read(id)).counts).toEqual({ ENROLL: 2, NO_COURSE: 3, REFUSED: 1 });
    await choose(id, 2, algebra.id);
    const plan = { ENROLL: 4, REMOVE: 2 };
    expect((await read(id)).counts).toEqual(plan);
    await choose(id, 2, biology.id);
    expect(await run(id)).toEqual({ ENROLL: 3, REMOVE: 2, REFUSED: 1 });
    expect((await enrolledIn(algebra)).sort()).toEqual([enrolled!.id, one!.id, two!.id].sort());
  });

  it('removes whoever is not in it from the chosen courses only, if that is chosen', async () => {
    const [staying, leaving] = await Promise.all([app.world.aStudent(), app.world.aStudent()]);
    await app.world.enroll(leaving, algebra);
    await app.world.enroll(leaving, biology);
    const { id } = (await send(aPackage({ u1: staying.email }, [{ user: 'u1', of: 'A' }]))).body;
    expect((await read(id)).others.totalCount).toBe(1);
    expect(await run(id, { removesOthers: true })).toEqual({ ENROLL: 1, REMOVE: 1 });
    expect(await enrolledIn(algebra)).toEqual([staying.id]);
    expect(await enrolledIn(biology)).toEqual([leaving.id]);
  });

  it('removes nobody who is not in it if it has only what changed', async () => {
    const [coming, staying] = [await app.world.aStudent(), await app.world.aStudent()];
    await app.world.enroll(staying, algebra);
    const { id } = (await send(aPackage({ u1: coming.email }, [{ user: 'u1', of: 'A' }], 'delta'))).body;
    expect((await read(id)).others.totalCount).toBe(0);
    const refusal = {
      message:
        'This package has only what changed since an earlier one (delta), so people who are not in it cannot be removed',
      extensions: { code: 'FORBIDDEN' },
    };
    for (const mutation of ['startRosterImport', 'chooseRemovingOthers']) {
      const { body } = await app.as(token)
        .graphql`mutation { ${mutation}(id: ${id}, removesOthers: true) { id } }`;
      expect(body.errors![0]).toMatchObject(refusal);
    }
    expect((await read(id)).state).toBe('CHECKED');
    expect(await run(id)).toEqual({ ENROLL: 1 });
    expect((await enrolledIn(algebra)).sort()).toEqual([coming.id, staying.id].sort());
  });

  it('is for administrators, and refused if it cannot be read', async () => {
    const { status, body } = await send(strToU8('name,email'));
    expect({ status, error: body.error }).toEqual({
      status: 400,
      error: expect.stringMatching(/not a ZIP archive/),
    });
    expect((await send(new Uint8Array(10 * 1024 * 1024 + 1))).status).toBe(413);
  });

  it('cannot choose a course that is not published', async () => {
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const { id } = (await send(aPackage({}, [{ user: 'u1', of: 'A' }]))).body;
    expect((await choose(id, 1, draft.id)).body.errors![0]!.extensions.code).toBe('NOT_FOUND');
  });
});
