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

const LESSON =
  'id position title description videoUrl captionsUrl duration durationSeconds viewerHasCompleted';
const QUIZ = 'id title description questionCount timeLimitMinutes passingScorePercent isActive';

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
      const done = [0, 0, 3, 0, 2][index]!;
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
});
