import fs from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../eventually';
import { demoSite, goTo } from './demo-site';
import { failing } from './trouble';

const site = demoSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
/** Finds a live region by its text. */
const said = (page: Page, text: string) => page.locator('[role=status], [role=alert]').getByText(text);

test('a visitor becomes a student, completes a course and holds a certificate that a stranger can verify', async () => {
  const course = await site.course('APIs that survive Monday');
  const profile = await site.profile();
  // A real print dialog would wait for somebody to close it.
  await profile.addInitScript('window.print = () => { document.documentElement.dataset.printed = "true"; };');
  const page = await profile.newPage();

  // Finds a course.
  await goTo(page, '/courses');
  await page.getByRole('searchbox', { name: 'Search courses' }).fill(' mondAY ');
  await page.getByText('1 course found for "mondAY"').waitFor();
  await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Backend' }).click();
  await button(page, 'Remove filter: Category: Backend').waitFor();
  expect(new URL(page.url()).search).toBe('?q=+mondAY+&category=Backend');
  await page.getByText('1 course found for "mondAY"').waitFor();
  await link(page, course.title).click();
  await page.getByRole('heading', { level: 1, name: course.title }).waitFor();

  // Has to log in, has no account, and comes back enrolled, even in another document, as after a log-in with a provider.
  await button(page, 'Enroll Now').click();
  await said(page, 'Please log in to enroll in courses').waitFor();
  await page.waitForURL('**/login**');
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Renée Ångström');
  await page.getByLabel('Email').fill('renee@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await button(page, 'Register').click();
  await page.getByText('Your account is ready. Log in to get started.').waitFor();
  await said(page, 'Please log in to enroll in courses').waitFor({ state: 'detached' });
  expect(await page.getByLabel('Email').inputValue()).toBe('renee@example.org');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('correct horse');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await said(page, `Successfully enrolled in ${course.title}!`).waitFor();
  await page.getByRole('heading', { level: 2, name: course.lessons[0]!.title }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/courses/${course.id}`);
  expect(new URL(page.url()).search).toBe(`?lesson=${course.lessons[0]!.id}`);

  // A second tab shows the dashboard.
  const dashboard = await profile.newPage();
  await goTo(dashboard, '/student/dashboard');
  await progress(dashboard, 0);

  // The video counts as completed when it ends.
  await watchToTheEnd(page.getByLabel('Video: The path of one HTTP request'));
  await completed(page, 1);
  await progress(dashboard, 1);
  await dashboard.getByText('17%').waitFor();
  await dashboard.getByText('The path of one HTTP request completed').waitFor();

  // Completes manually, undoes it, and completes again.
  await button(page, 'Undo').click();
  await progress(page, 0);
  await progress(dashboard, 0);
  await button(page, 'Mark complete').click();
  await completed(page, 1);

  // Completes the other lessons.
  for (const [index, lesson] of course.lessons.entries()) {
    if (index === 0) continue;
    await link(page, `Next lesson: ${lesson.title}`).click();
    await page.getByRole('heading', { level: 2, name: lesson.title }).waitFor();
    await button(page, 'Mark complete').click();
    await completed(page, index + 1);
  }
  await page.getByRole('heading', { name: 'Course complete' }).waitFor();
  await dashboard.getByText('My Certificates (1)').waitFor();
  await dashboard.getByText('100%').waitFor();

  // The certificate, printed and saved.
  await link(page, 'Go to your certificate').click();
  await page.getByRole('heading', { name: 'My Certificates (1)' }).waitFor();
  const number = await site.certificateNumber(await site.account('renee@example.org'), course.id);
  await page.getByText(number).waitFor();
  const print = button(page, /^Download Certificate/);
  const [printed] = await Promise.all([page.waitForEvent('popup'), print.click()]);
  await printed.getByText('Renée Ångström').waitFor();
  await printed.locator('html[data-printed]').waitFor({ state: 'attached' });

  await page.evaluate('window.open = () => null');
  const [saved] = await Promise.all([page.waitForEvent('download'), print.click()]);
  expect(saved.suggestedFilename()).toBe(`certificate-${course.id}.html`);
  expect(fs.readFileSync(await saved.path(), 'utf8')).toContain('Renée Ångström');

  const [pdf] = await Promise.all([page.waitForEvent('download'), button(page, /^Save PDF/).click()]);
  expect(pdf.suggestedFilename()).toBe(`certificate-${number}.pdf`);
  expect(fs.readFileSync(await pdf.path(), 'latin1')).toMatch(/^%PDF-/);

  // A visitor learns that it is genuine, and nothing else about her.
  const stranger = await site.open('/verify');
  await stranger.getByLabel('Certificate number').fill(number.toLowerCase().replaceAll('-', ' '));
  await button(stranger, 'Verify').click();
  await stranger.getByText('This certificate is valid').waitFor();
  const certificate = stranger.getByRole('article', { name: 'Renée Ångström' });
  expect(await certificate.textContent()).toContain(course.title);
  expect(await stranger.content()).not.toContain('renee@example.org');
  await stranger.getByLabel('Certificate number').fill('WM-0000-0000-0000');
  await button(stranger, 'Verify').click();
  await stranger.getByText('No certificate has this number').waitFor();
});

test('a visitor answers the question of the landing page and registers into its lesson, with six clicks', async () => {
  const course = await site.course('How large language models');
  const page = await (await site.profile()).newPage();
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks++;
    await target.click();
  };
  await goTo(page, '/');
  await click(button(page, 'What the token hands over when it is found'));
  await said(page, 'Correct.').waitFor();
  await click(link(page, 'Open the lesson: Attention, step by step'));
  await page.getByRole('heading', { level: 1, name: 'Attention, step by step' }).waitFor();
  await page.getByText('The short film calculates attention for one token').waitFor();
  await click(button(page, 'Enroll Now'));
  await click(page.getByRole('main').getByRole('link', { name: 'Sign up' }));
  await page.getByLabel('Name', { exact: true }).fill('Quinn Asks');
  await page.getByLabel('Email').fill('quinn@example.org');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await click(button(page, 'Register'));
  await page.getByText('Your account is ready. Log in to get started.').waitFor();
  await click(page.getByRole('main').getByRole('button', { name: 'Log in' }));
  await said(page, `Successfully enrolled in ${course.title}!`).waitFor();
  await page.getByRole('heading', { level: 2, name: 'Attention, step by step' }).waitFor();
  await button(page, 'Mark complete').waitFor();
  expect(new URL(page.url()).search).toBe(`?lesson=${course.lessons[3]!.id}`);
  expect(clicks).toBe(6);
});

test('a video resumes where it stopped after a reload, also without network', async () => {
  site.faults.allow(/^console: Failed to load resource/);
  const course = await site.course('CSS layout');
  const student = await site.app.world.aStudent();
  await site.app.world.enroll(student, course);
  const address = `/courses/${course.id}?lesson=${course.lessons[0]!.id}`;
  const page = await site.open(address, { as: student });
  for (const reachesServer of [true, false]) {
    const recover = reachesServer ? null : await failing(page, 'RecordPresence', 'offline');
    await play(page);
    const stoppedAt = await reloadPlaying(page);
    const resumedAt = await positionOf(page);
    expect(Math.abs(stoppedAt - resumedAt)).toBeLessThan(1);
    await recover?.();
  }
});

const videoOf = (page: Page) => page.getByLabel(/^Video/);

/** Plays the video until it has moved by more than a second; it goes on playing. */
async function play(page: Page): Promise<void> {
  await videoOf(page).evaluate(async (element) => {
    const video = element as unknown as Video;
    video.muted = true;
    const started = video.currentTime;
    await video.play();
    while (video.currentTime < started + 1.2) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** Reloads the page while the video plays; returns the position at which the page ended. */
async function reloadPlaying(page: Page): Promise<number> {
  await page.evaluate(`addEventListener('pagehide', () => {
    sessionStorage.setItem('stoppedAt', document.querySelector('video').currentTime);
  })`);
  await page.reload();
  return Number(await page.evaluate(`sessionStorage.getItem('stoppedAt')`));
}

/** The position at which the video waits to be played, once it is not the beginning. */
async function positionOf(page: Page): Promise<number> {
  await videoOf(page).waitFor();
  let position = 0;
  await eventually(async () => {
    position = await videoOf(page).evaluate((element) => (element as unknown as Video).currentTime);
    expect(position).toBeGreaterThan(0);
  });
  return position;
}

async function progress(page: Page, done: number): Promise<void> {
  await page.getByText(`${done}/6 lessons completed`).first().waitFor();
}

/** Expects the current lesson to be completed, and `done` of the six. */
async function completed(page: Page, done: number): Promise<void> {
  await button(page, 'Completed').waitFor();
  await progress(page, done);
}

/** The part of a video element that the tests use; the server's sources have no DOM types. */
interface Video {
  muted: boolean;
  currentTime: number;
  readonly duration: number;
  play(): Promise<void>;
}

async function watchToTheEnd(video: Locator): Promise<void> {
  await video.evaluate(async (element) => {
    const video = element as unknown as Video;
    video.muted = true;
    await video.play();
    video.currentTime = video.duration - 0.2;
  });
}
