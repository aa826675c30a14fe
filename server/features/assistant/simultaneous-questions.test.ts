import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Statement } from '../../platform/database/statement';
import { newId } from '../../platform/ids';
import { aDemoDatabase } from '../../test/demo-database';
import { startTestApp, type TestApp } from '../../test/test-app';
import { ASSISTANT_PER_HOUR } from './assistant.rules';
import { LexemesService } from './lexemes.service';

const fixture = parse(
  fs.readFileSync(path.join(__dirname, '../../test/fixtures/assistant-questions.yaml'), 'utf8'),
) as { answered: { question: string }[]; unanswered: string[] };

const TYPES = ['TUTORING', 'TUTORING', 'TUTORING', 'QUIZ_GENERATION', 'FLASHCARD_CREATION'];

/** The request id is the seed of generated questions, so each question keeps its own. */
const questions = [...fixture.answered.map(({ question }) => question), ...fixture.unanswered].map(
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

describe('two people who ask at the same time', () => {
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

  it.each([1, 2, 3, 4, 5])('get the answers that each would get alone, after restart %i', async (restart) => {
    const app = await startTestApp({ databaseUrl, config: { isDemo: true } });
    // Different questions about the same lessons, so that each needs entries that the other is still loading.
    const chosen = [0, 1].map((asker) =>
      Array.from(
        { length: ASSISTANT_PER_HOUR },
        (_, index) => (11 * restart + (asker === 0 ? index : ASSISTANT_PER_HOUR - index)) % questions.length,
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
  });
});

describe('the counts of passages', () => {
  const passage = (number: number) => ({
    heading: `Heading ${number}`,
    text: `Rope number ${number} holds.`,
  });
  let app: TestApp;
  let reference: unknown[];
  beforeAll(async () => {
    app = await startTestApp();
    reference = await new LexemesService(app.database).countsIn([0, 1, 2, 3, 4].map(passage));
  });
  afterAll(() => app.stop());

  it('are the same for overlapping loads, which read each passage once', async () => {
    const lexemes = new LexemesService(app.database);
    app.statements.length = 0;
    const [first, second, third] = await Promise.all([
      lexemes.countsIn([0, 1, 2].map(passage)),
      lexemes.countsIn([3, 1, 4, 2].map(passage)),
      lexemes.countsIn([1, 2].map(passage)),
    ]);
    expect(first).toEqual([0, 1, 2].map((number) => reference[number]));
    expect(second).toEqual([3, 1, 4, 2].map((number) => reference[number]));
    expect(third).toEqual([1, 2].map((number) => reference[number]));
    expect(app.statements).toHaveLength(2);
  });

  it('survive that another load pushes them out of the cache meanwhile', async () => {
    const lexemes = new LexemesService(app.database);
    await lexemes.countsIn([0, 1].map(passage));
    const many = Array.from({ length: 2_500 }, (_, number) => passage(100 + number));
    const [, counts] = await Promise.all([
      lexemes.countsIn(many),
      lexemes.countsIn([0, 1, 2, 3].map(passage)),
    ]);
    expect(counts).toEqual(reference.slice(0, 4));
  });

  it('are read again after a load that failed', async () => {
    let isDown = true;
    const database = {
      rows: (statement: Statement<unknown>) =>
        isDown ? Promise.reject(new Error('down')) : app.database.rows(statement),
    };
    const lexemes = new LexemesService(database as typeof app.database);
    const failed = await Promise.allSettled([lexemes.countsIn([passage(0)]), lexemes.countsIn([passage(0)])]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(lexemes.nearMeanings()).rejects.toThrow('down');
    isDown = false;
    expect(await lexemes.countsIn([passage(0)])).toEqual([reference[0]]);
    expect((await lexemes.nearMeanings()).size).toBeGreaterThan(100);
  });
});
