import { execFileSync } from 'node:child_process';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { Like } from 'typeorm';
import { CLIENT_FOLDER, EXPLORERS_FOLDER, ROOT } from '../../platform/root';
import { Account } from '../../modules/accounts/account.entities';
import { Course, Lesson } from '../../modules/courses/course.entities';
import { Certificate } from '../../modules/enrollments/certificates/certificate.types';
import { Quiz } from '../../modules/quizzes/quiz.entities';
import type { SeededCourse } from '../../seed/world';
import { aDemoDatabase } from '../demo-database';
import { settingsFor } from '../oidc-provider';
import { startTestApp, type TestApp } from '../test-app';
import { launchChromium } from './chromium';
import { Faults } from './faults';

/** Milliseconds to wait for a state before its test fails. */
const PATIENCE_MS = 90_000;
/** Longer than the waits above, so that a missing state fails with its name instead of the test's timeout. */
const TEST_MS = 400_000;

/** Height of every window in CSS pixels. */
export const HEIGHT = 800;

/** The demo accounts by role. */
export const DEMO = {
  student: 'student@waymark.test',
  instructor: 'instructor@waymark.test',
  admin: 'admin@waymark.test',
} as const;

export type Theme = 'light' | 'dark';

export interface Visit {
  /** The account whose session is stored in the browser; null or absent for a visitor. */
  as?: Account | null;
  theme?: Theme;
  width?: number;
  /** Further options of the browser profile. */
  browser?: BrowserContextOptions;
}

/**
 * The seeded demo, or an empty platform, on a separate server and database, with a browser. Each test gets fresh profiles
 * and fails if one of its pages logged an error, violated a policy or sent a request to another host.
 */
export class DemoSite {
  app!: TestApp;
  faults!: Faults;
  private browser!: Browser;
  private started: Promise<void> | undefined;
  private readonly contexts: BrowserContext[] = [];
  private readonly sharedPages = new Map<string | null, Promise<Page>>();

  constructor(private readonly isDemo: boolean) {}

  /** Starts it, unless an earlier file has. */
  start(): Promise<void> {
    return (this.started ??= this.startOnce());
  }

  private async startOnce(): Promise<void> {
    execFileSync(process.execPath, ['server/build.cjs'], { cwd: ROOT, stdio: 'inherit' });
    const databaseUrl = this.isDemo ? await aDemoDatabase() : undefined;
    this.app = await startTestApp({
      databaseUrl,
      clientFolder: CLIENT_FOLDER,
      explorersFolder: EXPLORERS_FOLDER,
      // Its name is on the screens, but it is never called.
      config: { isDemo: this.isDemo, oidc: settingsFor('http://127.0.0.1:9') },
    });
    this.faults = new Faults(this.app.origin);
    this.browser = await launchChromium();
  }

  async stop(): Promise<void> {
    await this.browser?.close();
    await this.app?.stop();
  }

  /** Closes the pages that the tests of a file have shared. */
  async endFile(): Promise<void> {
    const pages = [...this.sharedPages.values()];
    this.sharedPages.clear();
    for (const page of pages) await (await page).context().close();
  }

  /** Closes what the test opened; returns the faults of its pages. */
  async endTest(): Promise<string[]> {
    await Promise.all(this.contexts.splice(0).map((context) => context.close()));
    return this.faults.take();
  }

  /** Creates a fresh profile, signed in as requested. Its pages accept paths: `page.goto('/courses')`. */
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
      // Motion is only decoration here, and it is easier to tell the state of a still page.
      reducedMotion: 'reduce',
      storageState: as ? await this.sessionOf(as) : undefined,
      ...browser,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    this.faults.watch(context);
    this.contexts.push(context);
    return context;
  }

  /** Opens this path in a fresh profile and waits until the page has loaded. */
  async open(path: string, visit: Visit = {}): Promise<Page> {
    const page = await (await this.profile(visit)).newPage();
    await goTo(page, path);
    return page;
  }

  /**
   * A page shared by the tests of a file, one for each account, because its browser has cached the product's files.
   * Only for tests that change nothing.
   */
  sharedPage(as: Account | null): Promise<Page> {
    const key = as?.id ?? null;
    let page = this.sharedPages.get(key);
    if (!page) {
      page = this.profile({ as }).then((context) => {
        this.contexts.splice(this.contexts.indexOf(context), 1);
        return context.newPage();
      });
      this.sharedPages.set(key, page);
    }
    return page;
  }

  async account(email: string): Promise<Account> {
    return this.app.database.with(Account, (accounts) => accounts.findOneByOrFail({ email }));
  }

  /** The demo course whose title starts with this text, with its lessons in order. */
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
  async lastAttempt(student: Account, quizId: string): Promise<{ id: string }> {
    const [attempt] = await this.app.sql<{ id: string }>`select id from quiz_attempts
      where student_id = ${student.id} and quiz_id = ${quizId} order by number desc limit 1`;
    return attempt!;
  }

  /** The number of the student's certificate for the course with this id. */
  async certificateNumber(student: Account, courseId: string): Promise<string> {
    const certificate = await this.app.database.with(Certificate, (certificates) =>
      certificates.findOneByOrFail({ studentId: student.id, courseId }),
    );
    return certificate.number;
  }

  /** The storage state of a browser in which the account has logged in. */
  private async sessionOf(account: Account): Promise<BrowserContextOptions['storageState']> {
    const { id, name, email, role } = account;
    const localStorage = [
      { name: 'token', value: await this.app.world.signIn(account) },
      { name: 'user', value: JSON.stringify({ id, name, email, role }) },
    ];
    return { cookies: [], origins: [{ origin: this.app.origin, localStorage }] };
  }
}

let demo: DemoSite | undefined;
let filesWithDemo = 0;

/**
 * The demo, which the files of a suite share: started before the first test that needs it, and stopped after the last.
 * What a test adds to it must not be noticed elsewhere.
 */
export function demoSite(): DemoSite {
  const site = (demo ??= new DemoSite(true));
  filesWithDemo++;
  return siteOf(site, () => --filesWithDemo === 0);
}

/** A demo for the tests of this file, which may add to it what they like. */
export const ownDemoSite = (): DemoSite => siteOf(new DemoSite(true), () => true);

/** An empty platform outside demo mode, for the tests of this file. */
export const emptySite = (): DemoSite => siteOf(new DemoSite(false), () => true);

function siteOf(site: DemoSite, isLastFile: () => boolean): DemoSite {
  jest.setTimeout(TEST_MS);
  beforeAll(() => site.start());
  afterEach(async () => expect(await site.endTest()).toEqual([]));
  afterAll(async () => {
    await site.endFile();
    if (isLastFile()) await site.stop();
  });
  return site;
}

/** Goes to the path and waits until the page has its heading and nothing is loading. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Waits until the client has started, the page has its heading, and no part is loading. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#first-data').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}
