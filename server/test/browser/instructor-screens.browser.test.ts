import { demoSite } from './demo-site';
import { lookAt } from './screens';

const site = demoSite();

const courseCalled = (title: string) => async () => `/courses/${(await site.course(title)).id}`;
const of = (title: string, page: string) => async () =>
  `/instructor/courses/${(await site.course(title)).id}/${page}`;
const ofQuiz = (title: string, page: string) => async () =>
  `/instructor/quiz/${(await site.quiz(title)).id}/${page}`;

lookAt(site, [
  {
    name: 'a course seen by its instructor',
    path: courseCalled('Interface design'),
    as: 'instructor',
    heading: /^Interface design/,
    shows: 'Your course',
  },
  {
    name: 'an instructor’s profile',
    path: '/profile',
    as: 'instructor',
    heading: 'My Profile',
    shows: 'What students see of you',
  },
  {
    name: 'the instructor area',
    path: '/instructor?q=design',
    as: 'instructor',
    heading: 'Instructor Area',
    shows: /courses? found for "design"$/,
  },
  {
    name: 'the dashboard of an instructor',
    path: '/instructor/dashboard',
    as: 'instructor',
    heading: 'Instructor Dashboard',
    shows: 'Top Performing Courses',
  },
  {
    name: 'the courses of an instructor',
    path: '/instructor/my-courses',
    as: 'instructor',
    heading: 'My Courses',
    shows: 'Published',
  },
  {
    name: 'a course to be',
    path: '/instructor/create-course',
    as: 'instructor',
    heading: 'Create Course',
    shows: 'Course Details',
  },
  {
    name: 'a course in its form',
    path: of('Accessible forms', 'edit'),
    as: 'instructor',
    heading: 'Edit Course',
    shows: 'Course Details',
  },
  {
    name: 'the lessons of a course',
    path: of('Accessible forms', 'lessons'),
    as: 'instructor',
    heading: /^Accessible forms/,
    shows: 'Labels, groups and the right input',
  },
  {
    name: 'the figures of a course',
    path: '/instructor/analytics',
    as: 'instructor',
    heading: 'Course Analytics',
    shows: 'Student Progress',
  },
  {
    name: 'the students of a course',
    path: async () => `/instructor/students/${(await site.course('Accessible forms')).id}`,
    as: 'instructor',
    heading: 'Course Analytics',
    shows: 'Student Progress',
  },
  {
    name: 'the quizzes of an instructor',
    path: '/instructor/quizzes',
    as: 'instructor',
    heading: 'Quiz Management',
    shows: 'Forms that everyone can finish',
  },
  {
    name: 'the quizzes of a course',
    path: of('Accessible forms', 'quizzes'),
    as: 'instructor',
    heading: /.+/,
    shows: 'Preview Quiz',
  },
  {
    name: 'a quiz to be',
    path: '/instructor/create-quiz',
    as: 'instructor',
    heading: 'Create Quiz',
  },
  {
    name: 'a quiz in its form',
    path: ofQuiz('Forms that everyone can finish', 'edit'),
    as: 'instructor',
    heading: 'Edit Quiz',
  },
  {
    name: 'the results of a quiz',
    path: ofQuiz('Forms that everyone can finish', 'results'),
    as: 'instructor',
    heading: /.+/,
  },
  {
    name: 'a quiz seen by its author',
    path: async () => `/quiz/take/${(await site.quiz('Forms that everyone can finish')).id}`,
    as: 'instructor',
    heading: /.+/,
  },
  {
    name: 'the notifications of an instructor',
    path: '/instructor/notifications',
    as: 'instructor',
    heading: 'Notifications',
    shows: 'It worked',
  },
  {
    name: 'the assistant of an instructor',
    path: '/aiAssistant',
    as: 'instructor',
    heading: 'AI Assistant',
    shows: 'Generate Quiz',
  },
  {
    name: 'a page of instructors seen by a student',
    path: '/instructor/my-courses',
    as: 'student',
    heading: /.+/,
    shows: 'Access denied: instructor only area.',
  },
]);
