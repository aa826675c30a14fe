import type { Page } from 'playwright-core';
import { demoSite } from './demo-site';

const site = demoSite();

const NOTES = [
  'The area under $e^{-x^2}$ is finite:',
  '$$\\int_{-\\infty}^{\\infty} e^{-x^2}\\,dx = \\sqrt{\\pi}$$',
  '```python\nprint(sum(range(10)))\n```',
].join('\n\n');

/** The fonts in a PDF. Their names are not compressed. */
const fontsIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FontName \/\w+\+([\w-]+)/g)].map(([, name]) => name);

async function printed(page: Page): Promise<Buffer> {
  const pdf = await page.pdf({ format: 'A4' });
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: 'print' });
  return pdf;
}

test('a join link is printed with its code and address, without the page behind its dialog', async () => {
  const { world } = site.app;
  const instructor = await world.anInstructor();
  const course = await world.aCourse(instructor, { title: 'Areas' });
  const page = await site.open(`/instructor/courses/${course.id}/joining`, { as: instructor });
  await page.getByRole('button', { name: 'Create link' }).click();
  await page.getByRole('button', { name: /^Show the link/ }).click();
  await page.getByRole('img', { name: /^QR code of/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('img', { name: /^QR code of/ }).waitFor();
  await page.getByRole('heading', { name: /^Join with/ }).waitFor();
  await page.getByText(/\/join\/\w+$/).waitFor();
  expect(await page.locator('button:visible').count()).toBe(0);
  // Neither the page behind the dialog nor the shade over it.
  expect(await page.locator('main:visible').count()).toBe(0);
  expect(await page.locator('body > * > :visible').count()).toBe(1);
});

test('a lesson is printed with its formulas and without what only works on a screen', async () => {
  const { world } = site.app;
  const instructor = await world.anInstructor();
  const course = await world.aCourse(instructor, { lessons: [{ title: 'Areas', notes: NOTES }] });
  const student = await world.aStudent();
  await world.enroll(student, course, { completed: 1 });
  const page = await site.open(`/courses/${course.id}`, { as: student });
  await page.getByRole('heading', { name: 'Course complete' }).waitFor();
  await page.locator('.katex-display').waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');

  expect(fontsIn(await printed(page))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^KaTeX_Math/), expect.stringMatching(/^KaTeX_Size/)]),
  );
  // The exponent is small and above the line, and the root fits on the page.
  const boxOf = async (text: string) =>
    (await page
      .locator('.katex-display .katex-html')
      .getByText(text, { exact: true })
      .first()
      .boundingBox())!;
  const [base, exponent, root] = [await boxOf('e'), await boxOf('x'), await boxOf('π')];
  expect(exponent.height).toBeLessThan(base.height);
  expect(exponent.y).toBeLessThan(base.y);
  expect(root.x + root.width).toBeLessThan(794);

  await page.getByRole('heading', { name: 'Areas' }).waitFor();
  await page.getByText('print(sum(range(10)))').waitFor();
  await page.getByRole('heading', { name: 'Course complete' }).waitFor();
  expect(await page.getByRole('link').filter({ visible: true }).allInnerTexts()).toEqual(['Skip to content']);
  expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
});

test('a list is printed without its filters and buttons', async () => {
  const page = await site.open('/messages', { as: await site.app.world.aStudent() });
  await page.getByRole('link', { name: 'New message' }).first().waitFor();
  await page.getByRole('searchbox').waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
  expect(await page.locator(':is(button, input, select):visible').count()).toBe(0);
  await page.getByRole('link', { name: 'New message' }).first().waitFor({ state: 'hidden' });
});
