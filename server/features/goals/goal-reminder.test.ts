import type { SeededCourse } from '../../seed/world';
import { startTestApp, type TestApp } from '../../test/test-app';
import type { Account } from '../accounts/account.entities';
import { MailScheduler } from '../mails/mail-schedules';
import { GoalReminderMail } from './goal-reminder-mail';

let app: TestApp;
let course: SeededCourse;
let ada: Account;
let token: string;

beforeAll(async () => {
  app = await startTestApp({
    config: { isDemo: false, sandbox: false, publicUrl: 'https://learn.example.org' },
  });
  course = await app.world.aCourse(await app.world.anInstructor(), { lessons: 3 });
});
afterAll(() => app.stop());
beforeEach(async () => {
  ada = await app.world.aStudent();
  token = await app.world.signIn(ada);
});

async function set(input: object, timeZone = 'UTC') {
  const { body } = await app.graphql(
    `mutation ($input: LearningGoalInput!, $timeZone: String!) { r: setLearningGoal(input: $input, timeZone: $timeZone) {
      __typename ... on InvalidInput { fields { path message } }
      ... on LearningGoalSet { goal { daysPerWeek reminder { isOn days hour } } } } }`,
    { input, timeZone },
    token,
  );
  return body.data.r.goal ?? body.data.r.fields;
}

/** Waits until the next reminder is due and claims it; the composed mail, null for none. */
async function nextReminder() {
  const [due] = await app.database.query<{ at: Date }>(
    'select next_at as at from mail_schedules where account_id = $1',
    [ada.id],
  );
  app.clock.advance(due!.at.getTime() - app.clock.now().getTime());
  await app.app.service(MailScheduler).run(new AbortController().signal);
  return app.app.service(GoalReminderMail).compose(ada.id);
}

it('is off by default, and changed only when it is given', async () => {
  const off = { isOn: false, days: [3, 7], hour: 18 };
  expect(await set({ daysPerWeek: 3 })).toEqual({ daysPerWeek: 3, reminder: off });
  expect(await app.database.query('select * from mail_schedules where account_id = $1', [ada.id])).toEqual(
    [],
  );
  const on = { isOn: true, days: [1, 5], hour: 9 };
  expect(await set({ daysPerWeek: 3, reminder: { ...on, days: [5, 1, 5] } })).toEqual({
    daysPerWeek: 3,
    reminder: on,
  });
  expect(await set({ daysPerWeek: 4 })).toEqual({ daysPerWeek: 4, reminder: on });
});

it.each([
  [{ days: [], hour: 9 }, 'reminder.days'],
  [{ days: [0], hour: 9 }, 'reminder.days'],
  [{ days: [8], hour: 9 }, 'reminder.days'],
  [{ days: [1], hour: 24 }, 'reminder.hour'],
])('refuses %j', async (reminder, path) => {
  expect(await set({ daysPerWeek: 3, reminder: { isOn: true, ...reminder } })).toMatchObject([{ path }]);
  expect(await app.database.query('select * from learning_goals where account_id = $1', [ada.id])).toEqual(
    [],
  );
});

it('names the goal and the week so far, and can be unsubscribed from', async () => {
  await set({ daysPerWeek: 1, minutesPerWeek: 1200, reminder: { isOn: true, days: [7], hour: 18 } });
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
  await set({ daysPerWeek: 1, reminder });
  expect(await nextReminder()).not.toBeNull();
  await app.database.query(
    'insert into lesson_completions (student_id, lesson_id, course_id, completed_at) values ($1, $2, $3, $4)',
    [ada.id, course.lessons[0]!.id, course.id, app.clock.now()],
  );
  const compose = () => app.app.service(GoalReminderMail).compose(ada.id);
  expect(await compose()).toBeNull();
  await set({ daysPerWeek: 2 });
  expect((await compose())!.text).toContain('Your goal this week: 2 days\nSo far: 1 day.');
  await set({});
  expect(await compose()).toBeNull();
});

it('stops with the account’s week in its own time zone', async () => {
  await set({ daysPerWeek: 1, reminder: { isOn: true, days: [7], hour: 23 } }, 'America/New_York');
  expect(await nextReminder()).not.toBeNull();
  // Late on Sunday there, and Monday in UTC.
  expect(app.clock.now().getUTCDay()).toBe(1);
  await app.database.query(
    'insert into lesson_completions (student_id, lesson_id, course_id, completed_at) values ($1, $2, $3, $4)',
    [ada.id, course.lessons[1]!.id, course.id, new Date(app.clock.now().getTime() - 5 * 24 * 60 * 60 * 1000)],
  );
  expect(await app.app.service(GoalReminderMail).compose(ada.id)).toBeNull();
});
