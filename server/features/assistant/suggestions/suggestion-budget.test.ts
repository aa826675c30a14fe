import { Client } from 'pg';
import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { untilWaiting } from '../../../test/lock-waiters';
import { chunk, FakeHost, fails } from '../../../test/fake-host';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
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
/** Another member of the course's team who may edit it. */
async function aColleague(): Promise<Account> {
  const account = await app.world.anInstructor();
  await app.world.aMember(course, account, CourseRole.INSTRUCTOR);
  return account;
}

it('counts for the course and the person, as a kind of its own, with the tokens of the call', async () => {
  await suggest();
  await suggest();
  expect(await used()).toEqual(own({ requests: 2, tokens: 200 }));
  const person = await app.database.query(
    'select requests, tokens::int from assistant_person_use where account_id = $1',
    [instructor.id],
  );
  expect(person).toEqual([{ requests: 2, tokens: 200 }]);
  const token = await app.world.signIn(await app.world.anAdmin());
  const { body } = await app.graphql(
    '{ viewer { administration { assistantUse { kinds { requestType requests tokens } } } } }',
    {},
    token,
  );
  expect(body.data.viewer.administration.assistantUse.kinds).toEqual([
    { requestType: 'SUGGESTION', requests: 2, tokens: 200 },
  ]);
});

it('is counted without a course if the course is not saved yet', async () => {
  await suggest({ courseId: null });
  expect(await used()).toMatchObject([{ course_id: null, requests: 1, tokens: 100 }]);
});

it.each(['per_person', 'per_course', 'per_month'])(
  'is refused when %s is used up, with a sentence and without counting as a question',
  async (budget) => {
    await limit(`unit = 'REQUESTS', ${budget} = 1`);
    expect((await suggest()).madeBy).toBe('MODEL');
    expect(await suggest()).toEqual({ __typename: 'AssistantBudgetUsedUp', message: NO_BUDGET });
    expect(model.requests).toHaveLength(1);
    expect(await remaining()).toBe(ASSISTANT_PER_HOUR - 1);
    expect(await used()).toEqual(own({ requests: 1, tokens: 100 }));
  },
);

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

it('twelve at once are written only as often as the reservations fit the budget', async () => {
  const people = [instructor, ...(await Promise.all(Array.from({ length: 11 }, aColleague)))];
  await suggest();
  // A reservation is a little more than 8,000 tokens, half of the longest text in characters.
  await limit('per_course = 18000');
  const waiting: (() => void)[] = [];
  model.behavior = (response, request) => waiting.push(() => writes(PLAIN, 100)(response, request));
  const refused: string[] = [];
  const holder = new Client({ connectionString: app.databaseUrl });
  await holder.connect();
  // Until it is released, nothing can be booked, so that several reservations have begun.
  await holder.query('begin; select from assistant_use for update');
  const asking = people.map(async (person) => {
    const { __typename, message } = await suggest({}, person);
    if (__typename !== 'TextSuggested') refused.push(message!);
  });
  await untilWaiting(app.database, 3);
  await holder.query('commit');
  await holder.end();
  await eventually(() => expect(waiting.length + refused.length).toBe(people.length));
  for (const write of waiting) write();
  await Promise.all(asking);
  expect([waiting.length, refused.length]).toEqual([2, 10]);
  expect(new Set(refused)).toEqual(new Set([NO_BUDGET]));
  expect(await used()).toEqual(own({ requests: 3, tokens: 300 }));
  // What was reserved and not used is available again.
  model.behavior = writes(PLAIN, 100);
  expect((await suggest()).madeBy).toBe('MODEL');
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

it('a call that fails is a failure and uses no budget', async () => {
  await limit("unit = 'REQUESTS', per_person = 1");
  model.behavior = fails(401);
  expect((await suggest()).__typename).toBe('AssistantUnavailable');
  expect(await used()).toEqual(own({ requests: 0, tokens: 0, failures: 1 }));
  model.behavior = writes(PLAIN, 100);
  expect((await suggest()).madeBy).toBe('MODEL');
});
