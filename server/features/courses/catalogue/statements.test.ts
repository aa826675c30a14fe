import type { Account } from '../../accounts/account.entities';
import type { SeededCourse } from '../../../seed/world';
import { startTestApp, type TestApp } from '../../../test/test-app';

let app: TestApp;
let courses: SeededCourse[];
let token: string;
let instructor: Account;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor({ bio: 'Bio', pictureUrl: 'https://example.org/a.png' });
  courses = [];
  for (let index = 0; index < 5; index++) {
    const course = await app.world.aCourse(instructor, { lessons: index + 1 });
    for (let count = 0; count < index; count++) await app.world.aQuiz(course);
    courses.push(course);
  }
  const student = await app.world.aStudent();
  await app.world.enroll(student, courses[2]!, { completed: 3 });
  await app.world.enroll(student, courses[4]!, { completed: 2 });
  token = await app.world.signIn(student);
  await app.graphql('{ viewer { account { id } } }', {}, token);
});
afterAll(() => app.stop());

/** Number of statements of a request, for a viewer with a cached session and for a visitor. */
async function statementsOf(query: string, variables: Record<string, unknown> = {}) {
  const counts = [];
  for (const as of [token, undefined]) {
    app.statements.length = 0;
    const { body } = await app.graphql(query, variables, as);
    expect(body.errors).toBeUndefined();
    counts.push(app.statements.length);
  }
  return counts;
}

const CARD = `id title description category level priceCents skills rating reviewsCount lessonCount isPublished createdAt
  viewerIsInstructor viewerEnrollment { id percent nextLesson { id title } certificate { id number htmlPath } }
  instructor { id name bio pictureUrl }`;
const LESSON =
  'id position title description videoUrl captionsUrl duration durationSeconds viewerHasCompleted';
const QUIZ = 'id title description questionCount timeLimitMinutes passingScorePercent isActive';

describe('a screen is one statement', () => {
  it('the catalogue', async () => {
    expect(
      await statementsOf(`{ courses(first: 1000) { nodes { ${CARD} } totalCount pageInfo { endCursor } } }`),
    ).toEqual([1, 1]);
    expect(
      await statementsOf(
        `{ courses(filter: { search: "course", category: "Backend", skill: "express", minRating: 0 }) { nodes { ${CARD} } totalCount } }`,
      ),
    ).toEqual([1, 1]);
  });

  it('the catalogue with its categories', async () => {
    expect(await statementsOf(`{ courses { nodes { ${CARD} } categories { name courseCount } } }`)).toEqual([
      2, 2,
    ]);
  });

  it('a course with lessons and quizzes', async () => {
    const query = `query ($id: ID!) { course(id: $id) { ${CARD} lessons { ${LESSON} } quizzes { ${QUIZ} } } }`;
    expect(await statementsOf(query, { id: courses[4]!.id })).toEqual([1, 1]);
    expect(await statementsOf(query.replace('lessons {', 'lessons { notes'), { id: courses[4]!.id })).toEqual(
      [2, 2],
    );
  });

  it('a lesson with its course', async () => {
    const query = `query ($id: ID!) { lesson(id: $id) { ${LESSON} notes course { ${CARD} } } }`;
    expect(await statementsOf(query, { id: courses[2]!.lessons[0]!.id })).toEqual([1, 1]);
  });

  it('the dashboard', async () => {
    const query = `{ viewer { account { name } learning {
      stats { totalCourses completedCourses totalLessonsCompleted averageProgress }
      enrollments { id percent lessonsCompleted lastActivityAt nextLesson { id title position } certificate { number } course { ${CARD} } }
      recentActivity { lessonId completedAt lesson { id title } course { id title } }
      certificates { id number courseId courseTitle issuedAt verificationUrl htmlPath pdfPath } } } }`;
    app.statements.length = 0;
    const { body } = await app.graphql(query, {}, token);
    expect(body.errors).toBeUndefined();
    expect(body.data.viewer.learning.enrollments).toHaveLength(2);
    expect(app.statements).toHaveLength(1);
    app.statements.length = 0;
    expect((await app.rest('GET', '/student/dashboard', { token })).status).toBe(200);
    expect(app.statements).toHaveLength(1);
  });
});

it('completing a lesson is one statement that writes and one that reads', async () => {
  const complete = `mutation ($lessonId: ID!) { completeLesson(lessonId: $lessonId) {
    lesson { id viewerHasCompleted } enrollment { percent nextLesson { id } certificate { id } course { title } }
    viewer { learning { stats { totalLessonsCompleted } recentActivity { lessonId course { title } } certificates { id } } } } }`;
  app.statements.length = 0;
  const { body } = await app.graphql(complete, { lessonId: courses[4]!.lessons[2]!.id }, token);
  expect(body.data.completeLesson).toMatchObject({
    lesson: { viewerHasCompleted: true },
    enrollment: { percent: 60 },
    viewer: { learning: { recentActivity: expect.any(Array) as unknown[] } },
  });
  expect(app.statements).toHaveLength(2);
});

describe('lists of lists are batched', () => {
  it.each([
    ['lessons', `lessons { ${LESSON} }`, 2],
    ['quizzes', `quizzes { ${QUIZ} }`, 2],
    ['both', `lessons { ${LESSON} } quizzes { ${QUIZ} }`, 3],
    ['lessons that lead back', 'lessons { id course { id title } }', 3],
  ])('%s of every course', async (_what, fields, statements) => {
    expect(await statementsOf(`{ courses { nodes { id ${fields} } } }`)).toEqual([statements, statements]);
  });

  it('each course with its own, in order', async () => {
    const { body } = await app.graphql(
      '{ courses { nodes { id lessons { position viewerHasCompleted course { id } } quizzes { title } } } }',
      {},
      token,
    );
    for (const [index, course] of courses.entries()) {
      const node = body.data.courses.nodes.find(({ id }: { id: string }) => id === course.id);
      const done = [0, 0, 3, 0, 3][index]!;
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

  it('and over REST too', async () => {
    app.statements.length = 0;
    const { body } = await app.rest('GET', '/api/courses', { token });
    expect(body).toHaveLength(5);
    expect(app.statements).toHaveLength(3);
    // Long texts that the documented list does not show are not read.
    expect(app.statements.join()).not.toMatch(/notes|captions_text as/);
  });
});
