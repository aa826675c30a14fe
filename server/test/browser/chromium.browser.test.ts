import { findChromium, launchChromium } from './chromium';

async function rendersAPage(program: string): Promise<void> {
  const browser = await launchChromium(program);
  try {
    const page = await browser.newPage();
    await page.setContent('<h1>Here</h1>');
    expect(await page.getByRole('heading', { name: 'Here' }).count()).toBe(1);
  } finally {
    await browser.close();
  }
}

test('a Chromium is found and renders a page', () => rendersAPage(findChromium()));

test('CHROMIUM chooses the executable, and a wrong path is refused with instructions', () => {
  expect(findChromium(__filename)).toBe(__filename);
  expect(() => findChromium('/nowhere/chromium')).toThrow(
    /^CHROMIUM names \/nowhere\/chromium, where there is no file\. .*CHROMIUM=\/path\/to\/chromium npm test/,
  );
});

const npmHasOne = process.platform === 'linux' && process.arch === 'x64';
(npmHasOne ? test : test.skip)(
  'the Chromium of an npm package renders, and is preferred to installed ones',
  async () => {
    const program = findChromium('');
    expect(program).toContain('node_modules');
    await rendersAPage(program);
  },
  60_000,
);
