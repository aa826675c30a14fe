import type { Page } from 'playwright-core';
import { violations } from './a11y';
import { demoSite, settled } from './demo-site';
import { focusOf, tabTo } from './tab-to';

const site = demoSite();

/** Maximum number of keys for a question with four options, besides its text. */
const MAX_CONTROL_KEYS = 8;

const PASTED = `1. Which status says that something was created?
a) 200
*b) 201
c) 301
d) 404
Explanation: 201 comes with the address of the new thing.
2. A PUT can be sent twice.
Answer: true
3. Which header says what the answer may be? (2 points)
Answer: Accept

Which method deletes? {=DELETE ~GET ~POST ~HEAD}

Caches keep answers to GET {T}

How many digits has a status? {#3}

Broken {=a ~b}

Which part of an address is never sent? {~path ~host =fragment ~query}

A cookie is a header {TRUE#It is}`;
const BROKEN = 'Broken {=a ~b}';

const focused = (page: Page) => page.locator(':focus');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const question = (page: Page, n: number) => page.getByRole('region', { name: `Question ${n}`, exact: true });
/** Finds a live region by its text. */
const said = (page: Page, text: string) =>
  page.locator('[role=status], [role=alert], [aria-live]').getByText(text);

/** Types a question with four options at the focus; returns the number of keys besides the text. */
async function writeQuestion(page: Page, text: string, options: string[], right: number): Promise<number> {
  let controlKeys = 0;
  const press = async (key: string) => {
    controlKeys++;
    await page.keyboard.press(key);
  };
  await page.keyboard.insertText(text);
  for (const option of options) {
    await press('Enter');
    await page.keyboard.insertText(option);
  }
  await press('Enter');
  if (right === 0) await press('Space');
  // The last one is nearest by going up.
  else if (right === 3) await press('ArrowUp');
  else for (let step = 0; step < right; step++) await press('ArrowDown');
  return controlKeys;
}

test('by keyboard alone an instructor writes a quiz of ten questions', async () => {
  const { world } = site.app;
  const instructor = await world.anInstructor({ name: 'Ines Keys' });
  const course = await world.aCourse(instructor, { title: 'HTTP by hand' });
  const profile = await site.profile({ as: instructor });
  const first = await profile.newPage();
  // The course from the URL is preselected.
  await first.goto(`/instructor/create-quiz?courseId=${course.id}`);
  await settled(first);
  await tabTo(first, 'Title');
  await first.keyboard.insertText('Methods and status codes');
  expect(await first.getByLabel('Course').inputValue()).toBe(course.id);
  expect(await first.getByRole('button', { name: 'Create and open' }).isDisabled()).toBe(true);

  await tabTo(first, 'Add Question');
  await first.keyboard.press('Enter');
  let keys = await writeQuestion(first, 'Which method is safe?', ['POST', 'PUT', 'GET', 'PATCH'], 2);
  await first.keyboard.press('Control+Enter');
  expect(++keys).toBeLessThanOrEqual(MAX_CONTROL_KEYS);
  keys = await writeQuestion(first, 'Which status is a redirect?', ['200', '404', '500', '301'], 3);
  expect(keys).toBeLessThanOrEqual(MAX_CONTROL_KEYS);
  expect(await question(first, 1).getByLabel('Option 3 is correct').isChecked()).toBe(true);
  expect(await question(first, 2).getByLabel('Option 4 is correct').isChecked()).toBe(true);

  // The second becomes the first, and the button keeps the focus.
  await tabTo(first, 'Move up', 'Shift+Tab');
  await first.keyboard.press('Enter');
  await said(first, 'Moved to place 1 of 2').waitFor();
  expect(await question(first, 1).getByLabel('Question text').inputValue()).toBe(
    'Which status is a redirect?',
  );
  expect((await focusOf(first))?.name).toBe('Move up');
  expect(await violations(first)).toEqual([]);

  // The window is closed, but the draft is kept.
  await first.close();
  const page = await profile.newPage();
  await page.goto(`/instructor/create-quiz?courseId=${course.id}`);
  await settled(page);
  await page.getByText(/^Your draft of .+ is back$/).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe('Methods and status codes');
  expect(await question(page, 2).getByLabel('Option 3', { exact: true }).inputValue()).toBe('GET');
  expect(await question(page, 2).getByLabel('Option 3 is correct').isChecked()).toBe(true);

  // Eight of nine pasted questions are parsed, the other remains to be corrected.
  await tabTo(page, 'Paste questions');
  await page.keyboard.press('Enter');
  await page.getByLabel('List of questions').and(focused(page)).waitFor();
  await page.keyboard.insertText(PASTED);
  await page.getByText('8 questions found, 1 part couldn’t be read').waitFor();
  await page
    .getByText(`Line ${PASTED.split('\n').indexOf(BROKEN) + 1}: A multiple-choice question needs 4 options`)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, 'Add 8 questions');
  await page.keyboard.press('Enter');
  const box = page.getByLabel('List of questions').and(focused(page));
  await box.waitFor();
  expect(await box.inputValue()).toBe(BROKEN);
  await page.keyboard.press('Escape');
  await page.getByText('10 questions, 11 points').waitFor();

  // The last one is deleted by mistake and restored.
  await tabTo(page, 'Create and open');
  await tabTo(page, 'Delete', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByText('9 questions, 10 points').waitFor();
  await tabTo(page, 'Undo');
  await page.keyboard.press('Enter');
  await page.getByText('10 questions, 11 points').waitFor();
  expect(await focused(page).inputValue()).toBe('A cookie is a header');

  await tabTo(page, 'Create and open');
  await page.keyboard.press('Enter');
  await said(page, 'Quiz created').waitFor();
  await heading(page, 'Quiz Management').and(focused(page)).waitFor();
  await page.getByRole('rowheader', { name: /^Methods and status codes/ }).waitFor();

  await page.goto(`/instructor/courses/${course.id}/quizzes`);
  const card = page.getByRole('article', { name: 'Methods and status codes' });
  await card.getByText('10 questions · 30 minutes · Passing score 70%').waitFor();
  expect(await card.getByRole('listitem').allTextContents()).toEqual([
    'Which status is a redirect?',
    'Which method is safe?',
    'Which status says that something was created?',
  ]);
  await card.getByText('and 7 more').waitFor();

  await tabTo(page, 'Preview Quiz');
  await page.keyboard.press('Enter');
  await heading(page, /Methods and status codes/).waitFor();
});
