import type { Account } from '../accounts/account.entities';
import type { SeededCourse } from '../../seed/world';
import { startTestApp, type TestApp } from '../../test/test-app';

let app: TestApp;
let author: Account;
const tokens: Record<string, string | undefined> = {};

beforeAll(async () => {
  app = await startTestApp();
  author = await app.world.anInstructor();
  tokens.author = await app.world.signIn(author);
  tokens.otherInstructor = await app.world.signIn(await app.world.anInstructor());
  tokens.student = await app.world.signIn(await app.world.aStudent());
});
afterAll(() => app.stop());

const one = `query ($id: ID!, $lessonId: ID!) {
  course(id: $id) { id lessons { id } viewerIsInstructor }
  lesson(id: $lessonId) { id course { id } }
}`;

/** What each may know: of the course and of its first lesson, at both doors, and whether the catalogue lists it. */
async function seenBy(who: string, course: SeededCourse): Promise<boolean> {
  const variables = { id: course.id, lessonId: course.lessons[0]!.id };
  const { body } = await app.graphql(one, variables, tokens[who]);
  expect(body.errors).toBeUndefined();
  const rest = await app.rest('GET', `/api/courses/${course.id}`, { token: tokens[who] });
  const isSeen = body.data.course !== null;
  expect(body.data.lesson !== null).toBe(isSeen);
  expect(rest.status).toBe(isSeen ? 200 : 404);
  if (!isSeen) expect(rest.body).toEqual({ error: 'Course not found' });
  return isSeen;
}

async function isListed(course: SeededCourse, who?: string): Promise<boolean> {
  const token = who === undefined ? undefined : tokens[who];
  const { body } = await app.graphql('{ courses(first: 1000) { nodes { id } } }', {}, token);
  const listed = body.data.courses.nodes.some(({ id }: { id: string }) => id === course.id);
  const all = await app.rest('GET', '/api/courses', { token });
  const found = await app.rest('GET', `/search/courses?q=${encodeURIComponent(course.title)}`, { token });
  for (const { body: courses } of [all, found])
    expect(courses.some(({ _id }: { _id: string }) => _id === course.id)).toBe(listed);
  return listed;
}

async function anEnrolled(course: SeededCourse): Promise<void> {
  const account = await app.world.aStudent();
  await app.world.enroll(account, course);
  tokens.enrolled = await app.world.signIn(account);
}

async function audience(course: SeededCourse): Promise<string[]> {
  const everyone = ['visitor', 'student', 'enrolled', 'author', 'otherInstructor'];
  const seen = await Promise.all(everyone.map((who) => seenBy(who, course)));
  return everyone.filter((_who, index) => seen[index]);
}

describe('a course', () => {
  it('that is published is seen and listed by everyone', async () => {
    const course = await app.world.aCourse(author);
    await anEnrolled(course);
    expect(await audience(course)).toEqual(['visitor', 'student', 'enrolled', 'author', 'otherInstructor']);
    expect(await isListed(course)).toBe(true);
  });

  it('that is a draft is seen by its author alone, and listed by nobody', async () => {
    const course = await app.world.aCourse(author, { isPublished: false });
    delete tokens.enrolled;
    expect(await audience(course)).toEqual(['author']);
    for (const who of [undefined, 'student', 'author', 'otherInstructor'])
      expect(await isListed(course, who)).toBe(false);
  });

  it('that was taken back is seen by its author and the enrolled, and listed by nobody', async () => {
    const course = await app.world.aCourse(author);
    await anEnrolled(course);
    await app.database.query('update courses set is_published = false where id = $1', [course.id]);
    expect(await audience(course)).toEqual(['enrolled', 'author']);
    for (const who of [undefined, 'enrolled', 'author']) expect(await isListed(course, who)).toBe(false);
  });

  it('that was deleted is seen by nobody', async () => {
    const course = await app.world.aCourse(author);
    await anEnrolled(course);
    await app.database.query('update courses set deleted_at = now() where id = $1', [course.id]);
    expect(await audience(course)).toEqual([]);
    for (const who of [undefined, 'enrolled', 'author']) expect(await isListed(course, who)).toBe(false);
    const dashboard = await app.rest('GET', '/student/dashboard', { token: tokens.enrolled });
    expect(dashboard.body.enrolledCourses).toEqual([]);
    expect(dashboard.body.stats.totalCourses).toBe(0);
  });

  it('is the viewer’s own, or another’s', async () => {
    const course = await app.world.aCourse(author);
    const variables = { id: course.id, lessonId: course.lessons[0]!.id };
    const isOwn = async (who: string) =>
      (await app.graphql(one, variables, tokens[who])).body.data.course.viewerIsInstructor;
    expect([await isOwn('visitor'), await isOwn('author'), await isOwn('otherInstructor')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it.each(['not an id', '', '0', "' or 1=1 --", '0198c0de-0000-7000-8000-000000000000', '%', '0198C0DE'])(
    'with the id %j is none',
    async (id) => {
      const { body } = await app.graphql(one, { id, lessonId: id });
      expect(body).toEqual({ data: { course: null, lesson: null } });
    },
  );

  it('is found by its id in any case', async () => {
    const course = await app.world.aCourse(author);
    const { body } = await app.graphql(one, {
      id: course.id.toUpperCase(),
      lessonId: course.lessons[0]!.id.toUpperCase(),
    });
    expect(body.data).toMatchObject({ course: { id: course.id }, lesson: { course: { id: course.id } } });
  });
});
