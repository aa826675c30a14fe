import fc from 'fast-check';
import type { SeededQuiz } from '../../../seed/quiz-rows';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { QuizFiguresService } from './quiz-figures.service';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const RESULTS = `attemptCount averagePercent results { passedCount medianPercent medianMinutes distribution
  questions { questionId text askedCount facilityPercent discrimination mostCommonWrongAnswer mostCommonWrongAnswerCount } }`;

async function resultsOf(quiz: SeededQuiz, token: string) {
  const { body } = await app.graphql(
    `query ($id: ID!) { viewer { teaching { quiz(id: $id) { ${RESULTS} } } } }`,
    { id: quiz.id },
    token,
  );
  expect(body.errors).toBeUndefined();
  return body.data.viewer.teaching.quiz;
}

const run = (statement: string, ...parameters: unknown[]) => app.database.query(statement, parameters);

interface Act {
  kind: 'attempt' | 'attempt again' | 'regrade' | 'delete' | 'leave' | 'fold';
  who: number;
  answers: (string | null)[];
  score: number;
  minutes: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom(
    'attempt',
    'attempt',
    'attempt',
    'attempt again',
    'regrade',
    'delete',
    'leave',
    'fold',
  ),
  who: fc.nat(20),
  answers: fc.array(fc.constantFrom(null, 'x', 'X', ' x', 'Éa', 'éA', 'ß', 'true', 'false', 'y'), {
    minLength: 3,
    maxLength: 3,
  }),
  score: fc.nat(3),
  minutes: fc.nat(90),
});

async function perform(step: Act, quiz: SeededQuiz, students: Account[]): Promise<void> {
  const { kind, who, score, minutes } = step;
  if (kind === 'fold') return void (await app.app.service(QuizFiguresService).foldSome());
  if (kind === 'attempt') students.push(await app.world.aStudent());
  const student = students[who % Math.max(1, students.length)];
  if (!student) return;
  if (kind === 'regrade')
    return void (await run(
      'update quiz_attempts set score = $2, percent = $2 * 30, passed = $2 = 3 where student_id = $1',
      ...[student.id, score],
    ));
  if (kind === 'delete')
    return void (await run('delete from quiz_attempts where student_id = $1', student.id));
  if (kind === 'leave') {
    students.splice(students.indexOf(student), 1);
    return void (await run('delete from accounts where id = $1', student.id));
  }
  const answers = Object.fromEntries(
    quiz.questions.flatMap(({ id }, index) =>
      step.answers[index] === null ? [] : [[id, step.answers[index]!]],
    ),
  );
  const finishedAt = new Date(Date.now() - who * 1000);
  await app.world.anAttempt(kind === 'attempt' ? students.at(-1)! : student, quiz, {
    answers,
    score,
    percent: score * 30,
    passed: score === 3,
    finishedAt,
    startedAt: new Date(finishedAt.getTime() - minutes * 60_000),
  });
}

describe('the kept figures of a quiz', () => {
  it('show the same before and after they are added up, and when made anew', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (history) => {
        const instructor = await app.world.anInstructor();
        const token = await app.world.signIn(instructor);
        const quiz = await app.world.aQuiz(await app.world.aCourse(instructor));
        const students: Account[] = [];
        for (const step of history) await perform(step, quiz, students);
        const shown = await resultsOf(quiz, token);
        await app.app.service(QuizFiguresService).foldSome();
        expect(await resultsOf(quiz, token)).toEqual(shown);
        await run('select fill_quiz_figures()');
        expect(await resultsOf(quiz, token)).toEqual(shown);
      }),
      { numRuns: 25 },
    );
  });

  it('are exact while twelve submit, read and add up at once', async () => {
    const instructor = await app.world.anInstructor();
    const token = await app.world.signIn(instructor);
    const quiz = await app.world.aQuiz(await app.world.aCourse(instructor));
    const students = await Promise.all(Array.from({ length: 12 }, () => app.world.aStudent()));
    const [question] = quiz.questions;
    await Promise.all(
      students.map(async (student, index) => {
        await app.world.anAttempt(student, quiz, { answers: { [question!.id]: index % 3 ? 'no' : 'NO' } });
        await app.app.service(QuizFiguresService).foldSome();
        const { attemptCount, results } = await resultsOf(quiz, token);
        expect(results.distribution.reduce((sum: number, count: number) => sum + count, 0)).toBeGreaterThan(
          0,
        );
        expect(attemptCount).toBeGreaterThan(0);
        for (const { askedCount } of results.questions) expect(askedCount).toBeLessThanOrEqual(12);
      }),
    );
    const { attemptCount, results } = await resultsOf(quiz, token);
    expect(attemptCount).toBe(12);
    expect(results.questions.map(({ askedCount }: { askedCount: number }) => askedCount)).toEqual([
      12, 12, 12,
    ]);
  });
});
