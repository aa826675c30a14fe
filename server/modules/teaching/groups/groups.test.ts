import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { GroupService } from './group.service';

const app = testApp();
let students: Account[];
let token: string;

const instructor = freshFixture(() => app.world.anInstructor());
const course = freshFixture(() => app.world.aCourse(instructor));
beforeEach(async () => {
  students = [];
  for (const name of ['Ada', 'Ben', 'Cem', 'Dora']) {
    const student = await app.world.aStudent({ name });
    await app.world.enroll(student, course);
    students.push(student);
  }
  token = await app.world.signIn(instructor);
});

const CHANGED = `__typename
  ... on CourseGroupsChanged { course { groups { id name studentCount } } }
  ... on InvalidInput { message fields { path } }`;

/** Runs the mutation with these arguments, and the course's id unless they have another; returns its result or code. */
async function mutate(field: string, args: Record<string, unknown>, selection = CHANGED) {
  const given = Object.entries({ courseId: course.id, ...args }).map(
    ([name, value]) => `${name}: ${JSON.stringify(value)}`,
  );
  return app.run(`mutation { r: ${field}(${given.join(', ')}) { ${selection} } }`, {}, token);
}

const create = (name: string, args = {}) => mutate('createGroup', { name, ...args });
const rename = (groupId: string, name: string) => mutate('renameGroup', { groupId, name });
const remove = (groupId: string) => mutate('deleteGroup', { groupId }, 'course { groups { name } }');
const setMember = (groupId: string, studentId: string, isMember = true) =>
  mutate(
    'setGroupMember',
    { groupId, studentId, isMember },
    'student { name groupIds } course { groups { name studentCount } }',
  );

const put = (...members: [Account, string][]) =>
  app.database.transaction(async (transaction) => {
    const groups = app.app.service(GroupService);
    const named = members.map(([{ id }, groupName]) => ({ courseId: course.id, accountId: id, groupName }));
    await groups.createMissing(named, transaction);
    await groups.putIntoGroups(named, transaction);
  });

const sizes = async () =>
  (
    await app.sql<{
      size: number;
    }>`select (select count(*)::int from group_members m where m.group_id = g.id) as size
      from course_groups g where course_id = ${course.id} order by search_name`
  ).map(({ size }) => size);

async function listed(variables: Record<string, unknown>) {
  const { body } = await app.graphql(
    `query ($course: ID!, $group: ID, $search: String, $sort: InstructorStudentSort = NAME, $first: Int = 50, $after: String) {
      viewer { teaching { course(id: $course) { analytics {
        students(first: $first, after: $after, groupId: $group, search: $search, sort: $sort) {
          totalCount nodes { name } pageInfo { hasNextPage endCursor } }
        atRiskStudents(groupId: $group) { student { name } } } } } } }`,
    { course: course.id, ...variables },
    token,
  );
  expect(body.errors).toBeUndefined();
  const { students: page, atRiskStudents } = body.data.viewer.teaching.course.analytics;
  return {
    names: page.nodes.map(({ name }: { name: string }) => name),
    totalCount: page.totalCount,
    pageInfo: page.pageInfo,
    atRisk: atRiskStudents.map(({ student }: { student: { name: string } }) => student.name).sort(),
  };
}

it('creates, renames and deletes groups, which are sorted by name', async () => {
  await create('Évora');
  const { course: changed } = await create('  Berlin ');
  expect(changed.groups).toMatchObject([
    { name: 'Berlin', studentCount: 0 },
    { name: 'Évora', studentCount: 0 },
  ]);
  const [berlin, evora] = changed.groups;
  expect((await rename(berlin.id, 'Tokyo')).course.groups).toMatchObject([
    { name: 'Évora' },
    { name: 'Tokyo' },
  ]);
  expect((await remove(evora.id)).course.groups).toMatchObject([{ name: 'Tokyo' }]);
  expect(await remove(evora.id)).toBe('NOT_FOUND');
});

it('tells names apart regardless of case and accents', async () => {
  const { course: changed } = await create('Évora');
  expect(await create('EVORA')).toEqual({
    __typename: 'InvalidInput',
    message: 'This course already has a group with this name',
    fields: [{ path: 'name' }],
  });
  const [group] = changed.groups;
  expect((await rename(group.id, 'EVORA')).course.groups).toMatchObject([{ name: 'EVORA' }]);
  await create('Berlin');
  expect(await rename(group.id, 'berlin')).toMatchObject({ __typename: 'InvalidInput' });
  expect(await create('x'.repeat(61))).toMatchObject({ fields: [{ path: 'name' }] });
  const twin = await app.world.aCourse(instructor);
  expect(await create('Berlin', { courseId: twin.id })).toMatchObject({ __typename: 'CourseGroupsChanged' });
});

it('creates a group once, also by twelve calls at once', async () => {
  const results = await app.atOnce(12, () => create('Monday'));
  const created = results.filter(({ __typename }) => __typename === 'CourseGroupsChanged');
  expect(created).toHaveLength(1);
});

it('has at most 200 groups in a course', async () => {
  await app.sql`insert into course_groups select gen_random_uuid(), ${course.id}, n::text, n::text, now()
    from generate_series(1, 200) n`;
  expect(await create('One more')).toMatchObject({ message: 'A course can have at most 200 groups' });
  expect(await create('7')).toMatchObject({ fields: [{ path: 'name' }] });
});

it('puts a student into several groups and takes them out, however often', async () => {
  const [ada] = students as [Account];
  const { course: changed } = await create('Berlin');
  const group = changed.groups[0].id;
  const other = await app.world.aGroup(course, 'Tokyo', [ada]);
  await setMember(group, ada.id);
  const { student, course: counted } = await setMember(group, ada.id);
  expect(student.groupIds.sort()).toEqual([group, other].sort());
  expect(counted.groups).toEqual([
    { name: 'Berlin', studentCount: 1 },
    { name: 'Tokyo', studentCount: 1 },
  ]);
  await setMember(group, ada.id, false);
  expect((await setMember(group, ada.id, false)).student).toEqual({ name: 'Ada', groupIds: [other] });
});

it('refuses groups and students of another course', async () => {
  const twin = await app.world.aCourse(instructor);
  const stranger = await app.world.aStudent();
  await app.world.enroll(stranger, twin);
  const elsewhere = await app.world.aGroup(twin, 'Elsewhere', [stranger]);
  const group = await app.world.aGroup(course, 'Here', [students[0]!]);
  expect(await setMember(group, stranger.id)).toBe('NOT_FOUND');
  expect(await setMember(group, 'nobody')).toBe('NOT_FOUND');
  expect(await setMember(elsewhere, students[0]!.id)).toBe('NOT_FOUND');
  expect(await rename(elsewhere, 'Mine')).toBe('NOT_FOUND');
  expect(await remove(elsewhere)).toBe('NOT_FOUND');
  await app.world.enroll(students[0]!, twin);
  await app.world.aGroup(twin, 'Elsewhere', [students[0]!]);
  expect(await listed({ group: elsewhere })).toMatchObject({ names: [], totalCount: 0, atRisk: [] });
  expect(await listed({ group: elsewhere, search: 'ada' })).toMatchObject({ names: [], totalCount: 0 });
});

it('filters the students by group, with search, order and pages', async () => {
  const [ada, ben, , dora] = students as [Account, Account, Account, Account];
  const group = await app.world.aGroup(course, 'Monday', [dora, ada, ben]);
  expect(await listed({ group })).toMatchObject({ names: ['Ada', 'Ben', 'Dora'], totalCount: 3 });
  for (const sort of ['PROGRESS', 'ENROLLED', 'LAST_ACTIVITY'])
    expect((await listed({ group, sort })).names.sort()).toEqual(['Ada', 'Ben', 'Dora']);
  expect(await listed({ group, search: 'Do' })).toMatchObject({ names: ['Dora'], totalCount: 1 });
  const first = await listed({ group, first: 2 });
  expect(first).toMatchObject({ names: ['Ada', 'Ben'], totalCount: 3, pageInfo: { hasNextPage: true } });
  expect((await listed({ group, first: 2, after: first.pageInfo.endCursor })).names).toEqual(['Dora']);
  expect(await listed({ group: 'nonsense' })).toMatchObject({ names: [], totalCount: 0 });
});

it('filters the students at risk by group, for each reason', async () => {
  const [ada, ben, cem, dora] = students as [Account, Account, Account, Account];
  const quiz = await app.world.aQuiz(course);
  const failed = { score: 0, percent: 0, passed: false };
  for (const student of [ada, cem])
    for (let count = 0; count < 2; count++) await app.world.anAttempt(student, quiz, failed);
  await app.sql`insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
    select student_id, next_lesson_id, course_id, current_date - back, 60, now() - back * interval '1 day'
    from enrollments, generate_series(0, 2) back where course_id = ${course.id} and student_id = any(${[ben.id, dora.id]})`;
  const group = await app.world.aGroup(course, 'Monday', [ada, ben]);
  expect((await listed({})).atRisk).toEqual(['Ada', 'Ben', 'Cem', 'Dora']);
  expect((await listed({ group })).atRisk).toEqual(['Ada', 'Ben']);
  app.clock.advance(15 * 24 * 60 * 60 * 1000);
  token = await app.world.signIn(instructor);
  await app.sql`delete from lesson_presences where course_id = ${course.id}`;
  expect((await listed({ group })).atRisk).toEqual(['Ada', 'Ben']);
});

it('filters the results of a quiz', async () => {
  const [ada, ben] = students as [Account, Account];
  const quiz = await app.world.aQuiz(course);
  await app.world.anAttempt(ada, quiz);
  await app.world.anAttempt(ben, quiz);
  const group = await app.world.aGroup(course, 'Monday', [ben]);
  const results = async (search: string | null) =>
    (
      await app.as(token).run`{ r: viewer { teaching { quiz(id: ${quiz.id}) {
        results {
        students(groupId: ${group}, search: ${search}) { totalCount nodes { name } } } } } } }`
    ).teaching.quiz.results.students;
  expect(await results(null)).toEqual({ totalCount: 1, nodes: [{ name: 'Ben' }] });
  expect(await results('ben')).toEqual({ totalCount: 1, nodes: [{ name: 'Ben' }] });
  expect(await results('ada')).toEqual({ totalCount: 0, nodes: [] });
});

describe('putting students into groups by name', () => {
  it('creates missing groups, changes nothing when repeated, and leaves out students who are not enrolled', async () => {
    const [ada, ben, cem] = students as [Account, Account, Account];
    const stranger = await app.world.aStudent();
    const members: [Account, string][] = [
      [ada, 'Monday'],
      [ada, 'Tuesday'],
      [ben, 'MONDAY '],
      [cem, 'Tuesday'],
      [stranger, 'Tuesday'],
    ];
    await put(...members);
    expect(await sizes()).toEqual([2, 2]);
    await put(...members);
    await put();
    expect(await sizes()).toEqual([2, 2]);
    const { course: changed } = await create('Friday');
    expect(changed.groups).toMatchObject([
      { name: 'Friday', studentCount: 0 },
      { name: expect.stringMatching(/^monday$/i), studentCount: 2 },
      { name: 'Tuesday', studentCount: 2 },
    ]);
  });

  it('puts everyone in once, also by twelve calls at once', async () => {
    const [ada, ben] = students as [Account, Account];
    await app.atOnce(12, () => put([ada, 'Monday'], [ben, 'Monday']));
    expect(await sizes()).toEqual([2]);
  });
});

it('removes students who leave the course from its groups', async () => {
  const [ada] = students as [Account];
  await app.world.aGroup(course, 'Monday', [ada]);
  await app.sql`delete from enrollments where student_id = ${ada.id}`;
  expect(await app.sql`select from group_members where student_id = ${ada.id}`).toEqual([]);
});

it('records every change of a group, and only changes', async () => {
  const [student] = students;
  await create('Blue');
  await create('BLUE');
  const [group] = await app.sql`select id from course_groups where course_id = ${course.id}`;
  await rename(group!.id, 'Blue');
  await rename(group!.id, 'Red');
  for (let times = 0; times < 2; times++) await setMember(group!.id, student!.id);
  for (let times = 0; times < 2; times++) await setMember(group!.id, student!.id, false);
  await remove(group!.id);
  const entries = await app.sql`select action, subject_id
    from audit_log where details ->> 'courseId' = ${course.id} order by occurred_at, id`;
  expect(entries).toEqual([
    { action: 'GROUP_CREATED', subject_id: null },
    { action: 'GROUP_RENAMED', subject_id: null },
    { action: 'GROUP_MEMBER_ADDED', subject_id: student!.id },
    { action: 'GROUP_MEMBER_REMOVED', subject_id: student!.id },
    { action: 'GROUP_DELETED', subject_id: null },
  ]);
});
