import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { chunk, FakeHost } from '../../../test/fake-host';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { ASSISTANT_PER_HOUR } from '../assistant.rules';
import { NO_BUDGET } from './suggestion.rules';

const PLAIN =
  'The bowline is a knot. It makes a loop that does not move. You can open it again after a heavy load.';
const TEXT = 'A bowline makes a fixed loop at the end of a rope, and it is easy to untie after a heavy load.';

const model = new FakeHost();
let app: TestApp;
let instructor: Account;
let course: SeededCourse;

/** Writes this text, and reports this number of tokens. */
const writes =
  (text: string, tokens: number): FakeHost['behavior'] =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk(text, true));
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: tokens };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };

beforeAll(async () => {
  await model.start();
  app = await startTestApp({
    config: {
      assistantProvider: 'openai',
      assistantUrl: `${model.url}/v1`,
      assistantModel: 'fake',
      assistantTimeoutMs: 30_000,
    },
  });
});
beforeEach(async () => {
  await app.database.query('delete from rate_limits');
  await app.database.query('delete from assistant_use');
  await limit("unit = 'TOKENS', per_person = null, per_course = null, per_month = null");
  instructor = await app.world.anInstructor();
  course = await app.world.aCourse(instructor, {
    title: 'Knots',
    lessons: [{ title: 'Loops', notes: '# The bowline\n\nA loop.' }],
  });
  model.behavior = writes(PLAIN, 100);
  model.requests.length = 0;
});
afterAll(async () => {
  await app.stop();
  await model.stop();
});

const limit = (limits: string) => app.database.query(`update assistant_budgets set ${limits}`);

async function suggest(more: object = {}, as = instructor) {
  const input = { requestId: newId(), kind: 'PLAIN_LANGUAGE', courseId: course.id, text: TEXT, ...more };
  const { body } = await app.graphql(
    `mutation ($input: SuggestTextInput!) { suggestText(input: $input) { __typename
      ... on TextSuggested { text madeBy } ... on UserError { message } } }`,
    { input },
    await app.world.signIn(as),
  );
  expect(body.errors).toBeUndefined();
  return body.data.suggestText as { __typename: string; text?: string; madeBy?: string; message?: string };
}
const used = () =>
  app.database.query<{ tokens: number }>(
    'select course_id, request_type, requests, tokens::int, failures, replaced from assistant_use',
  );
const own = (figures: object) => [
  { course_id: course.id, request_type: 'SUGGESTION', failures: 0, replaced: 0, ...figures },
];
const remaining = async () => {
  const token = await app.world.signIn(instructor);
  const { body } = await app.graphql('{ viewer { assistant { remainingThisHour } } }', {}, token);
  return body.data.viewer.assistant.remainingThisHour as number;
};
it('counts for the course and the person, as a kind of its own, with the tokens of the call', async () => {
  await suggest();
  await suggest();
  expect(await used()).toEqual(own({ requests: 2, tokens: 200 }));
  const person = await app.database.query(
    'select requests, tokens::int from assistant_person_use where account_id = $1',
    [instructor.id],
  );
  expect(person).toEqual([{ requests: 2, tokens: 200 }]);
});

it('is refused when a budget is used up, with a sentence and without counting as a question', async () => {
  await limit("unit = 'REQUESTS', per_course = 1");
  expect((await suggest()).madeBy).toBe('MODEL');
  expect(await suggest()).toEqual({ __typename: 'AssistantBudgetUsedUp', message: NO_BUDGET });
  expect(model.requests).toHaveLength(1);
  expect(await remaining()).toBe(ASSISTANT_PER_HOUR - 1);
  expect(await used()).toEqual(own({ requests: 1, tokens: 100 }));
});

it('an outline is made of the material when a budget is used up, unless there is none', async () => {
  await limit("unit = 'TOKENS', per_course = 1");
  expect(await suggest({ kind: 'COURSE_OUTLINE', title: 'Knots' })).toEqual({
    __typename: 'TextSuggested',
    text: '1. Loops\n   - The bowline',
    madeBy: 'COURSE',
  });
  expect(await used()).toEqual(own({ requests: 0, tokens: 0, replaced: 1 }));
  expect(await suggest({ kind: 'LESSON_OUTLINE', title: 'Loops' })).toMatchObject({ message: NO_BUDGET });
  expect(model.requests).toHaveLength(0);
  expect(await used()).toEqual(own({ requests: 0, tokens: 0, replaced: 1 }));
});

it('a text that cannot be shown counts, is asked for once more, and that counts too', async () => {
  await limit("unit = 'REQUESTS', per_person = 3");
  model.behavior = writes('**  **', 100);
  expect((await suggest()).__typename).toBe('AssistantUnavailable');
  expect(await used()).toEqual(own({ requests: 2, tokens: 200 }));
  expect(await suggest()).toMatchObject({ message: NO_BUDGET });
  expect(model.requests).toHaveLength(3);
});

it('a stopped suggestion keeps its reservation, since the host reported nothing', async () => {
  model.behavior = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('The bowline '));
  };
  const requestId = newId();
  const asked = suggest({ requestId });
  await eventually(() => expect(model.requests).toHaveLength(1));
  const token = await app.world.signIn(instructor);
  await app.graphql('mutation ($id: ID!) { stopAssistant(requestId: $id) }', { id: requestId }, token);
  expect((await asked).__typename).toBe('AssistantUnavailable');
  const [row] = await used();
  expect(row!.tokens).toBeGreaterThan(8000);
});
