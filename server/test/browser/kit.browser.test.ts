import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import express from 'express';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { Browser } from 'playwright-core';
import { ROOT } from '../../platform/root';
import { FOCUS_GUARDS, sidewaysScroll, violations } from './a11y';
import { launchChromium } from './chromium';
import { Faults } from './faults';

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;

let folder: string;
let server: Server;
let origin: string;
let browser: Browser;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
  const vite = [path.join(ROOT, 'node_modules/vite/bin/vite.js'), 'build'];
  const options = ['--config', 'client/kit.config.mts', '--outDir', folder, '--emptyOutDir'];
  const built = promisify(execFile)(process.execPath, [...vite, ...options], { cwd: ROOT });
  [browser] = await Promise.all([launchChromium(), built]);
  server = express().use(express.static(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  await browser.close();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

interface Overlay {
  button: string;
  /** Selects the overlay. */
  opens: string;
  /** Opens on hovering the button instead of pressing it. */
  hover?: true;
}

const OVERLAYS: readonly Overlay[] = [
  { button: 'Dialog', opens: '[role=dialog]' },
  { button: 'Dangerous question', opens: '[role=alertdialog]' },
  { button: 'Menu', opens: '[role=menu]' },
  { button: 'Undo', opens: '[data-toasts]' },
  { button: 'What the average means', opens: '[class*=_tooltip]', hover: true },
];

test.each(LOOKS)(
  'every piece of the kit is accessible and fits at $width px, $colorScheme',
  async ({ width, colorScheme }) => {
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const faults = new Faults(origin);
    faults.watch(context);
    const page = await context.newPage();
    await page.goto(`${origin}/kit.html`);
    await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor();
    await page.locator('.recharts-bar-rectangle').first().waitFor();
    const problems = await violations(page);
    problems.push(await sidewaysScroll(page));
    for (const { button, opens, hover } of OVERLAYS) {
      const opener = page.getByRole('button', { name: button, exact: true }).first();
      await (hover ? opener.hover() : opener.click());
      await page.locator(opens).first().waitFor();
      problems.push(...(await violations(page, opens)));
      if (!hover) await page.keyboard.press('Escape');
    }
    problems.push(...faults.take());
    await context.close();
    expect(problems.filter(Boolean)).toEqual([]);
  },
  60_000,
);

test('no hidden element around a menu or a dialog keeps the focus, and a dialog keeps it inside', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/kit.html`);
  const focused = page.locator(':focus');
  const isGuarded = page.locator(`${FOCUS_GUARDS}:focus`);
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.getByRole('button', { name: 'Menu', exact: true }).first().press('Enter');
    await page.getByRole('menu').waitFor();
    expect(await page.locator(FOCUS_GUARDS).count()).toBeGreaterThan(0);
    await page.keyboard.press(key);
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await isGuarded.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Dialog', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.locator(focused).waitFor();
    for (let presses = 0; presses < 8; presses++) {
      await page.keyboard.press(key);
      // They pass the focus on in the next frame.
      await isGuarded.waitFor({ state: 'detached' });
      await dialog.locator(focused).waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await page.close();
}, 60_000);
