import { newId } from '../../../platform/ids';
import { demoQuestions } from '../../../test/assistant-eval/sets';
import { aDemoDatabase } from '../../../test/demo-database';
import { startTestApp, type TestApp } from '../../../test/test-app';
import { ASSISTANT_PER_HOUR } from '../assistant.rules';

const TYPES = ['TUTORING', 'TUTORING', 'TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION'];

/** The request id is the seed of generated questions, so each question keeps its own. */
const { answered, unanswered } = demoQuestions('tune');
const questions = [...answered.map(({ question }) => question).slice(-40), ...unanswered.slice(-10)].map(
  (text, index) => ({ text, requestId: newId(), requestType: TYPES[index % TYPES.length]! }),
);

const ASK = `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename
  ... on UserError { message }
  ... on AssistantAnswered { answer { text sources { name source lessonId excerpt }
    questions { type text options answer explanation } deck { cards { front back } } } } } }`;

let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await aDemoDatabase();
});

/** A new student asks these questions one after the other. */
async function ask(app: TestApp, asked: readonly (typeof questions)[number][]): Promise<unknown[]> {
  const token = await app.world.signIn(await app.world.aStudent({ email: `${newId()}@example.org` }));
  const answers: unknown[] = [];
  for (const input of asked) {
    const { body } = await app.graphql(ASK, { input }, token);
    answers.push(body.errors ?? body.data.askAssistant);
  }
  return answers;
}

describe('people who ask at the same time', () => {
  let expected: unknown[];
  beforeAll(async () => {
    const alone = await startTestApp({ databaseUrl, config: { isDemo: true } });
    expected = [
      ...(await ask(alone, questions.slice(0, ASSISTANT_PER_HOUR))),
      ...(await ask(alone, questions.slice(ASSISTANT_PER_HOUR))),
    ];
    await alone.stop();
    expect(expected).toHaveLength(50);
    for (const answer of expected) expect(answer).toMatchObject({ __typename: 'AssistantAnswered' });
  });

  it.each([1, 2, 3])(
    'get the answers that each of two would get alone, after restart %i',
    async (restart) => {
      const app = await startTestApp({ databaseUrl, config: { isDemo: true } });
      // Different questions about the same lessons, so that each needs entries that the other is still loading.
      const chosen = [0, 1].map((asker) =>
        Array.from(
          { length: ASSISTANT_PER_HOUR },
          (_, index) =>
            (11 * restart + (asker === 0 ? index : ASSISTANT_PER_HOUR - index)) % questions.length,
        ),
      );
      const answers = await Promise.all(
        chosen.map((indices) =>
          ask(
            app,
            indices.map((index) => questions[index]!),
          ),
        ),
      );
      await app.stop();
      chosen.forEach((indices, asker) => {
        expect(answers[asker]).toHaveLength(ASSISTANT_PER_HOUR);
        expect(answers[asker]).toEqual(indices.map((index) => expected[index]));
      });
    },
  );

  it('get the answers that each of two hundred would get alone', async () => {
    const app = await startTestApp({ databaseUrl, config: { isDemo: true } });
    const chosen = Array.from({ length: 200 }, (_, asker) => (7 * asker) % questions.length);
    const answers = await Promise.all(chosen.map((index) => ask(app, [questions[index]!])));
    await app.stop();
    expect(answers).toEqual(chosen.map((index) => [expected[index]]));
  });
});
