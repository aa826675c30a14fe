import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Like } from 'typeorm';
import { CLIENT_FOLDER, ensureClientBuild, ensureExplorersBuild, EXPLORERS_FOLDER } from '../../client-build';
import { Account } from '../../features/accounts/account.entities';
import { Course, Lesson } from '../../features/catalogue/catalogue.entities';
import { Certificate } from '../../features/certificates/certificate.entities';
import { Quiz, QuizAttempt } from '../../features/quizzes/quiz.entities';
import type { SeededCourse } from '../../seed/world';
import { aDemoDatabase } from '../demo-database';
import { startTestApp, type TestApp } from '../test-app';
import { launchChromium } from './chromium';
import { Faults } from './faults';

/** How long a state may take to come about, in milliseconds, before its test fails. */
const PATIENCE_MS = 30_000;
/** So that a state which does not come about fails by its name, not by the clock of the whole test. */
const TEST_MS = 120_000;

/** Of every window, in CSS pixels. */
export const HEIGHT = 800;

/** The demo's accounts by what they are. */
export const DEMO = { student: 'student@waymark.test', instructor: 'instructor@waymark.test' } as const;

export type Theme = 'light' | 'dark';

export interface Visit {
  /** Whose session is stored in the browser; null or absent: a visitor. */
  as?: Account | null;
  theme?: Theme;
  width?: number;
  /** What else the browser's profile shall be like. */
  browser?: BrowserContextOptions;
}

/**
 * The seeded demo on a server and a database of its own, with a browser before it: one for the tests of a file. Every
 * test gets profiles of its own and fails when a page of it logged an error, broke a policy or called elsewhere.
 */
export class DemoSite {
  app!: TestApp;
  faults!: Faults;
  private browser!: Browser;
  private readonly contexts: BrowserContext[] = [];
  private readonly lasting = new Map<string | null, Promise<Page>>();

  async start(): Promise<void> {
    await requireBuiltClient();
    const databaseUrl = await aDemoDatabase();
    this.app = await startTestApp({
      databaseUrl,
      clientFolder: CLIENT_FOLDER,
      explorersFolder: EXPLORERS_FOLDER,
      config: { isDemo: true },
    });
    this.faults = new Faults(this.app.origin);
    this.browser = await launchChromium();
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.app?.stop();
  }

  /** Ends what the test opened; returns the faults of its pages. */
  async endTest(): Promise<string[]> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    return this.faults.take();
  }

  /** A fresh profile, signed in as said. Its pages know paths: `page.goto('/courses')`. */
  async profile({
    as = null,
    theme = 'light',
    width = 1280,
    browser = {},
  }: Visit = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({
      baseURL: this.app.origin,
      colorScheme: theme,
      viewport: { width, height: HEIGHT },
      // Motion is decoration here, and a still page is a page whose state can be told.
      reducedMotion: 'reduce',
      storageState: as ? await this.sessionOf(as) : undefined,
      ...browser,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    this.faults.watch(context);
    this.contexts.push(context);
    return context;
  }

  /** The page at this path, in a fresh profile, once it shows what it has to show. */
  async open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await (await this.profile(visit)).newPage();
    await goTo(page, path);
    return page;
  }

  /**
   * A page that the tests of a file share, one for each account, as its browser has the product's files by then. Only for
   * tests that change nothing.
   */
  lastingPage(as: Account | null): Promise<Page> {
    const key = as?.id ?? null;
    let page = this.lasting.get(key);
    if (!page) {
      page = this.profile({ as }).then((context) => {
        this.contexts.splice(this.contexts.indexOf(context), 1);
        return context.newPage();
      });
      this.lasting.set(key, page);
    }
    return page;
  }

  async account(email: string): Promise<Account> {
    return this.app.database.with(Account, (accounts) => accounts.findOneByOrFail({ email }));
  }

  /** The demo course whose title starts so, with its lessons in order. */
  async course(start: string): Promise<SeededCourse> {
    const { database } = this.app;
    const course = await database.with(Course, (courses) =>
      courses.findOneByOrFail({ title: Like(`${start}%`) }),
    );
    const lessons = await database.with(Lesson, (all) =>
      all.find({ where: { courseId: course.id }, order: { position: 'ASC' } }),
    );
    return Object.assign(course, { lessons });
  }

  quiz(title: string): Promise<Quiz> {
    return this.app.database.with(Quiz, (quizzes) => quizzes.findOneByOrFail({ title }));
  }

  /** The student's newest attempt at the quiz with this id. */
  lastAttempt(student: Account, quizId: string): Promise<QuizAttempt> {
    return this.app.database.with(QuizAttempt, (attempts) =>
      attempts.findOneOrFail({ where: { studentId: student.id, quizId }, order: { number: 'DESC' } }),
    );
  }

  /** The number of the student's certificate for the course with this id. */
  async certificateNumber(student: Account, courseId: string): Promise<string> {
    const certificate = await this.app.database.with(Certificate, (certificates) =>
      certificates.findOneByOrFail({ studentId: student.id, courseId }),
    );
    return certificate.number;
  }

  /** The storage of a browser in which the account has logged in. */
  private async sessionOf(account: Account): Promise<BrowserContextOptions['storageState']> {
    const { id, name, email, role } = account;
    const localStorage = [
      { name: 'token', value: await this.app.world.signIn(account) },
      { name: 'user', value: JSON.stringify({ id, name, email, role }) },
    ];
    return { cookies: [], origins: [{ origin: this.app.origin, localStorage }] };
  }
}

/** The site for the tests of this file, started before the first and stopped after the last. */
export function demoSite(): DemoSite {
  jest.setTimeout(TEST_MS);
  const site = new DemoSite();
  beforeAll(() => site.start());
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(() => site.stop());
  return site;
}

/** Goes to the path and waits until its heading stands and nothing is loading any more. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until the program runs, and the page has its heading and says of no part that it is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#first-data').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Vite cannot be loaded inside jest, so a build that is missing or too old is the caller's to make. */
async function requireBuiltClient(): Promise<void> {
  try {
    await ensureClientBuild();
    await ensureExplorersBuild();
  } catch (cause) {
    throw new Error('The built pages are older than their sources. Run `npm run build` first.', { cause });
  }
}
