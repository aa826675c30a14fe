import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { DEMO, demoSite, goTo, HEIGHT, settled } from './demo-site';
import { DATABASE_AWAY, failing, losingAnswers, OUT_OF_ORDER, UNAVAILABLE, type Trouble } from './trouble';

const site = demoSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alerts = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text);
const token = (page: Page) => page.evaluate<string | null>('localStorage.getItem("token")');

const DAY_MS = 24 * 60 * 60 * 1000;

/** The browser logs each response that a test makes fail. */
const LOGGED_FAILURE = /^console: Failed to load resource/;

test('a completion that fails in any way is rolled back with a message, and a second try saves it', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const { world } = site.app;
  const course = await site.course('Layout and type');
  const student = await world.aStudent();
  await world.enroll(student, course, { completed: 1 });
  const page = await site.open(`/courses/${course.id}?lesson=${course.lessons[1]!.id}`, { as: student });
  const completed = (lessons: number) => page.getByText(`${lessons}/5 lessons completed`).waitFor();
  const troubles: Trouble[] = [OUT_OF_ORDER, UNAVAILABLE, 'offline'];
  for (const [index, trouble] of troubles.entries()) {
    const lesson = course.lessons[index + 1]!;
    await completed(index + 1);
    const recover = await failing(page, 'CompleteLesson', trouble);
    await button(page, 'Mark complete').click();
    await alerts(page, `Not saved: “${lesson.title}” is not marked complete.`).waitFor();
    await button(page, 'Mark complete').waitFor();
    await completed(index + 1);
    expect(await button(page, 'Undo').count()).toBe(0);

    await recover();
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await button(page, 'Undo').waitFor();
    await completed(index + 2);
    await page.getByRole('link', { name: /^Next lesson/ }).click();
  }
  await page.reload();
  await completed(4);
});

test('a weekly goal that cannot be saved in any way stays in its form, also after the tab was closed', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const profile = await site.profile({ as: await site.app.world.aStudent() });
  let page = await profile.newPage();
  await goTo(page, '/student/dashboard');
  await button(page, 'Set a weekly goal').click();
  const form = () => page.getByRole('form', { name: 'Weekly goal' });
  const days = () => form().getByLabel('Days a week');
  await days().fill('3');
  await form().getByLabel('Minutes a week').fill('90');
  const troubles: [Trouble, string][] = [
    [OUT_OF_ORDER, 'Your goal wasn’t saved. Try again.'],
    [DATABASE_AWAY, 'The database cannot be reached right now. Please try again in a moment.'],
    ['offline', 'Your goal wasn’t saved. Try again.'],
  ];
  for (const [trouble, text] of troubles) {
    const recover = await failing(page, 'SetWeeklyGoal', trouble);
    await button(page, 'Save goal').click();
    await alerts(page, text).waitFor();
    expect(await days().inputValue()).toBe('3');
    await recover();
  }

  await page.close();
  page = await profile.newPage();
  await goTo(page, '/student/dashboard');
  await button(page, 'Set a weekly goal').click();
  expect(await days().inputValue()).toBe('3');
  // The response is lost: the second try saves the same goal.
  const recover = await losingAnswers(page, 'SetWeeklyGoal');
  await button(page, 'Save goal').click();
  await alerts(page, 'Your goal wasn’t saved. Try again.').waitFor();
  await recover();
  await button(page, 'Save goal').click();
  await page.getByText('0 of 3 days, 0 of 90 minutes this week').waitFor();
  await page.reload();
  await page.getByText('0 of 3 days, 0 of 90 minutes this week').waitFor();
});

test('an account whose deletion fails stays, with what was typed, until a second try deletes it', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const student = await site.app.world.aStudent({ email: 'leaving@example.org', password: 'by keys alone' });
  const page = await site.open('/profile', { as: student });
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Your email').fill('leaving@example.org');
  await dialog.getByLabel('Your password', { exact: true }).fill('by keys alone');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  const troubles: [Trouble, string][] = [
    [UNAVAILABLE, 'Your account couldn’t be deleted. Please try again.'],
    [DATABASE_AWAY, 'The database cannot be reached right now. Please try again in a moment.'],
    ['offline', 'Your account couldn’t be deleted. Please try again.'],
  ];
  for (const [trouble, text] of troubles) {
    const recover = await failing(page, 'RequestAccountDeletion', trouble);
    await confirm.click();
    await dialog.getByRole('alert').getByText(text).waitFor();
    expect(await dialog.getByLabel('Your email').inputValue()).toBe('leaving@example.org');
    expect(await dialog.getByLabel('Your password', { exact: true }).inputValue()).toBe('by keys alone');
    expect(await token(page)).not.toBeNull();
    await recover();
  }
  await confirm.click();
  await page.getByText(/^Your account will be deleted on/).waitFor();
  expect(await token(page)).toBeNull();
});

test('an account whose deletion got no response is deleted, as the next try shows, and can be kept', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const student = await site.app.world.aStudent({ email: 'unheard@example.org', password: 'by keys alone' });
  const page = await site.open('/profile', { as: student });
  await button(page, 'Delete my account').click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByLabel('Your email').fill('unheard@example.org');
  await dialog.getByLabel('Your password', { exact: true }).fill('by keys alone');
  const recover = await losingAnswers(page, 'RequestAccountDeletion');
  const confirm = dialog.getByRole('button', { name: 'Delete my account' });
  await confirm.click();
  await alerts(page, /Your account couldn’t be deleted|Your session has expired/)
    .first()
    .waitFor();
  await recover();
  if (await confirm.isVisible()) await confirm.click();
  await eventually(async () => expect(await token(page)).toBeNull());

  await goTo(page, '/login');
  await page.getByLabel('Email').fill('unheard@example.org');
  await page.getByLabel('Password', { exact: true }).fill('by keys alone');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByText(/^Your account will be deleted on/).waitFor();
  await button(page, 'Keep my account').click();
  await page.getByText('Your account is kept. Welcome back!').waitFor();
});

test('a catalogue that cannot be loaded shows the six samples with a note, in which nobody can enroll', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const profile = await site.profile();
  const recover = await failing(profile, 'CataloguePage', OUT_OF_ORDER);
  await profile.route('**/graphql', (route) => route.fulfill(OUT_OF_ORDER));
  const page = await profile.newPage();
  await goTo(page, '/courses');
  await page.getByText('Note: Using sample data - Failed to fetch courses').waitFor();
  await page.getByText('6 courses found').waitFor();
  await page.getByRole('link', { name: /./ }).and(page.locator('article a')).first().click();
  await page.getByText('Note: Using sample data - Failed to fetch course').waitFor();
  expect(await button(page, 'Enroll Now').count()).toBe(0);

  await profile.unroute('**/graphql');
  await recover();
  await goTo(page, '/courses');
  await page.getByText(/^1\d courses found$/).waitFor();
});

test('an expired session ends once, with one message, and logging in returns to the page', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const student = await site.app.world.aStudent({ email: 'expired@example.org' });
  const page = await site.open('/student/dashboard', { as: student });
  await page.getByText('No Courses Yet').waitFor();
  // Otherwise the page, which polls, could notice the expired session before it is opened again.
  await page.goto('about:blank');
  site.app.clock.advance(15 * DAY_MS);

  await page.goto('/student/dashboard');
  const words = 'Your session has expired. Please log in again.';
  await page.getByRole('heading', { name: 'Dashboard Error' }).waitFor();
  await alerts(page, words).first().waitFor();
  expect(await token(page)).toBeNull();
  await page.getByRole('button', { name: 'Close message' }).waitFor();
  // In place of the page, and once above it.
  expect(await page.getByText(words).count()).toBe(2);

  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.getByLabel('Email').fill('expired@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByText('No Courses Yet').waitFor();
  expect(new URL(page.url()).pathname).toBe('/student/dashboard');
});

test('logging out in one tab logs out the other', async () => {
  const profile = await site.profile({ as: await site.account(DEMO.student) });
  const [dashboard, other] = [await profile.newPage(), await profile.newPage()];
  await goTo(dashboard, '/student/dashboard');
  await dashboard.getByText('My Certificates (1)').waitFor();
  await goTo(other, '/student');
  await button(other, 'Log out').click();
  await dashboard.getByText('Please log in to access your dashboard').waitFor();
  expect(await dashboard.getByText('My Certificates (1)').count()).toBe(0);
});

test('the theme is remembered, and applied before the first script is loaded', async () => {
  site.faults.allow(LOGGED_FAILURE);
  const profile = await site.profile();
  const page = await profile.newPage();
  await goTo(page, '/');
  const colors = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
  const light = await colors();
  await page.getByRole('switch', { name: 'Dark theme' }).click();
  await page.locator('html[data-color-scheme=dark]').waitFor();
  await eventually(async () => expect(await colors()).not.toBe(light));
  const dark = await colors();

  await profile.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark');
  expect(await colors()).toBe(dark);
  expect(await page.locator('#first-data').count()).toBe(1);

  await profile.unroute('**/assets/*.js');
  await goTo(page, '/courses');
  expect(await page.getByRole('switch', { name: 'Dark theme' }).getAttribute('aria-checked')).toBe('true');
});

test('Back restores the filters and the position in the list', async () => {
  const page = await site.open('/courses', { width: 375 });
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('Minimum rating').selectOption('3');
  await sheet.getByRole('button', { name: /^Show \d+ courses$/ }).click();
  await page.getByText('Rating: 3 and up').waitFor();
  const last = page.getByRole('article').last().getByRole('link');
  await last.click();
  await page.waitForURL(/\/courses\/[0-9a-f-]+$/);
  await settled(page);
  await eventually(async () => expect(await page.evaluate('scrollY')).toBe(0));

  await page.goBack();
  await page.waitForURL(/\/courses\?rating=3$/);
  await page.getByText('Rating: 3 and up').waitFor();
  await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
  await eventually(async () => {
    const { y } = (await last.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT);
  });
});

test('a lost password is reset with the token on the screen', async () => {
  await site.app.world.aStudent({ email: 'forgetful@example.org' });
  const profile = await site.profile();
  await profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await profile.newPage();
  await goTo(page, '/reset-password');
  await button(page, 'Request reset token').click();
  await page.getByRole('main').getByText('Please enter your email address').first().waitFor();
  await page.getByLabel('Email').fill('forgetful@example.org');
  await button(page, 'Request reset token').click();
  await page.getByText('Reset token generated successfully').waitFor();
  const resetToken = await page.getByLabel('Reset token').inputValue();
  expect(resetToken).not.toBe('');
  expect(await page.locator('code').textContent()).toBe(resetToken);

  await button(page, 'Copy token').click();
  const notice = page.getByText('Reset token copied to clipboard!');
  await notice.waitFor();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(resetToken);
  await notice.waitFor({ state: 'detached' });

  await page.getByLabel('New password', { exact: true }).fill('a better horse');
  await page.getByLabel('Confirm new password').fill('another horse');
  await button(page, 'Reset password').click();
  await page.getByText('Passwords do not match').first().waitFor();
  await page.getByLabel('Confirm new password').fill('a better horse');
  await button(page, 'Reset password').click();
  await page.getByText('Password reset successful').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('Email').fill('forgetful@example.org');
  await page.getByLabel('Password', { exact: true }).fill('a better horse');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { level: 1, name: 'Student Area' }).waitFor();
});
