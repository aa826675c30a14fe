import { newId } from '../../../platform/ids';
import { eventually } from '../../../test/eventually';
import { answers, fails, FakeHost, hangs, says } from '../../../test/fake-host';
import { startTestApp, type TestApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { CLOSEST, HINTS, UNANSWERED } from '../assistant.rules';
import { EmbeddingModel } from '../providers/embedding-model.service';
import { ProviderLog } from '../providers/provider-log';
import { ModelCalls } from '../use/model-calls.service';
import { PassageEmbedder } from './passage-embedder';
import { claimVectors } from './passage-vectors.queries';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Words of one meaning; texts with the same meanings have the same vector. */
const MEANINGS = [
  ['bowline', 'noose'],
  ['splicing', 'strands', 'interweaving'],
  ['compass', 'needle', 'northward'],
];
const vectorOf = (text: string) => [
  ...MEANINGS.map((words) => words.filter((word) => text.toLowerCase().includes(word)).length),
  0.1,
];
const embedded = (vectors: unknown[]) => ({
  data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
  usage: { prompt_tokens: 5, total_tokens: 5 },
});
const embeds: FakeHost['behavior'] = (response, request) =>
  answers(embedded((request.body.input as string[]).map(vectorOf)))(response, request);

const host = new FakeHost();
let app: TestApp;
let instructor: Account;
let student: Account;
let token: string;

const startApp = (model: string | null = 'small', databaseUrl?: string, more: object = {}) =>
  startTestApp({
    databaseUrl,
    config: {
      assistantUrl: `${host.url}/v1`,
      assistantEmbeddingsModel: model,
      assistantApiKey: 'key',
      ...more,
    },
  });

beforeAll(async () => {
  // The applications' own runs would come between those of the tests.
  jest.spyOn(PassageEmbedder.prototype, 'run').mockResolvedValue();
  await host.start();
  app = await startApp();
  instructor = await app.world.anInstructor();
  student = await app.world.aStudent();
});
afterAll(async () => {
  await app.stop();
  await host.stop();
});
beforeEach(async () => {
  await app.database.query('delete from courses');
  await app.database.query('delete from passage_vectors');
  await app.database.query('delete from rate_limits');
  await app.database.query('delete from assistant_use');
  await app.database.query('delete from assistant_person_use');
  await app.database.query(
    "update assistant_budgets set unit = 'TOKENS', per_month = null, per_person = null",
  );
  // Closes the circuit breaker.
  app.clock.advance(MINUTE_MS);
  token = await app.world.signIn(student);
  host.requests.length = 0;
  host.behavior = embeds;
});

const aLesson = (notes: string, title = 'Ropes', more: object = {}) =>
  app.world.aCourse(instructor, {
    title,
    description: '',
    lessons: [{ title, description: '', notes }],
    ...more,
  });
const KNOT = 'A bowline makes a fixed loop at the end of a rope.';
const SPLICE = 'Splicing joins two ropes for good.';
/** No word of it is in the lesson. */
const PARAPHRASE = 'Which noose stays put?';

const { signal } = new AbortController();
const embed = Reflect.get(PassageEmbedder.prototype, 'run') as PassageEmbedder['run'];
const run = (of = app, stopping = signal) => embed.call(of.app.service(PassageEmbedder), stopping);
const embedAll = async () => {
  await run();
  expect(await waiting()).toBe(0);
};
const waiting = async () => {
  const [row] = await app.database.query<{ count: number }>(
    'select count(*)::int from passage_vectors where vector is null',
  );
  return row!.count;
};
const sent = () => host.requests.flatMap(({ body }) => body.input as string[]);

async function ask(text: string, more: object = {}, as = token, of = app) {
  const { body } = await of.graphql(
    `mutation ($input: AskAssistantInput!) { askAssistant(input: $input) { __typename
      ... on AssistantAnswered { conversation { id } answer { text sources { lessonId excerpt } } } } }`,
    { input: { requestId: newId(), text, ...more } },
    as,
  );
  expect(body.errors).toBeUndefined();
  const { answer, conversation } = body.data.askAssistant;
  return { ...answer, sessionId: conversation.id } as {
    text: string;
    sources: { lessonId: string; excerpt: string }[];
    sessionId: string;
  };
}
const lessonsFor = async (text: string, more: object = {}, as = token) =>
  (await ask(text, more, as)).sources.map(({ lessonId }) => lessonId);

describe('a question in other words', () => {
  it('finds the lesson by its vector, once that is computed', async () => {
    const { lessons } = await aLesson(KNOT);
    expect((await ask(PARAPHRASE)).text).toBe(UNANSWERED);
    expect(host.requests).toEqual([]);
    await embedAll();
    const answer = await ask(PARAPHRASE);
    expect(answer.text).toContain(CLOSEST);
    expect(answer.sources.map(({ lessonId }) => lessonId)).toEqual([lessons[0]!.id]);
    expect(host.requests.map(({ path, body, headers }) => [path, body.model, headers.authorization])).toEqual(
      Array(2).fill(['/v1/embeddings', 'small', 'Bearer key']),
    );
    expect(sent()).toEqual([KNOT, PARAPHRASE]);
  });

  it('ranks a lesson higher that is found by words and by its vector', async () => {
    const other = await aLesson(
      'A noose is a rope. So is splicing, and a compass is none.',
      'Noose and rope',
    );
    const both = await aLesson('A noose makes a fixed loop at the end of a rope.', 'Loops');
    // Nearer than the first one, without a word of the question.
    await aLesson('The bowline and the compass.', 'Gear');
    const question = 'noose rope';
    const byWords = [other.lessons[0]!.id, both.lessons[0]!.id];
    expect(await lessonsFor(question)).toEqual(byWords);
    await embedAll();
    expect((await lessonsFor(question))[0]).toBe(both.lessons[0]!.id);
  });

  it('is read with the question before, if it refers to it', async () => {
    const { lessons } = await aLesson(KNOT);
    await embedAll();
    const { sessionId } = await ask(PARAPHRASE);
    expect(await lessonsFor('and why?', { sessionId })).toEqual([lessons[0]!.id]);
    expect(sent().at(-1)).toBe(`${PARAPHRASE}\nand why?`);
  });

  it('finds nothing that the person may not read, or in a course in which the assistant is off', async () => {
    const draft = await aLesson(KNOT, 'Draft');
    const off = await aLesson('Tie the bowline by hand.', 'Off');
    // Shares its vector with a lesson that may be read.
    await aLesson(SPLICE, 'Draft of a copy', { isPublished: false });
    const other = await aLesson(SPLICE, 'Open');
    await embedAll();
    expect(await lessonsFor(PARAPHRASE)).toHaveLength(3);
    await app.database.query('update courses set is_published = false where id = $1', [draft.id]);
    await app.database.query("update courses set assistant_mode = 'OFF' where id = $1", [off.id]);
    expect(await lessonsFor(PARAPHRASE)).toEqual([other.lessons[0]!.id]);
    expect(await lessonsFor(PARAPHRASE, {}, await app.world.signIn(instructor))).toHaveLength(3);
    const elsewhere = await aLesson('Compass.', 'Elsewhere');
    expect(await lessonsFor(PARAPHRASE, { courseId: elsewhere.id })).toEqual([]);
  });

  it('gets hints only where only hints are given', async () => {
    await aLesson(KNOT, 'Knots', { assistantMode: 'HINTS' });
    await embedAll();
    expect((await ask('What is a bowline?')).text).toBe(HINTS[0]);
    const found = await ask(PARAPHRASE);
    expect(found.text).not.toContain('fixed loop');
    expect(found.sources).toEqual([expect.objectContaining({ excerpt: '' })]);
  });

  it('finds nothing by vectors while the person takes a quiz', async () => {
    const course = await aLesson(KNOT);
    const elsewhere = await aLesson(`${KNOT} Elsewhere.`);
    await embedAll();
    const quiz = await app.world.aQuiz(course, {
      questions: [{ text: 'Which knot makes a fixed loop?', correctAnswer: 'true' }],
    });
    await app.world.enroll(student, course);
    expect(await lessonsFor(PARAPHRASE)).not.toEqual([]);
    host.requests.length = 0;
    await app.world.anAttempt(student, quiz, { startedAt: app.clock.now(), finishedAt: null });
    expect((await ask(PARAPHRASE)).text).toBe(UNANSWERED);
    expect((await ask(PARAPHRASE, { courseId: elsewhere.id })).text).toBe(UNANSWERED);
    expect(host.requests).toEqual([]);
    const another = await app.world.signIn(await app.world.aStudent());
    expect(await lessonsFor(PARAPHRASE, {}, another)).not.toEqual([]);
  });
});

describe('without a usable vector of the question', () => {
  it.each<[string, FakeHost['behavior']]>([
    ['an error', fails(500)],
    ['a refusal', fails(401)],
    ['nothing in time', hangs],
    ['no JSON', (response) => void response.writeHead(200).end('vectors')],
    ['NaN', answers(embedded([[null, 1, 0, 0]]))],
    ['another number of dimensions', answers(embedded([[1, 0]]))],
    ['zeros', answers(embedded([[0, 0, 0, 0]]))],
    ['no vector', answers(embedded([]))],
    ['an error with status 200', answers({ error: 'no' })],
  ])('(%s) questions are answered by their words', async (_what, behavior) => {
    const { lessons } = await aLesson(KNOT);
    await embedAll();
    host.behavior = behavior;
    expect((await ask(PARAPHRASE)).text).toBe(UNANSWERED);
    const answer = await ask('What is a bowline?');
    expect(answer.text).toContain('makes a fixed loop');
    expect(answer.sources).toMatchObject([{ lessonId: lessons[0]!.id }]);
  });

  it('the host is left alone after five outages', async () => {
    await aLesson(KNOT);
    await embedAll();
    host.requests.length = 0;
    host.behavior = fails(500);
    for (let count = 0; count < 7; count++) await ask(PARAPHRASE);
    // Each call is tried twice.
    expect(host.requests).toHaveLength(10);
    app.clock.advance(MINUTE_MS);
    host.behavior = embeds;
    expect(await lessonsFor(PARAPHRASE)).toHaveLength(1);
  });
});

describe('the queue', () => {
  it('computes the vector of equal texts once, and again only for texts that change', async () => {
    const course = await aLesson(KNOT);
    await aLesson(KNOT, 'Copy');
    await embedAll();
    expect(sent()).toEqual([KNOT]);
    const setNotes = (notes: string) =>
      app.database.query('update lessons set notes = $2 where id = $1', [course.lessons[0]!.id, notes]);
    await setNotes(SPLICE);
    await embedAll();
    await setNotes(KNOT);
    await embedAll();
    expect(sent()).toEqual([KNOT, SPLICE]);
    await setNotes(`# Loops\n\n${KNOT}`);
    await embedAll();
    expect(sent()).toEqual([KNOT, SPLICE, `Loops\n${KNOT}`]);
  });

  it('sends nothing of drafts, of deleted courses and of those in which the assistant is off', async () => {
    await aLesson(KNOT, 'Draft', { isPublished: false });
    await aLesson(KNOT, 'Off', { assistantMode: 'OFF' });
    await aLesson(KNOT, 'Deleted', { deletedAt: new Date() });
    const open = await aLesson(SPLICE, 'Open');
    await run(app, AbortSignal.abort());
    await app.database.query("update courses set assistant_mode = 'OFF' where id = $1", [open.id]);
    await run();
    expect(host.requests).toEqual([]);
  });

  it('removes vectors that no passage needs, and after a week those of another model', async () => {
    const texts = async () =>
      (await app.database.query<{ model: string }>('select model from passage_vectors order by model')).map(
        ({ model }) => model,
      );
    const course = await aLesson(KNOT);
    const removed = await aLesson(SPLICE, 'Splices');
    await embedAll();
    await app.database.query('delete from courses where id = $1', [removed.id]);
    app.clock.advance(61 * MINUTE_MS);
    await embedAll();
    expect(await texts()).toEqual(['small']);
    const changed = await startApp('tiny', app.databaseUrl, {
      assistantProvider: 'openai',
      assistantModel: 'talker',
    });
    host.behavior = (response, request) =>
      (request.path.endsWith('/embeddings') ? embeds : says('It holds [1].'))(response, request);
    // Vectors of another model are not compared with.
    const asking = () => ask(PARAPHRASE, { courseId: course.id }, token, changed);
    expect((await asking()).text).toBe(UNANSWERED);
    await run(changed);
    expect(await texts()).toEqual(['small', 'tiny']);
    // A language model decides itself whether the passages answer.
    expect((await asking()).text).toContain('It holds');
    expect(JSON.stringify(host.requests.at(-1)!.body.messages)).toContain(KNOT);
    changed.clock.advance(8 * DAY_MS);
    await run(changed);
    expect(await texts()).toEqual(['tiny']);
    await changed.stop();
  });

  it('of twelve processes at once asks for each text once', async () => {
    await Promise.all(
      Array.from({ length: 70 }, (_, number) => aLesson(`Text ${number}.`, `Lesson ${number}`)),
    );
    host.requests.length = 0;
    const processes = Array.from(
      { length: 12 },
      () =>
        new PassageEmbedder(
          app.database,
          app.app.service(EmbeddingModel),
          app.app.service(ModelCalls),
          app.app.service(ProviderLog),
          app.clock,
        ),
    );
    await Promise.all(processes.map((process) => embed.call(process, signal)));
    await embedAll();
    expect(sent()).toHaveLength(70);
    expect(new Set(sent()).size).toBe(70);
    expect(host.requests.length).toBeLessThan(12);
  });

  it('goes on after a crash with what the process had claimed', async () => {
    await aLesson(KNOT);
    await aLesson(SPLICE, 'Splices');
    // Only fills the queue.
    await run(app, AbortSignal.abort());
    const now = app.clock.now();
    const leaseEndsAt = new Date(now.getTime() + 2 * MINUTE_MS);
    const claimed = await app.database.rows(
      claimVectors({ model: 'small', now, leaseEndsAt, most: 1, isRetry: false }),
    );
    expect(claimed).toHaveLength(1);
    await run();
    expect([await waiting(), sent().length]).toEqual([1, 1]);
    app.clock.advance(2 * MINUTE_MS);
    await embedAll();
    expect(sent().toSorted()).toEqual([KNOT, SPLICE]);
  });

  it('stops with the process, and returns what it had claimed', async () => {
    await aLesson(KNOT);
    host.behavior = hangs;
    const stopping = new AbortController();
    const running = run(app, stopping.signal);
    await eventually(() => expect(host.requests).toHaveLength(1));
    stopping.abort();
    await running;
    host.behavior = embeds;
    await embedAll();
    expect(sent()).toEqual([KNOT, KNOT]);
  });

  it('waits a minute after an outage', async () => {
    await aLesson(KNOT);
    host.behavior = fails(503);
    await run();
    host.behavior = embeds;
    host.requests.length = 0;
    await run();
    expect([await waiting(), sent()]).toEqual([1, []]);
    app.clock.advance(MINUTE_MS);
    await embedAll();
  });

  it.each<[string, FakeHost['behavior']]>([
    ['too few vectors', answers(embedded([[1, 0, 0, 0]]))],
    ['vectors of different lengths', answers(embedded([[1], [1, 0], [1, 0, 0]]))],
    ['NaN', answers(embedded([[null], [1], [1]]))],
    ['a refusal', fails(400)],
  ])('stores nothing of %s, and asks for each text alone until it can be used', async (_what, behavior) => {
    for (const text of [KNOT, SPLICE, 'Compass.']) await aLesson(text, text.slice(0, 5));
    host.behavior = behavior;
    await run();
    expect(await waiting()).toBe(3);
    // The model still refuses one of them.
    host.behavior = (response, request) =>
      ((request.body.input as string[]).includes(SPLICE) ? fails(400) : embeds)(response, request);
    app.clock.advance(MINUTE_MS);
    host.requests.length = 0;
    await run();
    expect(await waiting()).toBe(1);
    expect(host.requests.every(({ body }) => body.input.length === 1)).toBe(true);
    const { body } = await app.graphql(
      `{ viewer { administration { assistantUse { vectors { waiting failing } kinds { requestType requests failures } } } } }`,
      {},
      await app.world.signIn(await app.world.anAdmin()),
    );
    expect(body.data.viewer.administration.assistantUse).toEqual({
      vectors: { waiting: 1, failing: 1 },
      kinds: [{ requestType: 'EMBEDDING', requests: 2, failures: 2 }],
    });
  });

  it('stops after five refusals in a row, as with a wrong key', async () => {
    for (let number = 0; number < 7; number++) await aLesson(`${KNOT} ${number}`, `Knot ${number}`);
    host.behavior = fails(401);
    await run();
    app.clock.advance(MINUTE_MS);
    host.requests.length = 0;
    await run();
    expect(host.requests).toHaveLength(5);
    host.behavior = embeds;
    app.clock.advance(2 * 60 * MINUTE_MS);
    await embedAll();
  });

  it('refuses vectors with other dimensions than those of the model before', async () => {
    await aLesson(KNOT);
    await embedAll();
    await aLesson(SPLICE);
    host.behavior = answers(embedded([[1, 0]]));
    await run();
    expect(await waiting()).toBe(1);
    host.behavior = embeds;
    app.clock.advance(MINUTE_MS);
    await embedAll();
  });

  it('counts its calls for the platform, and stops when the budget of the month is used up', async () => {
    await app.database.query('update assistant_budgets set per_month = 15, per_person = 1');
    await aLesson(KNOT);
    await embedAll();
    // A person's budget is not used.
    expect(await lessonsFor(PARAPHRASE)).toHaveLength(1);
    expect(await app.database.query('select * from assistant_person_use')).toEqual([]);
    expect(
      await app.database.query('select course_id, request_type, requests, tokens::int from assistant_use'),
    ).toEqual([{ course_id: null, request_type: 'EMBEDDING', requests: 2, tokens: 10 }]);
    host.requests.length = 0;
    expect((await ask(PARAPHRASE)).text).toBe(UNANSWERED);
    await aLesson(SPLICE);
    await run();
    expect([await waiting(), host.requests]).toEqual([1, []]);
    await app.database.query('update assistant_budgets set per_month = 30');
    await embedAll();
  });
});

/** The parts of pgvector that are used; its own are not in the embedded PostgreSQL. */
const STAND_IN = `
  create domain vector as real[];
  create function cosine_distance(one real[], other real[]) returns float8 language sql immutable as $$
    select 1 - sum(a * b) from unnest(one, other) as pairs (a, b)
  $$;
  create operator <=> (leftarg = real[], rightarg = real[], function = cosine_distance)`;

it('where pgvector is installed, the database compares the vectors, with the same results', async () => {
  await aLesson(KNOT);
  const draft = await aLesson('Tie the bowline by hand.', 'Draft');
  const other = await aLesson(SPLICE, 'Open');
  await embedAll();
  const expected = await lessonsFor(PARAPHRASE);
  expect(expected).toHaveLength(3);
  await app.database.query(STAND_IN);
  const installed = await startApp('small', app.databaseUrl);
  const asking = async (more: object = {}) =>
    (await ask(PARAPHRASE, more, token, installed)).sources.map(({ lessonId }) => lessonId);
  expect(await asking()).toEqual(expected);
  expect(await asking({ courseId: other.id })).toEqual([other.lessons[0]!.id]);
  await app.database.query('update courses set is_published = false where id = $1', [draft.id]);
  expect(await asking()).toEqual(expected.filter((id) => id !== draft.lessons[0]!.id));
  // Such a vector cannot be compared.
  await app.database.query(
    "update passage_vectors set vector = '{1,0}' where input_hash = passage_input_hash('{}', $1)",
    [SPLICE],
  );
  expect(await asking()).toHaveLength(1);
  expect(installed.statements.filter((text) => text.startsWith('/* assistant: vectors */'))).toEqual([]);
  await installed.stop();
  await app.database.query('drop domain vector');
});

it('without a model no statement reads or writes vectors', async () => {
  await aLesson(KNOT);
  await embedAll();
  const plain = await startApp(null, app.databaseUrl);
  await run(plain);
  expect((await ask(PARAPHRASE, {}, token, plain)).text).toBe(UNANSWERED);
  expect((await ask('What is a bowline?', {}, token, plain)).text).toContain('fixed loop');
  expect(plain.statements.filter((text) => text.includes('passage_vectors'))).toEqual([]);
  await plain.stop();
});
