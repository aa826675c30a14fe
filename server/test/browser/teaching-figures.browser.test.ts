import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { Course } from '../../modules/courses/course.entities';
import { eventually } from '../eventually';
import { violations } from './a11y';
import { DEMO, demoSite, settled } from './demo-site';
import { tabTo } from './tab-to';

const site = demoSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const hasFocus = (page: Page, name: string) => heading(page, name).and(page.locator(':focus')).waitFor();
const enter = (page: Page) => page.keyboard.press('Enter');

/** The chart's bars, day by day: the height of each in pixels, 0 for none. */
const barHeights = (page: Page) =>
  page
    .locator('.recharts-bar-rectangle')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));

/** The table's values for the same days, oldest first. */
async function tableValues(page: Page): Promise<number[]> {
  const cells = page
    .getByRole('table', { name: 'Activity by day' })
    .locator('tbody tr td:nth-child(2) > div');
  return (await cells.allTextContents()).map(Number).reverse();
}

test('by keyboard alone an instructor goes from the dashboard to a course, its figures and a student', async () => {
  const course = await site.course('Interface design');
  const page = await site.open('/instructor/dashboard', { as: await site.account(DEMO.instructor) });
  await page.getByText('All Courses Performance').waitFor();

  await tabTo(page, 'My Courses');
  await enter(page);
  await hasFocus(page, 'My Courses');
  await settled(page);
  const card = page.getByRole('article', { name: course.title });
  const isPublished = () =>
    site.app.database
      .with(Course, (courses) => courses.findOneByOrFail({ id: course.id }))
      .then((row) => row.isPublished);
  await tabTo(page, `Unpublish: ${course.title}`);
  await enter(page);
  await card.getByText('Draft', { exact: true }).waitFor();
  await page
    .getByRole('button', { name: `Publish: ${course.title}` })
    .and(page.locator(':focus'))
    .waitFor();
  await eventually(async () => expect(await isPublished()).toBe(false));
  await enter(page);
  await card.getByText('Published', { exact: true }).waitFor();

  await page.keyboard.press('Shift+Tab');
  await enter(page);
  await hasFocus(page, 'Course Analytics');
  await settled(page);

  await tabTo(page, /^Write to /);
  const student = (await page.locator(':focus').getAttribute('aria-label'))!.replace('Write to ', '');
  await enter(page);
  await page.getByText(`To ${student}`).waitFor();
  await tabTo(page, 'Message');
  await page.keyboard.type('Where does it hang?');
  await tabTo(page, 'Send');
  await enter(page);
  await page.getByText('Notification sent').waitFor();
  await page.getByText('Where does it hang?').waitFor();
  await page.goBack();
  await settled(page);

  await tabTo(page, '7 days');
  await enter(page);
  await page.waitForURL(/days=7$/);
  await tabTo(page, 'Show data table');
  await enter(page);
  await page.locator('.recharts-bar-rectangle').nth(7).waitFor({ state: 'detached' });
  const [heights, values] = [await barHeights(page), await tableValues(page)];
  const scale = Math.max(...heights) / Math.max(...values);
  expect(Math.max(...values)).toBeGreaterThan(0);
  // Days without activity have no bar.
  expect(heights.map((height) => Math.round(height / scale))).toEqual(values.filter((value) => value > 0));
  // With its table open.
  expect(await violations(page)).toEqual([]);

  await tabTo(page, 'Export CSV');
  const [saved] = await Promise.all([page.waitForEvent('download'), enter(page)]);
  expect(saved.suggestedFilename()).toBe(`students-${course.id}.csv`);
  expect(fs.readFileSync(await saved.path(), 'utf8')).toContain(student);
});
