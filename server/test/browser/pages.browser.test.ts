import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { sidewaysScroll, violations } from './a11y';
import { DEMO, demoSite, goTo, HEIGHT, type Theme } from './demo-site';

/** A page in one of its states: where it is, who looks at it, its heading, and what else tells the state. */
interface State {
  name: string;
  path: string | (() => Promise<string>);
  as?: keyof typeof DEMO;
  heading: string | RegExp;
  shows?: string | RegExp;
}

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const lessonPage = async () => `/lessons/${(await site.course('CSS layout')).lessons[0]!.id}`;
const verifiedPage = async () => {
  const { id } = await site.course('CSS layout');
  return `/verify/${await site.certificateNumber(await site.account(DEMO.student), id)}`;
};

const STATES: State[] = [
  { name: 'the landing page', path: '/', heading: 'Know your next stop.', shows: 'A line to begin with' },
  {
    name: 'the landing page of a student',
    path: '/',
    as: 'student',
    heading: 'Know your next stop.',
    shows: 'Resume',
  },
  { name: 'the catalogue', path: '/courses', heading: 'Explore Our Courses', shows: /^\d+ courses found$/ },
  {
    name: 'the catalogue of a student, filtered',
    path: '/courses?q=python&category=AI&rating=3',
    as: 'student',
    heading: 'Explore Our Courses',
    shows: '1 course found for "python"',
  },
  {
    name: 'the catalogue without a result',
    path: '/courses?q=zeppelin',
    heading: 'Explore Our Courses',
    shows: 'No courses found',
  },
  {
    name: 'a course',
    path: courseCalled('PostgreSQL'),
    heading: /^PostgreSQL/,
    shows: 'Enroll Now',
  },
  {
    name: 'a course under way',
    path: courseCalled('Neural networks'),
    as: 'student',
    heading: /^Neural networks/,
    shows: '1/5 lessons completed',
  },
  {
    name: 'a completed course',
    path: courseCalled('CSS layout'),
    as: 'student',
    heading: /^CSS layout/,
    shows: 'Terminus',
  },
  {
    name: 'a course seen by its instructor',
    path: courseCalled('Interface design'),
    as: 'instructor',
    heading: /^Interface design/,
    shows: 'Your course',
  },
  {
    name: 'an unknown course',
    path: '/courses/01900000-0000-7000-8000-000000000000',
    heading: 'Course not found',
  },
  { name: 'a lesson', path: lessonPage, heading: 'The box model', shows: /^Stop 1 of 6/ },
  {
    name: 'a lesson of a student',
    path: lessonPage,
    as: 'student',
    heading: 'The box model',
    shows: 'Completed',
  },
  { name: 'no lesson', path: '/lessons', heading: 'Lesson not found' },
  { name: 'the registration', path: '/register', heading: 'Register' },
  { name: 'the login', path: '/login', heading: 'Log in', shows: 'This is a demo. Fill in an account:' },
  { name: 'the password reset', path: '/reset-password', heading: 'Forgot Password' },
  {
    name: 'a student’s profile',
    path: '/profile',
    as: 'student',
    heading: 'My Profile',
    shows: /@waymark\.test/,
  },
  {
    name: 'an instructor’s profile',
    path: '/profile',
    as: 'instructor',
    heading: 'My Profile',
    shows: 'What students see of you',
  },
  {
    name: 'the profile signed out',
    path: '/profile',
    heading: 'My Profile',
    shows: 'No authentication token found',
  },
  { name: 'the student area', path: '/student', as: 'student', heading: 'Student Area', shows: 'Resume' },
  { name: 'the student area signed out', path: '/student', heading: 'Log in' },
  {
    name: 'the student dashboard',
    path: '/student/dashboard',
    as: 'student',
    heading: 'Student Dashboard',
    shows: 'My Certificates (1)',
  },
  {
    name: 'the student dashboard signed out',
    path: '/dashboard',
    heading: 'Student Dashboard',
    shows: 'Please log in to access your dashboard',
  },
  {
    name: 'the instructor area',
    path: '/instructor?q=design',
    as: 'instructor',
    heading: 'Instructor Area',
    shows: /courses? found for "design"$/,
  },
  {
    name: 'the instructor area of a student',
    path: '/instructor',
    as: 'student',
    heading: 'Instructor Area',
    shows: 'Access denied: instructor only area.',
  },
  {
    name: 'the instructor area signed out',
    path: '/instructor',
    heading: 'Instructor Area',
    shows: 'Please login to access the instructor area.',
  },
  { name: 'the verification', path: '/verify', heading: 'Verify a certificate' },
  {
    name: 'a genuine certificate',
    path: verifiedPage,
    heading: 'Verify a certificate',
    shows: 'This certificate is genuine',
  },
  {
    name: 'an unknown certificate',
    path: '/verify/WM-0000-0000-0000',
    heading: 'Verify a certificate',
    shows: 'No certificate has this number',
  },
  { name: 'privacy', path: '/privacy', heading: /.+/ },
  { name: 'terms', path: '/terms', heading: /.+/ },
  { name: 'cookies', path: '/cookies', heading: /.+/ },
  { name: 'an address without a page', path: '/nowhere', heading: 'This line ends here' },
];

test.each(STATES)('$name is accessible and fits, in both themes, wide and narrow', async (state) => {
  const path = typeof state.path === 'string' ? state.path : await state.path();
  const as = state.as ? await site.account(DEMO[state.as]) : null;
  const page = await site.open(path, { as });
  await isThere(page, state);
  expect(await page.title()).toMatch(/Waymark/);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

  const problems: Record<string, unknown> = {};
  for (const { theme, width, axe } of LOOKS) {
    if (theme !== (await page.locator('html').getAttribute('data-mantine-color-scheme'))) {
      await page.emulateMedia({ colorScheme: theme });
      await goTo(page, path);
      await isThere(page, state);
    }
    await page.setViewportSize({ width, height: HEIGHT });
    const found = [...(axe ? await violations(page) : []), await sidewaysScroll(page)].filter(Boolean);
    if (found.length > 0) problems[`${theme}, ${width} px`] = found;
  }
  expect(problems).toEqual({});
});

/** The narrowest is looked at for sideways scrolling alone: what else it shows is what 375 px shows. */
const LOOKS: { theme: Theme; width: number; axe: boolean }[] = [
  { theme: 'light', width: 1280, axe: true },
  { theme: 'light', width: 375, axe: true },
  { theme: 'light', width: 320, axe: false },
  { theme: 'dark', width: 375, axe: true },
  { theme: 'dark', width: 1280, axe: true },
];

async function isThere(page: Page, { heading, shows }: State): Promise<void> {
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ state: 'attached' });
  if (shows) await page.getByText(shows).filter({ visible: true }).first().waitFor();
}

test('the landing page asks for no more JavaScript than its budget', async () => {
  const page = await (await site.profile()).newPage();
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(200 * 1024);
});
