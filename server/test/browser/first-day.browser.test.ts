import type { Page } from 'playwright-core';
import { SetUpService } from '../../modules/accounts/administration/set-up.service';
import { Course } from '../../modules/courses/course.entities';
import { MailSender } from '../../platform/mails/mail-sender';
import { RosterTask } from '../../modules/teaching/rosters/imports/roster-runner';
import type { Task } from '../../platform/module';
import { eventually } from '../eventually';
import { emptySite, goTo, settled } from './demo-site';

const site = emptySite();

const PASSWORD = 'a ferry leaves at dawn';
const HEAD = 'head@school.example';
const TEACHERS = [
  ['Tilda Teacher', 'tilda@school.example'],
  ['Theo Teacher', 'theo@school.example'],
] as const;
const COURSE = 'Tides and currents';
const STUDENTS = Array.from({ length: 500 }, (_, index) => ({
  name: `Student ${index + 1}`,
  email: `student${index + 1}@school.example`,
}));

afterEach(() => jest.restoreAllMocks());

const newPage = async () => (await site.profile()).newPage();

/** Fills in the form of a new account, and logs in with it. */
async function createAccount(page: Page, name: string, button: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: button }).click();
  await page.waitForURL(/\/login/);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await settled(page);
}

const pathOf = (link: string) => new URL(link).href.slice(new URL(link).origin.length);

const runTask = (task: new (...dependencies: never[]) => Task) =>
  site.app.app.service(task).run(new AbortController().signal);

async function setUpPlatform(): Promise<Page> {
  const page = await newPage();
  const appointment = await site.app.app.service(SetUpService).appoint(HEAD);
  if (appointment.outcome !== 'invited') throw new Error('The platform has an administrator already');
  const params = new URLSearchParams({ token: appointment.token, email: HEAD });
  await goTo(page, `/set-up?${params.toString()}`);
  await createAccount(page, 'Hedda Head', 'Create account');
  await goTo(page, '/admin/settings');
  await page.getByLabel('Name', { exact: true }).fill('Harbor School');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Settings saved').waitFor();
  return page;
}

async function inviteTeacher(head: Page, [name, email]: (typeof TEACHERS)[number]): Promise<Page> {
  await goTo(head, '/admin/instructors');
  await head.getByLabel('Email', { exact: true }).fill(email);
  await head.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await head.locator('code').textContent();
  const page = await newPage();
  await goTo(page, pathOf(link!));
  await createAccount(page, name, 'Register');
  return page;
}

async function publishCourse(teacher: Page): Promise<string> {
  await goTo(teacher, '/instructor/create-course');
  await teacher.getByRole('tab', { name: 'Course Details' }).click();
  await teacher.getByLabel('Title', { exact: true }).fill(COURSE);
  await teacher.getByLabel('Description', { exact: true }).fill('How the sea moves, and why.');
  await teacher.getByLabel('Category').selectOption('DevOps');
  await teacher.getByRole('tab', { name: 'Lessons' }).click();
  await teacher.getByLabel('Lesson title').fill('High water');
  await teacher.getByLabel('Notes').fill('Twice a day.');
  await teacher.getByRole('button', { name: 'Add Lesson' }).click();
  await teacher.getByRole('button', { name: 'Create Course' }).click();
  await teacher.getByRole('button', { name: `Publish: ${COURSE}` }).click();
  await teacher.getByRole('button', { name: `Unpublish: ${COURSE}` }).waitFor();
  const { id } = await site.app.database.with(Course, (courses) =>
    courses.findOneByOrFail({ title: COURSE }),
  );
  return id;
}

async function importStudents(teacher: Page, courseId: string): Promise<void> {
  const rows = ['name,email', ...STUDENTS.map(({ name, email }) => `${name},${email}`)];
  await goTo(teacher, `/instructor/courses/${courseId}/import`);
  await teacher.getByLabel('File with students').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await teacher.getByText('Nothing was changed yet.').waitFor();
  await teacher.getByRole('button', { name: 'Import', exact: true }).click();
  await runTask(RosterTask);
  await teacher.getByText('The import is done').waitFor();
  await teacher.getByText('500 people invited').waitFor();
}

test('the first day of a school: settings, two teachers, a course and five hundred students', async () => {
  const head = await setUpPlatform();
  const [teacher] = [await inviteTeacher(head, TEACHERS[0]), await inviteTeacher(head, TEACHERS[1])];
  const courseId = await publishCourse(teacher);
  // From here on, the platform has a mail server.
  jest.spyOn(site.app.mailer, 'isConfigured', 'get').mockReturnValue(true);
  await importStudents(teacher, courseId);

  // One of them accepts, and finds the course on the dashboard.
  const [first] = STUDENTS;
  const mailOf = (email: string) => site.app.mailer.sent.find(({ to }) => to === email);
  await eventually(async () => {
    await runTask(MailSender);
    expect(mailOf(first!.email)).toBeDefined();
  }, 30_000);
  const student = await newPage();
  await goTo(student, pathOf(/https?:\/\/\S+/.exec(mailOf(first!.email)!.text)![0]));
  await createAccount(student, first!.name, 'Create account');
  await goTo(student, '/student/dashboard');
  await student.getByText(COURSE).first().waitFor();

  await goTo(teacher, `/instructor/students/${courseId}`);
  await teacher.getByText(first!.name, { exact: true }).first().waitFor();
  await goTo(head, '/admin');
  await head.getByText(first!.email).waitFor();
});
