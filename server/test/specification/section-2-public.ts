import type { Section } from './statement';

const APP = 'client/src/app/App.test.tsx';
const LANDING = 'client/src/features/landing/LandingPage.test.tsx';
const REGISTER = 'client/src/features/accounts/RegisterPage.test.tsx';
const LOG_IN = 'client/src/features/accounts/LogInPage.test.tsx';
const RESET = 'client/src/features/accounts/ResetPasswordPage.test.tsx';
const PROFILE = 'client/src/features/accounts/ProfilePage.test.tsx';
const CATALOGUE = 'client/src/features/catalogue/CataloguePage.test.tsx';
const COURSE = 'client/src/features/catalogue/CoursePage.test.tsx';
const LESSON = 'client/src/features/catalogue/LessonPage.test.tsx';
const PLAYER = 'client/src/features/player/LessonPlayer.test.tsx';
const TESTIMONIAL = 'client/src/features/testimonials/TestimonialForm.test.tsx';
const QUIZ_FORM = 'client/src/features/quiz-authoring/QuizForm.test.tsx';
const VISITOR = 'server/test/browser/visitor-screens.browser.test.ts';
const STUDENT = 'server/test/browser/student-screens.browser.test.ts';
const INSTRUCTOR = 'server/test/browser/instructor-screens.browser.test.ts';

/** A real browser opens the address and finds the screen, by its heading. */
const opens = (file: string, screen: string) => `${file} › ${screen} is accessible and fits`;

const PROFILE_OF_ROLE = `${PROFILE} › the profile of the role %s`;
const CARD = `${CATALOGUE} › a card says what the specification says, and is one link`;
const COURSE_SHOWN = `${COURSE} › says what it waits for, and then the course with its lessons, quizzes and instructor`;

export const section2Public: Section = {
  'Screens and routes': [
    { says: '/ | Landing page', heldBy: opens(VISITOR, 'the landing page') },
    { says: '/register | Sign-up', heldBy: opens(VISITOR, 'the registration') },
    { says: '/login | Log-in', heldBy: opens(VISITOR, 'the login') },
    { says: '/reset-password | Password reset', heldBy: opens(VISITOR, 'the password reset') },
    { says: '/profile | My Profile', heldBy: opens(STUDENT, 'a student’s profile') },
    { says: '/courses | Course catalogue', heldBy: opens(VISITOR, 'the catalogue') },
    { says: '/all | Redirects to /courses', heldBy: `${APP} › leads /all to the catalogue` },
    { says: '/courses/{id} | Course detail', heldBy: opens(VISITOR, 'a course') },
    {
      says: '/lessons/{lessonId} | Lesson viewer; registered with a fixed placeholder course id, video URL and title, so effectively a demo',
      heldBy: [
        opens(VISITOR, 'a lesson'),
        `${LESSON} › shows the lesson, its ids, its notes and the way to its course`,
      ],
      differs: 'Decision 6: the address shows that real lesson.',
    },
    {
      says: '/quiz/take/{quizId} | Take a quiz;',
      heldBy: opens(STUDENT, 'a quiz before it is started'),
    },
    {
      says: 'also accepts courseId and lessonId params',
      heldBy: `${APP} › takes a quiz also below its course and lesson`,
    },
    {
      says: 'or a quizId query parameter',
      heldBy: [
        `${APP} › has one page at %s and %s`,
        'client/src/features/quizzes/TakeQuizPage.test.tsx › introduces the quiz with all its figures, the extra time among them',
      ],
    },
    {
      says: '/quiz/{lessonId} and /quizes (spelt so) | Registered; content not shown',
      heldBy: [
        opens(STUDENT, 'the quizzes of a lesson’s course'),
        opens(STUDENT, 'the quizzes of a student'),
      ],
    },
    {
      says: '/dashboard, /student/dashboard | Student dashboard',
      heldBy: [opens(STUDENT, 'the student dashboard'), `${APP} › has one page at %s and %s`],
    },
    { says: '/student | Student area', heldBy: opens(STUDENT, 'the student area') },
    {
      says: '/student/notifications, /instructor/notifications | Same notifications list',
      heldBy: [
        opens(STUDENT, 'the notifications of a student'),
        opens(INSTRUCTOR, 'the notifications of an instructor'),
        `${APP} › has one page at %s and %s`,
      ],
    },
    { says: '/instructor | Instructor area', heldBy: opens(INSTRUCTOR, 'the instructor area') },
    {
      says: '/instructor/dashboard | Instructor dashboard',
      heldBy: opens(INSTRUCTOR, 'the dashboard of an instructor'),
    },
    {
      says: '/instructor/my-courses | My Courses',
      heldBy: opens(INSTRUCTOR, 'the courses of an instructor'),
    },
    { says: '/instructor/create-course | Create Course', heldBy: opens(INSTRUCTOR, 'a course to be') },
    {
      says: '/instructor/quizzes | Quiz Management',
      heldBy: opens(INSTRUCTOR, 'the quizzes of an instructor'),
    },
    { says: '/instructor/create-quiz | Create Quiz;', heldBy: opens(INSTRUCTOR, 'a quiz to be') },
    {
      says: 'optional query courseId preselects the course;',
      heldBy: `${QUIZ_FORM} › a new quiz › begins with the specified defaults and cannot be sent without a question`,
    },
    {
      says: 'an edit query appears in links',
      heldBy: `${QUIZ_FORM} › a new quiz › \`?edit=\` leads to the edit page`,
    },
    {
      says: '/instructor/analytics, /instructor/students/{courseId} | Course analytics',
      heldBy: [
        opens(INSTRUCTOR, 'the figures of a course'),
        opens(INSTRUCTOR, 'the students of a course'),
        `${APP} › has one page at %s and %s`,
      ],
    },
    {
      says: '/instructor/courses/{courseId}/lessons | Manage Lessons',
      heldBy: opens(INSTRUCTOR, 'the lessons of a course'),
    },
    {
      says: '/instructor/courses/{courseId}/quizzes | Course Quizzes',
      heldBy: opens(INSTRUCTOR, 'the quizzes of a course'),
    },
    { says: '/aiAssistant | AI assistant', heldBy: opens(STUDENT, 'the assistant of a student') },
    {
      says: 'Links point to /instructor/courses/{id}/edit, /instructor/quiz/{id}/edit and /instructor/quiz/{id}/results;',
      heldBy: [
        'client/src/features/teaching/MyCoursesPage.test.tsx › shows each course with its facts, figures and ways',
        'client/src/features/quiz-authoring/QuizManagementPage.test.tsx › shows the totals and one row a quiz',
      ],
    },
    {
      says: 'these are not registered routes and their screens are not shown.',
      heldBy: [
        opens(INSTRUCTOR, 'a course in its form'),
        opens(INSTRUCTOR, 'a quiz in its form'),
        opens(INSTRUCTOR, 'the results of a quiz'),
      ],
      differs: 'Decision 6: the three pages exist.',
    },
  ],
  'Landing page': [
    {
      says: 'Header with sign-up and login links, a dark-mode toggle,',
      heldBy: [
        `${APP} › the header › offers a visitor the login and an account`,
        'client/src/ui/ThemeToggle.test.tsx › remembers the choice against the system',
      ],
    },
    {
      says: 'anchor links (home, courses, about, testimonials).',
      heldBy: [
        `${LANDING} › the page has its four anchors, and something stands at each`,
        'client/src/app/HashTarget.test.tsx › a link within the page brings its part to the eyes and the keyboard; Back leaves the scroll alone',
      ],
      differs:
        'They stand below the header, which is the same on every page and has room for them on no phone.',
    },
    {
      says: 'Platform stats banner.',
      heldBy: `${LANDING} › the figures are those of the platform; the claim is made in the demo only`,
    },
    {
      says: 'Hero text claims trust by over 300K students.',
      heldBy: [
        `${LANDING} › the figures are those of the platform; the claim is made in the demo only`,
        `${LANDING} › outside the demo the number of students is the real one`,
      ],
      differs: 'Decision 4: the claim is made in demo mode; elsewhere the real number stands there.',
    },
    {
      says: 'Eight category tiles: UI/UX, Full Stack Development, AI Engineering, FrontEnd DevelopMent, Backend Development, Graphic Design, Prompt Engineering, LLM.',
      heldBy: `${LANDING} › eight tiles with the specified names lead to the matching category`,
    },
    {
      says: 'Four benefit tiles: Flexible Learning, Global Community, Expert Teacher, Certification.',
      heldBy: `${LANDING} › four benefits and three real courses, with the two buttons`,
    },
    {
      says: 'Three hard-coded featured course cards',
      heldBy: `${LANDING} › four benefits and three real courses, with the two buttons`,
      differs: 'Decision 4: they are real courses.',
    },
    {
      says: 'with buttons ALL COURSES (to /courses) and QUIZZES (to /register).',
      heldBy: `${LANDING} › four benefits and three real courses, with the two buttons`,
    },
    {
      says: 'Testimonial carousel showing 3 at a time with previous and next arrows.',
      heldBy: `${VISITOR} › the catalogue has one to four columns; three testimonials are in view, and the arrows move them`,
    },
    {
      says: 'Testimonial form (name, text, stars 5 down to 1, optional avatar URL).',
      heldBy: [
        `${TESTIMONIAL} › stars go from five down to one, and five is the default`,
        `${TESTIMONIAL} › what is sent is trimmed, a blank avatar is none, and the form is empty afterwards`,
      ],
    },
    {
      says: 'Footer with quick links, social links, privacy, terms and cookie links.',
      heldBy: `${APP} › shares this site’s own address, and names privacy, terms and cookies in the footer`,
    },
  ],
  'Register, login, reset, profile': [
    {
      says: 'Register: name, email, password, role select (Student or Instructor), link to login.',
      heldBy: [
        `${REGISTER} › sign-up offers student and instructor, student first`,
        `${REGISTER} › a new account goes on to log in, with a notice, its email and the way back`,
      ],
    },
    {
      says: 'On success go to /login.',
      heldBy: `${REGISTER} › a new account goes on to log in, with a notice, its email and the way back`,
    },
    {
      says: 'Login: email, password, forgot-password link.',
      heldBy: [
        `${LOG_IN} › the way back goes along to sign-up`,
        `${LOG_IN} › nothing is sent without email and password; the first empty field takes the focus with its problem`,
      ],
    },
    {
      says: 'On success the instructor goes to /instructor, the student to /student;',
      heldBy: [
        `${LOG_IN} › a log-in as %s leads to %s`,
        'server/test/browser/journey.browser.test.ts › logging in leads each role to its area, and logging out to the landing page',
      ],
    },
    {
      says: "any other role shows 'Unknown user role'.",
      heldBy: `${LOG_IN} › any other role is told so, stays signed out here, and its session ends on the server`,
    },
    {
      says: "Reset ('Forgot Password'): request a reset token for an email; the token is shown on screen and prefilled; then enter token, new password and confirmation;",
      heldBy: [
        `${RESET} › a token is asked for, shown, prefilled and used`,
        `${RESET} › outside a demo the mail has the token, and nothing tells whether there is an account`,
        'server/test/browser/trouble.browser.test.ts › a lost password is reset with the token on the screen',
      ],
      differs: 'Demo mode shows the token on screen; elsewhere it goes by mail and stands in no answer.',
    },
    { says: 'copy-token button;', heldBy: `${RESET} › copying the token › is said for two seconds` },
    { says: 'back-to-login link.', heldBy: `${RESET} › a token is asked for, shown, prefilled and used` },
    {
      says: "Profile ('My Profile'): avatar, name, email, role badge,",
      heldBy: PROFILE_OF_ROLE,
    },
    {
      says: 'local picture chooser with reset-to-default,',
      heldBy: `${PROFILE} › the picture of this browser › is its middle square, 256 pixels wide, and can be taken back`,
    },
    { says: 'account info cards.', heldBy: PROFILE_OF_ROLE },
    {
      says: 'Role blurb: student = access to courses and learning materials; instructor = can create and manage courses; otherwise full platform administration.',
      heldBy: PROFILE_OF_ROLE,
    },
  ],
  "Course catalogue ('Explore Our Courses')": [
    {
      says: 'Category buttons;',
      heldBy: [
        `${CATALOGUE} › the specified categories come first, then what courses are filed under`,
        opens(VISITOR, 'the catalogue'),
      ],
    },
    {
      says: 'free-text search box with clear button;',
      heldBy: `${CATALOGUE} › the count is in good English and names the term`,
    },
    {
      says: 'minimum-rating dropdown (Any rating, 3 and up, 4 and up, 4.5 and up); skill tag buttons;',
      heldBy: `${CATALOGUE} › the specified categories come first, then what courses are filed under`,
    },
    {
      says: "active-filter chips each with a remove button plus 'Clear all';",
      heldBy: `${CATALOGUE} › every filter in force has a chip that removes it, and all go at once`,
    },
    {
      says: "count line 'N course(s) found' with 'for \"term\"' appended when searching;",
      heldBy: `${CATALOGUE} › the count is in good English and names the term`,
      differs: 'Decision 1: "1 course found", "6 courses found".',
    },
    {
      says: 'grid of course cards (1 to 4 columns by screen width).',
      heldBy: `${VISITOR} › the catalogue has one to four columns; three testimonials are in view, and the arrows move them`,
    },
    {
      says: 'A card shows the instructor image if present (hidden if it fails to load),',
      heldBy: `${CATALOGUE} › an instructor's picture is shown, and hidden when it cannot be loaded`,
    },
    { says: "title, description, 'By' plus instructor name,", heldBy: CARD },
    {
      says: 'five stars filled by rounded rating,',
      heldBy: ['client/src/ui/Stars.test.tsx › fills the stars of %p to the nearest whole one: %p', CARD],
    },
    {
      says: "rating with review count in brackets, category badge, the first 3 skills plus '+N more'.",
      heldBy: CARD,
    },
    {
      says: 'Clicking a card goes to /courses/{id}.',
      heldBy: [
        CARD,
        'server/test/browser/trouble.browser.test.ts › Back brings the filters and the place in the list again',
      ],
    },
    {
      says: "Empty result: 'No courses found', 'Try adjusting your search terms or filters', and a 'Clear all filters' button.",
      heldBy: `${CATALOGUE} › nothing found says what to do`,
    },
    {
      says: "Loading: 'Loading courses...'.",
      heldBy: `${CATALOGUE} › while it loads that is said, and the filters are there already`,
    },
  ],
  'Course detail': [
    {
      says: 'Header with title, star rating and review count, description, skill chips, enrollment button, instructor section,',
      heldBy: [COURSE_SHOWN, `${COURSE} › goes from Enroll Now over Enrolling... to Enrolled`],
    },
    {
      says: 'lesson player (embedded YouTube player or native video, with fallback links and duration),',
      heldBy: [
        `${PLAYER} › is our poster until pressed, then the player without cookies, whose load counts as watching`,
        `${PLAYER} › plays with captions, at the speed chosen, and counts as watched at its end`,
        `${PLAYER} › offers the file itself when the browser cannot play it`,
        `${COURSE} › follows the embedded player for the enrolled alone`,
      ],
    },
    {
      says: 'clickable lesson list',
      heldBy: `${COURSE} › keeps the choice in the address and moves the focus to the lesson`,
    },
    {
      says: 'with completion check marks,',
      heldBy: `${COURSE} › completing a lesson › shows at once, before the server has answered`,
    },
    { says: 'quiz list,', heldBy: COURSE_SHOWN },
    {
      says: 'progress bar of completed/total lessons.',
      heldBy: `${COURSE} › completing a lesson › shows at once, before the server has answered`,
    },
    {
      says: "States 'Loading course…' and 'Course not found'.",
      heldBy: [COURSE_SHOWN, `${COURSE} › knows the courses that do not exist`],
    },
    {
      says: "A quiz with isActive false shows 'Not Available' instead of Take Quiz.",
      heldBy: COURSE_SHOWN,
    },
  ],
  'Lesson page': [
    {
      says: 'Title, course id, lesson id, embedded video, optional notes;',
      heldBy: `${LESSON} › shows the lesson, its ids, its notes and the way to its course`,
    },
    {
      says: "'Lesson not found' when no lesson id.",
      heldBy: `${LESSON} › finds no lesson at %s`,
    },
  ],
};
