import { eventually } from '../eventually';
import { DEMO, demoSite, HEIGHT } from './demo-site';
import { lookAt } from './screens';
import { failing, UNAVAILABLE } from './trouble';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const quizCalled = (title: string) => async () => `/quiz/take/${(await site.quiz(title)).id}`;
const resultOf = (title: string) => async () => {
  const attempt = await site.lastAttempt(await site.account(DEMO.student), (await site.quiz(title)).id);
  return `/quiz/take/${attempt.quizId}?attempt=${attempt.id}`;
};
const lessonPage = async () => `/lessons/${(await site.course('CSS layout')).lessons[0]!.id}`;

lookAt(site, [
  {
    name: 'the landing page of a student',
    path: '/',
    as: 'student',
    heading: 'Know your next stop.',
    shows: 'Resume',
  },
  {
    name: 'the catalogue of a student, filtered',
    path: '/courses?q=python&category=AI&rating=3',
    as: 'student',
    heading: 'Explore Our Courses',
    shows: '1 course found for "python"',
  },
  {
    name: 'a course under way',
    path: courseCalled('Neural networks'),
    as: 'student',
    heading: /^Neural networks/,
    shows: '1/5 lessons completed',
    query: 'CoursePage',
    loading: 'Loading course…',
  },
  {
    name: 'a completed course',
    path: courseCalled('CSS layout'),
    as: 'student',
    heading: /^CSS layout/,
    shows: 'Course complete',
  },
  {
    name: 'a lesson of a student',
    path: lessonPage,
    as: 'student',
    heading: 'The box model',
    shows: 'Completed',
  },
  {
    name: 'a student’s profile',
    path: '/profile',
    as: 'student',
    heading: 'My Profile',
    shows: /@waymark\.test/,
    query: 'ProfilePage',
    what: 'profile',
    signedOut: 'No authentication token found',
  },
  {
    name: 'password and sessions',
    path: '/profile/security',
    as: 'student',
    heading: 'Password and sessions',
    shows: 'This device',
    query: 'SecurityPage',
    what: 'sessions',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the student area',
    path: '/student',
    as: 'student',
    heading: 'Student Area',
    shows: 'Resume',
    query: 'LearningHome',
    what: 'dashboard',
    empty: 'No Courses Yet',
    signedOut: { heading: 'Log in' },
    wrongRole: 'Contact Instructor',
  },
  {
    name: 'the student dashboard',
    path: '/student/dashboard',
    as: 'student',
    heading: 'Student Dashboard',
    shows: 'My Certificates (1)',
    query: 'LearningHome',
    what: 'dashboard',
    empty: 'No Courses Yet',
    signedOut: 'Please log in to access your dashboard',
    wrongRole: 'No Courses Yet',
  },
  {
    name: 'the instructor area of a student',
    isLikeAnother: true,
    path: '/instructor',
    as: 'student',
    heading: 'Instructor Area',
    shows: 'Access denied: instructor only area.',
  },
  {
    name: 'the quizzes of a student',
    path: '/quizes',
    as: 'student',
    heading: 'Quizzes',
    shows: 'Boxes, flow, flex and grid',
    query: 'MyQuizzesPage',
    what: 'quizzes',
    empty: 'No Quizzes Yet',
    signedOut: { heading: 'Log in' },
    wrongRole: 'No Quizzes Yet',
  },
  {
    name: 'the quizzes of a lesson’s course',
    path: async () => (await lessonPage()).replace('/lessons/', '/quiz/'),
    as: 'student',
    heading: /.+/,
    shows: 'Boxes, flow, flex and grid',
    query: 'LessonQuizzesPage',
    what: 'quizzes',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'a quiz before it is started',
    path: quizCalled('Neurons, slopes and steps'),
    as: 'student',
    heading: 'Neurons, slopes and steps',
    shows: 'Start Quiz',
    query: 'TakeQuizPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the result of a quiz',
    path: resultOf('Boxes, flow, flex and grid'),
    as: 'student',
    heading: 'Quiz Complete!',
    query: 'QuizAttemptPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
  },
  {
    name: 'no quiz',
    isLikeAnother: true,
    path: '/quiz/take',
    as: 'student',
    heading: 'Quiz',
    shows: 'Quiz ID not provided',
  },
  {
    name: 'the notes of a student',
    path: '/student/notes',
    as: 'student',
    heading: 'My notes',
    shows: 'A hallucination is an invention',
    query: 'NotesPage',
    what: 'your notes',
    empty: 'No notes yet',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the bookmarks of a student',
    path: '/student/bookmarks',
    as: 'student',
    heading: 'Bookmarks',
    shows: 'Saved courses',
    query: 'Bookmarks',
    what: 'your bookmarks',
    empty: 'No bookmarks yet',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the notifications of a student',
    path: '/student/notifications',
    as: 'student',
    heading: 'Notifications',
    shows: 'What to take next',
    query: 'NotificationsPage',
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    empty: 'No notifications found.',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the notification settings',
    path: '/profile/notifications',
    as: 'student',
    heading: 'Notification settings',
    shows: 'Decisions about your reviews',
    query: 'NotificationSettingsPage',
    what: 'your settings',
    empty: 'You don’t learn or teach any course yet.',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the conversations of a student',
    path: '/messages',
    as: 'student',
    heading: 'Messages',
    shows: 'What to take next',
    query: 'MessagesPage',
    what: 'messages',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'a conversation that is not one’s own',
    path: '/messages/00000000-0000-7000-8000-000000000000',
    as: 'student',
    heading: 'Conversation not found',
    query: 'ConversationPage',
    loading: 'Loading messages…',
    error: { heading: 'Conversation', shows: 'The conversation couldn’t be loaded' },
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the instructors to write to',
    path: '/messages/new',
    as: 'student',
    heading: 'New message',
    shows: 'Mara Olin',
    query: 'Contacts',
    loading: 'Loading...',
    error: 'The list couldn’t be loaded',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the assistant of a student',
    isLikeAnother: true,
    path: '/aiAssistant',
    as: 'student',
    heading: 'AI Assistant',
    shows: 'Generate Quiz',
    query: 'AssistantPage',
    what: 'assistant',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'no flashcards yet',
    path: '/aiAssistant/flashcards',
    as: 'student',
    heading: 'Flashcards',
    shows: 'No Flashcards Yet',
    query: 'FlashcardsPage',
    what: 'flashcards',
    signedOut: { heading: 'Log in' },
  },
]);

test('a student can log out in a window of any width', async () => {
  const page = await site.open('/student/dashboard', { as: await site.app.world.aStudent() });
  const logOut = page.getByRole('menuitem', { name: 'Log out' }).filter({ visible: true });
  const menu = page.getByRole('button', { name: /^Account of/ });
  for (const width of [1280, 640, 360, 320]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await menu.click();
    await logOut.waitFor();
    if (width > 320) await page.keyboard.press('Escape');
  }
  await logOut.click();
  await page.getByText('You are logged out.').waitFor();
});

test('two messages do not cover the next lesson', async () => {
  site.faults.allow(/^console: Failed to load resource/);
  const path = await courseCalled('Neural networks')();
  const page = await site.open(path, { as: await site.account(DEMO.student) });
  await page.clock.install();
  for (const [operation, button] of [
    ['SetBookmark', /^Bookmark lesson/],
    ['CompleteLesson', 'Mark complete'],
  ] as const) {
    await failing(page, operation, UNAVAILABLE);
    await page.getByRole('button', { name: button }).click();
  }
  const messages = page.locator('[data-toasts] [role=group]');
  await messages.nth(1).waitFor();
  // Otherwise they would disappear.
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 500);
  const next = page.getByRole('link', { name: /^Next lesson/ });
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.keyboard.press('End');
    // The browser scrolls to the end smoothly.
    await eventually(async () => {
      const box = (await next.boundingBox())!;
      expect(await messages.count()).toBe(2);
      for (const message of await messages.all()) {
        const { y, height } = (await message.boundingBox())!;
        expect(y + height).toBeLessThan(HEIGHT / 2);
        expect(box.y > y + height || box.y + box.height < y).toBe(true);
      }
    });
  }
});
