import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, demoSite, settled } from './demo-site';

const site = demoSite();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const messageBox = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const lastAnswer = (page: Page) => page.getByRole('article', { name: 'The assistant answered' }).last();

async function ask(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await messageBox(page).press('Enter');
}

/** Asks a question and opens the first source: the lesson scrolls to the heading that the source names. */
async function askAndOpenSource(page: Page): Promise<void> {
  await page.getByText('without generative AI', { exact: false }).waitFor();
  await ask(page, 'How do margins collapse?');
  await lastAnswer(page).getByText('From your course material', { exact: false }).waitFor();
  await looksWell(page);
  await lastAnswer(page)
    .getByRole('link', { name: /Normal flow/ })
    .click();
  await page.waitForURL(/\/courses\/[\w-]+\?lesson=[\w-]+#margins-collapse$/);
  const passage = heading(page, 'Margins collapse').and(page.locator('#margins-collapse'));
  await passage.and(page.locator(':focus')).waitFor();
  await eventually(async () => {
    const { y } = (await passage.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(400);
  });
  await page.goBack();
  await lastAnswer(page).getByText('From your course material', { exact: false }).waitFor();
}

async function looksWell(page: Page): Promise<void> {
  await settled(page);
  expect(await violations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe('');
}

test('a student asks, practices, and learns flashcards by keyboard', async () => {
  const student = await site.app.world.aStudent();
  const page = await site.open('/aiAssistant', { as: student });
  await askAndOpenSource(page);

  await button(page, 'Generate Quiz').click();
  await page.keyboard.type('margins');
  await page.keyboard.press('Enter');
  const practice = page.getByRole('group', { name: 'Practice' });
  const [, total] = /of (\d+)/.exec(
    await practice.getByRole('heading', { name: /^Question 1/ }).innerText(),
  )!;
  for (let number = 1; number <= Number(total); number++) {
    await practice.getByRole('heading', { name: `Question ${number} of ${total}` }).waitFor();
    await practice.getByRole('radio').first().check();
    await practice.getByRole('button', { name: 'Check answer' }).click();
    await practice.getByText(/^(Correct|Incorrect\. The correct answer is: .*)$/).waitFor();
    if (number === 1) await looksWell(page);
    await practice.getByRole('button', { name: /^(Next question|Finish)$/ }).click();
  }
  await practice.getByText('Practice isn’t graded.', { exact: false }).waitFor();

  await ask(page, 'create FLASHCARDS on: margins');
  await link(page, 'Review flashcards').click();
  await page.getByText(/^Card 1 of \d+ due$/).waitFor();
  const due = Number(/of (\d+)/.exec(await page.getByText(/^Card 1 of/).innerText())![1]);
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Answer' }).waitFor();
  await looksWell(page);
  for (let card = 1; card <= due; card++) {
    await page.getByText(`Card ${card} of ${due} due`).waitFor();
    if (card > 1) await page.keyboard.press('Space');
    await page.getByRole('group', { name: 'Answer' }).waitFor();
    await page.keyboard.press(card === 1 ? '3' : '4');
  }
  await heading(page, 'All done for now').waitFor();

  await page.goto('/aiAssistant/flashcards');
  await page.getByText('No cards are due now.').waitFor();
  await button(page, 'Delete deck: margins').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await heading(page, 'No Flashcards Yet').waitFor();
  await page.locator('h1:focus').waitFor();

  await page.goto('/aiAssistant');
  await button(page, /^Delete chat/).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Your chats are private and appear here.').waitFor();
  await page.locator('h1:focus').waitFor();
});

test('an instructor on a phone takes generated questions into Create Quiz', async () => {
  const instructor = await site.account(DEMO.instructor);
  const page = await site.open('/aiAssistant', { as: instructor, theme: 'dark', width: 375 });
  await askAndOpenSource(page);

  await ask(page, 'Generate a quiz on: attention');
  const add = button(page, 'Add to draft').first();
  await add.click();
  await page.getByText('In the draft', { exact: true }).waitFor();
  await looksWell(page);
  const text = await page
    .getByRole('group', { name: 'Questions for a quiz' })
    .getByRole('heading')
    .first()
    .innerText();
  await link(page, 'Open in Create Quiz').click();
  await heading(page, 'Create Quiz').waitFor();
  expect(await page.getByLabel('Question text').first().inputValue()).toBe(text.split('\n').at(-1));
});
