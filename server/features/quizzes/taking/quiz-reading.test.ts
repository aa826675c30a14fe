import { aQuizTaker, type QuizTaker } from '../../../test/quiz-taker';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { SeededQuiz } from '../../../seed/quiz-rows';
import type { SeededCourse } from '../../../seed/world';
import type { Account } from '../../accounts/account.entities';

let app: TestApp;
let instructor: Account;
let courses: SeededCourse[];
let quizzes: SeededQuiz[];
let taker: QuizTaker;

beforeAll(async () => {
  app = await startTestApp();
  instructor = await app.world.anInstructor();
  courses = [await app.world.aCourse(instructor), await app.world.aCourse(instructor)];
  quizzes = [];
  for (const course of courses)
    for (let count = 0; count < 3; count++) quizzes.push(await app.world.aQuiz(course, { maxAttempts: 4 }));
  taker = await aQuizTaker(app, courses[0]);
  await app.world.enroll(taker.account, courses[1]!, { at: new Date(Date.now() + 1000) });
  for (const quiz of quizzes)
    for (let count = 0; count < 2; count++) await app.world.anAttempt(taker.account, quiz);
  await taker.start(quizzes[0]!.id);
});
afterAll(() => app.stop());

describe('who sees a quiz', () => {
  const one = 'query ($id: ID!) { quiz(id: $id) { id } }';
  const list = 'query ($id: ID!) { course(id: $id) { quizzes { id isActive } } }';
  const lists = '{ courses(first: 100) { nodes { id quizzes { id } } } }';
  const change = (statement: string, id: string) => app.database.query(statement, [id]);

  async function seen(course: SeededCourse, quiz: SeededQuiz) {
    const other = await aQuizTaker(app);
    const enrolled = await aQuizTaker(app, course);
    const tokens = {
      visitor: undefined,
      other: other.token,
      enrolled: enrolled.token,
      author: await app.world.signIn(instructor),
      otherInstructor: await app.world.signIn(await app.world.anInstructor()),
    };
    const known: string[] = [];
    const listed: string[] = [];
    for (const [who, token] of Object.entries(tokens)) {
      if ((await app.graphql(one, { id: quiz.id }, token)).body.data.quiz) known.push(who);
      const { body } = await app.graphql(list, { id: course.id }, token);
      const isListed = (body.data.course?.quizzes ?? []).some(({ id }: { id: string }) => id === quiz.id);
      if (isListed) listed.push(who);
      const { nodes } = (await app.graphql(lists, {}, token)).body.data.courses;
      const node = nodes.find(({ id }: { id: string }) => id === course.id);
      if (node) expect(node.quizzes.length > 0).toBe(isListed);
    }
    return { known, listed };
  }

  const everyone = ['visitor', 'other', 'enrolled', 'author', 'otherInstructor'];

  it('everyone, when it is active in a published course', async () => {
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course);
    expect(await seen(course, quiz)).toEqual({ known: everyone, listed: everyone });
  });

  it('its author, when it is inactive; it is listed to the enrolled too', async () => {
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course, { isActive: false });
    expect(await seen(course, quiz)).toEqual({ known: ['author'], listed: ['enrolled', 'author'] });
    const { body } = await app.graphql(
      '{ viewer { learning { quizzes { id } } } }',
      {},
      (await aQuizTaker(app, course)).token,
    );
    expect(body.data.viewer.learning.quizzes).toEqual([{ id: quiz.id }]);
  });

  it.each([
    ['inactive', 'is_active = false'],
    ['deleted', 'deleted_at = now()'],
  ])('also whoever has it open, when it is %s', async (_what, set) => {
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course);
    const working = await aQuizTaker(app, course);
    const { attempt } = await working.start(quiz.id);
    await change(`update quizzes set ${set} where id = $1`, quiz.id);
    expect((await app.graphql(one, { id: quiz.id }, working.token)).body.data.quiz).toEqual({ id: quiz.id });
    await working.submit(attempt.id, { [quiz.questions[0]!.id]: 'Option 1' });
    expect((await app.graphql(one, { id: quiz.id }, working.token)).body.data.quiz).toBeNull();
  });

  it('nobody, when it or its course is deleted, or for an unknown id', async () => {
    const course = await app.world.aCourse(instructor);
    const quiz = await app.world.aQuiz(course);
    await change('update quizzes set deleted_at = now() where id = $1', quiz.id);
    expect(await seen(course, quiz)).toEqual({ known: [], listed: [] });
    const gone = await app.world.aCourse(instructor);
    const other = await app.world.aQuiz(gone);
    await change('update courses set deleted_at = now() where id = $1', gone.id);
    const { body } = await app.graphql(one, { id: other.id }, await app.world.signIn(instructor));
    expect(body.data.quiz).toBeNull();
    for (const id of ['', 'nothing', '0198c0de-0000-7000-8000-000000000000'])
      expect((await app.graphql(one, { id }, taker.token)).body).toEqual({ data: { quiz: null } });
  });

  it('of somebody else’s attempts nothing', async () => {
    const other = await aQuizTaker(app, courses[0]);
    const { body } = await app.graphql(
      'query ($id: ID!) { quiz(id: $id) { viewerAttempt { id } viewerAttempts { id } viewerAttemptsLeft } }',
      { id: quizzes[0]!.id },
      other.token,
    );
    expect(body.data.quiz).toEqual({ viewerAttempt: null, viewerAttempts: [], viewerAttemptsLeft: 4 });
  });
});
