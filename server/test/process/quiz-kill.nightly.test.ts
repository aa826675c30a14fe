import path from 'node:path';
import { ask } from '../../platform/embedded-postgres/test-support';
import { inParallel } from './classroom';
import { embeddedUrl, Stage, type Program } from './program';
import { call, logIn } from './rest-client';

jest.setTimeout(180_000);

const PASSWORD = 'correct horse battery';
const STUDENTS = 8;
const QUESTIONS = 40;
/** After this many acknowledged answers; a round number somewhere in the middle of STUDENTS × QUESTIONS. */
const KILL_AFTER = 120;

const stage = new Stage();
let dataDir: string;
let program: Program;

beforeAll(async () => {
  dataDir = path.join(await stage.folder(), 'data');
  program = await stage.start({ environment: { DATA_DIR: dataDir } });
});
afterAll(() => stage.cleanUp());

interface Taker {
  token: string;
  attemptId: string;
  questionIds: string[];
}

async function signUp(name: string, role: 'student' | 'instructor'): Promise<string> {
  const email = `${name}@example.org`;
  const body = { name, email, password: PASSWORD, role };
  expect((await call(program.origin, 'POST', '/auth/signup', { body })).status).toBe(201);
  return logIn(program.origin, email, PASSWORD);
}

/** A published course with a quiz of short answers. */
async function aQuiz(): Promise<{ courseId: string; quizId: string }> {
  const token = await signUp('author', 'instructor');
  const [{ id: courseId }] = (await ask(
    await embeddedUrl(dataDir),
    `insert into courses (id, instructor_id, title, description, category, level, price_cents, skills, is_published, created_at, lesson_count,
       rating, reviews_count, search_text, skills_text)
     select gen_random_uuid(), id, 'Killing', '', 'Backend', 'BEGINNER', 0, '{}', true, now(), 0, 0, 0, '', ''
     from accounts where email = 'author@example.org' returning id`,
  )) as [{ id: string }];
  const questions = Array.from({ length: QUESTIONS }, (_, index) => ({
    type: 'short-answer',
    questionText: `What is ${index}?`,
    correctAnswer: `answer ${index}`,
  }));
  const quiz = { courseId, title: 'Killing', timeLimit: 60, questions };
  const { status, body } = await call(program.origin, 'POST', '/instructor/quizzes', { token, body: quiz });
  expect([status, body.error]).toEqual([201, undefined]);
  return { courseId, quizId: body.id };
}

async function aTaker(
  number: number,
  { courseId, quizId }: { courseId: string; quizId: string },
): Promise<Taker> {
  const token = await signUp(`taker-${number}`, 'student');
  await call(program.origin, 'POST', '/student/enrollments', { token, body: { courseId } });
  const { body } = await call(program.origin, 'GET', `/quizzes/quiz/${quizId}`, { token });
  const questionIds = (body.questions as { id: string }[]).map(({ id }) => id);
  return { token, attemptId: body.attempt.id, questionIds };
}

const SAVE = `mutation ($attemptId: ID!, $answers: [QuizAnswerInput!]!) {
  saveQuizAnswers(attemptId: $attemptId, answers: $answers) { __typename } }`;

/** null if there was no response. */
async function save(
  { token, attemptId }: Taker,
  questionId: string,
  answer: string,
): Promise<boolean | null> {
  const variables = { attemptId, answers: [{ questionId, answer }] };
  const given = { token, body: { query: SAVE, variables } };
  const response = await call(program.origin, 'POST', '/graphql', given).catch(() => null);
  return response && response.body.data?.saveQuizAnswers.__typename === 'QuizAnswersSaved';
}

test('kill -9 of the program while answers are saved loses none that was acknowledged, and the attempt goes on', async () => {
  const quiz = await aQuiz();
  const takers = await Promise.all(Array.from({ length: STUDENTS }, (_, number) => aTaker(number, quiz)));
  const acknowledged = new Map<string, string>();
  const refused: unknown[] = [];
  // Each student saves one answer after the other, all students concurrently, as their pages do.
  await inParallel(takers, STUDENTS, async (taker) => {
    for (const [index, questionId] of taker.questionIds.entries()) {
      const answer = `answer ${index % 2 ? index : 'wrong'}`;
      const isSaved = await save(taker, questionId, answer);
      if (isSaved === null) return 'stop';
      if (isSaved) acknowledged.set(`${taker.attemptId} ${questionId}`, answer);
      else refused.push([taker.attemptId, questionId]);
      if (acknowledged.size === KILL_AFTER) program.signal('SIGKILL');
    }
    return 'go on';
  });
  expect(refused).toEqual([]);
  expect(await program.ended).toEqual({ code: null, signal: 'SIGKILL' });
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILL_AFTER);
  expect(acknowledged.size).toBeLessThan(STUDENTS * QUESTIONS);

  program = await stage.start({ environment: { DATA_DIR: dataDir } });
  const rows = (await ask(
    await embeddedUrl(dataDir),
    `select t.id, e.key, e.value from quiz_attempts t, jsonb_each_text(t.answers) e
     where t.id in (${takers.map(({ attemptId }) => `'${attemptId}'`).join(', ')})`,
  )) as { id: string; key: string; value: string }[];
  const kept = new Map(rows.map(({ id, key, value }) => [`${id} ${key}`, value]));
  expect([...acknowledged].filter(([key, answer]) => kept.get(key) !== answer)).toEqual([]);

  // The page returns to the same attempt, sends again what was not acknowledged, and submits.
  for (const taker of takers) {
    const { body } = await call(program.origin, 'GET', `/quizzes/quiz/${quiz.quizId}`, {
      token: taker.token,
    });
    expect(body.attempt.id).toBe(taker.attemptId);
    const answers = taker.questionIds
      .map((questionId, index) => ({ questionId, answer: `answer ${index % 2 ? index : 'wrong'}` }))
      .filter(({ questionId }) => !acknowledged.has(`${taker.attemptId} ${questionId}`));
    const given = { token: taker.token, body: { quizId: quiz.quizId, answers } };
    expect(await call(program.origin, 'POST', '/quizzes/attempts', given)).toMatchObject({
      status: 200,
      body: { score: QUESTIONS / 2, total: QUESTIONS, percent: 50, passed: false },
    });
  }
  console.info(`${acknowledged.size} answers were acknowledged before kill -9 of node; none was lost.`);
});
