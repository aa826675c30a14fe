import type { Page } from 'playwright-core';
import type { Account } from '../../modules/accounts/account.entities';
import type { SeededQuiz } from '../../seed/rows';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { demoSite, goTo, HEIGHT } from './demo-site';
import { tabTo } from './tab-to';

const site = demoSite();

const MINUTE_MS = 60_000;

/** Messages that a browser logs while the network is down. */
const NO_NETWORK = [/^console: Failed to load resource: net::ERR_INTERNET/, /^console: WebSocket connection/];

/** Records everything announced by the page's polite live region from now on. */
const LISTEN = `(() => {
  window.said = [];
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      for (const node of addedNodes)
        if (target.parentElement?.closest('[aria-live="polite"]') || target.matches?.('[aria-live="polite"]'))
          if (node.textContent) window.said.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
})()`;

/** Whether the time left has the color of errors. */
const IS_RED = `(() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--wm-error)';
  const red = getComputedStyle(probe).color;
  probe.remove();
  return getComputedStyle(document.querySelector('[data-testid="countdown"]')).color === red;
})()`;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const question = (page: Page, number: number) => page.locator(`#q${number}`);
const saidBy = (page: Page) => page.evaluate<string[]>('window.said');
const digits = (page: Page) => page.getByTestId('countdown').textContent();
const secondsLeft = async (page: Page) => {
  const [minutes, seconds] = (await digits(page))!.split(':').map(Number) as [number, number];
  return minutes * 60 + seconds;
};
const isRed = (page: Page) => page.evaluate<boolean>(IS_RED);
const answered = (page: Page, count: number) => page.getByText(`${count} of 3 answered`).waitFor();
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor();

/** Creates a quiz of three questions with a limit of 20 minutes, and a student who may take it. */
async function aQuizToTake(): Promise<{ student: Account; quiz: SeededQuiz; path: string }> {
  const { world } = site.app;
  const course = await site.course('Accessible forms');
  const quiz = await world.aQuiz(course, { timeLimitMinutes: 20 });
  const student = await world.aStudent();
  await world.enroll(student, course);
  return { student, quiz, path: `/quiz/take/${quiz.id}` };
}

async function start(page: Page, path: string): Promise<Page> {
  await goTo(page, path);
  await button(page, 'Start Quiz').click();
  await answered(page, 0);
  return page;
}

/** The student's attempt, which must be their only one. */
async function attemptOf(student: Account): Promise<{ answers: Record<string, string> }> {
  const attempts = await site.app.sql<{ answers: Record<string, string> }>`
    select answers from quiz_attempts where student_id = ${student.id}`;
  expect(attempts).toHaveLength(1);
  return attempts[0]!;
}

/** The saved answers in the order of the questions. */
async function savedAnswers(student: Account, { questions }: SeededQuiz): Promise<(string | undefined)[]> {
  const { answers } = await attemptOf(student);
  return questions.map(({ id }) => answers[id]);
}

/**
 * Advances the clocks of the page and of the server, which are otherwise stopped. The server's is second: the page takes
 * over a later time of the server from any response, and would then advance a second time.
 */
async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  site.app.clock.advance(milliseconds);
}

test('by keyboard alone a timed quiz is taken on a phone, one question at a time', async () => {
  const { student, quiz, path } = await aQuizToTake();
  const page = await site.open(path, { as: student, theme: 'dark', width: 375 });
  await page.evaluate(LISTEN);
  const press = (key: string) => page.keyboard.press(key);
  const focused = (name: string) =>
    page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor();
  const next = async () => {
    await tabTo(page, 'Next');
    await press('Enter');
  };

  await tabTo(page, 'Start Quiz');
  await press('Enter');
  await focused(quiz.title);
  // All questions are on the page.
  expect(await violations(page)).toEqual([]);
  await tabTo(page, 'One at a time');
  await press('Space');
  await eventually(async () => {
    const first = (await page.getByLabel('Option 1').boundingBox())!;
    expect(first.y).toBeLessThan(HEIGHT / 2);
  });
  expect(await sidewaysScroll(page)).toBe('');
  expect(await violations(page)).toEqual([]);

  await tabTo(page, 'Option 1');
  await press('ArrowDown');
  await press('ArrowUp');
  await next();
  await tabTo(page, /^Flag for review/);
  await press('Space');
  await tabTo(page, 'True');
  await press('Space');
  await next();
  await tabTo(page, 'Question 3?');
  await page.keyboard.type('  ANSWER ');
  await answered(page, 3);
  await saved(page);

  await tabTo(page, 'Submit Quiz');
  await press('Enter');
  await page.locator('#review:focus').waitFor();
  await page.getByText('All 3 questions are answered. 1 is flagged for review.').waitFor();
  expect(await violations(page)).toEqual([]);

  await tabTo(page, 'Submit Quiz');
  await press('Enter');
  await focused('Quiz Complete!');
  await page.getByText('3/3', { exact: true }).waitFor();
  await page.getByText('Passed', { exact: true }).waitFor();
  await eventually(async () => expect(await saidBy(page)).toEqual(['Quiz Complete! 3 of 3, 100%, Passed']));
});

test('the last five minutes are announced and in red, and at zero the saved answers are submitted', async () => {
  const { student, path } = await aQuizToTake();
  const page = await site.open('/', { as: student });
  await page.clock.install({ time: site.app.clock.now() });
  await start(page, path);
  await page.getByLabel('Option 1').check();
  await page.getByLabel('True').check();
  await saved(page);
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
  await pass(page, 10 * MINUTE_MS);
  await page.evaluate(LISTEN);

  // Some seconds have passed while the questions loaded.
  await pass(page, (await secondsLeft(page)) * 1000 - 5 * MINUTE_MS);
  await eventually(async () => expect(await saidBy(page)).toEqual(['5 minutes left']));
  const low = page.getByText('Less than 5 minutes left');
  expect([await digits(page), await low.count(), await isRed(page)]).toEqual(['5:00', 0, false]);
  await pass(page, 1_000);
  await low.waitFor();
  // Even with reduced motion the color changes with a very short transition, which the test's clock does not control.
  await eventually(async () => expect([await digits(page), await isRed(page)]).toEqual(['4:59', true]));

  // The server's first, so that the page submits after the deadline.
  site.app.clock.advance(5 * MINUTE_MS);
  await page.clock.runFor(5 * MINUTE_MS);
  await page.getByRole('heading', { level: 1, name: 'Quiz Complete!' }).waitFor();
  await page.getByText('2/3', { exact: true }).waitFor();
  await page.getByText('Failed', { exact: true }).waitFor();
  await page.getByText('Passing score: 70%').waitFor();
  expect((await saidBy(page)).at(-1)).toBe(
    'Quiz Complete! 2 of 3, 67%, Failed. Time ran out. Your saved answers were submitted.',
  );
  await page.getByText('Time ran out. Your saved answers were submitted.').first().waitFor();
});

test('answers given without a network survive a crash of the page and reach the server', async () => {
  site.faults.allow(...NO_NETWORK);
  const { student, quiz, path } = await aQuizToTake();
  const profile = await site.profile({ as: student, width: 375 });
  const crashing = await start(await profile.newPage(), path);
  await crashing.getByLabel('Option 2').check();
  await saved(crashing);

  await profile.setOffline(true);
  await crashing.getByLabel('Option 1').check();
  await crashing.getByLabel('True').check();
  await crashing.getByLabel('Question 3?').fill('answer');
  await crashing.getByText('Not saved, retrying').waitFor();
  await answered(crashing, 3);
  expect(await savedAnswers(student, quiz)).toEqual(['Option 2', undefined, undefined]);

  // Leaving asks for confirmation even now, with the current state.
  await crashing.getByRole('link', { name: 'Leave' }).click();
  const asked = crashing.getByRole('alertdialog', { name: 'Leave the quiz?' });
  await asked.getByText(/^Some answers aren’t saved yet. They are kept on this device/).waitFor();
  await asked.getByRole('button', { name: 'Stay' }).click();
  await answered(crashing, 3);

  await crashing.close();
  await profile.setOffline(false);
  const page = await profile.newPage();
  await goTo(page, path);
  await answered(page, 3);
  expect(await page.getByLabel('Option 1').isChecked()).toBe(true);
  await saved(page);
  expect(await savedAnswers(student, quiz)).toEqual(['Option 1', 'true', 'answer']);

  // While scrolling up, the sticky bar never covers the focused element.
  await button(page, 'Submit Quiz').focus();
  await tabTo(page, 'Hide time', 'Shift+Tab');
});

test('closing the page asks, leaving it asks, and coming back resumes', async () => {
  const { student, quiz, path } = await aQuizToTake();
  const page = await start(await (await site.profile({ as: student })).newPage(), path);
  await question(page, 1).getByLabel('Option 1').check();
  await saved(page);

  // The browser's own dialog, which the test dismisses.
  site.faults.allow(/^dialog: /);
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.evaluate('location.reload()')]);
  expect(dialog.type()).toBe('beforeunload');
  await answered(page, 1);

  await page.getByRole('link', { name: 'Leave' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Leave the quiz?' });
  await asked.getByText('Your answers are saved. The timer keeps running while you are away.').waitFor();
  await asked.getByRole('button', { name: 'Leave' }).click();
  // The quiz warns while it is mounted, which is until the course has loaded.
  await page.getByRole('heading', { level: 1, name: /^Accessible forms/ }).waitFor();

  await goTo(page, `/quiz/take?quizId=${quiz.id}`);
  await answered(page, 1);
  expect(await page.getByLabel('Option 1').isChecked()).toBe(true);

  // Nothing but the quiz is on screen: neither menu nor log-out.
  expect(await page.getByRole('navigation', { name: 'Main' }).count()).toBe(0);
  expect(await button(page, /^Account of/).count()).toBe(0);
  await page.getByLabel('True').check();
  await saved(page);
  expect(await savedAnswers(student, quiz)).toEqual(['Option 1', 'true', undefined]);
});
