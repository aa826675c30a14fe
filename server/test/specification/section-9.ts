import type { Section } from './statement';
import { testsOf } from './tests-of';

const catalogue = testsOf('client/src/features/catalogue/CataloguePage.test.tsx');
const assistant = testsOf('client/src/features/assistant/AssistantPage.test.tsx');
const quizForm = testsOf('client/src/features/quiz-authoring/QuizForm.test.tsx');

const categories = 'the specified categories come first, then what courses are filed under';

/** Business constants and limits. */
export const section9: Section = {
  'Business constants and limits': [
    {
      says: 'Catalogue categories: UI/UX, Fullstack, AI, Backend, LLM, Graphic Designing, Prompt Engineering, Frontend. Skill tags: HTML, CSS, Express, React, Python, Tailwind, AI. Rating filter options: 3, 4, 4.5.',
      heldBy: catalogue(categories),
    },
    {
      says: 'Card shows at most 3 skills.',
      heldBy: catalogue('a card says what the specification says, and is one link'),
    },
    {
      says: 'Six built-in sample courses with ids 1 to 6.',
      heldBy:
        'client/src/features/catalogue/sampleCourses.test.ts › there are six, with the ids 1 to 6, each under a category that has a button',
    },
    {
      says: 'Minimum password length 6.',
      heldBy: 'server/features/accounts/register.test.ts › refuses %j at %s',
    },
    {
      says: 'Quiz timer is timeLimit minutes times 60 seconds;',
      heldBy:
        'server/features/quizzes/quiz-attempts.test.ts › opens an attempt with its questions and its deadline, by the server’s clock',
    },
    {
      says: 'red below 300 seconds.',
      heldBy:
        'server/test/browser/quiz.browser.test.ts › the time left is said at its five marks, and at zero the quiz hands itself in with what was saved',
    },
    {
      says: 'Quiz defaults: time limit 30 minutes, passing score 70 percent, points 1, four options per multiple-choice question.',
      heldBy: [
        ...quizForm('a new quiz › begins with the specified defaults and cannot be sent without a question'),
        'server/features/quizzes/quiz-authoring.test.ts › keeps it whole, with the defaults of the specification',
      ],
    },
    {
      says: 'Quiz preview lists 3 questions.',
      heldBy:
        'client/src/features/quiz-authoring/CourseQuizzesPage.test.tsx › shows each quiz with its figures and its first three questions',
    },
    {
      says: 'Testimonials shown 3 per view;',
      heldBy:
        'server/test/browser/visitor-screens.browser.test.ts › the catalogue has one to four columns; three testimonials are in view, and the arrows move them',
    },
    {
      says: 'default stars 5.',
      heldBy: [
        'client/src/features/testimonials/TestimonialForm.test.tsx › stars go from five down to one, and five is the default',
        'server/rest/calls.test.ts › POST /testimonials, GET /testimonials, newest first',
      ],
    },
    {
      says: 'Certificate print delay 1000 ms.',
      heldBy:
        'client/src/features/certificates/useDownloadCertificate.test.tsx › the window opens in the click, shows the certificate and prints after a second',
    },
    {
      says: 'Reset-token copy notice 2000 ms;',
      heldBy:
        'client/src/features/accounts/ResetPasswordPage.test.tsx › copying the token › is said for two seconds',
    },
    {
      says: 'profile picture notices 3000 ms.',
      heldBy:
        'client/src/features/accounts/ProfilePage.test.tsx › the picture of this browser › is its middle square, 256 pixels wide, and can be taken back',
    },
    {
      says: 'Landing page claims 300K+ students.',
      heldBy: testsOf('client/src/features/landing/LandingPage.test.tsx')(
        'the figures are those of the platform; the claim is made in the demo only',
        'outside the demo the number of students is the real one',
      ),
      differs:
        'Decision 4: only the demo makes the claim; elsewhere the page says how many students there are.',
    },
    {
      says: 'Star display rounds the rating to the nearest integer out of 5.',
      heldBy: 'client/src/ui/Stars.test.tsx › fills the stars of %p to the nearest whole one: %p',
    },
    {
      says: 'Student dashboard recent activity shows 5 items.',
      heldBy:
        'client/src/features/enrollments/StudentDashboardPage.test.tsx › of the latest lessons five are shown; one that was removed since is named by its id',
    },
    {
      says: 'New enrollments metric covers the last 30 days.',
      heldBy: [
        'server/features/analytics/dashboard.test.ts › equals what the rows say, after any history',
        'client/src/features/teaching/InstructorDashboardPage.test.tsx › shows totals, ranking, activity and every course in the specified words',
      ],
    },
    {
      says: 'Completion badge: green at 80 or more, yellow at 60 or more, red below.',
      heldBy:
        'client/src/features/teaching/InstructorDashboardPage.test.tsx › shows totals, ranking, activity and every course in the specified words',
    },
    {
      says: 'Analytics status thresholds 50 and 100.',
      heldBy:
        'server/features/analytics/course-analytics.test.ts › the students › come in every order, both ways',
    },
    {
      says: 'Certificate only at 100 percent.',
      heldBy:
        'server/features/enrollments/enrollments.test.ts › counts a lesson once, 33 percent for one of three, 100 only for all, and then a certificate',
    },
    {
      says: 'AI user types: student (default), instructor; difficulty: beginner, intermediate (default), advanced; tech tracks: Generative AI (default), Web Development, Design.',
      heldBy: assistant('it says what it is, and starts from the specified choices'),
    },
    {
      says: 'Price currency USD.',
      heldBy: [
        'client/src/lib/format.test.ts › shows %i cents as %s',
        'client/src/features/course-authoring/CreateCourse.test.tsx › creates the course with its lessons in one go and goes to My Courses',
      ],
    },
    {
      says: 'Request time-outs and page sizes are not shown.',
      heldBy: [
        'server/features/assistant/langserve-provider.test.ts › says what is wrong with a host that is away, fails or talks nonsense',
        'server/features/catalogue/listing.test.ts › hold every course once, best rated first, however many are equal',
        'server/features/notifications/inbox.test.ts › comes newest first, page by page, without a gap where times are the same',
        'client/src/features/catalogue/CataloguePage.test.tsx › twenty-four cards at first, more by the button, which hands the focus on',
      ],
    },
  ],
};
