import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { durationSeconds } from '../video.rules';

// What the public page of a course shows besides the words of its instructor.

const app = testApp();

const instructor = sharedFixture(() => app.signedIn(app.world.anInstructor()));

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
  const asSeenByOwner = async (id: string) =>
    app.as(await app.world.signIn(owner))
      .run`{ r: course(id: ${id}) { viewerIsInstructor relatedCourses { title viewerIsInstructor } } }`;
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

  await app.sql`update courses set is_published = false where title = 'Two skills'`;
  await eventually(async () =>
    expect(titles((await courseOf(mine.id)).relatedCourses)).not.toContain('Two skills'),
  );
});

it('a list of courses has the lessons and quizzes of each, in order', async () => {
  const courses: SeededCourse[] = [];
  for (let index = 0; index < 3; index++) {
    const course = await app.world.aCourse(instructor, { lessons: index + 1 });
    for (let count = 0; count < index; count++) await app.world.aQuiz(course);
    courses.push(course);
  }
  const student = await app.world.aStudent();
  await app.world.enroll(student, courses[2]!, { completed: 2 });
  const { body } = await app.as(await app.world.signIn(student))
    .graphql`{ courses { nodes { id lessons { position viewerHasCompleted course { id } } quizzes { title } } } }`;
  for (const [index, course] of courses.entries()) {
    const node = body.data.courses.nodes.find(({ id }: { id: string }) => id === course.id);
    const done = [0, 0, 2][index]!;
    expect(node.lessons).toEqual(
      course.lessons.map(({ position }) => ({
        position,
        viewerHasCompleted: position <= done,
        course: { id: course.id },
      })),
    );
    expect(node.quizzes).toHaveLength(index);
  }
});

interface Node {
  durationMinutes: number | null;
  lessons: { id: string; duration: string | null; durationSeconds: number | null }[];
}

const durationsOf = async (id: string): Promise<Node> =>
  (await app.as()
    .run`{ r: course(id: ${id}) { durationMinutes lessons { id duration durationSeconds } } }`) as Node;

const minutesOf = async (id: string) => (await durationsOf(id)).durationMinutes;

it('the database reads a duration as the rule does', async () => {
  const durations = [
    '10:30',
    ' 10:30 ',
    '0:05',
    '999:59',
    '1:02:03',
    '12:59:59',
    '1:60:00',
    '10:60',
    '1:2:03',
  ]
    .concat(['ten minutes', '10', '', '1:02:3', '-1:00', '100:00:00', '1000:00', '١:٠٠'])
    .map((duration) => ({ duration }));
  const { id } = await app.world.aCourse(instructor, { lessons: durations });
  const { lessons } = await durationsOf(id);
  expect(lessons).toHaveLength(durations.length);
  for (const { duration, durationSeconds: seconds } of lessons)
    expect([duration, seconds]).toEqual([duration, durationSeconds(duration)]);
});

it.each([
  [['10:00', '20:29'], 30],
  [['10:00', null], 10],
  [['0:10'], 1],
  [['1:00:00', 'an hour'], 60],
  [[null, 'an hour'], null],
  [[], null],
])('lessons of %j last %p minutes', async (durations, minutes) => {
  const lessons = durations.map((duration) => ({ duration }));
  const { id } = await app.world.aCourse(instructor, { lessons });
  expect(await minutesOf(id)).toBe(minutes);
});

async function change(mutation: string, variables: Record<string, unknown> = {}) {
  const { body } = await app.graphql(mutation, variables, instructor.token);
  expect(body.errors).toBeUndefined();
  return body.data;
}

const UPDATE = `mutation ($id: ID!, $duration: String, $revision: Int = 1) {
  updateLesson(id: $id, revision: $revision, input: { title: "Lesson", notes: "Text.", duration: $duration }) { __typename } }`;

it('follows every change of the lessons', async () => {
  const course = await app.world.aCourse(instructor, {
    lessons: [
      { duration: '10:00', notes: 'One' },
      { duration: '5:00', notes: 'Two' },
    ],
  });
  const [first, second] = course.lessons.map(({ id }) => id);
  await change(UPDATE, { id: first, duration: '20:00' });
  expect(await minutesOf(course.id)).toBe(25);
  await change('mutation ($id: ID!) { deleteLesson(id: $id) { __typename } }', { id: second });
  expect(await minutesOf(course.id)).toBe(20);
  await change('mutation ($id: ID!) { restoreLesson(id: $id) { __typename } }', { id: second });
  expect(await minutesOf(course.id)).toBe(25);
  await change(UPDATE, { id: first, duration: null, revision: 2 });
  await change(UPDATE, { id: second, duration: 'a while' });
  expect(await minutesOf(course.id)).toBeNull();
});

it('counts every lesson when all are edited at once', async () => {
  const lessons = Array.from({ length: 12 }, () => ({ duration: '1:00', notes: 'Text' }));
  const course = await app.world.aCourse(instructor, { lessons });
  await Promise.all(course.lessons.map(({ id }) => change(UPDATE, { id, duration: '10:00' })));
  expect(await minutesOf(course.id)).toBe(120);
});
