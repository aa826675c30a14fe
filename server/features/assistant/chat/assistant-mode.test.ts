import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { FakeHost, says } from '../../../test/fake-host';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { HINTS, OFF_IN_COURSE, UNANSWERED } from '../assistant.rules';
import { HINTS_ONLY } from '../providers/model-prompt';

const sentence = 'A bowline makes a fixed loop at the end of a rope.';
const question = 'What is a bowline?';

let app: TestApp;
let instructor: Account;
let course: SeededCourse;
let token: string;

async function start(config: Parameters<typeof startTestApp>[0] = {}): Promise<void> {
  app = await startTestApp(config);
  instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor, {
    title: 'Knots',
    lessons: [{ title: 'Loops', notes: `${sentence}\n\n- **Bight**: a bend of a bowline` }],
  });
  token = await app.world.signIn(await app.world.aStudent());
}

const setMode = (mode: string) =>
  app.database.query('update courses set assistant_mode = $2 where id = $1', [course.id, mode]);

const mutation = `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename
  ... on AssistantAnswered { conversation { id } answer { text sources { lessonId excerpt } deck { cardCount } } } } }`;

async function ask(text: string, more: object = {}, as = token) {
  const { body } = await app.graphql(mutation, { input: { requestId: newId(), text, ...more } }, as);
  expect(body.errors).toBeUndefined();
  return body.data.askAssistant as {
    conversation: { id: string };
    answer: {
      text: string;
      sources: { lessonId: string; excerpt: string }[];
      deck: { cardCount: number } | null;
    };
  };
}

describe('the built-in assistant', () => {
  beforeAll(() => start());
  afterAll(() => app.stop());

  it('does not use a course in which it is off, except for the instructor', async () => {
    await setMode('OFF');
    expect((await ask(question)).answer.text).toBe(UNANSWERED);
    expect((await ask(question, { courseId: course.id })).answer.text).toBe(OFF_IN_COURSE);
    for (const requestType of ['QUIZ_GENERATION', 'FLASHCARD_CREATION'])
      expect((await ask(question, { courseId: course.id, requestType })).answer.text).toBe(OFF_IN_COURSE);
    const author = await app.world.signIn(instructor);
    expect((await ask(question, { courseId: course.id }, author)).answer.text).toContain('fixed loop');
  });

  it('gives one hint after the other, and never the answer', async () => {
    await setMode('HINTS');
    const first = await ask(question);
    expect(first.answer).toMatchObject({
      text: HINTS[0],
      sources: [{ lessonId: course.lessons[0]!.id, excerpt: '' }],
    });
    const sessionId = first.conversation.id;
    const second = await ask('Next hint', { sessionId });
    expect(second.answer.text).toBe(`${HINTS[1]} “A bowline makes a…”`);
    expect((await ask('Next hint', { sessionId })).answer.text).toBe(HINTS[2]);
    expect((await ask('Show the explanation', { sessionId })).answer.text).toBe(HINTS[2]);
    // A question of its own begins again.
    expect((await ask('What makes a bowline?', { sessionId })).answer.text).toBe(HINTS[0]);
    const author = await app.world.signIn(instructor);
    expect((await ask(question, {}, author)).answer.text).toContain('fixed loop');
  });

  it('takes cards for practice also where it only gives hints', async () => {
    await setMode('HINTS');
    const { answer } = await ask('bowline', { requestType: 'FLASHCARD_CREATION' });
    expect(answer.deck!.cardCount).toBeGreaterThan(0);
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
    expect(answer.sources.map(({ lessonId }) => lessonId)).not.toContain(course.lessons[0]!.id);
  });
});

describe('a model', () => {
  const model = new FakeHost();
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

  it('is told to give hints only, in such a course alone', async () => {
    model.behavior = says('Look at the rope’s end [1].');
    const promptFor = async (mode: string) => {
      await setMode(mode);
      model.requests.length = 0;
      await ask(question);
      return JSON.stringify(model.requests[0]!.body.messages);
    };
    expect(await promptFor('HINTS')).toContain(HINTS_ONLY);
    expect(await promptFor('ANSWERS')).not.toContain(HINTS_ONLY);
  });
});
