import type { Viewer } from '../../../platform/viewer';
import { aDemoDatabase } from '../../../test/demo-database';
import { testApp } from '../../../test/test-app';
import { Account } from '../../accounts/account.entities';
import { SearchService } from '../search/search.service';

/** Questions in a learner's own words, written before anybody saw what is found for them, and their lessons. */
const ANSWERED: [question: string, ...lessons: string[]][] = [
  ['How can I make three cards share the row equally?', 'Grid in two directions', 'Flexbox in one direction'],
  ['what does idempotent mean', 'Idempotency keys'],
  ['how do I know whether a difference is just luck', 'Could it be chance?'],
  ['What does ! do in TypeScript', 'Where types stop being true'],
  ['please explain tokens', 'Text becomes tokens'],
  ['how can I add a column without locking the table', 'Change a table while people use it'],
  ['what does EXPLAIN ANALYZE show me', 'Read a query plan'],
  ['What is bleed?', 'The page, its margins and its bleed'],
  ['Which contrast does text need to be readable', 'Type, color and contrast'],
  ['What is the box model?', 'The box model'],
];

const UNANSWERED = ['how do I bake sourdough bread', 'what is the weather like in Paris today'];

const app = testApp(async () => ({ databaseUrl: await aDemoDatabase(), config: { isDemo: true } }));
let viewer: Viewer;

beforeAll(async () => {
  const account = await app.database.with(Account, (accounts) =>
    accounts.findOneByOrFail({ email: 'student@waymark.test' }),
  );
  viewer = { account, sessionHash: '' };
});

const find = (text: string) =>
  app.app.service(SearchService).find(viewer, {
    text,
    subject: 'GENERATIVE_AI',
    difficulty: 'INTERMEDIATE',
    courseId: null,
    before: null,
  });

it.each(ANSWERED)('%j is answered by its lesson', async (question, ...lessons) => {
  const { outcome, passages } = await find(question);
  expect({ outcome, isOwn: lessons.includes(passages[0]!.lessonTitle) }).toEqual({
    outcome: 'answer',
    isOwn: true,
  });
});

it.each(UNANSWERED)('%j has no answer', async (question) =>
  expect((await find(question)).outcome).not.toBe('answer'),
);
