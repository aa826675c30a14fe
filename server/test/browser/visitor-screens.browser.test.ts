import { gzipSync } from 'node:zlib';
import { DEMO, demoSite } from './demo-site';
import { lookAt } from './screens';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const lessonPage = async () => `/lessons/${(await site.course('CSS layout')).lessons[0]!.id}`;
const verifiedPage = async () => {
  const { id } = await site.course('CSS layout');
  return `/verify/${await site.certificateNumber(await site.account(DEMO.student), id)}`;
};

lookAt(site, [
  {
    name: 'the landing page',
    path: '/',
    query: 'LandingPage',
    heading: 'Know your next stop.',
    shows: 'A line to begin with',
    loading: 'Loading courses...',
    error: 'Failed to fetch courses',
  },
  {
    name: 'the catalogue',
    path: '/courses',
    query: 'CataloguePage',
    heading: 'Explore Our Courses',
    shows: /^\d+ courses found$/,
    loading: 'Loading courses...',
    error: 'Note: Using sample data - Failed to fetch courses',
    empty: { path: '/courses?q=zeppelin', shows: 'No courses found' },
  },
  {
    name: 'a course',
    path: courseCalled('PostgreSQL'),
    query: 'CoursePage',
    heading: /^PostgreSQL/,
    shows: 'Enroll Now',
    loading: 'Loading course…',
    error: { heading: /.+/, shows: 'Note: Using sample data - Failed to fetch course' },
  },
  {
    name: 'an unknown course',
    path: '/courses/01900000-0000-7000-8000-000000000000',
    heading: 'Course not found',
  },
  {
    name: 'a lesson',
    path: lessonPage,
    query: 'LessonPage',
    heading: 'The box model',
    shows: /^Stop 1 of 6/,
    loading: 'Loading lesson…',
    error: { heading: 'Lesson', shows: 'The lesson could not be loaded' },
  },
  { name: 'no lesson', path: '/lessons', heading: 'Lesson not found' },
  { name: 'the registration', path: '/register', heading: 'Register' },
  { name: 'the login', path: '/login', heading: 'Log in', shows: 'This is a demo. Fill in an account:' },
  { name: 'the password reset', path: '/reset-password', heading: 'Forgot Password' },
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
    query: 'VerifyCertificatePage',
    heading: 'Verify a certificate',
    shows: 'This certificate is genuine',
    loading: 'Checking the certificate...',
    error: 'The certificate could not be checked',
    empty: { path: '/verify/WM-0000-0000-0000', shows: 'No certificate has this number' },
  },
  { name: 'privacy', path: '/privacy', heading: /.+/ },
  { name: 'terms', path: '/terms', heading: /.+/ },
  { name: 'cookies', path: '/cookies', heading: /.+/ },
  { name: 'an address without a page', path: '/nowhere', heading: 'This line ends here' },
]);

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
