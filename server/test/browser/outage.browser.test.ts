import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { demoSite, goTo } from './demo-site';
import { serverAway } from './trouble';

const site = demoSite();

const UNREACHABLE = 'Waymark can’t be reached right now. Your saved work is safe and we’ll keep trying.';
const NO_ANSWER = [
  /^console: Failed to load resource/,
  /^console: WebSocket connection/,
  /^console: .*(preload|import)/i,
];

const notice = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** As when the user returns to the tab: pending retries run immediately. */
const lookAgain = (page: Page) => page.evaluate("dispatchEvent(new Event('online'))");

test('a page that cannot be loaded leaves what was typed in place and opens once the server is back', async () => {
  site.faults.allow(...NO_ANSWER);
  const profile = await site.profile({ theme: 'dark', width: 375 });
  const page = await profile.newPage();
  await goTo(page, '/register');
  await page.getByLabel('Name').fill('Ada Lind');
  const back = await serverAway(profile);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await notice(page, UNREACHABLE).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lind');
  expect(await page.getByText('A new version was published').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe('');

  await back();
  await lookAgain(page);
  await heading(page, 'Explore Our Courses').waitFor();
  await notice(page, UNREACHABLE).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/courses');
  // Including its stylesheet, which failed before; those already inlined in the document stay disabled.
  const isStyled =
    "[...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every((link) => link.sheet)";
  await eventually(async () => expect(await page.evaluate(isStyled)).toBe(true));
});
