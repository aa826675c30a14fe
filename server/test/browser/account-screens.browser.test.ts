import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { TEST_PASSWORD } from '../../seed/world';
import { sidewaysScroll, violations } from './a11y';
import { emptySite, HEIGHT } from './demo-site';
import { EVERY_LOOK, PICTURES } from './screens';

// What only an account in a certain state sees, after a log-in or in a dialog; the other screens are in *-screens.
const site = emptySite();

const LOOKS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 375 },
] as const;

/** Logs in with the password; returns the page with what follows. */
async function logIn(email: string): Promise<Page> {
  const page = await site.open('/login');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  return page;
}

interface AccountScreen {
  name: string;
  open: () => Promise<Page>;
  /** Leads to its second state. */
  goOn?: (page: Page) => Promise<void>;
}

const SCREENS: readonly AccountScreen[] = [
  {
    name: 'the second step of a log-in, by code and by recovery code',
    open: async () => {
      const account = await site.app.world.aStudent();
      await site.app.world.aSecondFactor(account);
      const page = await logIn(account.email);
      await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
      return page;
    },
    goOn: async (page) => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await page.getByLabel('Recovery code', { exact: true }).waitFor();
    },
  },
  {
    name: 'the set-up of a second factor that an administrator needs, and its secret',
    open: async () => {
      const page = await logIn((await site.app.world.anAdmin()).email);
      await page.getByRole('heading', { name: 'Set up a second factor' }).waitFor();
      return page;
    },
    goOn: async (page) => {
      await page.getByRole('button', { name: 'Set up', exact: true }).click();
      await page.getByLabel('Code', { exact: true }).waitFor();
    },
  },
  {
    name: 'the dialog that shows a new access token',
    open: async () => {
      const page = await site.open('/profile/security', { as: await site.app.world.aStudent() });
      await page.getByText('Access tokens', { exact: true }).click();
      await page.getByRole('button', { name: 'New access token' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Backup script');
      await page.getByRole('dialog').getByRole('checkbox').first().check();
      await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(TEST_PASSWORD);
      await page.getByRole('button', { name: 'Create token' }).click();
      await page.getByRole('heading', { name: 'Your new access token' }).waitFor();
      return page;
    },
  },
  {
    name: 'the dialog that asks for a log-in with the provider instead of the password',
    open: async () => {
      const account = await site.app.world.aStudent();
      await site.app.database.query('update accounts set password_hash = null where id = $1', [account.id]);
      const page = await site.open('/profile', { as: account });
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Confirm with Northfield School' }).waitFor();
      return page;
    },
  },
];

beforeAll(() => site.app.database.query('update platform_settings set admins_need_second_factor = true'));

/** Checks the page as it is in each of the looks. */
async function look(page: Page, name: string, looks: readonly (typeof LOOKS)[number][]): Promise<void> {
  for (const { theme, width } of looks) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: HEIGHT });
    await page.locator(`html[data-color-scheme="${theme}"]`).waitFor();
    if (EVERY_LOOK) {
      fs.mkdirSync(PICTURES, { recursive: true });
      const file = `${name.replaceAll(' ', '-')}-${theme}-${width}.png`;
      await page.screenshot({ path: path.join(PICTURES, file) });
    }
    expect(await violations(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe('');
  }
  await page.setViewportSize({ width: 320, height: HEIGHT });
  expect(await sidewaysScroll(page)).toBe('');
}

test.each(SCREENS.map((screen, turn) => ({ ...screen, turn })))(
  '$name is accessible and fits',
  async ({ name, open, goOn, turn }) => {
    const looks = EVERY_LOOK ? LOOKS : [LOOKS[turn % LOOKS.length]!];
    const page = await open();
    await look(page, name, looks);
    if (!goOn) return;
    await goOn(page);
    await look(page, `${name}, second state`, looks);
  },
);
