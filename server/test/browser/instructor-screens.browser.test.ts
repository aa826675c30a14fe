import { DEMO, demoSite, settled } from './demo-site';
import { lookAt, type Screen, STEADY } from './screens';
import { settledShift, watchShifts } from './shifts';
import { holding } from './trouble';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
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

const ofInstructor = (name: string, path: Screen['path']) =>
  ({ name, path, as: 'instructor', ...guarded }) as const;
const ofAdmin = (name: string, path: Screen['path']) =>
  ({ name, path, as: 'admin', ...forAdministrators }) as const;
const ofCourse = (name: string, title: string, at: (id: string) => string) => ({
  ...ofInstructor(name, async () => at((await site.course(title)).id)),
  empty: { path: at(NOBODYS), heading: 'Course not found' },
});

lookAt(site, [
  {
    name: 'the instructor area',
    path: '/instructor',
    as: 'instructor',
    sees: ['Instructor Area', 'Demo mode only'],
    query: 'InstructorAreaPage',
    loading: 'Loading...',
    signedOut: 'Please login to access the instructor area.',
    wrongRole: 'Access denied: instructor only area.',
  },
  {
    name: 'what an instructor found',
    path: '/instructor?q=design',
    as: 'instructor',
    sees: ['Instructor Area', /courses? found for "design"$/],
    query: 'CourseSearch',
    loading: 'Searching courses...',
    error: 'Failed to fetch courses',
    empty: { path: '/instructor?q=zzz', shows: 'No courses found' },
  },
  {
    ...ofInstructor('the dashboard of an instructor', '/instructor/dashboard'),
    sees: ['Instructor Dashboard', 'Top Performing Courses'],
    query: ['InstructorDashboardPage', 'dashboard'],
    empty: 'No Courses Yet',
  },
  {
    ...ofInstructor('the courses of an instructor', '/instructor/my-courses'),
    sees: ['My Courses', 'Published'],
    query: ['MyCoursesPage', 'courses'],
    empty: 'No Courses Yet',
  },
  {
    ...ofInstructor('a course to be', '/instructor/create-course'),
    sees: ['Create Course', 'Course Details'],
  },
  {
    ...ofCourse('a course in its form', 'Accessible forms', (id) => `/instructor/courses/${id}/edit`),
    sees: ['Edit Course', 'Course Details'],
    query: ['EditCoursePage', 'course'],
  },
  {
    ...ofCourse('the lessons of a course', 'Accessible forms', (id) => `/instructor/courses/${id}/lessons`),
    sees: [/^Accessible forms/, 'Labels, groups and the right input'],
    query: 'ManageLessonsPage',
    loading: 'Loading lessons...',
    error: { heading: 'Manage Lessons', shows: 'Failed to load course' },
  },
  {
    ...ofCourse('the team of a course', 'Accessible forms', (id) => `/instructor/courses/${id}/team`),
    sees: ['Team', 'What each role can do'],
    query: ['CourseTeamPage', 'team'],
  },
  {
    ...ofCourse('how people join a course', 'Accessible forms', (id) => `/instructor/courses/${id}/joining`),
    sees: ['Enrollment', 'Join links'],
    query: 'JoiningPage',
    error: 'Failed to load how people join',
  },
  {
    ...ofCourse('the groups of a course', 'Accessible forms', (id) => `/instructor/courses/${id}/groups`),
    sees: ['Groups', 'Tuesday evening'],
    query: ['GroupsPage', 'groups'],
  },
  {
    ...ofInstructor('the figures of a course', '/instructor/analytics'),
    sees: ['Course Analytics', 'Student Progress'],
    query: ['CourseAnalyticsPage', 'analytics'],
    empty: 'Select a Course',
  },
  {
    ...ofInstructor(
      'the students of a course',
      async () => `/instructor/students/${(await site.course('Accessible forms')).id}`,
    ),
    sees: ['Course Analytics', 'Just Started'],
    query: ['CourseFigures', 'analytics'],
    empty: { path: `/instructor/students/${NOBODYS}`, shows: 'Select a Course' },
  },
  {
    ...ofInstructor('the quizzes of an instructor', '/instructor/quizzes'),
    sees: ['Quiz Management', 'Forms that everyone can finish'],
    query: ['QuizManagementPage', 'quizzes'],
    empty: 'No Quizzes Yet',
  },
  {
    ...ofCourse('the quizzes of a course', 'Accessible forms', (id) => `/instructor/courses/${id}/quizzes`),
    sees: [/^Accessible forms/, 'Preview Quiz'],
    query: 'CourseQuizzesPage',
    loading: 'Loading quizzes...',
    error: { heading: 'Course Quizzes', shows: 'Failed to load course data' },
  },
  {
    ...ofInstructor('a quiz to be', '/instructor/create-quiz'),
    sees: ['Create Quiz', 'Add at least one question.'],
    query: 'CreateQuizPage',
    loading: 'Loading...',
    error: 'Failed to load course data',
    empty: 'You have no courses yet. Every quiz belongs to a course.',
  },
  {
    ...ofInstructor('a quiz in its form', ofQuiz('Forms that everyone can finish', 'edit')),
    sees: ['Edit Quiz', 'Save Quiz'],
    query: ['EditQuizPage', 'quiz'],
    empty: { path: `/instructor/quiz/${NOBODYS}/edit`, heading: 'Quiz not found' },
  },
  {
    ...ofInstructor('the results of a quiz', ofQuiz('Forms that everyone can finish', 'results')),
    sees: ['Quiz Results', 'Most common wrong answer'],
    query: ['QuizResultsPage', 'results'],
    empty: { path: `/instructor/quiz/${NOBODYS}/results`, heading: 'Quiz not found' },
  },
  {
    name: 'the notifications of an instructor',
    path: '/instructor/notifications',
    as: 'instructor',
    sees: ['Notifications', 'It worked'],
    query: 'NotificationsPage',
    isLikeAnother: true,
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    signedOut: { heading: 'Log in' },
    empty: 'No notifications found.',
  },
  {
    name: 'the assistant of an instructor',
    path: '/aiAssistant',
    as: 'instructor',
    sees: ['AI Assistant', 'Generate Quiz'],
    query: ['AssistantPage', 'assistant'],
    empty: { path: `/aiAssistant?session=${NOBODYS}`, shows: 'Chat not found' },
  },
  {
    ...ofAdmin('the people of the platform', '/admin'),
    sees: ['People', 'instructor@waymark.test'],
    query: ['PeoplePage', 'people'],
    empty: { path: '/admin?q=zzz', shows: 'No people found' },
  },
  {
    ...ofAdmin('the audit log', afterLogIn('/admin/audit-log?action=all')),
    sees: ['Audit log', 'logged in'],
    query: ['AuditLogPage', 'audit log'],
    empty: { path: `/admin/audit-log?person=${NOBODYS}`, shows: 'No entries found' },
  },
  {
    ...ofAdmin('reviews and testimonials to approve', '/admin/reviews?state=approved'),
    sees: ['Reviews and testimonials', 'Hide'],
    query: ['ManagedReviews', 'reviews'],
    empty: { path: '/admin/reviews?tab=testimonials', shows: 'No testimonials here' },
  },
  {
    ...ofAdmin('the courses of the platform', '/admin/courses'),
    sees: ['Courses', 'Interface design'],
    query: ['ManagedCourses', 'courses'],
    empty: { path: '/admin/courses?q=zzz', shows: /^No course/ },
  },
  {
    ...ofCourse('importing students', 'Interface design', (id) => `/instructor/courses/${id}/import`),
    sees: ['Import students', /^Nobody is invited/],
    query: ['ImportStudentsPage', 'course'],
  },
  {
    ...ofInstructor('what an import would change', uploadedList('Interface design')),
    sees: ['Import students', 'Refused: Please enter a valid email address'],
    query: ['RosterImport', 'import'],
  },
  {
    ...ofAdmin('the rosters of the platform', '/admin/rosters'),
    sees: ['Import students', 'Files that you upload are listed here for 30 days.'],
    query: ['RostersPage', 'imports'],
  },
  {
    ...ofAdmin('the instructors of the platform', '/admin/instructors'),
    sees: ['Instructors', 'Yara Mansour'],
    query: ['InstructorsPage', 'instructors'],
  },
  {
    ...ofAdmin('the settings of the platform', '/admin/settings'),
    sees: ['Settings', 'Preview in the light and the dark theme'],
    query: ['SettingsPage', 'settings'],
  },
  {
    ...ofAdmin('the use of the assistant', '/admin/assistant'),
    sees: ['Assistant', 'Budgets'],
    query: 'AssistantUsePage',
    loading: 'Loading usage...',
    error: 'Assistant usage couldn’t be loaded',
  },
  {
    ...ofAdmin('the health of the platform', '/admin/health'),
    sees: ['Health', 'Background tasks'],
    query: 'HealthPage',
    loading: 'Loading health...',
    error: 'The health of the platform couldn’t be loaded',
  },
  {
    name: 'a course seen by its instructor',
    path: courseCalled('Interface design'),
    as: 'instructor',
    sees: [/^Interface design/, 'Your course'],
    isLikeAnother: true,
  },
  {
    name: 'an instructor’s profile',
    path: '/profile',
    as: 'instructor',
    sees: ['My Profile', 'Your public profile'],
    isLikeAnother: true,
  },
  {
    name: 'a quiz seen by its author',
    path: async () => `/quiz/take/${(await site.quiz('Forms that everyone can finish')).id}`,
    as: 'instructor',
    sees: ['Forms that everyone can finish', 'Nothing is saved'],
    query: 'TakeQuizPage',
    isLikeAnother: true,
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
    empty: { path: `/quiz/take/${NOBODYS}`, heading: 'Quiz not found' },
  },
  {
    name: 'no deck of flashcards',
    path: `/aiAssistant/flashcards/${NOBODYS}`,
    as: 'instructor',
    sees: ['Deck not found'],
    query: 'DeckPage',
    isLikeAnother: true,
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
