import type { SeededCourse } from '../../seed/world';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';

let app: TestApp;
let course: SeededCourse;
let ada: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  course = await app.world.aCourse(await app.world.anInstructor(), { lessons: 5 });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await app.world.aStudent();
  token = await app.world.signIn(ada);
});

const GOAL = 'daysPerWeek minutesPerWeek daysThisWeek minutesThisWeek';

async function goal(timeZone = 'UTC', by = token) {
  const { body } = await app.graphql(
    `query ($timeZone: String!) { viewer { learningGoal(timeZone: $timeZone) { ${GOAL} } } }`,
    { timeZone },
    by,
  );
  return body.errors ? body.errors[0]!.extensions.code : body.data.viewer.learningGoal;
}

async function set(input: object, timeZone = 'UTC') {
  const { body } = await app.graphql(
    `mutation ($input: LearningGoalInput!, $timeZone: String!) {
      r: setLearningGoal(input: $input, timeZone: $timeZone) {
        __typename ... on InvalidInput { fields { path } } ... on LearningGoalSet { goal { ${GOAL} } } } }`,
    { input, timeZone },
    token,
  );
  return body.errors ? body.errors[0]!.extensions.code : (body.data.r.goal ?? body.data.r.fields);
}

/** Monday of the present week at noon UTC, and further days. */
function noon(day: number): Date {
  const now = app.clock.now();
  const weekday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - weekday + day, 12));
}

const presence = (at: Date, seconds: number, lesson = 0) =>
  app.database.query(
    `insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
     values ($1, $2, $3, ($4::timestamptz at time zone 'UTC')::date, $5, $4)`,
    [ada.id, course.lessons[lesson]!.id, course.id, at, seconds],
  );

it('there is no goal until one is set; it can be changed and removed', async () => {
  const none = { daysPerWeek: null, minutesPerWeek: null, daysThisWeek: 0, minutesThisWeek: 0 };
  expect(await goal()).toEqual(none);
  expect(await set({ daysPerWeek: 3 })).toEqual({ ...none, daysPerWeek: 3 });
  expect(await set({ minutesPerWeek: 90 })).toEqual({ ...none, minutesPerWeek: 90 });
  expect(await set({})).toEqual(none);
  expect(await goal('UTC', await app.world.signIn(await app.world.aStudent()))).toEqual(none);
});

it.each([[{ daysPerWeek: 0 }], [{ daysPerWeek: 8 }], [{ minutesPerWeek: 4 }], [{ minutesPerWeek: 6001 }]])(
  '%j is refused',
  async (input) => {
    expect(await set(input)).toEqual([{ path: Object.keys(input)[0] }]);
  },
);

it('an unknown time zone is refused, and nothing is saved', async () => {
  expect(await goal("UTC'; drop table learning_goals")).toBe('BAD_USER_INPUT');
  expect(await set({ daysPerWeek: 2 }, 'Nowhere')).toBe('BAD_USER_INPUT');
  // As in the profile, where the time zone of the reminder is stored.
  expect(await goal('europe/berlin')).toBe('BAD_USER_INPUT');
  expect(await goal()).toMatchObject({ daysPerWeek: null });
});

it('days and minutes of this week alone are counted, each day once', async () => {
  await app.world.enroll(ada, course, { completed: 1, at: noon(0) });
  await presence(noon(0), 150);
  await presence(noon(2), 30, 1);
  await presence(new Date(noon(2).getTime() + 60_000), 30, 2);
  await presence(noon(-1), 3600, 3);
  await presence(noon(7), 3600, 4);
  expect(await goal()).toMatchObject({ daysThisWeek: 2, minutesThisWeek: 3 });
});

it('the week is that of the time zone', async () => {
  // Sunday at 23:00 UTC is Monday in Berlin.
  await app.world.enroll(ada, course, { completed: 1, at: new Date(noon(0).getTime() - 13 * 3_600_000) });
  expect(await goal('UTC')).toMatchObject({ daysThisWeek: 0 });
  expect(await goal('Europe/Berlin')).toMatchObject({ daysThisWeek: 1 });
});

it('twelve at once leave one goal', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => set({ daysPerWeek: (index % 7) + 1 })));
  const rows = await app.database.query('select from learning_goals where account_id = $1', [ada.id]);
  expect(rows).toHaveLength(1);
});
