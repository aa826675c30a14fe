import { DEMO, demoSite, settled } from './demo-site';
import { lookAt, STEADY } from './screens';
import { settledShift, watchShifts } from './shifts';
import { holding } from './trouble';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const of = (title: string, page: string) => async () =>
  `/instructor/courses/${(await site.course(title)).id}/${page}`;
const ofQuiz = (title: string, page: string) => async () =>
  `/instructor/quiz/${(await site.quiz(title)).id}/${page}`;
const afterLogIn = (path: string) => async () => {
  const body = { email: 'student@waymark.test', password: 'waymark-demo' };
  expect((await site.app.rest('POST', '/auth/login', { body })).status).toBe(200);
  return path;
};
/** A list with somebody who is enrolled already, somebody to invite and a wrong row, uploaded for this course. */
const uploadedList = (title: string) => async () => {
  const body = { email: 'instructor@waymark.test', password: 'waymark-demo' };
  const { body: session } = await site.app.rest('POST', '/auth/login', { body });
  const { id } = await site.course(title);
  const response = await fetch(`${site.app.origin}/instructor/courses/${id}/rosters?name=students.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${session.token}` },
    body: 'name,email\nSam Student,student@waymark.test\nNew Person,new@example.org\nNobody,no address',
  });
  const uploaded = (await response.json()) as { id: string };
  return `/instructor/courses/${id}/import?import=${uploaded.id}`;
};
const NOBODYS = '01970000-0000-7000-8000-000000000000';

/** What everybody else sees instead of an instructor's page. */
const guarded = {
  signedOut: { heading: 'Log in' },
  wrongRole: { heading: 'Instructor Area', shows: 'Access denied: instructor only area.' },
};

const forAdministrators = {
  signedOut: { heading: 'Log in' },
  wrongRole: { heading: 'Administration', shows: 'Only administrators can open this page.' },
};

lookAt(site, [
  {
    name: 'the instructor area',
    path: '/instructor',
    as: 'instructor',
    heading: 'Instructor Area',
    shows: 'Demo mode only',
    query: 'InstructorAreaPage',
    loading: 'Loading...',
    signedOut: 'Please login to access the instructor area.',
    wrongRole: 'Access denied: instructor only area.',
  },
  {
    name: 'what an instructor found',
    path: '/instructor?q=design',
    as: 'instructor',
    heading: 'Instructor Area',
    shows: /courses? found for "design"$/,
    query: 'CourseSearch',
    loading: 'Searching courses...',
    error: 'Failed to fetch courses',
    empty: { path: '/instructor?q=zzz', shows: 'No courses found' },
  },
  {
    name: 'the dashboard of an instructor',
    path: '/instructor/dashboard',
    as: 'instructor',
    heading: 'Instructor Dashboard',
    shows: 'Top Performing Courses',
    query: 'InstructorDashboardPage',
    what: 'dashboard',
    empty: 'No Courses Yet',
    ...guarded,
  },
  {
    name: 'the courses of an instructor',
    path: '/instructor/my-courses',
    as: 'instructor',
    heading: 'My Courses',
    shows: 'Published',
    query: 'MyCoursesPage',
    what: 'courses',
    empty: 'No Courses Yet',
    ...guarded,
  },
  {
    name: 'a course to be',
    path: '/instructor/create-course',
    as: 'instructor',
    heading: 'Create Course',
    shows: 'Course Details',
    ...guarded,
  },
  {
    name: 'a course in its form',
    path: of('Accessible forms', 'edit'),
    as: 'instructor',
    heading: 'Edit Course',
    shows: 'Course Details',
    query: 'EditCoursePage',
    what: 'course',
    empty: { path: `/instructor/courses/${NOBODYS}/edit`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'the lessons of a course',
    path: of('Accessible forms', 'lessons'),
    as: 'instructor',
    heading: /^Accessible forms/,
    shows: 'Labels, groups and the right input',
    query: 'ManageLessonsPage',
    loading: 'Loading lessons...',
    error: { heading: 'Manage Lessons', shows: 'Failed to load course' },
    empty: { path: `/instructor/courses/${NOBODYS}/lessons`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'the team of a course',
    path: of('Accessible forms', 'team'),
    as: 'instructor',
    heading: 'Team',
    shows: 'What each role can do',
    query: 'CourseTeamPage',
    what: 'team',
    empty: { path: `/instructor/courses/${NOBODYS}/team`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'how people join a course',
    path: of('Accessible forms', 'joining'),
    as: 'instructor',
    heading: 'Joining',
    shows: 'Join links',
    query: 'JoiningPage',
    error: 'Failed to load how people join',
    empty: { path: `/instructor/courses/${NOBODYS}/joining`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'the groups of a course',
    path: of('Accessible forms', 'groups'),
    as: 'instructor',
    heading: 'Groups',
    shows: 'Tuesday evening',
    query: 'GroupsPage',
    what: 'groups',
    empty: { path: `/instructor/courses/${NOBODYS}/groups`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'the figures of a course',
    path: '/instructor/analytics',
    as: 'instructor',
    heading: 'Course Analytics',
    shows: 'Student Progress',
    query: 'CourseAnalyticsPage',
    what: 'analytics',
    empty: 'Select a Course',
    ...guarded,
  },
  {
    name: 'the students of a course',
    path: async () => `/instructor/students/${(await site.course('Accessible forms')).id}`,
    as: 'instructor',
    heading: 'Course Analytics',
    shows: 'Just Started',
    query: 'CourseFigures',
    what: 'analytics',
    empty: { path: `/instructor/students/${NOBODYS}`, shows: 'Select a Course' },
    ...guarded,
  },
  {
    name: 'the quizzes of an instructor',
    path: '/instructor/quizzes',
    as: 'instructor',
    heading: 'Quiz Management',
    shows: 'Forms that everyone can finish',
    query: 'QuizManagementPage',
    what: 'quizzes',
    empty: 'No Quizzes Yet',
    ...guarded,
  },
  {
    name: 'the quizzes of a course',
    path: of('Accessible forms', 'quizzes'),
    as: 'instructor',
    heading: /^Accessible forms/,
    shows: 'Preview Quiz',
    query: 'CourseQuizzesPage',
    loading: 'Loading quizzes...',
    error: { heading: 'Course Quizzes', shows: 'Failed to load course data' },
    empty: { path: `/instructor/courses/${NOBODYS}/quizzes`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'a quiz to be',
    path: '/instructor/create-quiz',
    as: 'instructor',
    heading: 'Create Quiz',
    shows: 'Add at least one question.',
    query: 'CreateQuizPage',
    loading: 'Loading...',
    error: 'Failed to load course data',
    empty: 'You have no courses yet. Every quiz belongs to a course.',
    ...guarded,
  },
  {
    name: 'a quiz in its form',
    path: ofQuiz('Forms that everyone can finish', 'edit'),
    as: 'instructor',
    heading: 'Edit Quiz',
    shows: 'Save Quiz',
    query: 'EditQuizPage',
    what: 'quiz',
    empty: { path: `/instructor/quiz/${NOBODYS}/edit`, heading: 'Quiz not found' },
    ...guarded,
  },
  {
    name: 'the results of a quiz',
    path: ofQuiz('Forms that everyone can finish', 'results'),
    as: 'instructor',
    heading: 'Quiz Results',
    shows: 'Most common wrong answer',
    query: 'QuizResultsPage',
    what: 'results',
    empty: { path: `/instructor/quiz/${NOBODYS}/results`, heading: 'Quiz not found' },
    ...guarded,
  },
  {
    name: 'the notifications of an instructor',
    isLikeAnother: true,
    path: '/instructor/notifications',
    as: 'instructor',
    heading: 'Notifications',
    shows: 'It worked',
    query: 'NotificationsPage',
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    empty: 'No notifications found.',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the assistant of an instructor',
    path: '/aiAssistant',
    as: 'instructor',
    heading: 'AI Assistant',
    shows: 'Generate Quiz',
    query: 'AssistantPage',
    what: 'assistant',
    empty: { path: `/aiAssistant?session=${NOBODYS}`, shows: 'Chat not found' },
  },
  {
    name: 'the people of the platform',
    path: '/admin',
    as: 'admin',
    heading: 'People',
    shows: 'instructor@waymark.test',
    query: 'PeoplePage',
    what: 'people',
    empty: { path: '/admin?q=zzz', shows: 'No people found' },
    ...forAdministrators,
  },
  {
    name: 'the audit log',
    path: afterLogIn('/admin/audit-log?action=all'),
    as: 'admin',
    heading: 'Audit log',
    shows: 'logged in',
    query: 'AuditLogPage',
    what: 'audit log',
    empty: { path: `/admin/audit-log?person=${NOBODYS}`, shows: 'No entries found' },
    ...forAdministrators,
  },
  {
    name: 'reviews and testimonials to approve',
    path: '/admin/reviews?state=approved',
    as: 'admin',
    heading: 'Reviews and testimonials',
    shows: 'Hide',
    query: 'ManagedReviews',
    what: 'reviews',
    empty: { path: '/admin/reviews?tab=testimonials', shows: 'No testimonials here' },
    ...forAdministrators,
  },
  {
    name: 'the courses of the platform',
    path: '/admin/courses',
    as: 'admin',
    heading: 'Courses',
    shows: 'Interface design',
    query: 'ManagedCourses',
    what: 'courses',
    empty: { path: '/admin/courses?q=zzz', shows: /^No course/ },
    ...forAdministrators,
  },
  {
    name: 'importing students',
    path: of('Interface design', 'import'),
    as: 'instructor',
    heading: 'Import students',
    shows: /^Nobody is invited/,
    query: 'ImportStudentsPage',
    what: 'course',
    empty: { path: `/instructor/courses/${NOBODYS}/import`, heading: 'Course not found' },
    ...guarded,
  },
  {
    name: 'what an import would change',
    path: uploadedList('Interface design'),
    as: 'instructor',
    heading: 'Import students',
    shows: 'Refused: Please enter a valid email address',
    query: 'RosterImport',
    what: 'import',
    ...guarded,
  },
  {
    name: 'the rosters of the platform',
    path: '/admin/rosters',
    as: 'admin',
    heading: 'Rosters',
    shows: 'Files that you upload are listed here for 30 days.',
    query: 'RostersPage',
    what: 'imports',
    ...forAdministrators,
  },
  {
    name: 'the instructors of the platform',
    path: '/admin/instructors',
    as: 'admin',
    heading: 'Instructors',
    shows: 'Yara Mansour',
    query: 'InstructorsPage',
    what: 'instructors',
    ...forAdministrators,
  },
  {
    name: 'the settings of the platform',
    path: '/admin/settings',
    as: 'admin',
    heading: 'Settings',
    shows: 'Preview in the light and the dark theme',
    query: 'SettingsPage',
    what: 'settings',
    ...forAdministrators,
  },
  {
    name: 'the use of the assistant',
    path: '/admin/assistant',
    as: 'admin',
    heading: 'Assistant',
    shows: 'Budgets',
    query: 'AssistantUsePage',
    loading: 'Loading usage...',
    error: 'Assistant usage couldn’t be loaded',
    ...forAdministrators,
  },
  {
    name: 'the health of the platform',
    path: '/admin/health',
    as: 'admin',
    heading: 'Health',
    shows: 'Background tasks',
    query: 'HealthPage',
    loading: 'Loading health...',
    error: 'The health of the platform couldn’t be loaded',
    ...forAdministrators,
  },
  {
    name: 'a course seen by its instructor',
    isLikeAnother: true,
    path: courseCalled('Interface design'),
    as: 'instructor',
    heading: /^Interface design/,
    shows: 'Your course',
  },
  {
    name: 'an instructor’s profile',
    isLikeAnother: true,
    path: '/profile',
    as: 'instructor',
    heading: 'My Profile',
    shows: 'Your public profile',
  },
  {
    name: 'a quiz seen by its author',
    isLikeAnother: true,
    path: async () => `/quiz/take/${(await site.quiz('Forms that everyone can finish')).id}`,
    as: 'instructor',
    heading: 'Forms that everyone can finish',
    shows: 'Nothing is saved',
    query: 'TakeQuizPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
    empty: { path: `/quiz/take/${NOBODYS}`, heading: 'Quiz not found' },
  },
  {
    name: 'no deck of flashcards',
    isLikeAnother: true,
    path: `/aiAssistant/flashcards/${NOBODYS}`,
    as: 'instructor',
    heading: 'Deck not found',
    query: 'DeckPage',
    loading: 'Loading flashcards...',
    error: { heading: 'Flashcards', shows: 'The deck couldn’t be loaded' },
    signedOut: { heading: 'Log in' },
  },
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
