import { eventually } from '../eventually';
import { DEMO, demoSite, HEIGHT } from './demo-site';
import { lookAt } from './screens';
import { failing, UNAVAILABLE } from './trouble';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const quizCalled = (title: string) => async () => `/quiz/take/${(await site.quiz(title)).id}`;
const resultOf = (title: string) => async () => {
  const quiz = await site.quiz(title);
  const attempt = await site.lastAttempt(await site.account(DEMO.student), quiz.id);
  return `/quiz/take/${quiz.id}?attempt=${attempt.id}`;
};
const lessonPage = async () => `/lessons/${(await site.course('CSS layout')).lessons[0]!.id}`;

lookAt(site, [
  {
    name: 'the landing page of a student',
    path: '/',
    as: 'student',
    sees: ['Know your next stop.', 'Resume'],
  },
  {
    name: 'the catalogue of a student, filtered',
    path: '/courses?q=python&category=AI&rating=3',
    as: 'student',
    sees: ['Explore Our Courses', '1 course found for "python"'],
  },
  {
    name: 'a course under way',
    path: courseCalled('Neural networks'),
    as: 'student',
    sees: [/^Neural networks/, '1/5 lessons completed'],
    query: 'CoursePage',
    loading: 'Loading course…',
  },
  {
    name: 'a completed course',
    path: courseCalled('CSS layout'),
    as: 'student',
    sees: [/^CSS layout/, 'Course complete'],
  },
  {
    name: 'a lesson of a student',
    path: lessonPage,
    as: 'student',
    sees: ['The box model', 'Completed'],
  },
  {
    name: 'a student’s profile',
    path: '/profile',
    as: 'student',
    sees: ['My Profile', /@waymark\.test/],
    query: ['ProfilePage', 'profile'],
    signedOut: 'No authentication token found',
  },
  {
    name: 'password and sessions',
    path: '/profile/security',
    as: 'student',
    sees: ['Password and sessions', 'This device'],
    query: ['SecurityPage', 'sessions'],
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the student area',
    path: '/student',
    as: 'student',
    sees: ['Student Area', /^Welcome, .+\.$/],
    query: ['LearningHome', 'dashboard'],
    signedOut: { heading: 'Log in' },
    wrongRole: 'Contact Instructor',
    empty: 'No Courses Yet',
  },
  {
    name: 'the student dashboard',
    path: '/student/dashboard',
    as: 'student',
    sees: ['Student Dashboard', 'My Certificates (1)'],
    query: ['LearningHome', 'dashboard'],
    signedOut: 'Please log in to access your dashboard',
    wrongRole: 'No Courses Yet',
    empty: 'No Courses Yet',
  },
  {
    name: 'the instructor area of a student',
    path: '/instructor',
    as: 'student',
    sees: ['Instructor Area', 'Access denied: instructor only area.'],
    isLikeAnother: true,
  },
  {
    name: 'the quizzes of a student',
    path: '/quizes',
    as: 'student',
    sees: ['Quizzes', 'Boxes, flow, flex and grid'],
    query: ['MyQuizzesPage', 'quizzes'],
    signedOut: { heading: 'Log in' },
    wrongRole: 'No Quizzes Yet',
    empty: 'No Quizzes Yet',
  },
  {
    name: 'the quizzes of a lesson’s course',
    path: async () => (await lessonPage()).replace('/lessons/', '/quiz/'),
    as: 'student',
    sees: [/.+/, 'Boxes, flow, flex and grid'],
    query: ['LessonQuizzesPage', 'quizzes'],
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'a quiz before it is started',
    path: quizCalled('Neurons, slopes and steps'),
    as: 'student',
    sees: ['Neurons, slopes and steps', 'Start Quiz'],
    query: 'TakeQuizPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the result of a quiz',
    path: resultOf('Boxes, flow, flex and grid'),
    as: 'student',
    sees: ['Quiz Complete!'],
    query: 'QuizAttemptPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
  },
  {
    name: 'no quiz',
    path: '/quiz/take',
    as: 'student',
    sees: ['Quiz', 'Quiz ID not provided'],
    isLikeAnother: true,
  },
  {
    name: 'the notes of a student',
    path: '/student/notes',
    as: 'student',
    sees: ['My notes', 'A hallucination is an invention'],
    query: ['NotesPage', 'your notes'],
    signedOut: { heading: 'Log in' },
    empty: 'No notes yet',
  },
  {
    name: 'the bookmarks of a student',
    path: '/student/bookmarks',
    as: 'student',
    sees: ['Bookmarks', 'Saved courses'],
    query: ['Bookmarks', 'your bookmarks'],
    signedOut: { heading: 'Log in' },
    empty: 'No bookmarks yet',
  },
  {
    name: 'the notifications of a student',
    path: '/student/notifications',
    as: 'student',
    sees: ['Notifications', 'What to take next'],
    query: 'NotificationsPage',
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    signedOut: { heading: 'Log in' },
    empty: 'No notifications found.',
  },
  {
    name: 'the notification settings',
    path: '/profile/notifications',
    as: 'student',
    sees: ['Notification settings', 'Decisions about your reviews'],
    query: ['NotificationSettingsPage', 'your settings'],
    signedOut: { heading: 'Log in' },
    empty: 'You don’t learn or teach any course yet.',
  },
  {
    name: 'the conversations of a student',
    path: '/messages',
    as: 'student',
    sees: ['Messages', 'What to take next'],
    query: ['MessagesPage', 'messages'],
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'a conversation that is not one’s own',
    path: '/messages/00000000-0000-7000-8000-000000000000',
    as: 'student',
    sees: ['Conversation not found'],
    query: 'ConversationPage',
    loading: 'Loading messages…',
    error: { heading: 'Conversation', shows: 'The conversation couldn’t be loaded' },
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the instructors to write to',
    path: '/messages/new',
    as: 'student',
    sees: ['New message', 'Mara Olin'],
    query: 'Contacts',
    loading: 'Loading...',
    error: 'The list couldn’t be loaded',
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'the assistant of a student',
    path: '/aiAssistant',
    as: 'student',
    sees: ['AI Assistant', 'Generate Quiz'],
    query: ['AssistantPage', 'assistant'],
    isLikeAnother: true,
    signedOut: { heading: 'Log in' },
  },
  {
    name: 'no flashcards yet',
    path: '/aiAssistant/flashcards',
    as: 'student',
    sees: ['Flashcards', 'No Flashcards Yet'],
    query: ['FlashcardsPage', 'flashcards'],
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
