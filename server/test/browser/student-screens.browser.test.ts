import { DEMO, demoSite } from './demo-site';
import { lookAt } from './screens';

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
  },
  {
    name: 'a completed course',
    path: courseCalled('CSS layout'),
    as: 'student',
    heading: /^CSS layout/,
    shows: 'Terminus',
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
  },
  { name: 'the student area', path: '/student', as: 'student', heading: 'Student Area', shows: 'Resume' },
  {
    name: 'the student dashboard',
    path: '/student/dashboard',
    as: 'student',
    heading: 'Student Dashboard',
    shows: 'My Certificates (1)',
  },
  {
    name: 'the instructor area of a student',
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
  },
  {
    name: 'the quizzes of a lesson’s course',
    path: async () => (await lessonPage()).replace('/lessons/', '/quiz/'),
    as: 'student',
    heading: /.+/,
    shows: 'Boxes, flow, flex and grid',
  },
  {
    name: 'a quiz before it is started',
    path: quizCalled('Neurons, slopes and steps'),
    as: 'student',
    heading: 'Neurons, slopes and steps',
    shows: 'Start Quiz',
  },
  {
    name: 'the result of a quiz',
    path: resultOf('Boxes, flow, flex and grid'),
    as: 'student',
    heading: 'Quiz Complete!',
  },
  { name: 'no quiz', path: '/quiz/take', as: 'student', heading: 'Quiz', shows: 'Quiz ID not provided' },
  {
    name: 'the notifications of a student',
    path: '/student/notifications',
    as: 'student',
    heading: 'Notifications',
    shows: 'What to take next',
  },
  {
    name: 'the assistant of a student',
    path: '/aiAssistant',
    as: 'student',
    heading: 'AI Assistant',
    shows: 'Generate Quiz',
  },
  {
    name: 'no flashcards yet',
    path: '/aiAssistant/flashcards',
    as: 'student',
    heading: 'Flashcards',
    shows: 'No Flashcards Yet',
  },
]);
