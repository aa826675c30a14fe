import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import type { Account } from '../../modules/accounts/account.entities';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, type DemoSite, HEIGHT, settled, type Theme } from './demo-site';
import { settledShift, watchShifts } from './shifts';
import { failing, holding, OUT_OF_ORDER } from './trouble';

/** Three demo accounts with data of every kind, and new accounts without any. */
type Person = 'student' | 'instructor' | 'admin' | 'newStudent' | 'newInstructor' | 'newAdmin';

/** How to recognise that a page has reached a state. */
interface Sight {
  heading?: string | RegExp;
  shows?: string | RegExp;
}

type Sees = readonly [heading: string | RegExp, shows?: string | RegExp];

/** A state by its text; the heading is that of its screen unless given. */
type Told = string | RegExp | Sight;

/** A page: its account, and the states it can have. Absent states do not exist. */
interface Screen {
  /** The path, in which a title in braces stands for the id of a quiz, of a course, or of its first lesson. */
  path: string;
  /** Finds the address, if the path is only a name. */
  at?: () => Promise<string>;
  /** Built of the same components as another page: checked only with EVERY_LOOK. */
  isLikeAnother?: boolean;
  /** Absent for a visitor. */
  as?: Person;
  /** The heading, and a text. */
  sees: Sees;
  /**
   * The operation that the page waits for: the page is loading while its response is held, and shows an error if it
   * fails. A pair also names what is loaded, for the usual words of both.
   */
  query?: string | readonly [operation: string, what: string];
  /** Text for screen readers. A page whose heading depends on the data has none yet. */
  loading?: string | RegExp;
  error?: Told;
  /** Shown to an account of the same role without data, or at another path. */
  empty?: Told | (Sight & { path: string });
  signedOut?: Told;
  /** What a student sees of an instructor's page, and an instructor of a student's. */
  wrongRole?: Told;
}

type Others = Omit<Screen, 'path' | 'as' | 'sees'>;

/** Describes the screens of such an account, which usually have these states; of a visitor without one. */
export const screensOf =
  (as?: Person, usual: Others = {}) =>
  (path: string, sees: Sees, others: Others = {}): Screen => ({ path, as, sees, ...usual, ...others });

/** With its sight and its query taken apart, and the usual words for loading and for the error. */
type SeenScreen = Omit<Screen, 'query'> & Sight & { heading: string | RegExp; query?: string };

type StateName = 'ready' | 'loading' | 'error' | 'empty' | 'signedOut' | 'wrongRole';

interface Look {
  theme: Theme;
  width: number;
}

/** Each width with its themes; 320 px, the narrowest, is tested for horizontal scrolling only. */
const LOOKS: readonly Look[] = [
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
  { width: 375, theme: 'light' },
  { width: 1280, theme: 'dark' },
];

/**
 * All states in all looks take half an hour on a small machine. By default each screen is checked when ready, in one of
 * the looks in turn, and each other state on one screen of the file: it is built of the same parts everywhere.
 */
export const EVERY_LOOK = process.env.EVERY_LOOK === 'true';

const FULL_TEST_MS = 600_000;

export const PICTURES = path.resolve(__dirname, '../../../dist/screens');

/** Maximum sum of layout shifts of a stable page (web.dev, Cumulative Layout Shift: 0.1 is good). */
export const STEADY = 0.05;

const OTHER_STATES = ['error', 'loading', 'empty', 'signedOut', 'wrongRole'] as const;

/**
 * Declares a test for each screen that goes through its states: each has one heading, a title and no violations, and
 * never scrolls horizontally; loading becomes ready without a layout shift. With EVERY_LOOK screenshots are saved to
 * dist/screens.
 */
export function lookAt(site: DemoSite, described: readonly Screen[]): void {
  const screens = described.map(inUsualWords);
  const people = new Map<Person, Promise<Account>>();
  const account = (person: Person) => {
    if (!people.has(person)) people.set(person, accountOf(site, person));
    return people.get(person)!;
  };
  const checked = screens.filter(({ isLikeAnother }) => EVERY_LOOK || !isLikeAnother);
  const examples = new Map<StateName, number>();
  for (const state of OTHER_STATES) {
    const taken = [...examples.values()];
    examples.set(
      state,
      checked.findIndex((screen, turn) => screen[state] !== undefined && !taken.includes(turn)),
    );
  }
  test.each(checked.map((screen, turn) => ({ ...screen, turn, to: screen.as ?? 'visitor' })))(
    '$path is accessible and fits, as the $to sees it',
    async ({ turn, ...screen }) => {
      const others = OTHER_STATES.filter((state) => screen[state] !== undefined);
      const seen = EVERY_LOOK ? others : others.filter((state) => examples.get(state) === turn);
      const looks = EVERY_LOOK ? LOOKS : [LOOKS[turn % LOOKS.length]!];
      const visit = new Visit(site, screen, ['ready', ...seen], looks);
      const open = async (person?: Person) => site.sharedPage(person ? await account(person) : null);

      await visit.ready(await open(screen.as));
      if (seen.includes('empty')) await visit.arrive(await open(newcomer(screen.as)), 'empty');
      if (seen.includes('signedOut')) await visit.arrive(await open(), 'signedOut');
      if (seen.includes('wrongRole')) await visit.arrive(await open(otherRole(screen.as)), 'wrongRole');
      expect(visit.problems).toEqual({});
    },
    EVERY_LOOK ? FULL_TEST_MS : undefined,
  );
}

function inUsualWords({ query, ...screen }: Screen): SeenScreen {
  const [heading, shows] = screen.sees;
  if (typeof query !== 'object') return { ...screen, heading, shows, query };
  const [operation, what] = query;
  const error = new RegExp(
    `^Failed to (load|fetch) ${what}$|^(The|Your) ${what.replace(/^your /, '')} couldn’t be loaded$`,
  );
  const loading = new RegExp(`^Loading ${what}(\\.\\.\\.|…)$`);
  return { ...screen, heading, shows, query: operation, loading, error };
}

class Visit {
  readonly problems: Record<string, unknown> = {};

  constructor(
    private readonly site: DemoSite,
    private readonly screen: SeenScreen,
    private readonly seen: readonly StateName[],
    private readonly looks: readonly Look[],
  ) {}

  /**
   * Tests error, loading and ready, as far as selected, by failing and delaying the response: one page load per width.
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
      } else await (fails ? this.again(page) : this.goOn(page));
      await this.look(page, 'ready', width);
    }
  }

  /**
   * Retries with the failed page's button; a page with several failed parts, or with samples in their place, is
   * reloaded. The click does not wait for the button: a page that fetches its data again on its own, when its event
   * connection opens, has removed it.
   */
  private async again(page: Page): Promise<void> {
    const retry = page.getByRole('button', { name: 'Try again' });
    if ((await retry.count()) === 1)
      await retry.evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
    else await this.goTo(page);
  }

  /** Tests a state that needs another account or path, and therefore another page load. */
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

  /**
   * Goes to the screen within the page, like a link, which takes half the time of loading a document, and leaves axe
   * there. Only from a page with another heading, so that one can tell when the screen is there.
   */
  private async goOn(page: Page): Promise<void> {
    const { heading } = this.screen;
    const isBlank = page.url() === 'about:blank';
    if (isBlank || (await page.getByRole('heading', { level: 1, name: heading }).count()) > 0)
      return this.goTo(page);
    const address = await this.address();
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(address)})`);
    await page.evaluate("dispatchEvent(new PopStateEvent('popstate'))");
  }

  private async goTo(page: Page, to?: string): Promise<void> {
    await page.goto(to ?? (await this.address()));
  }

  private async address(): Promise<string> {
    const { path: named, at } = this.screen;
    if (at) return at();
    const title = /\{(.+)\}/.exec(named)?.[1];
    if (title === undefined) return named;
    const isOfQuiz = /\/(take|instructor\/quiz)\/\{/.test(named);
    const { id } = isOfQuiz ? await this.site.quiz(title) : await this.courseOrLesson(named, title);
    return named.replace(`{${title}}`, id);
  }

  private async courseOrLesson(named: string, title: string): Promise<{ id: string }> {
    const course = await this.site.course(title);
    return /^\/(lessons|quiz)\//.test(named) ? course.lessons[0]! : course;
  }

  private async look(page: Page, state: StateName, width: number): Promise<void> {
    await this.isThere(page, state);
    if (!this.seen.includes(state)) return;
    expect(await page.title()).toMatch(/Waymark/);
    // Whatever the state, the page has its header with the navigation.
    expect(await page.getByRole('banner').count()).toBe(1);
    const headings = await page.getByRole('heading', { level: 1 }).count();
    expect(headings).toBeGreaterThanOrEqual(state === 'loading' ? 0 : 1);
    expect(headings).toBeLessThanOrEqual(1);
    for (const { theme } of this.looks.filter((look) => look.width === width)) {
      await page.emulateMedia({ colorScheme: theme });
      // The page applies it with the next frame.
      await page.locator(`html[data-color-scheme="${theme}"]`).waitFor();
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
    const name = [this.screen.path.replace(/\W+/g, '-'), ...kind].join('_');
    fs.mkdirSync(PICTURES, { recursive: true });
    // A sticky bar would be captured at the current scroll position.
    await page.evaluate('scrollTo(0, 0)');
    await page.screenshot({ path: path.join(PICTURES, `${name}.png`), fullPage: true });
  }

  private async isThere(page: Page, state: StateName): Promise<void> {
    if (state === 'loading') {
      await page.getByText(this.screen.loading!).first().waitFor({ state: 'attached' });
      // The visible part appears a moment later.
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

const NEWCOMERS: Partial<Record<Person, Person>> = { instructor: 'newInstructor', admin: 'newAdmin' };
const newcomer = (as?: Person): Person => (as && NEWCOMERS[as]) ?? 'newStudent';
const otherRole = (as?: Person): Person => (as === 'instructor' ? 'student' : 'instructor');

function accountOf(site: DemoSite, person: Person): Promise<Account> {
  switch (person) {
    case 'newStudent':
      return site.app.world.aStudent({ name: 'Nell Newcomer' });
    case 'newInstructor':
      return site.app.world.anInstructor({ name: 'Nils Newcomer' });
    case 'newAdmin':
      return site.app.world.anAdmin({ name: 'Nora Newcomer' });
    default:
      return site.account(DEMO[person]);
  }
}
