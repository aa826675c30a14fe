import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { demoSite, goTo } from './demo-site';
import { focusOf, tabTo } from './tab-to';

const site = demoSite();

const seen = (name: string) => ({ name, isRinged: true, isInView: true, coveredBy: null });

const press = (page: Page, key: string) => page.keyboard.press(key);
const type = (page: Page, text: string) => page.keyboard.type(text);

/** Expects the focus on the heading that a page focuses when it opens. */
async function headingHasFocus(page: Page, level: number, name: string): Promise<void> {
  await page.getByRole('heading', { level, name }).and(page.locator(':focus')).waitFor();
}

test('by keyboard alone a student finds a course, enrolls, completes it and opens the certificate', async () => {
  const student = await site.app.world.aStudent({
    name: 'Kay Board',
    email: 'kay@example.org',
    password: 'by keys alone',
  });
  const course = await site.course('Accessible forms');
  const page = await site.open('/');

  await press(page, 'Tab');
  expect(await focusOf(page)).toEqual(seen('Skip to content'));
  await press(page, 'Enter');
  await tabTo(page, 'ALL COURSES');
  await press(page, 'Enter');
  await headingHasFocus(page, 1, 'Explore Our Courses');

  await tabTo(page, 'Search courses');
  await type(page, 'accessible forms');
  await page.getByText('1 course found for "accessible forms"').waitFor();
  await tabTo(page, course.title);
  await press(page, 'Enter');
  await headingHasFocus(page, 1, course.title);

  await tabTo(page, 'Enroll Now');
  await press(page, 'Enter');
  await headingHasFocus(page, 1, 'Log in');
  await tabTo(page, /^Email/);
  await type(page, student.email);
  await tabTo(page, /^Password/);
  await type(page, 'by keys alone');
  await press(page, 'Enter');
  await page.getByText(`Successfully enrolled in ${course.title}!`).waitFor();
  await headingHasFocus(page, 2, course.lessons[0]!.title);

  for (const index of course.lessons.keys()) {
    const next = course.lessons[index + 1];
    await tabTo(page, 'Mark complete');
    await press(page, index % 2 === 0 ? 'Space' : 'Enter');
    await page
      .getByText(`${index + 1}/${course.lessons.length} lessons completed`)
      .first()
      .waitFor();
    expect(await focusOf(page)).toEqual(seen('Completed'));
    if (!next) break;
    await tabTo(page, `Next lesson: ${next.title}`);
    await press(page, 'Enter');
    await headingHasFocus(page, 2, next.title);
  }

  await page.getByRole('heading', { name: 'Course complete' }).waitFor();
  await tabTo(page, 'Go to your certificate');
  await press(page, 'Enter');
  await page.locator(':focus').getByRole('heading', { name: 'My Certificates (1)' }).waitFor();
  await tabTo(page, `Verification page of ${course.title}`);
  await press(page, 'Enter');
  await headingHasFocus(page, 1, 'Verify a certificate');
  await page.getByText('This certificate is valid').waitFor();
});

test('by keyboard alone a student continues a course on a phone, writes a note and mutes the course', async () => {
  const { world } = site.app;
  const student = await world.aStudent();
  const course = await site.course('CSS layout');
  const [, lesson] = course.lessons;
  await world.enroll(student, course, { completed: 1 });
  const page = await site.open('/student/dashboard', { as: student, width: 375 });
  await tabTo(page, `Continue with ${course.title}`);
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 2, name: lesson!.title }).waitFor();

  await tabTo(page, `Notifications of “${course.title}”`);
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Notification settings' }).and(page.locator(':focus')).waitFor();
  await page.getByRole('menuitem', { name: 'Mute this course' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, 'ArrowDown');
  await press(page, 'Enter');
  await page.getByText(`“${course.title}” is muted.`).waitFor();

  await tabTo(page, 'My notes');
  await press(page, 'Enter');
  await page.getByRole('tab', { name: 'My notes' }).and(page.locator(':focus')).waitFor();
  // Also at the end of the row, no tab is under the button beside it.
  await press(page, 'End');
  const last = page.getByRole('tab').last().and(page.locator(':focus'));
  await last.waitFor();
  await eventually(async () => {
    const tab = (await last.boundingBox())!;
    const close = (await page.getByRole('button', { name: 'Close', exact: true }).boundingBox())!;
    expect(tab.x + tab.width).toBeLessThanOrEqual(close.x);
    expect(close.x + close.width).toBeLessThanOrEqual(375);
  });
  await press(page, 'ArrowLeft');
  await tabTo(page, 'New note');
  await type(page, 'Margins collapse');
  await tabTo(page, 'Save note');
  await press(page, 'Enter');
  await page.getByRole('listitem').getByText('Margins collapse').waitFor();
  await press(page, 'Escape');
  expect(await focusOf(page)).toMatchObject({ name: 'My notes', coveredBy: null });
});

test('by keyboard alone a student plays a video, changes its speed and jumps to a line of its transcript', async () => {
  const { world } = site.app;
  const student = await world.aStudent();
  const course = await site.course('CSS layout');
  const video = course.lessons.find(({ videoUrl }) => videoUrl?.endsWith('.webm'))!;
  await world.enroll(student, course, { completed: 1 });
  const page = await site.open(`/courses/${course.id}`, { as: student });
  // Not with waitForFunction: in the page, its repetitions are evaluated as the content security policy forbids.
  const is = (state: string) =>
    eventually(async () => {
      const expression = `(() => { const video = document.querySelector('video'); return ${state}; })()`;
      expect(await page.evaluate(expression)).toBe(true);
    }, 30_000);
  await tabTo(page, new RegExp(`^${video.title}`));
  await press(page, 'Enter');
  await headingHasFocus(page, 2, video.title);

  await tabTo(page, `Video: ${video.title}`);
  await press(page, 'k');
  await is('!video.paused && video.currentTime > 0');
  await press(page, 'k');
  await is('video.paused');
  // Past the browser's own controls inside the video, each with a visible focus.
  await tabTo(page, /^Speed/);
  await press(page, 'ArrowDown');
  await is('video.playbackRate === 1.25');

  await tabTo(page, 'Lessons');
  while ((await focusOf(page))?.name !== 'Transcript') await press(page, 'ArrowRight');
  await page.getByLabel('Search transcript').waitFor();
  await tabTo(page, 'Search transcript');
  await type(page, 'box');
  await page.getByText(/^Match 1 of/).waitFor();
  await press(page, 'Enter');
  await page.getByText(/^Match 2 of/).waitFor();
  await tabTo(page, /^\d+:\d\d /);
  await press(page, 'End');
  const line = await focusOf(page);
  expect(line).toMatchObject({ isRinged: true, isInView: true, coveredBy: null });
  await press(page, 'Enter');
  await is('video.currentTime > 20');
  expect(await focusOf(page)).toEqual(line);
});

test('by keyboard alone somebody chooses notifications, deletes the account and keeps it', async () => {
  const as = await site.app.world.aStudent({ email: 'kim@example.org', password: 'by keys alone' });
  const page = await site.open('/profile/notifications', { as });
  await tabTo(page, /^Certificates/);
  await press(page, 'Space');
  await tabTo(page, 'Save settings');
  await press(page, 'Enter');
  await page.getByText('Settings saved').waitFor();

  await goTo(page, '/profile');
  await tabTo(page, 'Delete my account');
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.waitFor();
  await tabTo(page, /^Your email/);
  await type(page, 'kim@example.org');
  await tabTo(page, /^Your password/);
  await type(page, 'by keys alone');
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await press(page, 'Enter');
  await page.getByText(/^Your account will be deleted on .+\. To keep it, log in before then\.$/).waitFor();

  await goTo(page, '/login');
  await page.getByLabel('Email').fill('kim@example.org');
  await page.getByLabel('Password', { exact: true }).fill('by keys alone');
  await press(page, 'Enter');
  await page.getByText(/^Your account will be deleted on/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBe('');
  await tabTo(page, 'Keep my account');
  await press(page, 'Enter');
  await page.getByText('Your account is kept. Welcome back!').waitFor();
});

test('the first course is at most twelve tabs from the top of the catalogue, also past a student’s navigation', async () => {
  const page = await site.open('/courses', { as: await site.app.world.aStudent() });
  await page.getByRole('article').first().waitFor();
  let tabs = 0;
  for (; !(await page.locator('article :focus').count()); tabs++) {
    await press(page, 'Tab');
    if ((await focusOf(page))?.name === 'Skip to results') await press(page, 'Enter');
  }
  expect(tabs).toBeLessThanOrEqual(12);
});

test('by keyboard alone a visitor filters the catalogue, takes filters away and opens a course', async () => {
  const page = await site.open('/courses');
  const found = (count: string) =>
    page.getByText(count, { exact: true }).and(page.locator(':focus')).waitFor();
  const filters = page.getByRole('group', { name: 'Active filters' }).getByRole('button');

  await tabTo(page, 'Search courses');
  await type(page, 'python');
  await page.getByText('4 courses found for "python"').waitFor();
  expect(await focusOf(page)).toEqual(seen('Search courses'));
  await tabTo(page, /LLM$/);
  await press(page, 'Space');
  await tabTo(page, 'Minimum rating');
  // A select forgets what was typed after a second, which a busy browser takes between two keys.
  await press(page, 'ArrowDown');
  await press(page, 'ArrowDown');
  await tabTo(page, 'AI');
  await press(page, 'Enter');
  expect(await focusOf(page)).toEqual(seen('AI'));
  await page.getByText('1 course found for "python"').waitFor();
  await eventually(async () => expect(await filters.count()).toBe(5));

  // Removing something removes its button too: the focus moves to what changed.
  await tabTo(page, 'Remove filter: Category: LLM');
  await press(page, 'Enter');
  await found('3 courses found for "python"');
  await tabTo(page, 'Remove filter: Search: python');
  await press(page, 'Space');
  await found('4 courses found');
  await tabTo(page, 'Clear all');
  await press(page, 'Enter');
  await page
    .getByText(/^\d{2} courses found$/)
    .and(page.locator(':focus'))
    .waitFor();
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByLabel('Search courses').inputValue()).toBe('');

  await tabTo(page, 'TypeScript at the seams');
  await press(page, 'Enter');
  await headingHasFocus(page, 1, 'TypeScript at the seams');
});

test('options chosen faster than a busy browser renders are all kept', async () => {
  const page = await site.open('/courses');
  const browser = await page.context().newCDPSession(page);
  await tabTo(page, 'Minimum rating');
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Tab', 'Space', 'Tab', 'Tab', 'Tab', 'Space'])
    await press(page, key);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await eventually(() => expect(new URL(page.url()).search).toBe('?rating=4.5&level=beginner&price=free'));
  expect(await page.getByLabel('Minimum rating').inputValue()).toBe('4.5');
});

test('on a phone the menu opens, closes on Escape and gives the focus back, by keyboard alone', async () => {
  const page = await site.open('/courses', { width: 375 });
  await tabTo(page, 'Menu');
  await press(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Courses' }).and(page.locator(':focus')).waitFor();
  await press(page, 'End');
  expect(await focusOf(page)).toEqual(seen('Sign up'));
  await press(page, 'Escape');
  expect(await focusOf(page)).toEqual(seen('Menu'));
  expect(await page.getByRole('menu').count()).toBe(0);
});

test.each(['/', '/courses', '/reset-password', '/verify'])(
  'on %s the focus is visible at every tab stop',
  async (path) => {
    const page = await site.sharedPage(null);
    await goTo(page, path);
    await expect(tabTo(page, 'no such thing')).rejects.toThrow(/^Tab does not reach/);
  },
);
