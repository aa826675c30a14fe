import type { Page } from 'playwright-core';
import { eventually } from '../eventually';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, demoSite, goTo, HEIGHT } from './demo-site';
import { lookAt, screensOf } from './screens';

const site = demoSite();

const visitor = screensOf();
const verifiedPage = async () => {
  const { id } = await site.course('CSS layout');
  return `/verify/${await site.certificateNumber(await site.account(DEMO.student), id)}`;
};

lookAt(site, [
  visitor('/', ['Know your next stop.', 'What does the value vector of a token say in attention?'], {
    query: ['LandingPage', 'courses'],
  }),
  visitor('/courses', ['Explore Our Courses', /^\d+ courses found$/], {
    query: 'CataloguePage',
    loading: 'Loading courses...',
    error: 'Note: Using sample data - Failed to fetch courses',
    empty: { path: '/courses?q=zeppelin', shows: 'No courses found' },
  }),
  visitor('/courses/{PostgreSQL}', [/^PostgreSQL/, 'Enroll Now'], {
    query: 'CoursePage',
    loading: 'Loading course…',
    error: { heading: /.+/, shows: 'Note: Using sample data - Failed to fetch course' },
  }),
  visitor('/courses/01900000-0000-7000-8000-000000000000', ['Course not found']),
  visitor('/confirm-email?token=unknown', ['Confirm your email', 'Confirm email']),
  visitor('/set-up?token=unknown', ['Set up Waymark', 'Create account']),
  visitor('/invitation?token=unknown', ['Your invitation', /^This invitation is invalid/], {
    query: ['StudentInvitation', 'invitation'],
  }),
  visitor('/unsubscribe?token=unknown', ['Email settings', 'This link is incomplete or was changed'], {
    query: 'MailSubscription',
    loading: 'Loading…',
    error: 'The link couldn’t be checked',
  }),
  visitor(
    '/course-invitations/unknown',
    ['This invitation is no longer valid', /The owner of the course can invite you again/],
    {
      query: 'CourseInvitationPage',
      loading: 'Loading invitation...',
      error: { heading: 'Invitation', shows: 'Failed to load invitation' },
    },
  ),
  visitor('/lessons/{CSS layout}', ['The box model', /^Lesson 1 of 6/], {
    query: 'LessonPage',
    loading: 'Loading lesson…',
    error: { heading: 'Lesson', shows: 'The lesson couldn’t be loaded' },
  }),
  visitor('/lessons', ['Lesson not found'], { isLikeAnother: true }),
  visitor('/register', ['Register']),
  visitor('/login', ['Log in', 'This is a demo. Fill in an account:']),
  visitor('/login/callback?state=unknown&code=unknown', ['Log in', /^This log-in has expired/]),
  visitor('/reset-password', ['Forgot Password']),
  visitor('/instructor', ['Instructor Area', 'Please login to access the instructor area.'], {
    isLikeAnother: true,
  }),
  visitor('/verify', ['Verify a certificate']),
  visitor('a genuine certificate', ['Verify a certificate', 'This certificate is valid'], {
    at: verifiedPage,
    query: 'VerifyCertificatePage',
    loading: 'Checking the certificate...',
    error: 'The certificate couldn’t be checked',
    empty: { path: '/verify/WM-0000-0000-0000', shows: 'No certificate has this number' },
  }),
  visitor('/join', ['Join a course', 'Continue'], { isLikeAnother: true }),
  visitor('/join/NOSUCHCODE', ['Join a course', 'This code does not exist or is no longer valid'], {
    query: 'JoinPage',
    loading: 'Looking for the course...',
    error: 'Failed to load the course',
  }),
  visitor('/privacy', [/.+/]),
  visitor('/terms', [/.+/], { isLikeAnother: true }),
  visitor('/cookies', [/.+/], { isLikeAnother: true }),
  visitor('/nowhere', ['Page not found']),
]);

/** The number of distinct left edges. */
const columnsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((boxes) => new Set(boxes.map((box) => Math.round(box.getBoundingClientRect().left))).size);

test('the catalogue has one to four columns; three testimonials are in view, and the arrows move them', async () => {
  const page = await site.open('/courses');
  await page.getByText(/courses found$/).waitFor();
  const columns: number[] = [];
  for (const width of [375, 700, 1280, 1680]) {
    await page.setViewportSize({ width, height: HEIGHT });
    columns.push(await columnsOf(page, 'main article'));
  }
  expect(columns).toEqual([1, 2, 3, 4]);
  const heightOf = (selector: string) =>
    page.locator(selector).evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect().height));
  await page.setViewportSize({ width: 375, height: HEIGHT });
  const heights = await heightOf('main article');
  // 24 cards take at most 8,000 pixels on a phone.
  expect(heights.reduce((sum, height) => sum + height + 16, 0) / heights.length).toBeLessThan(8000 / 24);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect((await page.locator('main article').first().boundingBox())!.y).toBeLessThanOrEqual(360);

  await goTo(page, '/');
  const slides = page.getByRole('list', { name: /^Testimonials, \d+ in all$/ });
  const inView = () =>
    slides.evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const edges = [...list.children].map((slide) => slide.getBoundingClientRect());
      return edges.flatMap((edge, index) => (edge.left > left - 2 && edge.right < right + 2 ? [index] : []));
    });
  await eventually(async () => expect(await inView()).toEqual([0, 1, 2]));
  await page.getByRole('button', { name: 'Next' }).click();
  await eventually(async () => expect(await inView()).toEqual([1, 2, 3]));
  await page.getByRole('button', { name: 'Previous' }).click();
  await eventually(async () => expect(await inView()).toEqual([0, 1, 2]));
});

test('a certificate shows a Chinese name with a font of its own', async () => {
  const path = await verifiedPage();
  await site.app.database.query(`update certificates set student_name = '王小明' where number = $1`, [
    path.split('/').at(-1),
  ]);
  const page = await site.open(path);
  await page.getByRole('article', { name: '王小明' }).waitFor();
  const loaded =
    "[...document.fonts].some(({ family, status }) => family === 'Certificate' && status === 'loaded')";
  await eventually(async () => expect(await page.evaluate(loaded)).toBe(true));
});

test('the viewer of the API makes a call; with it open it is accessible and fits', async () => {
  const page = await (await site.profile()).newPage();
  await page.goto('/api/docs');
  await page.getByRole('button', { name: /Log in/ }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const account = { email: 'student@waymark.test', password: 'waymark-demo' };
  await page.getByRole('textbox', { name: 'Body' }).fill(JSON.stringify(account));
  const answered = page.waitForResponse('**/auth/login');
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answered).status()).toBe(200);
  await page.getByText('"student@waymark.test"').last().waitFor();
  expect(await sidewaysScroll(page)).toBe('');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 375, height: HEIGHT });
  expect([await violations(page), await sidewaysScroll(page)]).toEqual([[], '']);
});
