import type { Page } from 'playwright-core';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, type DemoSite, HEIGHT, settled, type Theme } from './demo-site';

/** A page in one of its states: where it is, who looks at it, its heading, and what else tells the state. */
export interface Screen {
  name: string;
  path: string | (() => Promise<string>);
  as?: keyof typeof DEMO;
  heading: string | RegExp;
  shows?: string | RegExp;
}

interface Look {
  theme: Theme;
  width: number;
}

const LOOKS: readonly Look[] = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
  { theme: 'light', width: 375 },
  { theme: 'dark', width: 1280 },
];

/** The narrowest is for scrolling sideways alone: what else it shows is what 375 px shows. */
const WIDTHS = [1280, 375, 320];

/** Every screen by every look takes half an hour of a small machine; by turns, each look still meets every kind of page. */
const EVERY_LOOK = process.env.EVERY_LOOK === 'true';

/** A test for each screen: it has one heading and a title, no violation, and never scrolls sideways. */
export function lookAt(site: DemoSite, screens: readonly Screen[]): void {
  test.each(screens.map((screen, index) => ({ ...screen, looks: looksOf(index) })))(
    '$name is accessible and fits',
    async ({ looks, ...screen }) => {
      const path = typeof screen.path === 'string' ? screen.path : await screen.path();
      const as = screen.as ? await site.account(DEMO[screen.as]) : null;
      const problems: Record<string, unknown> = {};
      const page = await site.lastingPage(as);
      for (const [index, { theme, width }] of looks.entries()) {
        await page.emulateMedia({ colorScheme: theme });
        await page.setViewportSize({ width, height: HEIGHT });
        await page.goto(path);
        await isThere(page, screen);
        expect(await page.title()).toMatch(/Waymark/);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
        const found = await violations(page);
        if (index === 0)
          for (const narrower of WIDTHS) {
            await page.setViewportSize({ width: narrower, height: HEIGHT });
            found.push(await sidewaysScroll(page));
          }
        if (found.some(Boolean)) problems[`${theme}, ${width} px`] = found.filter(Boolean);
      }
      expect(problems).toEqual({});
    },
  );
}

const looksOf = (index: number): readonly Look[] => (EVERY_LOOK ? LOOKS : [LOOKS[index % LOOKS.length]!]);

async function isThere(page: Page, { heading, shows }: Screen): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
  if (shows) await page.getByText(shows).filter({ visible: true }).first().waitFor();
  await settled(page);
}
