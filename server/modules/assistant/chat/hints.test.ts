import type { SeededCourse } from '../../../seed/world';
import { answers, chunk, FakeHost, says } from '../../../test/fake-host';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { askAssistant } from '../../../test/ask-assistant';
import { HINT_REPLACED, HINTS, IN_OPEN_QUIZ, OFF_IN_COURSE, UNANSWERED } from '../assistant.rules';
import { EXPLANATION_NOW, HINT_INSTRUCTIONS, HINTS_ONLY } from '../providers/model-prompt';

const sentence = 'A bowline makes a fixed loop at the end of a rope.';
const exercise = 'What does a bowline make?';
const BOTH = ['NEXT_HINT', 'EXPLANATION'];

let app: TestApp;
let instructor: Account;
let student: Account;
let course: SeededCourse;
let token: string;

async function start(config: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  app = await startTestApp(config);
  instructor = await app.world.anInstructor();
}

beforeEach(async () => {
  await app.sql`delete from rate_limits`;
  await app.sql`update courses set deleted_at = now()`;
  course = await app.world.aCourse(instructor, {
    title: 'Knots',
    lessons: [
      { title: 'Loops', notes: sentence },
      { title: 'Splicing', notes: 'Splicing weaves the strands of a rope together.' },
    ],
  });
  student = await app.world.aStudent();
  token = await app.world.signIn(student);
});

const setMode = (mode: string) =>
  app.sql`update courses set assistant_mode = ${mode} where id = ${course.id}`;

const ask = (text: string, more: object = {}) => askAssistant(app, token, { text, ...more });

/** Begins with the exercise, and goes on in the same conversation. */
async function begin(more: object = {}) {
  const first = await ask(exercise, { isExercise: true, ...more });
  const sessionId = first.conversation.id;
  return { first, next: (text: string, step?: string) => ask(text, { sessionId, step, ...more }) };
}

describe('the built-in assistant', () => {
  beforeAll(() => start());
  afterAll(() => app.stop());

  it('gives two hints for an exercise and then the explanation with its source', async () => {
    const { first, next } = await begin();
    expect(first.answer).toMatchObject({ text: HINTS[0], hint: 1, nextSteps: BOTH });
    const second = await next('Next hint', 'NEXT_HINT');
    expect(second.answer).toMatchObject({ hint: 2, nextSteps: ['EXPLANATION'] });
    expect(second.answer.text).toBe(`${HINTS[1]} “A bowline makes a…”`);
    const third = await next('Next hint', 'NEXT_HINT');
    expect(third.answer).toMatchObject({ hint: null, nextSteps: [] });
    expect(third.answer.text.replaceAll('**', '')).toContain(sentence);
    expect(third.answer.sources).toMatchObject([{ lessonId: course.lessons[0]!.id }]);
  });

  it('reads an exercise alone, whatever was asked before it', async () => {
    const before = await ask('How does splicing weave the strands of a rope together?');
    const sessionId = before.conversation.id;
    const first = await ask('What is a bowline for, and its loop?', { sessionId, isExercise: true });
    const second = await ask('Next hint', { sessionId, step: 'NEXT_HINT' });
    for (const { answer } of [first, second]) expect(answer.sources[0].lessonId).toBe(course.lessons[0]!.id);
    expect(second.answer.text).toBe(`${HINTS[1]} “A bowline makes a…”`);
  });

  it.each([
    ['show the explanation', null],
    ['Next hint!', 2],
  ])('takes %j for a step', async (text, hint) => {
    const { next } = await begin();
    const { answer } = await next(text);
    expect(answer.hint).toBe(hint);
    expect(answer.text.includes('fixed')).toBe(hint === null);
  });

  it('answers another question at once, and begins again with the next exercise', async () => {
    const { next } = await begin();
    const other = await next('What is splicing?');
    expect(other.answer).toMatchObject({ hint: null, sources: [{ lessonId: course.lessons[1]!.id }] });
    expect(await next('Next hint', 'NEXT_HINT')).toMatchObject({
      __typename: 'InvalidInput',
      message: 'The last answer of this chat is not a hint, so there is no next one',
    });
  });

  it('never explains in a course that only gives hints, and says nothing where it is off', async () => {
    await setMode('HINTS');
    const { first, next } = await begin();
    expect(first.answer).toMatchObject({ text: HINTS[0], hint: 1, nextSteps: ['NEXT_HINT'] });
    for (const [step, hint] of [
      ['EXPLANATION', 2],
      ['EXPLANATION', 3],
      ['NEXT_HINT', 4],
    ] as const) {
      const { answer } = await next('Show the explanation', step);
      expect(answer).toMatchObject({ hint, nextSteps: [] });
      expect(answer.text).not.toContain('fixed');
    }
    // A question of its own begins again.
    expect((await next('What makes a bowline?')).answer).toMatchObject({ text: HINTS[0], hint: 1 });
    await setMode('OFF');
    expect((await next('Show the explanation', 'EXPLANATION')).answer.text).toBe(UNANSWERED);
    for (const requestType of ['TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION'])
      expect((await ask(exercise, { courseId: course.id, requestType })).answer).toMatchObject({
        text: OFF_IN_COURSE,
        hint: null,
      });
  });

  it('answers the instructor whatever students get', async () => {
    token = await app.world.signIn(instructor);
    for (const mode of ['HINTS', 'OFF']) {
      await setMode(mode);
      const { answer } = await ask(exercise, { courseId: course.id });
      expect(answer.text.replaceAll('**', '')).toContain(sentence);
    }
  });

  it('says nothing from a course with hints in the answer from another one', async () => {
    await setMode('HINTS');
    await app.world.aCourse(instructor, {
      title: 'Bowline basics',
      lessons: [{ title: 'Bowline', notes: 'The bowline is called the king of knots. A bowline holds.' }],
    });
    const { answer } = await ask('Why is the bowline called the king of knots?');
    expect(answer.text.replaceAll('**', '')).toContain('king of knots');
    expect(answer.text).not.toContain('fixed loop');
    expect(JSON.stringify(answer.sources)).not.toContain(course.lessons[0]!.id);
  });

  it('does not go on with an exercise that is a question of a quiz which was opened meanwhile', async () => {
    const { next } = await begin();
    const quiz = await app.world.aQuiz(course, { questions: [{ text: exercise, correctAnswer: 'true' }] });
    await app.world.enroll(student, course);
    await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
    expect((await next('go on', 'NEXT_HINT')).answer.text).toBe(IN_OPEN_QUIZ);
    // The last answer is no hint any more.
    expect((await next('go on', 'EXPLANATION')).__typename).toBe('InvalidInput');
  });
});

describe('a model', () => {
  const model = new FakeHost();
  const promptOf = () => JSON.stringify(model.requests.at(-1)!.body.messages);
  beforeAll(async () => {
    await model.start();
    await start({
      config: { assistantProvider: 'openai', assistantUrl: `${model.url}/v1`, assistantModel: 'fake' },
    });
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  it('is told the stage, and what the exercise is', async () => {
    model.behavior = says('Look at the end of a rope [1].');
    const { first, next } = await begin();
    expect(first.answer).toMatchObject({ hint: 1, nextSteps: BOTH });
    expect(promptOf()).toContain(HINT_INSTRUCTIONS[0]);
    expect((await next('Next hint', 'NEXT_HINT')).answer.hint).toBe(2);
    expect(promptOf()).toContain(HINT_INSTRUCTIONS[1]);
    expect(promptOf()).toContain(`Question: ${exercise}`);
    model.behavior = says(`${sentence} [1]`);
    const { answer } = await next('Show the explanation');
    expect(promptOf()).toContain(EXPLANATION_NOW);
    for (const stage of [...HINT_INSTRUCTIONS, HINTS_ONLY]) expect(promptOf()).not.toContain(stage);
    expect(answer).toMatchObject({ hint: null, text: expect.stringContaining(sentence) });
  });

  it('that gives the answer away in a hint is replaced before anyone hears it', async () => {
    model.behavior = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(chunk('Well: a fixed loop '));
      response.end(`${chunk('at the end of a rope. [1]', true)}data: [DONE]\n\n`);
    };
    const { first } = await begin();
    expect(first.answer).toMatchObject({ text: `${HINT_REPLACED}\n\n${HINTS[0]}`, hint: 1 });
  });

  it('is not asked after the last hint of a course that only gives hints', async () => {
    await setMode('HINTS');
    model.behavior = says('Look at the end of a rope [1].');
    const { next } = await begin();
    await next('Next hint');
    model.requests.length = 0;
    expect((await next('Next hint')).answer.text).toBe(HINTS[2]);
    expect(model.requests).toEqual([]);
  });
});

describe('an external host', () => {
  const host = new FakeHost();
  const inputOf = () => host.requests.at(-1)!.body.input.input as string;
  beforeAll(async () => {
    await host.start();
    await start({ config: { assistantProvider: 'langserve', assistantUrl: host.url } });
  });
  afterAll(async () => {
    await app.stop();
    await host.stop();
  });

  it('is told to give only hints in such a course, and replaced if it answers', async () => {
    await setMode('HINTS');
    host.behavior = answers({ output: { answer: 'A fixed loop at the end of a rope.' } });
    const { answer } = await ask(exercise);
    expect(inputOf()).toContain(HINTS_ONLY);
    expect(answer).toMatchObject({ text: `${HINT_REPLACED}\n\n${HINTS[0]}`, hint: 1 });
    // Also about something that only the host knows.
    host.behavior = answers({ output: { answer: 'Think of Iceland.' } });
    await ask('Who won in Reykjavik?', { courseId: course.id });
    expect(inputOf()).toContain(HINTS_ONLY);
  });
});
