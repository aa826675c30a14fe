import type { Page } from 'playwright-core';
import { demoSite, DEMO, settled } from './demo-site';

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

test.each([
  ['/', 'Know your next stop.'],
  ['/courses', 'Explore Our Courses'],
])('%s asks a visitor’s server for nothing but the document and its files', async (path, heading) => {
  const page = await (await site.profile()).newPage();
  const asked = operationsOf(page);
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await settled(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
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
  expect(await page.getByRole('article').count()).toBe(12);
});

test('text typed before hydration is searched for', async () => {
  const page = await (await site.profile()).newPage();
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/program-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/courses', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search courses' }).fill('monday');
  release();
  await page.getByText('1 course found for "monday"').waitFor();
});

test('a signed-in viewer never sees the visitor’s page, and queries with their own session', async () => {
  const student = await site.account(DEMO.student);
  const page = await (await site.profile({ as: student })).newPage();
  const asked = operationsOf(page);
  const seen: boolean[] = [];
  await page.exposeFunction('sawLogIn', () => seen.push(true));
  await page.addInitScript(() => {
    const look = () => {
      const link = document.querySelector('a[href="/login"]');
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
