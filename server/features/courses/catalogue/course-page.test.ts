import { eventually } from '../../../test/eventually';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';

// What the public page of a course shows besides the words of its instructor.

let app: TestApp;
let instructor: Account;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
});
afterAll(() => app.stop());

const FIELDS = `studentCount updatedAt lessons { readingMinutes }
  relatedCourses { title viewerIsInstructor } otherCoursesOfInstructor { title }`;

async function courseOf(id: string, token?: string) {
  const { body } = await app.graphql(`query ($id: ID!) { course(id: $id) { ${FIELDS} } }`, { id }, token);
  expect(body.errors).toBeUndefined();
  return body.data.course;
}

const titles = (courses: { title: string }[]) => courses.map(({ title }) => title);

it('counts the students, up to a few seconds late', async () => {
  const course = await app.world.aCourse(instructor);
  expect((await courseOf(course.id)).studentCount).toBe(0);
  for (let count = 0; count < 3; count++) await app.world.enroll(await app.world.aStudent(), course);
  await eventually(async () => expect((await courseOf(course.id)).studentCount).toBe(3));
});

it('knows when the course, a lesson or a quiz was last changed, and ignores everything else', async () => {
  const course = await app.world.aCourse(instructor);
  const updatedAt = async () => {
    const [row] = await app.database.query<{ at: string }[]>(
      `select updated_at::text as at from courses where id = '${course.id}'`,
    );
    return row!.at;
  };
  let before = await updatedAt();
  const change = async (statement: string) => {
    await app.database.query(statement);
    const after = await updatedAt();
    const hasMoved = after > before;
    before = after;
    return hasMoved;
  };
  expect(await change(`update courses set rating = 4, reviews_count = 1 where id = '${course.id}'`)).toBe(
    false,
  );
  expect(await change(`update courses set revision = revision + 1 where id = '${course.id}'`)).toBe(true);
  expect(await change(`update lessons set notes = 'New' where course_id = '${course.id}'`)).toBe(true);
  await app.world.aQuiz(course);
  expect(await change(`update quizzes set title = 'New' where course_id = '${course.id}'`)).toBe(true);
  expect(await change(`delete from lessons where course_id = '${course.id}' and position = 3`)).toBe(true);
});

it('rounds the reading time up', async () => {
  const words = (count: number) => Array(count).fill('word').join(' ');
  const course = await app.world.aCourse(instructor, {
    lessons: [0, 1, 200, 201].map((count) => ({
      notes: words(count),
      videoUrl: 'https://example.org/a.mp4',
    })),
  });
  const { lessons } = await courseOf(course.id);
  expect(lessons.map((lesson: { readingMinutes: number }) => lesson.readingMinutes)).toEqual([0, 1, 1, 2]);
});

it('knows the owner of a course, also one who is no longer an instructor', async () => {
  const owner = await app.world.anInstructor();
  const [mine, others] = [
    await app.world.aCourse(owner, { title: 'Still mine', category: 'Ceramics' }),
    await app.world.aCourse(await app.world.anInstructor(), { title: 'Not mine', category: 'Ceramics' }),
  ];
  const asSeenByOwner = async (id: string) => {
    const { body } = await app.graphql(
      'query ($id: ID!) { course(id: $id) { viewerIsInstructor relatedCourses { title viewerIsInstructor } } }',
      { id },
      await app.world.signIn(owner),
    );
    expect(body.errors).toBeUndefined();
    return body.data.course;
  };
  const expected = async () => {
    expect(await asSeenByOwner(mine.id)).toMatchObject({ viewerIsInstructor: true });
    const { viewerIsInstructor, relatedCourses } = await asSeenByOwner(others.id);
    expect(viewerIsInstructor).toBe(false);
    expect(relatedCourses).toContainEqual({ title: 'Still mine', viewerIsInstructor: true });
  };
  await expected();
  await app.database.query(`update accounts set role = 'STUDENT' where id = '${owner.id}'`);
  await expected();
});

it('offers related courses, most shared skills first, and others of the instructor', async () => {
  const teacher = await app.world.anInstructor();
  const [mine, other] = [
    await app.world.aCourse(teacher, { title: 'Mine', category: 'LLM', skills: ['Loom', 'Weft', 'Café'] }),
    await app.world.aCourse(teacher, { title: 'Also mine', category: 'LLM', skills: ['Loom'] }),
  ];
  const elsewhere = await app.world.anInstructor();
  const aCourse = (title: string, given: object) =>
    app.world.aCourse(elsewhere, { title, category: 'Frontend', skills: [], ...given });
  await aCourse('Same category', { category: 'LLM', rating: 5, reviewsCount: 9 });
  await aCourse('One skill', { skills: ['WEFT'], rating: 3, reviewsCount: 1 });
  await aCourse('One skill, better', { skills: ['cafe'], rating: 4, reviewsCount: 1 });
  await aCourse('Two skills', { skills: ['Loom', 'Weft'] });
  await aCourse('Too many', { category: 'LLM' });
  await aCourse('Unrelated', {});
  await aCourse('Draft', { skills: ['Loom', 'Weft', 'Café'], isPublished: false });

  const course = await courseOf(mine.id);
  expect(titles(course.relatedCourses)).toEqual([
    'Two skills',
    'One skill, better',
    'One skill',
    'Same category',
  ]);
  expect(titles(course.otherCoursesOfInstructor)).toEqual(['Also mine']);
  expect(titles((await courseOf(other.id)).otherCoursesOfInstructor)).toEqual(['Mine']);
  const owner = await courseOf(mine.id, await app.world.signIn(elsewhere));
  expect(owner.relatedCourses[0]).toEqual({ title: 'Two skills', viewerIsInstructor: true });

  await app.database.query("update courses set is_published = false where title = 'Two skills'");
  await eventually(async () =>
    expect(titles((await courseOf(mine.id)).relatedCourses)).not.toContain('Two skills'),
  );
});
