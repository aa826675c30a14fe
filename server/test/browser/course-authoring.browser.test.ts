import type { Page } from 'playwright-core';
import { Course, Lesson } from '../../modules/courses/course.entities';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { demoSite, settled } from './demo-site';
import { tabTo } from './tab-to';

const site = demoSite();

const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';
const press = (page: Page, key: string) => page.keyboard.press(key);
const write = (page: Page, text: string) => page.keyboard.insertText(text);
/** Finds a live region by its text. */
const said = (page: Page, text: string | RegExp) =>
  page.locator('[role=status], [role=alert], [aria-live]').getByText(text);
const titles = (page: Page) => page.getByRole('heading', { level: 3, name: /^Lesson \d/ }).allTextContents();

const courseOf = (instructorId: string) =>
  site.app.database.with(Course, (courses) => courses.findOneByOrFail({ instructorId }));
const lessonsOf = (courseId: string) =>
  site.app.database.with(Lesson, (lessons) =>
    lessons.find({ where: { courseId }, order: { position: 'ASC' } }),
  );

test('by keyboard alone an instructor makes a course of three lessons and publishes it', async () => {
  const instructor = await site.app.world.anInstructor({ name: 'Ines Keys' });
  const profile = await site.profile({ as: instructor });
  const first = await profile.newPage();
  await first.goto('/instructor/create-course');
  await settled(first);

  await tabTo(first, 'Course Details');
  await tabTo(first, 'Title');
  await write(first, 'HTTP by hand');
  await tabTo(first, 'Description');
  await write(first, 'Requests and answers, without a library.');
  await tabTo(first, 'Category');
  await first.keyboard.type('DevOps');
  await tabTo(first, 'Tags');
  for (const tag of ['HTTP', 'http', 'curl']) {
    await write(first, tag);
    await press(first, 'Enter');
  }
  expect(await first.getByLabel('Category').inputValue()).toBe('DevOps');
  expect(await first.getByRole('button', { name: /^Remove tag/ }).count()).toBe(2);
  expect(await violations(first)).toEqual([]);

  await tabTo(first, 'Course Details', 'Shift+Tab');
  await press(first, 'ArrowRight');
  await tabTo(first, 'Lesson title');
  for (const title of ['A request', 'An answer']) {
    await write(first, title);
    await press(first, 'Tab');
    await write(first, VIDEO);
    // The form is empty again, with the focus where the next lesson begins.
    await press(first, 'Enter');
    await said(first, new RegExp(`added: ${title}$`)).waitFor();
  }
  await write(first, 'What a cache does');
  await tabTo(first, 'Notes');
  await write(first, '# Age\n\nOld answers are cheap.');
  await tabTo(first, 'Add Lesson');
  await press(first, 'Enter');
  await tabTo(first, 'Move up: What a cache does', 'Shift+Tab');
  await press(first, 'Enter');
  await said(first, 'Moved to place 2 of 3').waitFor();
  await first.locator(':focus').and(first.getByLabel('Move up: What a cache does')).waitFor();
  expect(await violations(first)).toEqual([]);

  // The window is closed, but the draft is kept.
  await first.close();
  const page = await profile.newPage();
  await page.goto('/instructor/create-course?tab=lessons');
  await settled(page);
  await page.getByText(/^Your draft of .+ is back$/).waitFor();
  expect(await titles(page)).toEqual([
    'Lesson 1: A request',
    'Lesson 2: What a cache does',
    'Lesson 3: An answer',
  ]);

  await tabTo(page, 'Lessons');
  await press(page, 'ArrowRight');
  await page.getByLabel('Price (USD)').waitFor();
  await tabTo(page, 'Price (USD)');
  await page.keyboard.type('19.90');
  await page.getByText('$19.90').waitFor();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, 'Cancel');
  await tabTo(page, 'Create Course');
  await press(page, 'Enter');
  await said(page, 'Course created successfully!').waitFor();
  await page.getByRole('heading', { level: 1, name: 'My Courses' }).waitFor();
  const draft = await courseOf(instructor.id);
  expect(draft).toMatchObject({ category: 'DevOps', priceCents: 1990, skills: ['HTTP', 'curl'] });
  expect(draft).toMatchObject({ isPublished: false, lessonCount: 3 });

  await tabTo(page, 'Publish: HTTP by hand');
  await press(page, 'Enter');
  await eventually(async () => expect((await courseOf(instructor.id)).isPublished).toBe(true));

  // Previewing every lesson as the author adds no student and no presence.
  await tabTo(page, 'More actions: HTTP by hand');
  await press(page, 'Enter');
  await page.getByRole('menuitem').first().and(page.locator(':focus')).waitFor();
  // Typing the beginning of a choice focuses it.
  await page.keyboard.type('pre');
  await page.getByRole('menuitem', { name: 'Preview as a student' }).and(page.locator(':focus')).waitFor();
  await press(page, 'Enter');
  await page.getByRole('heading', { level: 1, name: 'HTTP by hand' }).waitFor();
  await page
    .getByRole('list', { name: 'Lessons' })
    .getByRole('link', { name: /A request/ })
    .click();
  await page.getByRole('heading', { level: 2, name: 'A request' }).waitFor();
  const traces = await site.app.database.query<{ count: number }>(
    `select ((select count(*) from enrollments where course_id = $1)
      + (select count(*) from lesson_presences p join lessons l on l.id = p.lesson_id where l.course_id = $1)
      + (select count(*) from lesson_completions c join lessons l on l.id = c.lesson_id where l.course_id = $1))::int as count`,
    [draft.id],
  );
  expect(traces).toEqual([{ count: 0 }]);
});

test('on a phone in the dark theme, two windows share a draft, and lessons keep their order', async () => {
  const { world } = site.app;
  const instructor = await world.anInstructor({ name: 'Otto Two' });
  const course = await world.aCourse(instructor, {
    title: 'Tabs',
    lessons: ['One', 'Two', 'Three'].map((title) => ({ title, notes: 'To read.' })),
  });
  const profile = await site.profile({ as: instructor, theme: 'dark', width: 375 });
  const [one, two] = [await profile.newPage(), await profile.newPage()];
  // New items have no revision for the server to compare: the windows notify each other.
  for (const page of [one, two]) {
    await page.goto('/instructor/create-course');
    await settled(page);
  }
  const titleIn = (page: Page) => page.getByLabel('Title', { exact: true });
  await titleIn(one).fill('From one');
  await said(two, 'This draft was changed in another window').waitFor();
  await titleIn(two).fill('From two');
  expect(await violations(two)).toEqual([]);
  await two.getByRole('button', { name: 'Keep this version' }).press('Enter');
  await said(one, 'This draft was changed in another window').waitFor();
  expect(await titleIn(one).inputValue()).toBe('From one');
  await one.getByRole('button', { name: 'Use the other version' }).press('Enter');
  expect(await titleIn(one).inputValue()).toBe('From two');
  for (const page of [one, two]) await page.getByRole('button', { name: 'Discard draft' }).press('Enter');

  await two.goto(`/instructor/courses/${course.id}/lessons`);
  await settled(two);
  await tabTo(two, 'Move down: One');
  await press(two, 'Enter');
  await press(two, 'Enter');
  await two.locator(':focus').and(two.getByLabel('Move down: One')).waitFor();
  const orderIs = (...order: string[]) =>
    eventually(async () => {
      const lessons = await lessonsOf(course.id);
      expect(lessons.map(({ title, position }) => `${position} ${title}`)).toEqual(
        order.map((title, index) => `${index + 1} ${title}`),
      );
    });
  await orderIs('Two', 'Three', 'One');
  await two.getByRole('button', { name: 'Move to… One' }).press('Enter');
  await two.getByLabel('New place').selectOption('1. First');
  expect(await violations(two)).toEqual([]);
  await two.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await orderIs('One', 'Two', 'Three');

  await two.getByRole('button', { name: 'Delete: Two' }).press('Enter');
  const sure = two.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this lesson?',
  });
  await sure.getByRole('button', { name: 'Delete' }).press('Enter');
  await orderIs('One', 'Three');
  await two.getByRole('button', { name: 'Undo' }).press('Enter');
  await orderIs('One', 'Two', 'Three');

  // A lesson that is being edited stays open, with its draft, when the page is reloaded.
  await two.getByRole('button', { name: 'Edit: Two' }).press('Enter');
  const form = two.getByRole('region', { name: 'Lesson 2' });
  await form.getByLabel('Lesson title').fill('Two and a half');
  await form.getByRole('button', { name: 'Preview notes' }).press('Enter');
  await form.getByRole('region', { name: 'Preview of the notes' }).waitFor();
  expect(await violations(two)).toEqual([]);
  await two.reload();
  await form.getByText(/^Your draft of .+ is back$/).waitFor();
  expect(await form.getByLabel('Lesson title').inputValue()).toBe('Two and a half');
  await form.getByRole('button', { name: 'Save Lesson' }).press('Enter');
  await said(two, 'Lesson saved').waitFor();
  await orderIs('One', 'Two and a half', 'Three');
  expect(await sidewaysScroll(two)).toBe('');
});
