import { newId } from '../../../platform/ids';
import type { SeededCourse } from '../../../seed/world';
import { eventually } from '../../../test/eventually';
import { chunk, FakeHost, fails, says } from '../../../test/fake-host';
import { sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import type { Account } from '../../accounts/account.entities';
import { CourseRole } from '../../courses/permissions/course-permissions.rules';
import { askAssistant } from '../../../test/ask-assistant';
import { BUDGET_USED_UP, MODEL_UNAVAILABLE } from '../assistant.rules';
import { NO_BUDGET } from '../suggestions/suggestion.rules';
import { ExpiredRowsSweeper } from '../../../platform/expired-rows';

const DAY_MS = 24 * 60 * 60 * 1000;

let course: SeededCourse;
const model = new FakeHost();

const SENTENCE = 'A bowline makes a fixed loop at the end of a rope.';
const CARD = { front: 'What does a bowline make?', back: 'A fixed loop', quote: SENTENCE, passage: 1 };

/** Answers in two words, and reports this number of tokens. */
const reports =
  (tokens: number): FakeHost['behavior'] =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(chunk('A loop [1].', true));
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: tokens };
    response.end(`data: ${JSON.stringify({ choices: [], usage })}\n\ndata: [DONE]\n\n`);
  };

const app = testApp(async () => {
  await model.start();
  return {
    config: {
      assistantProvider: 'openai',
      assistantUrl: `${model.url}/v1`,
      assistantModel: 'fake',
      assistantTimeoutMs: 30_000,
    },
  };
});
afterAll(() => model.stop());
const admin = sharedFixture(() => app.world.anAdmin());
beforeEach(async () => {
  await app.sql`update assistant_budgets set unit = 'TOKENS', per_person = null, per_course = null, per_month = null`;
  await app.sql`update courses set deleted_at = now()`;
  course = await aCourse();
  model.behavior = reports(100);
  await app.sql`delete from assistant_use`;
  await app.sql`delete from assistant_person_use`;
  model.requests.length = 0;
});
const aCourse = async () =>
  app.world.aCourse(await app.world.anInstructor(), {
    title: 'Knots',
    lessons: [{ title: 'Loops', notes: SENTENCE }],
  });
const limit = (limits: string) => app.database.query(`update assistant_budgets set ${limits}`);

const ask = async (account: Account, more: object = {}) => {
  const input = { text: 'What is a bowline?', courseId: course.id, ...more };
  const { answer } = await askAssistant(app, await app.world.signIn(account), input);
  return answer?.text as string | undefined;
};

const FIGURES = 'requests tokens failures replaced';
async function use(month: string | null = null) {
  const { body } = await app.graphql(
    `query ($month: String) { viewer { administration { assistantUse(month: $month) { month kind
      days { day ${FIGURES} } courses { courseId title ${FIGURES} } kinds { requestType ${FIGURES} } } } } }`,
    { month },
    // A session does not last as long as some tests.
    await app.world.signIn(admin),
  );
  return body.errors ?? body.data.viewer.administration.assistantUse;
}

describe('a model that reports its tokens', () => {
  it('is counted by day, course and kind of request, with the tokens of the call instead of those reserved', async () => {
    const student = await app.world.aStudent();
    await ask(student);
    await ask(student);
    model.behavior = says(JSON.stringify({ cards: [CARD] }));
    await ask(student, { requestType: 'FLASHCARD_CREATION' });
    const used = await use();
    const day = app.clock.now().toISOString().slice(0, 10);
    expect(used).toMatchObject({ month: day.slice(0, 7), kind: 'MODEL' });
    expect(used.kinds).toContainEqual({
      requestType: 'TUTORING',
      requests: 2,
      tokens: 200,
      failures: 0,
      replaced: 0,
    });
    // This call reported none, so that the estimate counts.
    const [cards] = used.kinds.filter(
      ({ requestType }: { requestType: string }) => requestType !== 'TUTORING',
    );
    expect(cards.tokens).toBeGreaterThan(2000);
    const all = { requests: 3, tokens: 200 + Number(cards.tokens), failures: 0, replaced: 0 };
    expect(used.days).toEqual([{ day, ...all }]);
    expect(used.courses).toEqual([{ courseId: course.id, title: 'Knots', ...all }]);
    expect(JSON.stringify(used)).not.toContain(student.name);
  });

  it('that fails counts as a failure and a replaced answer, but not against the budget', async () => {
    await limit('per_person = 2500');
    const student = await app.world.aStudent();
    model.behavior = fails(500);
    expect(await ask(student)).toContain(MODEL_UNAVAILABLE);
    expect((await use()).days).toMatchObject([{ requests: 0, tokens: 0, failures: 1, replaced: 1 }]);
    model.behavior = reports(100);
    expect(await ask(student)).toContain('A loop');
  });

  it.each([
    ['per_course', 12, 7000, 3],
    ['per_month', 12, 7000, 3],
    // One person may have two answers at once.
    ['per_person', 1, 3500, 1],
  ])('is asked at once only as often as the reservations fit %s', async (budget, people, limited, calls) => {
    // A reservation is a little more than 2,000 tokens.
    await limit(`${budget} = ${limited}`);
    const waiting: (() => void)[] = [];
    model.behavior = (response, request) => waiting.push(() => reports(100)(response, request));
    const asking = await app.atOnce(people, () => app.world.aStudent());
    if (people === 1) asking.push(asking[0]!);
    const refused: string[] = [];
    const said = asking.map(async (person) => {
      const text = (await ask(person))!;
      if (text.includes(BUDGET_USED_UP)) refused.push(text);
    });
    await eventually(() => expect([waiting.length, refused.length]).toEqual([calls, asking.length - calls]));
    for (const answer of waiting) answer();
    await Promise.all(said);
    expect((await use()).days).toMatchObject([
      { requests: calls, tokens: 100 * calls, failures: 0, replaced: asking.length - calls },
    ]);
    // What was reserved and not used is available again.
    model.behavior = reports(100);
    expect(await ask(asking[0]!)).toContain('A loop');
  });

  it('has a budget for each person, each course and each day', async () => {
    await limit("unit = 'REQUESTS', per_person = 1, per_course = 2");
    const [one, two, three] = [
      await app.world.aStudent(),
      await app.world.aStudent(),
      await app.world.aStudent(),
    ];
    expect(await ask(one)).toContain('A loop');
    expect(await ask(one)).toContain(BUDGET_USED_UP);
    expect(await ask(two)).toContain('A loop');
    expect(await ask(three)).toContain(BUDGET_USED_UP);
    const other = await aCourse();
    expect(await ask(three, { courseId: other.id })).toContain('A loop');
    app.clock.advance(DAY_MS);
    expect(await ask(one)).toContain('A loop');
  });

  it('has a budget for the month, which begins anew', async () => {
    await limit("unit = 'REQUESTS', per_month = 1");
    const now = app.clock.now();
    const middleOfMonth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 15);
    app.clock.advance(middleOfMonth - now.getTime());
    const student = await app.world.aStudent();
    expect(await ask(student)).toContain('A loop');
    const before = (await use()).month;
    app.clock.advance(DAY_MS);
    expect((await use()).month).toBe(before);
    expect(await ask(student)).toContain(BUDGET_USED_UP);
    app.clock.advance(31 * DAY_MS);
    expect(await ask(student)).toContain('A loop');
    expect((await use(before)).days.length).toBeGreaterThan(0);
  });

  it('is forgotten: people after a week, figures after two years', async () => {
    const student = await app.world.aStudent();
    await ask(student);
    const counts = async () =>
      (
        await app.sql`select (select count(*)::int from assistant_person_use) as people, (select count(*)::int
          from assistant_use) as figures`
      )[0];
    const sweeper = app.app.service(ExpiredRowsSweeper);
    await sweeper.run();
    expect(await counts()).toEqual({ people: 1, figures: 1 });
    app.clock.advance(8 * DAY_MS);
    await sweeper.run();
    expect(await counts()).toEqual({ people: 0, figures: 1 });
    app.clock.advance(731 * DAY_MS);
    await sweeper.run();
    expect(await counts()).toEqual({ people: 0, figures: 0 });
  });
});

describe('a suggestion', () => {
  const suggest = async (kind: string) => {
    const account = await app.world.anInstructor();
    await app.world.aMember(course, account, CourseRole.INSTRUCTOR);
    const token = await app.world.signIn(account);
    const { body } = await app.as(token)
      .graphql`mutation { r: suggestText(input: ${{ requestId: newId(), kind, courseId: course.id, title: 'Loops', text: SENTENCE }}) {
          __typename
        ... on TextSuggested { text madeBy assistant { remainingThisHour } } ... on UserError { message } } }`;
    const left = await app.graphql('{ viewer { assistant { remainingThisHour } } }', {}, token);
    return { ...body.data.r, left: left.body.data.viewer.assistant.remainingThisHour as number };
  };

  it('counts for the course as a kind of its own, and is refused when a budget is used up', async () => {
    await limit("unit = 'REQUESTS', per_course = 1");
    expect(await suggest('PLAIN_LANGUAGE')).toMatchObject({ madeBy: 'MODEL', left: 29 });
    expect(await suggest('PLAIN_LANGUAGE')).toMatchObject({ message: NO_BUDGET, left: 30 });
    expect(model.requests).toHaveLength(1);
    const { kinds, courses } = await use();
    expect(kinds).toMatchObject([{ requestType: 'SUGGESTION', requests: 1, tokens: 100, replaced: 0 }]);
    expect(courses).toMatchObject([{ courseId: course.id, requests: 1 }]);
  });

  it('of an outline is made of the material then, unless there is none', async () => {
    await limit("unit = 'TOKENS', per_course = 1");
    expect(await suggest('COURSE_OUTLINE')).toMatchObject({ text: '1. Loops', madeBy: 'COURSE' });
    expect(await suggest('LESSON_OUTLINE')).toMatchObject({ message: NO_BUDGET });
    expect(model.requests).toHaveLength(0);
    expect((await use()).kinds).toMatchObject([{ requests: 0, tokens: 0, replaced: 1 }]);
  });

  it('that cannot be shown counts, is asked for once more, and that counts too', async () => {
    model.behavior = says('**  **');
    expect((await suggest('PLAIN_LANGUAGE')).__typename).toBe('AssistantUnavailable');
    expect((await use()).kinds).toMatchObject([{ requests: 2 }]);
  });
});
