import { findChromium, launchChromium } from './chromium';

async function drawsAPage(program: string): Promise<void> {
  const browser = await launchChromium(program);
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Here</h1>');
    expect(await page.getByRole('heading', { name: 'Here' }).count()).toBe(1);
  } finally {
    await browser.close();
  }
}

test('a Chromium is found and draws a page', () => drawsAPage(findChromium()));

test('the one that CHROMIUM names wins, and a wrong name is refused with a way to a right one', () => {
  expect(findChromium(__filename)).toBe(__filename);
  expect(() => findChromium('/nowhere/chromium')).toThrow(
    /^CHROMIUM names \/nowhere\/chromium, where there is no file\. .*CHROMIUM=\/path\/to\/chromium npm test/,
  );
});

const npmHasOne = process.platform === 'linux' && process.arch === 'x64';
(npmHasOne ? test : test.skip)(
  'npm brought one that draws, which comes before those that are installed',
  async () => {
    const program = findChromium('');
    expect(program).toContain('node_modules');
    await drawsAPage(program);
  },
  60_000,
);
