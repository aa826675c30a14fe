import { eventually } from '../../../test/eventually';
import { aQuizTaker, type QuizTaker } from '../../../test/quiz-taker';
import { Subscriber } from '../../../test/subscriber';
import { freshFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { SeededCourse } from '../../../seed/world';
import { QuizSweeper } from './quiz-attempt-closing.service';

const app = testApp();
let course: SeededCourse;

let teaching: string;

beforeAll(async () => {
  const instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor);
  teaching = await app.world.signIn(instructor);
});
const quiz = freshFixture(() => app.world.aQuiz(course, { timeLimitMinutes: 30 }));
const taker = freshFixture(() => aQuizTaker(app, course));

const idOf = (index: number) => quiz.questions[index]!.id;
const begin = async () => (await taker.start(quiz.id)).attempt;

it('the revision of the answers moves with each save that changes an answer, and with nothing else', async () => {
  const { id, answersRevision } = await begin();
  expect(answersRevision).toBe(0);
  const revisionAfter = async (answers: Record<string, string>, flagged?: string[]) =>
    (await taker.save(id, answers, flagged)).attempt.answersRevision as number;
  expect(await revisionAfter({ [idOf(0)]: 'Option 1', [idOf(2)]: 'x' })).toBe(1);
  expect(await revisionAfter({ [idOf(2)]: 'x', [idOf(0)]: 'Option 1' })).toBe(1);
  expect(await revisionAfter({}, [idOf(1)])).toBe(1);
  expect(await revisionAfter({ [idOf(1)]: '' })).toBe(1);
  expect(await revisionAfter({ [idOf(2)]: 'y' })).toBe(2);
  expect(await revisionAfter({ [idOf(0)]: '' })).toBe(3);
  expect((await begin()).answersRevision).toBe(3);
});

describe('a submission that says which revision the student saw', () => {
  it('is graded at that revision', async () => {
    const { id } = await begin();
    await taker.save(id, { [idOf(0)]: 'Option 1' });
    const done = await taker.submit(id, { [idOf(1)]: 'true' }, 1);
    expect(done).toMatchObject({ __typename: 'QuizAttemptSubmitted', attempt: { result: { score: 2 } } });
    expect(await taker.submit(id, { [idOf(1)]: 'true' }, 1)).toEqual(done);
    expect(await taker.submit(id, { [idOf(1)]: 'true' }, 0)).toEqual({
      __typename: 'QuizAttemptFinished',
      attempt: done.attempt,
      message: 'This attempt was already submitted with other answers',
    });
  });

  it('is not graded when another tab has saved since, and carries what is saved now', async () => {
    const { id } = await begin();
    const here = await taker.save(id, { [idOf(0)]: 'Option 1' });
    await taker.save(id, { [idOf(0)]: 'Option 2' });
    const outcome = await taker.submit(id, { [idOf(1)]: 'true' }, here.attempt.answersRevision);
    expect(outcome).toMatchObject({
      __typename: 'AnswersChangedElsewhere',
      message: 'Your answers were changed in another tab or on another device',
      attempt: {
        state: 'OPEN',
        answersRevision: 2,
        result: null,
        review: null,
        answers: [{ questionId: idOf(0), answer: 'Option 2' }],
      },
    });
    expect(await taker.submit(id, {}, 2)).toMatchObject({
      __typename: 'QuizAttemptSubmitted',
      attempt: { result: { score: 0 } },
    });
  });

  it('is graded whatever the revision once the time is up', async () => {
    const { id } = await begin();
    await taker.save(id, { [idOf(0)]: 'Option 1' });
    app.clock.advance(30 * 60_000);
    expect(await taker.submit(id, {}, 0)).toMatchObject({
      __typename: 'QuizAttemptSubmitted',
      attempt: { state: 'SUBMITTED', result: { score: 1 } },
    });
  });
});

/** Sets the extra time of the student; returns the attempts that the instructor sees. */
const giveTime = async (extraTime: string): Promise<{ id: string; state: string; deadline: string }[]> =>
  (
    await app.as(teaching).run`mutation { r: setExtraTime(quizId: ${quiz.id},
      studentId: ${taker.account.id}, extraTime: ${extraTime}) { attempts { id state deadline } } }`
  ).attempts;

describe('extra time during an attempt', () => {
  const MINUTE = 60_000;
  const after = (attempt: { startedAt: string }, minutes: number) =>
    new Date(Date.parse(attempt.startedAt) + minutes * MINUTE).toISOString();

  it('moves the deadline, within which answers and the sweeper count', async () => {
    const { id, ...started } = await begin();
    app.clock.advance(29 * MINUTE);
    expect(await giveTime('HALF')).toEqual([{ id, state: 'OPEN', deadline: after(started, 45) }]);
    expect(await taker.attempt(id)).toMatchObject({
      ...{ state: 'OPEN', deadline: after(started, 45), timeLimitMinutes: 45, extraMinutes: 15 },
    });
    app.clock.advance(10 * MINUTE);
    await app.app.service(QuizSweeper).run();
    const saved = await taker.save(id, { [idOf(0)]: 'Option 1' });
    expect(saved).toMatchObject({
      __typename: 'QuizAnswersSaved',
      attempt: { deadline: after(started, 45) },
    });
    app.clock.advance(7 * MINUTE);
    await app.app.service(QuizSweeper).run();
    expect(await taker.attempt(id)).toMatchObject({
      ...{ state: 'EXPIRED', finishedAt: after(started, 45), result: { score: 1 } },
    });
  });

  it('never takes time away that the student has', async () => {
    const { id, ...started } = await begin();
    await giveTime('DOUBLE');
    for (const less of ['QUARTER', 'NONE'])
      expect(await giveTime(less)).toEqual([{ id, state: 'OPEN', deadline: after(started, 60) }]);
    await taker.submit(id, { [idOf(0)]: 'Option 1' });
    expect(await begin()).toMatchObject({ timeLimitMinutes: 30, extraMinutes: 0 });
  });

  it('opens no attempt again that was submitted or whose time is up', async () => {
    const first = await begin();
    await taker.submit(first.id, { [idOf(0)]: 'Option 1' });
    expect(await giveTime('HALF')).toEqual([
      { id: first.id, state: 'SUBMITTED', deadline: after(first, 30) },
    ]);
    const second = await begin();
    app.clock.advance(45 * MINUTE);
    expect((await giveTime('DOUBLE'))[1]).toMatchObject({ id: second.id, deadline: after(second, 45) });
    app.clock.advance(MINUTE);
    expect(await taker.attempt(second.id)).toMatchObject({ state: 'EXPIRED', finishedAt: after(second, 45) });
  });

  it('and a submission at the same moment leave one result, graded with all answers', async () => {
    const { id } = await begin();
    await taker.save(id, { [idOf(0)]: 'Option 1' });
    const [outcome] = await Promise.all([
      taker.submit(id, { [idOf(1)]: 'true' }),
      ...['QUARTER', 'HALF', 'DOUBLE'].map(giveTime),
    ]);
    expect(outcome).toMatchObject({ __typename: 'QuizAttemptSubmitted', attempt: { result: { score: 2 } } });
    expect(await taker.attempt(id)).toMatchObject({ state: 'SUBMITTED', result: { score: 2 } });
  });
});

describe('other tabs', () => {
  const CHANGES = 'subscription { quizAttemptChanged { attemptId state answersRevision } }';
  let subscribers: Subscriber[] = [];
  afterEach(async () => {
    await Promise.all(subscribers.map((subscriber) => subscriber.close()));
    subscribers = [];
  });

  /** The events that one of the student's tabs receives, once it is subscribed. */
  async function aTabOf(student: QuizTaker) {
    const subscriber = new Subscriber(app, student.token);
    subscribers.push(subscriber);
    const heard = subscriber.subscribe(CHANGES);
    const { attempt } = await student.start((await app.world.aQuiz(course)).id);
    let turn = 0;
    await eventually(async () => {
      await student.save(attempt.id, { [attempt.questions[2].questionId]: `turn ${(turn += 1)}` });
      expect(heard.results.length).toBeGreaterThan(0);
    });
    const ofAttempt = (id: string) => changesIn(heard).filter(({ attemptId }) => attemptId === id);
    // That the attempt was started may still have been on its way when the tab began to listen.
    const sinceStart = (id: string) =>
      ofAttempt(id).filter(({ state, answersRevision }) => state !== 'OPEN' || answersRevision > 0);
    return { ofAttempt, sinceStart, heard };
  }

  interface Change {
    attemptId: string;
    state: string;
    answersRevision: number;
  }
  const changesIn = ({ results }: { results: { data?: Record<string, unknown> | null }[] }) =>
    results.map(({ data }) => data!.quizAttemptChanged as Change);

  it('learn that answers were saved and that the attempt was submitted, its student’s alone', async () => {
    const { id } = await begin();
    const tab = await aTabOf(taker);
    const other = await aTabOf(await aQuizTaker(app, course));
    await taker.save(id, { [idOf(0)]: 'Option 1' });
    await taker.save(id, { [idOf(0)]: 'Option 1' });
    await taker.save(id, { [idOf(2)]: 'x' });
    await taker.submit(id);
    await eventually(() =>
      expect(tab.sinceStart(id)).toEqual([
        { attemptId: id, state: 'OPEN', answersRevision: 1 },
        { attemptId: id, state: 'OPEN', answersRevision: 2 },
        { attemptId: id, state: 'SUBMITTED', answersRevision: 2 },
      ]),
    );
    expect(other.ofAttempt(id)).toEqual([]);
    expect(JSON.stringify(changesIn(tab.heard))).not.toContain('Option');
  });

  it('learn that time ran out', async () => {
    const { id } = await begin();
    const tab = await aTabOf(taker);
    app.clock.advance(31 * 60_000);
    await app.app.service(QuizSweeper).run();
    await eventually(() =>
      expect(tab.sinceStart(id)).toEqual([{ attemptId: id, state: 'EXPIRED', answersRevision: 0 }]),
    );
  });
});
