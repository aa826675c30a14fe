import { eventually } from '../eventually';
import type { Page } from 'playwright-core';
import { sidewaysScroll, violations } from './a11y';
import { demoSite, goTo } from './demo-site';
import { DATABASE_AWAY, failing, type Outage, serverAway } from './trouble';

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

test.each([
  ['refusing', 'light', 1280],
  ['behind a proxy', 'dark', 375],
  ['stopping', 'dark', 1280],
] satisfies [Outage, 'light' | 'dark', number][])(
  'a page that cannot be loaded from a server %s leaves what was typed in place and opens once it is back',
  async (outage, theme, width) => {
    site.faults.allow(...NO_ANSWER);
    const profile = await site.profile({ theme, width });
    const page = await profile.newPage();
    await goTo(page, '/register');
    await page.getByLabel('Name').fill('Ada Lind');
    const back = await serverAway(profile, outage);
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
    expect(
      await page.evaluate(
        "[...document.querySelectorAll('link[rel=stylesheet]:not([disabled])')].every((link) => link.sheet)",
      ),
    ).toBe(true);
  },
);

test('an offline device shows a notice, and the page opens when the network is back', async () => {
  site.faults.allow(...NO_ANSWER);
  const profile = await site.profile({ width: 375 });
  const page = await profile.newPage();
  await goTo(page, '/courses');
  await profile.setOffline(true);
  await page.getByRole('link', { name: 'Terms' }).click();
  await notice(page, 'You are offline.').waitFor();
  expect(await violations(page)).toEqual([]);
  await profile.setOffline(false);
  await heading(page, 'Terms').waitFor();
  await notice(page, 'You are offline.').waitFor({ state: 'detached' });
});

test('a page whose code is gone from a living server says that a new version was published', async () => {
  site.faults.allow(...NO_ANSWER, /^console: NewVersionError/);
  const profile = await site.profile();
  const page = await profile.newPage();
  await goTo(page, '/courses');
  await profile.route('**/assets/TermsPage-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Terms' }).click();
  await heading(page, 'A new version was published').waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await profile.unroute('**/assets/TermsPage-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await heading(page, 'Terms').waitFor();
});

test('a catalogue that fails to load shows the sample courses, and its own as soon as the server is back', async () => {
  site.faults.allow(...NO_ANSWER);
  const profile = await site.profile();
  const page = await profile.newPage();
  await goTo(page, '/privacy');
  const back = await serverAway(profile, 'refusing', /\/(graphql|healthz)$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courses' }).click();
  await page.getByText('Note: Using sample data - Failed to fetch courses').waitFor();
  await notice(page, UNREACHABLE).waitFor();
  await page.getByRole('searchbox').fill('python');
  expect(await violations(page)).toEqual([]);

  await back();
  await lookAgain(page);
  await page.getByText(/^\d+ courses? found for "python"$/).waitFor();
  await page.getByText('Note: Using sample data - Failed to fetch courses').waitFor({ state: 'detached' });
  await notice(page, UNREACHABLE).waitFor({ state: 'detached' });
  expect(await page.getByRole('searchbox').inputValue()).toBe('python');
});

test('an outage of the database shows the server’s message, and the page loads by itself when it is over', async () => {
  site.faults.allow(...NO_ANSWER);
  const student = await site.app.world.aStudent();
  const course = await site.course('Accessible forms');
  const quiz = await site.app.world.aQuiz(course);
  await site.app.world.enroll(student, course);
  const profile = await site.profile({ as: student });
  const page = await profile.newPage();
  const recover = await failing(profile, 'TakeQuizPage', DATABASE_AWAY);
  await page.goto(`/quiz/take/${quiz.id}`);
  await page.getByRole('heading', { name: 'Error Loading Quiz' }).waitFor();
  await page.getByText('The database cannot be reached right now. Please try again in a moment.').waitFor();
  expect(await page.getByText(UNREACHABLE).count()).toBe(0);
  await recover();
  await page.getByRole('button', { name: 'Start Quiz' }).waitFor();
});

describe('a YouTube that cannot be reached', () => {
  const EMBED = 'https://www.youtube-nocookie.com/**';

  test.each([
    ['never answers', 'light', 1280],
    ['is refused', 'dark', 375],
  ] as const)(
    'and %s is named after 5 s, with the link, beside notes that can be read',
    async (how, theme, width) => {
      site.faults.allow(...NO_ANSWER, /^request to elsewhere: https:\/\/www\.youtube-nocookie\.com\//);
      const course = await site.course('Neural networks');
      const lesson = course.lessons.find(({ videoUrl, notes }) => videoUrl?.includes('youtube') && notes)!;
      const profile = await site.profile({ theme, width });
      await profile.route(EMBED, (route) =>
        how === 'is refused' ? route.abort('connectionrefused') : undefined,
      );
      const page = await profile.newPage();
      await goTo(page, `/lessons/${lesson.id}`);
      await page.clock.install();
      await page.getByRole('button', { name: /^Play video/ }).click();
      await page.locator('iframe').waitFor();
      await page.clock.fastForward(5_000);
      const link = page.getByRole('link', { name: 'Open the video on YouTube' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
      await page.getByRole('alert').getByText("YouTube isn't responding.").waitFor();
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe('');

      await page.getByRole('heading', { level: 3, name: 'Notes' }).scrollIntoViewIfNeeded();
      await page.getByRole('heading', { level: 3, name: 'Notes' }).click();
    },
  );

  test('a player that replies shows no warning', async () => {
    site.faults.allow(/^request to elsewhere: https:\/\/www\.youtube-nocookie\.com\//);
    const course = await site.course('Neural networks');
    const lesson = course.lessons.find(({ videoUrl }) => videoUrl?.includes('youtube'))!;
    const profile = await site.profile();
    const answer = `<script>onmessage = ({ source }) => source.postMessage('{"event":"onReady"}', '*');</script>`;
    await profile.route(EMBED, (route) => route.fulfill({ contentType: 'text/html', body: answer }));
    const page = await profile.newPage();
    await page.addInitScript(`addEventListener('message', () => (window.hasHeardPlayer = true))`);
    await goTo(page, `/lessons/${lesson.id}`);
    await page.clock.install();
    await page.getByRole('button', { name: /^Play video/ }).click();
    await eventually(async () => expect(await page.evaluate('window.hasHeardPlayer')).toBe(true));
    await page.clock.fastForward(20_000);
    expect(await page.getByText("YouTube isn't responding.").count()).toBe(0);
  });
});
