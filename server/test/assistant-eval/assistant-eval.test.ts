import { fails, FakeHost, says } from '../fake-host';
import { startTestApp, type TestApp } from '../test-app';
import { UNANSWERED } from '../../features/assistant/assistant.rules';
import { addCourses, measure, type Figures } from './measure';
import { modelFrom } from './model';
import { ownSet } from './sets';

// A change that makes the assistant worse on any of these fails here; nobody tunes on them.
describe.each(['gardening', 'spanish', 'russian'] as const)('the assistant on the set %s', (name) => {
  let app: TestApp;
  let figures: Figures;
  beforeAll(async () => {
    app = await startTestApp();
    await addCourses(app, ownSet(name));
    ({ figures } = await measure(app, ownSet(name)));
  });
  afterAll(() => app.stop());

  it('finds the lesson of a good question', () => {
    expect(figures.first).toBeGreaterThanOrEqual(0.75);
    expect(figures.amongFive).toBeGreaterThanOrEqual(0.92);
    expect(figures.goodRefused).toBeLessThanOrEqual(0.03);
  });

  it('has no answer to what is outside, reads follow-ups, and keeps answers short', () => {
    expect(figures.outsideRefused).toBeGreaterThanOrEqual(0.75);
    expect(figures.followUps ?? 1).toBe(1);
    expect(figures.wordsMost).toBeLessThanOrEqual(90);
  });
});

describe('the model of the environment', () => {
  const model = new FakeHost();
  let app: TestApp;
  const ask = () =>
    measure(app, {
      answered: [
        { question: 'What is a bowline?', lesson: 'Loops' },
        { question: 'What is a bowline good for?', lesson: 'Loops' },
      ],
      unanswered: ['Which rope did the bowline of Captain Ahab have?', 'Who invented the bowline?'],
      follow_ups: [],
    });
  beforeAll(async () => {
    await model.start();
    const env = {
      ASSISTANT_PROVIDER: 'openai',
      ASSISTANT_URL: `${model.url}/v1`,
      ASSISTANT_MODEL: 'fake',
    };
    app = await startTestApp({ config: modelFrom(env) });
    const notes = 'A bowline makes a fixed loop at the end of a rope.';
    await addCourses(app, {
      language: 'en',
      courses: [{ title: 'Knots', lessons: [{ title: 'Loops', notes }] }],
    });
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  it('is asked, and what it refuses is counted', async () => {
    model.behavior = (response, request) =>
      says(/Ahab|good for/.test(JSON.stringify(request.body)) ? UNANSWERED : 'A loop [1].')(
        response,
        request,
      );
    const { figures } = await ask();
    expect(model.requests.length).toBeGreaterThanOrEqual(4);
    expect(figures).toMatchObject({ goodRefused: 0, goodClosest: 0.5, outsideRefused: 0.5 });
  });

  it('is not measured if it fails', async () => {
    model.behavior = fails(500);
    await expect(ask()).rejects.toThrow('The language model did not respond');
  });

  it('must be named', () => {
    expect(() => modelFrom({})).toThrow('--model needs ASSISTANT_PROVIDER');
  });
});
