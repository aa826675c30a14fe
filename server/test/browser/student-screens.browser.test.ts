import { eventually } from '../eventually';
import { DEMO, demoSite, HEIGHT } from './demo-site';
import { lookAt, screensOf } from './screens';
import { failing, UNAVAILABLE } from './trouble';

const site = demoSite();

const student = screensOf('student');
/** Of pages that visitors do not see. */
const own = screensOf('student', { signedOut: { heading: 'Log in' } });
const resultOf = (title: string) => async () => {
  const quiz = await site.quiz(title);
  const attempt = await site.lastAttempt(await site.account(DEMO.student), quiz.id);
  return `/quiz/take/${quiz.id}?attempt=${attempt.id}`;
};

lookAt(site, [
  student('/', ['Know your next stop.', 'Resume']),
  student('/courses?q=python&category=AI&rating=3', ['Explore Our Courses', '1 course found for "python"']),
  student('/courses/{Neural networks}', [/^Neural networks/, '1/5 lessons completed'], {
    query: 'CoursePage',
    loading: 'Loading course…',
  }),
  student('/courses/{CSS layout}', [/^CSS layout/, 'Course complete']),
  student('/lessons/{CSS layout}', ['The box model', 'Completed']),
  own('/profile', ['My Profile', /@waymark\.test/], {
    query: ['ProfilePage', 'profile'],
    signedOut: 'No authentication token found',
  }),
  own('/profile/security', ['Password and sessions', 'This device'], { query: ['SecurityPage', 'sessions'] }),
  own('/student', ['Student Area', /^Welcome, .+\.$/], {
    query: ['LearningHome', 'dashboard'],
    wrongRole: 'Contact Instructor',
    empty: 'No Courses Yet',
  }),
  own('/student/dashboard', ['Student Dashboard', 'My Certificates (1)'], {
    query: ['LearningHome', 'dashboard'],
    signedOut: 'Please log in to access your dashboard',
    wrongRole: 'No Courses Yet',
    empty: 'No Courses Yet',
  }),
  student('/instructor', ['Instructor Area', 'Access denied: instructor only area.'], {
    isLikeAnother: true,
  }),
  own('/quizes', ['Quizzes', 'Boxes, flow, flex and grid'], {
    query: ['MyQuizzesPage', 'quizzes'],
    wrongRole: 'No Quizzes Yet',
    empty: 'No Quizzes Yet',
  }),
  own('/quiz/{CSS layout}', [/.+/, 'Boxes, flow, flex and grid'], {
    query: ['LessonQuizzesPage', 'quizzes'],
  }),
  own('/quiz/take/{Neurons, slopes and steps}', ['Neurons, slopes and steps', 'Start Quiz'], {
    query: 'TakeQuizPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
  }),
  student('the result of a quiz', ['Quiz Complete!'], {
    at: resultOf('Boxes, flow, flex and grid'),
    query: 'QuizAttemptPage',
    loading: 'Loading quiz...',
    error: { heading: 'Quiz', shows: 'Error Loading Quiz' },
  }),
  student('/quiz/take', ['Quiz', 'Quiz ID not provided'], { isLikeAnother: true }),
  own('/student/notes', ['My notes', 'A hallucination is an invention'], {
    query: ['NotesPage', 'your notes'],
    empty: 'No notes yet',
  }),
  own('/student/bookmarks', ['Bookmarks', 'Saved courses'], {
    query: ['Bookmarks', 'your bookmarks'],
    empty: 'No bookmarks yet',
  }),
  own('/student/notifications', ['Notifications', 'What to take next'], {
    query: 'NotificationsPage',
    loading: 'Loading...',
    error: 'Your notifications couldn’t be loaded',
    empty: 'No notifications found.',
  }),
  own('/profile/notifications', ['Notification settings', 'Decisions about your reviews'], {
    query: ['NotificationSettingsPage', 'your settings'],
    empty: 'You don’t learn or teach any course yet.',
  }),
  own('/messages', ['Messages', 'What to take next'], { query: ['MessagesPage', 'messages'] }),
  own('/messages/00000000-0000-7000-8000-000000000000', ['Conversation not found'], {
    query: 'ConversationPage',
    loading: 'Loading messages…',
    error: { heading: 'Conversation', shows: 'The conversation couldn’t be loaded' },
  }),
  own('/messages/new', ['New message', 'Mara Olin'], {
    query: 'Contacts',
    loading: 'Loading...',
    error: 'The list couldn’t be loaded',
  }),
  own('/aiAssistant', ['AI Assistant', 'Generate Quiz'], {
    query: ['AssistantPage', 'assistant'],
    isLikeAnother: true,
  }),
  own('/aiAssistant/flashcards', ['Flashcards', 'No Flashcards Yet'], {
    query: ['FlashcardsPage', 'flashcards'],
  }),
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
  const path = `/courses/${(await site.course('Neural networks')).id}`;
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
