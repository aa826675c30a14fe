import { isObjectType } from 'graphql';
import { routes } from '../../../rest/routes';
import type { SeededQuiz } from '../../../seed/quiz-rows';
import type { SeededCourse } from '../../../seed/world';
import { crawl } from '../../../test/schema-crawl';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { CourseRole } from './course-permissions.rules';

// Every path of a query and every GET of the REST API, as each role of a course: whom a student's name and address reach.

const NAME = 'Zenobia Quillfeather';
const ADDRESS = 'zenobia.canary@example.org';
/** Asked to join. */
const ASKING = 'Aurelia Thistledown';

let app: TestApp;
let course: SeededCourse;
let quiz: SeededQuiz;
let student: Account;
const tokens = new Map<CourseRole, string>();

beforeAll(async () => {
  app = await startTestApp();
  const owner = await app.world.anInstructor();
  course = await app.world.aCourse(owner);
  quiz = await app.world.aQuiz(course);
  student = await app.world.aStudent({ name: NAME, email: ADDRESS });
  await app.world.enroll(student, course, { completed: 1 });
  await app.world.aGroup(course, 'Monday', [student]);
  const asking = await app.world.aStudent({ name: ASKING });
  await app.database.query(
    `insert into enrollment_requests (course_id, student_id, state, asked_at) values ($1, $2, 'ASKED', now())`,
    [course.id, asking.id],
  );
  for (const number of [1, 2])
    await app.world.anAttempt(student, quiz, { number, passed: false, percent: 0 });
  tokens.set(CourseRole.OWNER, await app.world.signIn(owner));
  for (const role of [CourseRole.INSTRUCTOR, CourseRole.ASSISTANT, CourseRole.OBSERVER]) {
    const member = await app.world.anInstructor();
    await app.world.aMember(course, member, role);
    tokens.set(role, await app.world.signIn(member));
  }
});
afterAll(() => app.stop());

const idFor = (field: string): string => {
  if (/quiz/i.test(field)) return quiz.id;
  if (/lesson/i.test(field)) return course.lessons[0]!.id;
  return /contact|person|account/i.test(field) ? student.id : course.id;
};

/** Which of the canaries are in the responses to this role. */
async function canariesFor(role: CourseRole): Promise<{ overGraphQL: string[]; overRest: string[] }> {
  const token = tokens.get(role)!;
  const query = app.app.schema.getType('Query');
  if (!isObjectType(query)) throw new Error('There is no type Query');
  const { documents } = crawl(app.app.schema, query, 'query', (field) => [idFor(field)]);
  const teaching = documents.filter(
    ({ way }) => way[0]!.startsWith('viewer') || way[0]!.startsWith('course'),
  );
  expect(teaching.length).toBeGreaterThan(50);
  let found = new Set<string>();
  const look = (text: string) => {
    if (text.includes(NAME)) found.add('name');
    if (text.includes(ADDRESS)) found.add('address');
    if (text.includes(student.id)) found.add('id');
    if (text.includes(ASKING)) found.add('request');
  };
  for (const { document } of teaching) {
    const { body } = await app.graphql(document, {}, token);
    // The response may repeat an id of the request in an error, but data is what was found.
    look(JSON.stringify(body.data ?? null));
  }
  const overGraphQL = [...found].sort();
  found = new Set();
  let answered = 0;
  for (const { path } of routes.filter(({ method }) => method === 'get')) {
    const where = path.replace(/:(\w+)/g, (_, name: string) => (/quiz/.test(path) ? quiz.id : idFor(name)));
    const { status, body } = await app.rest('GET', where, { token });
    if (status === 200) answered++;
    // Like above, without what a refusal repeats.
    look(status === 200 ? JSON.stringify(body ?? null) : '');
  }
  expect(answered).toBeGreaterThan(15);
  return { overGraphQL, overRest: [...found].sort() };
}

it.each([
  [CourseRole.OWNER, ['address', 'id', 'name', 'request']],
  [CourseRole.INSTRUCTOR, ['address', 'id', 'name', 'request']],
  [CourseRole.ASSISTANT, ['id', 'name']],
  [CourseRole.OBSERVER, []],
])(
  'of a student, an %s of the course gets %j',
  async (role, expected) => {
    expect(await canariesFor(role)).toEqual({ overGraphQL: expected, overRest: expected });
  },
  120_000,
);
