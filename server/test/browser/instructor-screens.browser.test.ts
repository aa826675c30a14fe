import { DEMO_PASSWORD } from '../../platform/demo/platform.service';
import { DEMO, demoSite, settled } from './demo-site';
import { lookAt, screensOf, STEADY } from './screens';
import { settledShift, watchShifts } from './shifts';
import { holding } from './trouble';

const site = demoSite();

/** A list with somebody who is enrolled already, somebody to invite and a wrong row. */
const uploadedList = async () => {
  const token = await site.app.world.signIn(await site.account(DEMO.instructor));
  const path = `/instructor/courses/${(await site.course('Interface design')).id}`;
  const body = 'name,email\nSam Student,student@waymark.test\nNew Person,new@example.org\nNobody,no address';
  const uploaded = await site.app.rest('POST', `${path}/rosters?name=students.csv`, { token, body });
  return `${path}/import?import=${uploaded.body.id}`;
};
const auditLogWithALogIn = async () => {
  const body = { email: DEMO.student, password: DEMO_PASSWORD };
  expect((await site.app.rest('POST', '/auth/login', { body })).status).toBe(200);
  return '/admin/audit-log?action=all';
};
const NOBODYS = '01970000-0000-7000-8000-000000000000';

const signedIn = screensOf('instructor');
const instructor = screensOf('instructor', {
  signedOut: { heading: 'Log in' },
  wrongRole: { heading: 'Instructor Area', shows: 'Access denied: instructor only area.' },
});
const admin = screensOf('admin', {
  signedOut: { heading: 'Log in' },
  wrongRole: { heading: 'Administration', shows: 'Only administrators can open this page.' },
});
const ofCourse: typeof instructor = (path, sees, others) =>
  instructor(path, sees, {
    empty: { path: path.replace(/\{.*\}/, NOBODYS), heading: 'Course not found' },
    ...others,
  });

lookAt(site, [
  signedIn('/instructor', ['Instructor Area', 'Demo mode only'], {
    query: 'InstructorAreaPage',
    loading: 'Loading...',
    signedOut: 'Please login to access the instructor area.',
    wrongRole: 'Access denied: instructor only area.',
  }),
  signedIn('/instructor?q=design', ['Instructor Area', /courses? found for "design"$/], {
    query: 'CourseSearch',
    loading: 'Searching courses...',
    error: 'Failed to fetch courses',
    empty: { path: '/instructor?q=zzz', shows: 'No courses found' },
  }),
  instructor('/instructor/dashboard', ['Instructor Dashboard', 'Top Performing Courses'], {
    query: ['InstructorDashboardPage', 'dashboard'],
    empty: 'No Courses Yet',
  }),
  instructor('/instructor/my-courses', ['My Courses', 'Published'], {
    query: ['MyCoursesPage', 'courses'],
    empty: 'No Courses Yet',
  }),
  instructor('/instructor/create-course', ['Create Course', 'Course Details']),
  ofCourse('/instructor/courses/{Accessible forms}/edit', ['Edit Course', 'Course Details'], {
    query: ['EditCoursePage', 'course'],
  }),
  ofCourse('/instructor/courses/{Accessible forms}/lessons', [/^Accessible forms/, /Labels, groups/], {
    query: 'ManageLessonsPage',
    loading: 'Loading lessons...',
    error: { heading: 'Manage Lessons', shows: 'Failed to load course' },
  }),
  ofCourse('/instructor/courses/{Accessible forms}/team', ['Team', 'What each role can do'], {
    query: ['CourseTeamPage', 'team'],
  }),
  ofCourse('/instructor/courses/{Accessible forms}/joining', ['Enrollment', 'Join links'], {
    query: 'JoiningPage',
    error: 'Failed to load how people join',
  }),
  ofCourse('/instructor/courses/{Accessible forms}/groups', ['Groups', 'Tuesday evening'], {
    query: ['CourseGroups', 'groups'],
  }),
  instructor('/instructor/analytics', ['Course Analytics', 'Student Progress'], {
    query: ['CourseAnalyticsPage', 'analytics'],
    empty: 'Select a Course',
  }),
  instructor('/instructor/students/{Accessible forms}', ['Course Analytics', 'Just Started'], {
    query: ['CourseFigures', 'analytics'],
    empty: { path: `/instructor/students/${NOBODYS}`, shows: 'Select a Course' },
  }),
  instructor('/instructor/quizzes', ['Quiz Management', 'Forms that everyone can finish'], {
    query: ['QuizManagementPage', 'quizzes'],
    empty: 'No Quizzes Yet',
  }),
  ofCourse('/instructor/courses/{Accessible forms}/quizzes', [/^Accessible forms/, 'Preview Quiz'], {
    query: 'CourseQuizzesPage',
    loading: 'Loading quizzes...',
    error: { heading: 'Course Quizzes', shows: 'Failed to load course data' },
  }),
  instructor('/instructor/create-quiz', ['Create Quiz', 'Add at least one question.'], {
    query: 'CreateQuizPage',
    loading: 'Loading...',
    error: 'Failed to load course data',
    empty: 'You have no courses yet. Every quiz belongs to a course.',
  }),
  instructor('/instructor/quiz/{Forms that everyone can finish}/edit', ['Edit Quiz', 'Save Quiz'], {
    query: ['EditQuizPage', 'quiz'],
    empty: { path: `/instructor/quiz/${NOBODYS}/edit`, heading: 'Quiz not found' },
  }),
  instructor(
    '/instructor/quiz/{Forms that everyone can finish}/results',
    ['Quiz Results', 'Most common wrong answer'],
    {
      query: ['QuizResultsPage', 'results'],
      empty: { path: `/instructor/quiz/${NOBODYS}/results`, heading: 'Quiz not found' },
    },
  ),
  signedIn('/instructor/notifications', ['Notifications', 'It worked'], {
    query: 'NotificationsPage',
    isLikeAnother: true,
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    signedOut: { heading: 'Log in' },
    empty: 'No notifications found.',
  }),
  signedIn('/aiAssistant', ['AI Assistant', 'Generate Quiz'], {
    query: ['AssistantPage', 'assistant'],
    empty: { path: `/aiAssistant?session=${NOBODYS}`, shows: 'Chat not found' },
  }),
  admin('/admin', ['People', 'instructor@waymark.test'], {
    query: ['PeoplePage', 'people'],
    empty: { path: '/admin?q=zzz', shows: 'No people found' },
  }),
  admin('the audit log', ['Audit log', 'logged in'], {
    at: auditLogWithALogIn,
    query: ['AuditLogPage', 'audit log'],
    empty: { path: `/admin/audit-log?person=${NOBODYS}`, shows: 'No entries found' },
  }),
  admin('/admin/reviews?state=approved', ['Reviews and testimonials', 'Hide'], {
    query: ['ManagedReviews', 'reviews'],
    empty: { path: '/admin/reviews?tab=testimonials', shows: 'No testimonials here' },
  }),
  admin('/admin/courses', ['Courses', 'Interface design'], {
    query: ['ManagedCourses', 'courses'],
    empty: { path: '/admin/courses?q=zzz', shows: /^No course/ },
  }),
  ofCourse('/instructor/courses/{Interface design}/import', ['Import students', /^Nobody is invited/], {
    query: ['ImportStudentsPage', 'course'],
  }),
  instructor(
    'what an import would change',
    ['Import students', 'Refused: Please enter a valid email address'],
    {
      at: uploadedList,
      query: ['RosterImport', 'import'],
    },
  ),
  admin('/admin/rosters', ['Import students', 'Files that you upload are listed here for 30 days.'], {
    query: ['RostersPage', 'imports'],
  }),
  admin('/admin/instructors', ['Instructors', 'Yara Mansour'], { query: ['InstructorsPage', 'instructors'] }),
  admin('/admin/settings', ['Settings', 'Preview in the light and the dark theme'], {
    query: ['SettingsPage', 'settings'],
  }),
  admin('/admin/assistant', ['Assistant', 'Budgets'], {
    query: 'AssistantUsePage',
    loading: 'Loading usage...',
    error: 'Assistant usage couldn’t be loaded',
  }),
  admin('/admin/health', ['Health', 'Background tasks'], {
    query: 'HealthPage',
    loading: 'Loading health...',
    error: 'The health of the platform couldn’t be loaded',
  }),
  signedIn('/courses/{Interface design}', [/^Interface design/, 'Your course'], { isLikeAnother: true }),
  signedIn('/profile', ['My Profile', 'Your public profile'], { isLikeAnother: true }),
  signedIn('/quiz/take/{Forms that everyone can finish}', [/^Forms that/, 'Nothing is saved'], {
    query: 'TakeQuizPage',
    isLikeAnother: true,
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
    empty: { path: `/quiz/take/${NOBODYS}`, heading: 'Quiz not found' },
  }),
  signedIn(`/aiAssistant/flashcards/${NOBODYS}`, ['Deck not found'], {
    query: 'DeckPage',
    isLikeAnother: true,
    loading: 'Loading flashcards...',
    error: { heading: 'Flashcards', shows: 'The deck couldn’t be loaded' },
    signedOut: { heading: 'Log in' },
  }),
]);

test.each([375, 1280])(
  'the instructor area stays in place at %i px while its overview loads',
  async (width) => {
    const browser = await site.profile({ as: await site.account(DEMO.instructor), width });
    const page = await browser.newPage();
    const showPage = await holding(page, 'InstructorAreaPage');
    const showOverview = await holding(page, 'TeachingOverview');
    await page.goto('/instructor');
    await page.getByText('Loading...').waitFor({ state: 'attached' });
    await watchShifts(page);
    await showPage();
    await page.getByText('Loading your courses…').waitFor({ state: 'attached' });
    await showOverview();
    await settled(page);
    const shift = await settledShift(page);
    expect(shift.sum > STEADY ? shift : null).toBeNull();
  },
);
