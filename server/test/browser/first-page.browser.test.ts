import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { eventually } from '../eventually';
import { demoSite, DEMO, goTo, HEIGHT, settled, type Visit } from './demo-site';

const site = demoSite();

/** The names of operations that the page sends from now on. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

test('the catalogue asks a visitor’s server for nothing but the document and its files', async () => {
  const page = await (await site.profile()).newPage();
  const asked = operationsOf(page);
  await page.goto('/courses');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('nor does the landing page, with no more JavaScript than its budget', async () => {
  const page = await (await site.profile()).newPage();
  const asked = operationsOf(page);
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto('/');
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(216 * 1024);
});

test('a course’s page does not ask for the course again', async () => {
  const { id } = await site.course('PostgreSQL');
  const page = await (await site.profile()).newPage();
  const asked = operationsOf(page);
  await page.goto(`/courses/${id}`);
  await settled(page);
  expect(asked.sort()).toEqual(['CourseReviews']);
});

test('a visitor can read the page before its JavaScript is loaded', async () => {
  const page = await (await site.profile({ browser: { javaScriptEnabled: false } })).newPage();
  await page.goto('/courses');
  expect(await page.getByRole('heading', { level: 1, name: 'Explore Our Courses' }).isVisible()).toBe(true);
  expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(12);
});

describe('before its program has loaded', () => {
  /** The catalogue, or another page, as the server rendered it; its program arrives when it is released. */
  async function catalogue({ path = '/courses', ...visit }: Visit & { path?: string } = {}) {
    const page = await (await site.profile(visit)).newPage();
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/index-[\w-]+\.js/, async (route) => {
      await released;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/assets\/index-[\w-]+\.js/);
    await page.goto(path, { waitUntil: 'commit' });
    await requested;
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    return { page, release, isSameDocument: () => page.evaluate(() => 'isSameDocument' in window) };
  }

  test('quick clicks on a card while its program starts open the course once', async () => {
    const { page, release, isSameDocument } = await catalogue();
    const link = page.getByRole('article').last().getByRole('link').first();
    const path = await link.getAttribute('href');
    await link.scrollIntoViewIfNeeded();
    const { x, y, width } = (await link.boundingBox())!;
    await page.mouse.move(x + width / 4, y + 8);
    await page.mouse.down();
    release();
    await page.locator('#first-data').waitFor({ state: 'detached' });
    const entries = await page.evaluate(() => history.length);
    await page.mouse.up();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(({ pathname }) => pathname === path, { waitUntil: 'commit', timeout: 30_000 });
    await settled(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    expect(await isSameDocument()).toBe(true);
  });

  test('text that is typed is searched for', async () => {
    const { page, release } = await catalogue();
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('monday');
    release();
    await page.getByText('1 course found for "monday"').waitFor();
    // Also after a reload, and in a link to the search.
    await page.waitForURL(/q=monday/, { waitUntil: 'commit' });
  });

  test('a button that is pressed does its work afterwards, once', async () => {
    const { page, release, isSameDocument } = await catalogue({ width: 375 });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await button.click();
    release();
    await page.getByRole('menu').waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  test('several choices count together', async () => {
    const { page, release } = await catalogue();
    const sort = page.getByLabel('Sort by');
    await sort.selectOption({ label: 'Newest' });
    await page.getByRole('button', { name: 'Backend' }).click();
    release();
    await page.waitForURL(/\?sort=newest&category=Backend$/, { waitUntil: 'commit' });
    expect(await sort.locator('option:checked').textContent()).toBe('Newest');
  });

  test('a form below the first screen is sent afterwards, and keeps its text', async () => {
    const { page, release, isSameDocument } = await catalogue({ path: '/' });
    await page.getByRole('textbox', { name: 'Name' }).fill('Early Visitor');
    await page.getByRole('button', { name: 'Send testimonial' }).click();
    release();
    await page.getByRole('alert').getByText('Text').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Early Visitor');
    expect(await isSameDocument()).toBe(true);
  });

  test('a log-in is sent afterwards, and leads to where the address says', async () => {
    const { page, release, isSameDocument } = await catalogue({ path: '/login?returnTo=/profile' });
    await page.getByRole('textbox', { name: 'Email' }).fill(DEMO.student);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    const signUp = page.getByRole('main').getByRole('link', { name: 'Sign up' });
    expect(await signUp.getAttribute('href')).toBe('/register?returnTo=%2Fprofile');
    release();
    await page.waitForURL(({ pathname }) => pathname === '/profile', { waitUntil: 'commit' });
    expect(await isSameDocument()).toBe(true);
  });

  test('a button of a page that the browser restores from its history does its work afterwards', async () => {
    const { page, release } = await catalogue({ width: 375 });
    await page.goto('/privacy', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const requested = page.waitForRequest(/\/assets\/index-[\w-]+\.js/);
    await page.goBack({ waitUntil: 'commit' });
    await requested;
    await page.getByRole('button', { name: 'Menu' }).click();
    release();
    await page.getByRole('menu').waitFor();
  });

  test.each([
    ['/', null],
    ['/courses', DEMO.student],
  ])('%s can be scrolled by %s, and stays where it is afterwards', async (path, email) => {
    const { page, release } = await catalogue({ path, as: email && (await site.account(email)) });
    await page.evaluate(() => scrollTo(0, 900));
    release();
    await settled(page);
    expect(await page.evaluate(() => scrollY)).toBe(900);
  });

  test.each(['of its own', 'of its course'])('a lesson at an address %s shows its notes', async (address) => {
    const { id, lessons } = await site.course('PostgreSQL');
    const lesson = lessons[1]!;
    const path = address === 'of its own' ? `/lessons/${lesson.id}` : `/courses/${id}?lesson=${lesson.id}`;
    const { page, release } = await catalogue({ path });
    const heading = page.getByRole('heading', { name: 'In plain words' });
    expect(await heading.isVisible()).toBe(true);
    const asked = operationsOf(page);
    release();
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await heading.isVisible()).toBe(true);
    expect(asked).not.toContain('LessonNotes');
  });
});

test.each([null, DEMO.student])('in a tab of %s, another document starts at its top', async (email) => {
  const account = email && (await site.account(email));
  const page = await site.open('/courses', { as: account });
  await page.evaluate(() => scrollTo(0, 700));
  await goTo(page, account ? '/profile' : '/login');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('Back and reload keep the position', async () => {
  const page = await site.open('/courses');
  const scrolledTo = (y: number) =>
    eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(y));
  await page.evaluate(() => scrollTo(0, 700));
  await page.reload();
  await settled(page);
  await scrolledTo(700);
  await goTo(page, '/terms');
  await page.goBack();
  await settled(page);
  await scrolledTo(700);
});

test('a filter that is chosen further down shows its results', async () => {
  const page = await site.open('/courses');
  await page.evaluate(() => scrollTo(0, 1200));
  await page.getByRole('button', { name: 'Python', exact: true }).click();
  await page.waitForURL(/tag=Python/, { waitUntil: 'commit' });
  await page.getByText(/^\d courses? found$/).waitFor();
  const card = page.getByRole('article').first();
  await eventually(async () => {
    const { y } = (await card.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HEIGHT / 2);
  });
});

test('digits in prose are those of the headings, without a slashed zero', async () => {
  const page = await site.open('/terms');
  await page
    .getByRole('main')
    .evaluate((main) => main.insertAdjacentHTML('beforeend', '<p id="digits">2,300</p>'));
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#digits' });
  await eventually(async () => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    const glyphs = Object.fromEntries(fonts.map(({ familyName, glyphCount }) => [familyName, glyphCount]));
    expect(glyphs).toEqual({ Overpass: 4, 'Atkinson Hyperlegible Next': 1 });
  });
});

test('a signed-in viewer sees the public page at once with their own links', async () => {
  const student = await site.account(DEMO.student);
  const early = await (await site.profile({ as: student })).newPage();
  // The program never arrives.
  await early.route('**/assets/*.js', () => undefined);
  await early.goto('/', { waitUntil: 'commit' });
  const links = early.getByRole('banner').getByRole('link');
  await links.nth(4).waitFor();
  expect(await links.allTextContents()).toEqual(['Waymark', 'Learn', 'Courses', 'Messages', 'Assistant']);
  const page = await (await site.profile({ as: student })).newPage();
  const asked = operationsOf(page);
  const seen: boolean[] = [];
  await page.exposeFunction('sawLogIn', () => seen.push(true));
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('header a[href="/login"]');
      if (link?.checkVisibility({ visibilityProperty: true }))
        void (window as never as { sawLogIn(): void }).sawLogIn();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/');
  await page.getByRole('button', { name: `Account of ${student.name}` }).waitFor();
  await settled(page);
  expect(asked).toContain('LandingPage');
  expect(seen).toEqual([]);
});
