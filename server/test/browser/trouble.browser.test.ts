import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { demoSite, goTo, HEIGHT, settled } from './demo-site';
import { losingAnswers } from './trouble';

const site = demoSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const alerts = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text);
const token = (page: Page) => page.evaluate<string | null>('localStorage.getItem("token")');

const DAY_MS = 24 * 60 * 60 * 1000;

/** The browser logs each response that a test makes fail. */
const LOGGED_FAILURE = /^console: Failed to load resource/;

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
  // A poll that notices the ended session may close the dialog at any moment.
  await confirm.evaluateAll((buttons) => buttons.forEach((each) => (each as HTMLElement).click()));
  await eventually(async () => expect(await token(page)).toBeNull());

  await goTo(page, '/login');
  await page.getByLabel('Email').fill('unheard@example.org');
  await page.getByLabel('Password', { exact: true }).fill('by keys alone');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await page.getByText(/^Your account will be deleted on/).waitFor();
  await button(page, 'Keep my account').click();
  await page.getByText('Your account is kept. Welcome back!').waitFor();
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
