import { newId } from '../../../platform/ids';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import type { Question } from '../../quizzes/quiz.entities';

const app = testApp();

const instructor = freshFixture(() => app.signedIn(app.world.anInstructor()));
const course = freshFixture(() => app.world.aCourse(instructor));

const QUESTIONS: Partial<Question>[] = [
  { type: 'MULTIPLE_CHOICE', text: 'Choice', options: ['a', 'b', 'c', 'd'], correctAnswer: 'a', points: 2 },
  { type: 'TRUE_FALSE', text: 'Fact', correctAnswer: 'true', points: 1 },
  { type: 'SHORT_ANSWER', text: 'Word', correctAnswer: 'Ada', points: 3 },
];

const aQuiz = () => app.world.aQuiz(course, { questions: QUESTIONS });

/** The times of an attempt of this many minutes. */
const lasting = (minutes: number) => {
  const startedAt = app.clock.now();
  return { startedAt, finishedAt: new Date(startedAt.getTime() + minutes * 60_000) };
};

const RESULTS = `questions { questionId text type askedCount facilityPercent discrimination mostCommonWrongAnswer mostCommonWrongAnswerCount }
  distribution passedCount medianPercent medianMinutes csvPath`;
const results = async (id: string) =>
  (
    await app.as(instructor.token)
      .graphql`{ viewer { teaching { quiz(id: ${id}) { results { ${RESULTS} } } } } }`
  ).body.data.viewer.teaching.quiz.results;

describe('the results of a quiz', () => {
  it('name the students who are enrolled, in the list and the file alike', async () => {
    const quiz = await app.world.aQuiz(course);
    for (const name of ['Ada Present', 'Ben Gone']) {
      const student = await app.world.aStudent({ name });
      await app.world.enroll(student, course);
      await app.world.anAttempt(student, quiz);
      if (name !== 'Ben Gone') continue;
      const leave = `mutation { endEnrollment(courseId: "${course.id}") { __typename } }`;
      await app.graphql(leave, {}, await app.world.signIn(student));
    }
    const { body } = await app.graphql(
      `{ viewer { teaching { quiz(id: "${quiz.id}") { results { students { nodes { name } } } } } } }`,
      {},
      instructor.token,
    );
    expect(body.data.viewer.teaching.quiz.results.students.nodes).toEqual([{ name: 'Ada Present' }]);
    const file = await app.rest('GET', `/instructor/quizzes/${quiz.id}/results.csv`, {
      token: instructor.token,
    });
    expect(String(file.body)).toContain('Ada Present');
    expect(String(file.body)).not.toContain('Ben Gone');
  });

  it('nobody took are empty, not zero', async () => {
    const { id, questions } = await aQuiz();
    expect(await results(id)).toEqual({
      questions: questions.map(({ id: questionId, text, type }) => ({
        questionId,
        text,
        type,
        askedCount: 0,
        facilityPercent: null,
        discrimination: null,
        mostCommonWrongAnswer: null,
        mostCommonWrongAnswerCount: 0,
      })),
      distribution: Array(10).fill(0),
      passedCount: 0,
      medianPercent: null,
      medianMinutes: null,
      csvPath: `/instructor/quizzes/${id}/results.csv`,
    });
  });

  it('are computed from the counted attempts', async () => {
    const quiz = await aQuiz();
    const [choice, fact, word] = quiz.questions as [Question, Question, Question];
    const answered = (...given: (string | null)[]) =>
      Object.fromEntries(
        [choice, fact, word].flatMap(({ id }, index) => (given[index] === null ? [] : [[id, given[index]!]])),
      );
    const attempts: [answers: Record<string, string>, minutes: number][] = [
      [answered('a', 'true', 'Ada'), 10],
      [answered('a', 'true', ' ada '), 20],
      [answered('a', 'false', 'Bob'), 30],
      [answered('b', 'true', ' bob'), 40],
      [answered('b', null, 'Eve'), 50],
    ];
    for (const [answers, minutes] of attempts)
      await app.world.anAttempt(await app.world.aStudent(), quiz, { answers, ...lasting(minutes) });
    for (const left of [{ finishedAt: null }, { isCounted: false }])
      await app.world.anAttempt(await app.world.aStudent(), quiz, { answers: {}, ...left });
    const found = await results(quiz.id);
    expect(found).toMatchObject({
      distribution: [1, 1, 0, 1, 0, 0, 0, 0, 0, 2],
      passedCount: 2,
      medianPercent: 33,
      medianMinutes: 30,
    });
    const [ofChoice, , ofWord] = found.questions;
    expect(found.questions.map((one: { facilityPercent: number }) => one.facilityPercent)).toEqual([
      60, 60, 40,
    ]);
    expect(ofChoice).toMatchObject({
      askedCount: 5,
      mostCommonWrongAnswer: 'b',
      mostCommonWrongAnswerCount: 2,
    });
    expect(ofWord).toMatchObject({ askedCount: 5, mostCommonWrongAnswerCount: 2 });
    expect(ofWord.mostCommonWrongAnswer.trim().toLowerCase()).toBe('bob');
    // The correlation of the points of the choice, 2 2 2 0 0, with those of the rest, 4 4 0 1 0.
    expect(ofChoice.discrimination).toBeCloseTo(0.5791, 3);
  });

  it('keep a question that was removed, at the end, in its last words', async () => {
    const quiz = await aQuiz();
    const [first, second] = quiz.questions;
    const removed = { ...second!, id: newId(), text: 'Gone' };
    const older = { ...removed, text: 'Going' };
    const unanswered = { answers: {}, isCounted: true, ...lasting(1) };
    await app.world.anAttempt(await app.world.aStudent(), { ...quiz, questions: [older] }, unanswered);
    await app.world.anAttempt(
      await app.world.aStudent(),
      { ...quiz, questions: [first!, removed] },
      { answers: { [removed.id]: 'true' }, ...lasting(5) },
    );
    const { questions } = await results(quiz.id);
    expect(questions).toHaveLength(4);
    expect(questions[3]).toMatchObject({
      questionId: removed.id,
      text: 'Gone',
      askedCount: 2,
      facilityPercent: 50,
    });
    expect(questions[0]).toMatchObject({
      text: 'Choice',
      askedCount: 1,
      facilityPercent: 0,
      mostCommonWrongAnswer: null,
    });
  });

  it('take as many statements for many attempts as for none', async () => {
    const quiz = await aQuiz();
    const count = async () => {
      app.statements.length = 0;
      await results(quiz.id);
      return app.statements.length;
    };
    await count();
    const before = await count();
    for (let index = 0; index < 5; index++) await app.world.anAttempt(await app.world.aStudent(), quiz);
    expect(await count()).toBe(before);
    expect(before).toBe(4);
  });
});

const students = `query ($id: ID!, $first: Int, $after: String, $search: String, $sort: InstructorQuizStudentSort! = NAME, $descending: Boolean! = false) { viewer { teaching { quiz(id: $id) { results {
  students(first: $first, after: $after, search: $search, sort: $sort, descending: $descending) { totalCount pageInfo { hasNextPage endCursor } nodes {
    quizId studentId name email extraTime bestPercent hasPassed
    attempts { id number state startedAt finishedAt score total percent passed } } } } } } } }`;
const studentsOf = async (id: string, variables: object = {}) => {
  const { body } = await app.graphql(students, { id, first: 50, ...variables }, instructor.token);
  return body.errors ? body.errors[0]!.extensions.code : body.data.viewer.teaching.quiz.results.students;
};

async function aClass(...names: string[]): Promise<Account[]> {
  const people = [];
  for (const name of names) {
    const student = await app.world.aStudent({ name });
    await app.world.enroll(student, course);
    people.push(student);
  }
  return people;
}

describe('the students of a quiz', () => {
  it('are those enrolled in its course, by name, with all of their attempts', async () => {
    const quiz = await aQuiz();
    const { id, questions } = quiz;
    const [, ada, eve] = await aClass('bob', 'Ada', 'Eve');
    await app.world.enroll(await app.world.aStudent(), await app.world.aCourse(instructor));
    const [choice, fact] = questions;
    const answers = { [choice!.id]: 'a', [fact!.id]: 'true' };
    await app.world.anAttempt(ada!, quiz, { answers });
    await app.world.anAttempt(ada!, { ...quiz, questions: [choice!, fact!] });
    await app.world.anAttempt(ada!, quiz, { answers, finishedAt: null });
    await app.world.anAttempt(eve!, quiz, { answers: {}, state: 'EXPIRED' });
    const { nodes, totalCount, pageInfo } = await studentsOf(id);
    expect([totalCount, pageInfo.hasNextPage]).toEqual([3, false]);
    expect(nodes.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'bob', 'Eve']);
    const time = expect.any(String);
    const attempt = { id: time, startedAt: time, total: 6 };
    const submitted = { ...attempt, state: 'SUBMITTED', finishedAt: time };
    expect(nodes[0]).toEqual({
      quizId: id,
      studentId: ada!.id,
      name: 'Ada',
      email: ada!.email,
      extraTime: 'NONE',
      bestPercent: 100,
      hasPassed: true,
      attempts: [
        { ...submitted, number: 1, score: 3, percent: 50, passed: false },
        { ...submitted, number: 2, score: 3, total: 3, percent: 100, passed: true },
        { ...attempt, number: 3, state: 'OPEN', finishedAt: null, score: null, percent: null, passed: null },
      ],
    });
    expect(nodes[1]).toMatchObject({ attempts: [], bestPercent: null, hasPassed: false });
    expect(nodes[2]).toMatchObject({
      attempts: [{ state: 'EXPIRED', percent: 0 }],
      bestPercent: null,
      hasPassed: false,
    });
  });

  it('come in every order, both ways, in pages without a gap or a repeat', async () => {
    const quiz = await aQuiz();
    const { id } = quiz;
    const [cy, ada, bo, adam] = await aClass('Cy', 'ada', 'Bo', 'Ada', 'ADA');
    const [choice, fact] = quiz.questions;
    const half = { answers: { [choice!.id]: 'a', [fact!.id]: 'true' } };
    await app.world.anAttempt(cy!, quiz, half);
    await app.world.anAttempt(cy!, quiz, half);
    await app.world.anAttempt(ada!, quiz);
    await app.world.anAttempt(bo!, quiz, half);
    await app.world.anAttempt(bo!, quiz, { answers: {} });
    await app.world.anAttempt(adam!, quiz, { ...half, finishedAt: null });
    // Attempts at another quiz don't count.
    await app.world.anAttempt(adam!, await aQuiz());
    const expected: [sort: string, value: (row: Row) => unknown, ascending: unknown[]][] = [
      ['NAME', ({ name }) => name.toLowerCase(), ['ada', 'ada', 'ada', 'bo', 'cy']],
      ['ATTEMPTS', ({ attempts }) => attempts.length, [0, 1, 1, 2, 2]],
      ['BEST', ({ bestPercent }) => bestPercent, [null, null, 50, 50, 100]],
    ];
    for (const [sort, value, ascending] of expected)
      for (const descending of [false, true]) {
        const seen: Row[] = [];
        for (let after: string | null = null; ;) {
          const { nodes, pageInfo, totalCount } = await studentsOf(id, { first: 2, after, sort, descending });
          expect(totalCount).toBe(5);
          seen.push(...nodes);
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor;
        }
        expect(new Set(seen.map(({ studentId }) => studentId)).size).toBe(5);
        expect(seen.map(value)).toEqual(descending ? ascending.toReversed() : ascending);
      }
    const { pageInfo } = await studentsOf(id, { first: 2 });
    expect(await studentsOf(id, { after: pageInfo.endCursor, sort: 'BEST' })).toBe('BAD_USER_INPUT');
  });
});

interface Row {
  name: string;
  studentId: string;
  bestPercent: number | null;
  attempts: object[];
}

describe('extra time', () => {
  const setting = (quizId: string, studentId: string, extraTime: string, as = instructor.token) =>
    app.as(as).graphql`mutation {
      r: setExtraTime(quizId: ${quizId}, studentId: ${studentId}, extraTime: ${extraTime}) { quizId studentId name extraTime } }`;
  const listed = async (id: string) =>
    (
      await app.as(instructor.token).run`{ r: viewer { teaching { quiz(id: ${id}) {
        extraTimes { studentId name extraTime } } } } }`
    ).teaching.quiz.extraTimes;

  it('is given, changed, given again and taken back', async () => {
    const { id } = await aQuiz();
    const [bo, ada] = await aClass('Bo', 'Ada');
    for (const extraTime of ['QUARTER', 'HALF', 'DOUBLE', 'DOUBLE', 'HALF'])
      expect((await setting(id, bo!.id, extraTime)).body.data.r).toEqual({
        quizId: id,
        studentId: bo!.id,
        name: 'Bo',
        extraTime,
      });
    await setting(id, ada!.id, 'QUARTER');
    expect(await listed(id)).toEqual([
      { studentId: ada!.id, name: 'Ada', extraTime: 'QUARTER' },
      { studentId: bo!.id, name: 'Bo', extraTime: 'HALF' },
    ]);
    const factors =
      await app.sql`select factor_percent as f from quiz_extra_times where quiz_id = ${id} order by f`;
    expect(factors).toEqual([{ f: 125 }, { f: 150 }]);
    for (let time = 0; time < 2; time++)
      expect((await setting(id, bo!.id, 'NONE')).body.data.r.extraTime).toBe('NONE');
    expect(await listed(id)).toHaveLength(1);
  });
});
