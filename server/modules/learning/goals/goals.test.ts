import { freshFixture, sharedFixture } from '../../../test/fixture';
import { testApp } from '../../../test/test-app';
import { MailScheduler } from '../../../platform/mails/mail-schedules';
import { GoalReminderMail } from './goal-reminder-mail';
import { goalOf } from './goal.queries';

const app = testApp({
  config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
});

const course = sharedFixture(async () => app.world.aCourse(await app.world.anInstructor(), { lessons: 5 }));
const ada = freshFixture(() => app.signedIn(app.world.aStudent()));

const GOAL = 'daysPerWeek minutesPerWeek daysThisWeek activeDays minutesThisWeek';

async function goal(timeZone = 'UTC') {
  const result = await app.as(ada.token)
    .run`{ r: viewer { learningGoal(timeZone: ${timeZone}) { ${GOAL} } } }`;
  return result.learningGoal ?? result;
}

async function set(input: object, timeZone = 'UTC') {
  const result = await app.as(ada.token).run`mutation {
    r: setLearningGoal(input: ${input}, timeZone: ${timeZone}) {
      __typename ... on InvalidInput { fields { path } } ... on LearningGoalSet { goal { ${GOAL} } } } }`;
  return result.goal ?? result.fields ?? result;
}

/** Monday of the present week at noon UTC, and further days. */
function noon(day: number): Date {
  const now = app.clock.now();
  const weekday = (now.getUTCDay() + 6) % 7;
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - weekday + day, 12));
}

const presence = (at: Date, seconds: number, lesson = 0) =>
  app.sql`insert into lesson_presences (student_id, lesson_id, course_id, day, seconds, last_at)
    values (${ada.id}, ${course.lessons[lesson]!.id}, ${course.id}, (${at}::timestamptz at time zone 'UTC')::date, ${seconds}, ${at})`;

it('there is no goal until one is set; it can be changed and removed', async () => {
  const none = {
    daysPerWeek: null,
    minutesPerWeek: null,
    daysThisWeek: 0,
    activeDays: [],
    minutesThisWeek: 0,
  };
  expect(await goal()).toEqual(none);
  expect(await set({ daysPerWeek: 3 })).toEqual({ ...none, daysPerWeek: 3 });
  expect(await set({ minutesPerWeek: 90 })).toEqual({ ...none, minutesPerWeek: 90 });
  expect(await set({})).toEqual(none);
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
  expect(await goal()).toMatchObject({ daysThisWeek: 2, activeDays: [1, 3], minutesThisWeek: 3 });
});

it('the week is that of the time zone', async () => {
  // Sunday at 23:00 UTC is Monday in Berlin.
  await app.world.enroll(ada, course, { completed: 1, at: new Date(noon(0).getTime() - 13 * 3_600_000) });
  expect(await goal('UTC')).toMatchObject({ daysThisWeek: 0 });
  expect(await goal('Europe/Berlin')).toMatchObject({ daysThisWeek: 1, activeDays: [1] });
});

it.each([
  ['2026-11-22T12:00Z', 'Pacific/Auckland', '2026-11-22T10:59Z', []],
  ['2026-11-22T12:00Z', 'Pacific/Auckland', '2026-11-22T11:00Z', [1]],
  ['2026-11-23T05:00Z', 'America/Los_Angeles', '2026-11-16T07:59Z', []],
  ['2026-11-23T05:00Z', 'America/Los_Angeles', '2026-11-16T08:00Z', [1]],
  // The clocks change on the Sunday.
  ['2026-03-26T12:00Z', 'Europe/Berlin', '2026-03-28T22:59Z', [6]],
  ['2026-03-26T12:00Z', 'Europe/Berlin', '2026-03-29T21:59Z', [7]],
  ['2026-03-26T12:00Z', 'Europe/Berlin', '2026-03-29T22:00Z', []],
  ['2026-10-22T12:00Z', 'Europe/Berlin', '2026-10-25T22:59Z', [7]],
  ['2026-10-22T12:00Z', 'Europe/Berlin', '2026-10-25T23:00Z', []],
])('at %s in %s, %s is on the days %j of the week', async (now, timeZone, at, activeDays) => {
  await app.world.enroll(ada, course, { completed: 1, at: new Date(at) });
  const week = { accountId: ada.id, timeZone, now: new Date(now) };
  expect(await app.database.row(goalOf(week))).toMatchObject({ activeDays });
});

it('twelve at once leave one goal', async () => {
  await app.atOnce(12, (index) => set({ daysPerWeek: (index % 7) + 1 }));
  const rows = await app.sql`select from learning_goals where account_id = ${ada.id}`;
  expect(rows).toHaveLength(1);
});

async function setReminder(input: object, timeZone = 'UTC') {
  const result = await app.as(ada.token)
    .run`mutation { r: setLearningGoal(input: ${input}, timeZone: ${timeZone}) {
      __typename ... on InvalidInput { fields { path message } }
      ... on LearningGoalSet { goal { daysPerWeek reminder { isOn days hour } } } } }`;
  return result.goal ?? result.fields;
}

/** Waits until the next reminder is due and claims it; the composed mail, null for none. */
async function nextReminder() {
  const [due] = await app.sql`select next_at as at from mail_schedules where account_id = ${ada.id}`;
  app.clock.advance(due!.at.getTime() - app.clock.now().getTime());
  await app.app.service(MailScheduler).run(new AbortController().signal);
  return app.app.service(GoalReminderMail).compose(ada.id);
}

describe('the reminder', () => {
  it('is off by default, and changed only when it is given', async () => {
    const off = { isOn: false, days: [3, 7], hour: 18 };
    expect(await setReminder({ daysPerWeek: 3 })).toEqual({ daysPerWeek: 3, reminder: off });
    expect(await app.sql`select * from mail_schedules where account_id = ${ada.id}`).toEqual([]);
    const on = { isOn: true, days: [1, 5], hour: 9 };
    expect(await setReminder({ daysPerWeek: 3, reminder: { ...on, days: [5, 1, 5] } })).toEqual({
      daysPerWeek: 3,
      reminder: on,
    });
    expect(await setReminder({ daysPerWeek: 4 })).toEqual({ daysPerWeek: 4, reminder: on });
  });

  it.each([
    [{ days: [], hour: 9 }, 'reminder.days'],
    [{ days: [0], hour: 9 }, 'reminder.days'],
    [{ days: [8], hour: 9 }, 'reminder.days'],
    [{ days: [1], hour: 24 }, 'reminder.hour'],
  ])('refuses %j', async (reminder, path) => {
    expect(await setReminder({ daysPerWeek: 3, reminder: { isOn: true, ...reminder } })).toMatchObject([
      { path },
    ]);
    expect(await app.sql`select * from learning_goals where account_id = ${ada.id}`).toEqual([]);
  });

  it('names the goal and the week so far, and can be unsubscribed from', async () => {
    await setReminder({
      daysPerWeek: 1,
      minutesPerWeek: 1200,
      reminder: { isOn: true, days: [7], hour: 18 },
    });
    const mail = (await nextReminder())!;
    expect(mail).toMatchObject({ to: ada.email, subject: 'Your weekly goal on Waymark' });
    expect(mail.text).toContain(
      'Your goal this week: 1 day and 1,200 minutes\nSo far: 0 days and 0 minutes. Continue whenever it suits you.\nContinue learning: https://learn.example.org/student/dashboard\n',
    );
    expect(mail.text).toMatch(/Unsubscribe: https:\S+GOAL_REMINDER\./);
    expect(mail.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  });

  it('is no mail once the goal is reached, or without a goal', async () => {
    const reminder = { isOn: true, days: [7], hour: 18 };
    await setReminder({ daysPerWeek: 1, reminder });
    expect(await nextReminder()).not.toBeNull();
    await app.sql`insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
      values (${ada.id}, ${course.lessons[0]!.id}, ${course.id}, ${app.clock.now()})`;
    const compose = () => app.app.service(GoalReminderMail).compose(ada.id);
    expect(await compose()).toBeNull();
    await setReminder({ daysPerWeek: 2 });
    expect((await compose())!.text).toContain('Your goal this week: 2 days\nSo far: 1 day.');
    await setReminder({});
    expect(await compose()).toBeNull();
  });

  it('stops with the account’s week in its own time zone', async () => {
    await setReminder({ daysPerWeek: 1, reminder: { isOn: true, days: [7], hour: 23 } }, 'America/New_York');
    expect(await nextReminder()).not.toBeNull();
    // Late on Sunday there, and Monday in UTC.
    expect(app.clock.now().getUTCDay()).toBe(1);
    await app.sql`insert into lesson_completions (student_id, lesson_id, course_id, completed_at)
      values (${ada.id}, ${course.lessons[1]!.id}, ${course.id}, ${new Date(app.clock.now().getTime() - 5 * 24 * 60 * 60 * 1000)})`;
    expect(await app.app.service(GoalReminderMail).compose(ada.id)).toBeNull();
  });
});
