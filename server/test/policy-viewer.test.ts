import { askAssistant } from './ask-assistant';
import { aCell, aPolicyWorld } from './policy/policy-world';
import { ACTORS, type Actor, type Cell, outcomesOf } from './policy/row';
import { selectionOf, valueAt, type ViewerField, viewerFields } from './policy/viewer-fields';
import { VIEWER_ROWS } from './policy/viewer.rows';
import { startTestApp, type TestApp } from './test-app';

// Every field behind Query.viewer as everybody: who may read what of the platform, of a course and of a person.

// Not with testApp(), which forgets before each test what counts against a limit: the student's question is read here.
let app: TestApp;
let cells: Record<Actor, Cell>;
let ids: Record<string, string>;

beforeAll(async () => {
  app = await startTestApp();
  const world = await aPolicyWorld(app);
  const entries = await Promise.all(
    ACTORS.map(async (actor) => [actor, await aCell(app, actor, world, {})] as const),
  );
  cells = Object.fromEntries(entries) as Record<Actor, Cell>;
  ids = await theIds(cells.student, cells.instructor);
});
afterAll(() => app.stop());

/** Literals of the arguments by path: what belongs to the course, the student or, of notifications, the owner. */
async function theIds(
  { course, student, token }: Cell,
  { instructor, token: ownersToken }: Cell,
): Promise<Record<string, string>> {
  const quiz = await app.world.aQuiz(course);
  await app.world.anAttempt(student, quiz);
  await app.world.aGroup(course, 'Monday', [student]);
  await app.sql`insert into quiz_extra_times (quiz_id, student_id, factor_percent)
    values (${quiz.id}, ${student.id}, 150)`;
  await app.as(ownersToken)
    .graphql`mutation { inviteToCourse(courseId: ${course.id}, input: { email: "new@example.org", role: OBSERVER }) {
      __typename } }`;
  await app.world.anAccessToken(student, ['read:learning']);
  await app.world.aBookmark(student, course, null, app.clock.now());
  await app.sql`insert into instructor_requests (account_id, state, requested_at)
    values (${student.id}, 'WAITING', now())`;
  await app.world.aNote(student, course, course.lessons[0]!);
  await app.world.aMessage(student, instructor, { title: 'Knots', message: 'How?' });
  const asked = await askAssistant(app, token, { text: 'A bowline?', lessonId: course.lessons[0]!.id });
  const { body: made } = await app.as(token)
    .graphql`mutation { createFlashcardDeck(input: { title: "Knots", cards: [{ front: "Bowline?", back: "A loop." }] }) {
      ... on FlashcardDeckCreated { deck { id } } } }`;
  const idOf = async (table: string) => {
    const [row] = await app.database.query<{ id: string }>(`select id from ${table} limit 1`);
    return row!.id;
  };
  return {
    'viewer.learningGoal': 'UTC',
    'viewer.suggestedFlashcards': await idOf('personal_notes'),
    'viewer.administration.person': student.id,
    'viewer.administration.possibleOwners': course.id,
    'viewer.assistant.conversation': asked.conversation.id,
    'viewer.assistant.deck': made.data.createFlashcardDeck.deck.id,
    'viewer.teaching.course': course.id,
    'viewer.teaching.quiz': quiz.id,
    'viewer.inbox.conversation': await idOf('conversations'),
    'viewer.inbox.contact': student.id,
    'viewer.inbox.notification': await idOf('notifications'),
  };
}

/** Few enough that the limits of a request allow them. */
const FIELDS_PER_REQUEST = 8;

async function outcomesOfFields(fields: readonly ViewerField[], actor: Actor): Promise<string[]> {
  const outcomes: string[] = [];
  for (let from = 0; from < fields.length; from += FIELDS_PER_REQUEST) {
    const part = fields.slice(from, from + FIELDS_PER_REQUEST);
    const selections = part.map((field, index) => `r${index}: ${selectionOf(field, argumentOf)}`);
    const { body } = await app.graphql(`{ ${selections.join(' ')} }`, {}, cells[actor].token);
    for (const [index, field] of part.entries()) {
      const error = body.errors?.find(({ path }) => path === undefined || path[0] === `r${index}`);
      outcomes.push(error ? error.extensions.code : valueAt(field, body.data[`r${index}`]));
    }
  }
  return outcomes;
}

function argumentOf(path: string): string {
  if (ids[path] === undefined) throw new Error(`Say in policy-viewer.test.ts which id ${path} is read with`);
  return JSON.stringify(ids[path]);
}

it('every field behind Query.viewer that loads data has a row, and none is left of what is gone', () => {
  const paths = viewerFields(app.app.schema).map(({ path }) => path);
  expect([
    ...paths
      .filter((path) => !(path in VIEWER_ROWS))
      .map((path) => `Add a row for ${path} to server/test/policy/viewer.rows.ts`),
    ...Object.keys(VIEWER_ROWS)
      .filter((path) => !paths.includes(path))
      .map((path) => `Remove the row for ${path}`),
  ]).toEqual([]);
});

it.each(ACTORS)('%s reads what the rows say', async (actor) => {
  const fields = viewerFields(app.app.schema);
  const outcomes = await outcomesOfFields(fields, actor);
  const found = Object.fromEntries(fields.map(({ path }, index) => [path, outcomes[index]!]));
  const expected = Object.entries(VIEWER_ROWS).map(([path, row]) => [path, outcomesOf(row)[actor]]);
  expect(found).toEqual(Object.fromEntries(expected));
});
