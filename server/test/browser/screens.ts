import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Account } from '../../features/accounts/account.entities';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, type DemoSite, HEIGHT, settled, type Theme } from './demo-site';
import { settledShift, watchShifts } from './shifts';
import { failing, holding, OUT_OF_ORDER } from './trouble';

/** Two accounts of the demo, which have something of everything, and two that have nothing yet. */
type Person = 'student' | 'instructor' | 'newStudent' | 'newInstructor';

/** What tells that a page has come to a state. */
interface Sight {
  heading?: string | RegExp;
  shows?: string | RegExp;
}

/** A state by what it shows, with the heading of its screen unless it says another. */
type Told = string | RegExp | Sight;

/** A page that people meet: where it is, who looks at it, and the states it can be in. Those it has not are left out. */
export interface Screen extends Sight {
  name: string;
  path: string | (() => Promise<string>);
  /** Absent: a visitor. */
  as?: Person;
  heading: string | RegExp;
  /** The operation that the page waits for: as long as its answer is held the page is loading, and when it fails in error. */
  query?: string;
  /** The words for screen readers. A page whose heading is in the answer has none yet. */
  loading?: string;
  error?: Told;
  /** Seen by an account of the same role without anything, or under another address. */
  empty?: Told | (Sight & { path: string });
  signedOut?: Told;
  /** What a student sees of an instructor's page, and an instructor of a student's. */
  wrongRole?: Told;
}

type StateName = 'ready' | 'loading' | 'error' | 'empty' | 'signedOut' | 'wrongRole';

interface Look {
  theme: Theme;
  width: number;
}

/** Each width with its themes; the narrowest of all, 320 px, is for scrolling sideways alone. */
const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/**
 * All states by all looks take half an hour of a small machine. Each screen is looked at as it is when ready, every
 * second one in another of its states, by turns; and each look meets every kind of page.
 */
const EVERY_LOOK = process.env.EVERY_LOOK === 'true';

const FULL_TEST_MS = 600_000;

const PICTURES = path.resolve(__dirname, '../../../dist/screens');

/** A sum of shifts up to which a page counts as steady (web.dev, Cumulative Layout Shift: 0.1 is good). */
const STEADY = 0.05;

const OTHER_STATES = ['error', 'loading', 'empty', 'signedOut', 'wrongRole'] as const;

/**
 * A test for each screen, which brings about its states: each has one heading and a title, no violation, and never
 * scrolls sideways; what was loading becomes ready without a jump. With EVERY_LOOK each picture is kept in dist/screens.
 */
export function lookAt(site: DemoSite, screens: readonly Screen[]): void {
  const people = new Map<Person, Promise<Account>>();
  const account = (person: Person) => {
    if (!people.has(person)) people.set(person, accountOf(site, person));
    return people.get(person)!;
  };
  test.each(screens.map((screen, turn) => ({ ...screen, turn })))(
    '$name is accessible and fits',
    async ({ turn, ...screen }) => {
      const others = OTHER_STATES.filter((state) => screen[state] !== undefined);
      const itsTurn = turn % 2 === 1 ? others[((turn - 1) / 2) % others.length] : undefined;
      const seen = EVERY_LOOK ? others : itsTurn ? [itsTurn] : [];
      const looks = EVERY_LOOK ? LOOKS : [LOOKS[turn % LOOKS.length]!];
      const visit = new Visit(site, screen, ['ready', ...seen], looks);
      const open = async (person?: Person) => site.lastingPage(person ? await account(person) : null);

      await visit.ready(await open(screen.as));
      if (seen.includes('empty')) await visit.arrive(await open(newcomer(screen.as)), 'empty');
      if (seen.includes('signedOut')) await visit.arrive(await open(), 'signedOut');
      if (seen.includes('wrongRole')) await visit.arrive(await open(otherRole(screen.as)), 'wrongRole');
      expect(visit.problems).toEqual({});
    },
    EVERY_LOOK ? FULL_TEST_MS : undefined,
  );
}

class Visit {
  readonly problems: Record<string, unknown> = {};

  constructor(
    private readonly site: DemoSite,
    private readonly screen: Screen,
    private readonly seen: readonly StateName[],
    private readonly looks: readonly Look[],
  ) {}

  /**
   * The page with the answer it waits for, after that was refused and late, as far as these states are to be seen: one
   * loading of the page for each width.
   */
  async ready(page: Page): Promise<void> {
    const { query } = this.screen;
    const fails = this.seen.includes('error');
    for (const width of this.widths()) {
      await this.resize(page, width);
      if (query && fails) {
        this.site.faults.allow(/^console: Failed to load resource: .* 500 /);
        const recover = await failing(page, query, OUT_OF_ORDER);
        await this.goTo(page);
        await this.look(page, 'error', width);
        await recover();
      }
      if (query && this.seen.includes('loading')) {
        const release = await holding(page, query);
        await (fails ? this.again(page) : this.goTo(page));
        await this.look(page, 'loading', width);
        await watchShifts(page);
        await release();
        await this.isThere(page, 'ready');
        const shift = await settledShift(page);
        if (shift.sum > STEADY) this.problems[`jumps at ${width} px`] = shift;
      } else await (fails ? this.again(page) : this.goTo(page));
      await this.look(page, 'ready', width);
    }
  }

  /** By the button of the failed page; one with several failed parts, or with samples in their place, is opened anew. */
  private async again(page: Page): Promise<void> {
    const retry = page.getByRole('button', { name: 'Try again' });
    await ((await retry.count()) === 1 ? retry.click() : this.goTo(page));
  }

  /** A state that needs another person or another address, and a loading of the page of its own. */
  async arrive(page: Page, state: StateName): Promise<void> {
    for (const width of this.widths()) {
      await this.resize(page, width);
      const told = this.screen[state as 'empty'];
      await this.goTo(page, typeof told === 'object' && 'path' in told ? told.path : undefined);
      await this.look(page, state, width);
    }
  }

  private widths(): number[] {
    return [...new Set(this.looks.map(({ width }) => width))];
  }

  private async resize(page: Page, width: number): Promise<void> {
    const { theme } = this.looks.find((look) => look.width === width)!;
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: HEIGHT });
  }

  private async goTo(page: Page, to = this.screen.path): Promise<void> {
    await page.goto(typeof to === 'string' ? to : await to());
  }

  private async look(page: Page, state: StateName, width: number): Promise<void> {
    await this.isThere(page, state);
    if (!this.seen.includes(state)) return;
    expect(await page.title()).toMatch(/Waymark/);
    // Whatever became of the page, its frame is there, and with it the way to others.
    expect(await page.getByRole('banner').count()).toBe(1);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    expect(headings).toBeGreaterThanOrEqual(state === 'loading' ? 0 : 1);
    expect(headings).toBeLessThanOrEqual(1);
    for (const { theme } of this.looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      // The page hears of it with its next frame.
      await page.locator(`html[data-mantine-color-scheme="${theme}"]`).waitFor();
      const found = await violations(page);
      if (EVERY_LOOK) await this.keepPicture(page, [state, theme, width]);
      this.note(`${state}, ${theme}, ${width} px`, found);
    }
    const narrow: string[] = [];
    for (const narrower of [width, 320]) {
      await page.setViewportSize({ width: narrower, height: HEIGHT });
      narrow.push(await sidewaysScroll(page));
    }
    this.note(`${state}, sideways`, narrow);
    await this.resize(page, width);
  }

  private note(where: string, problems: readonly string[]): void {
    const found = problems.filter(Boolean);
    if (found.length > 0) this.problems[where] = found;
  }

  private async keepPicture(page: Page, kind: readonly (string | number)[]): Promise<void> {
    const name = [this.screen.name.replace(/\W+/g, '-'), ...kind].join('_');
    fs.mkdirSync(PICTURES, { recursive: true });
    // A bar that stays at the top would be drawn wherever the page was left.
    await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  }

  private async isThere(page: Page, state: StateName): Promise<void> {
    if (state === 'loading') {
      await page.getByText(this.screen.loading!).first().waitFor({ state: 'attached' });
      // What the eyes see comes a moment later.
      await page.locator('[aria-busy="true"] > :not([role="status"])').first().waitFor();
      return;
    }
    const told = state === 'ready' ? this.screen : this.screen[state]!;
    const sight = typeof told === 'string' || told instanceof RegExp ? { shows: told } : told;
    const { heading = this.screen.heading, shows } = sight;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
    if (shows) await page.getByText(shows).filter({ visible: true }).first().waitFor();
    await settled(page);
  }
}

const newcomer = (as?: Person): Person => (as === 'instructor' ? 'newInstructor' : 'newStudent');
const otherRole = (as?: Person): Person => (as === 'instructor' ? 'student' : 'instructor');

function accountOf(site: DemoSite, person: Person): Promise<Account> {
  switch (person) {
    case 'newStudent':
      return site.app.world.aStudent({ name: 'Nell Newcomer' });
    case 'newInstructor':
      return site.app.world.anInstructor({ name: 'Nils Newcomer' });
    default:
      return site.account(DEMO[person]);
  }
}
