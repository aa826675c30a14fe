import type { Section } from './statement';
import { testsOf } from './tests-of';

const calls = testsOf('server/rest/calls.test.ts');
const refusals = testsOf('server/rest/refusals.test.ts');
const teaching = testsOf('server/rest/teaching.test.ts');
const quizzes = testsOf('server/rest/quizzes.test.ts');
const instructorQuizzes = testsOf('server/rest/instructor-quizzes.test.ts');
const messages = testsOf('server/features/notifications/messages.test.ts');
const certificate = testsOf('client/src/features/certificates/useDownloadCertificate.test.tsx');
const asking = testsOf('server/features/assistant/asking.test.ts');
const langserve = testsOf('server/features/assistant/langserve-provider.test.ts');
/** To whom it is refused, by status, for each of five actors; and every sentence it refuses with. */
const refused = (call: string) => [
  `server/test/policy-matrix.test.ts › the matrix › ${call}`,
  ...refusals('each refusal of the document › is met, word for word, by %s'),
];

const accounts = 'POST /auth/signup, POST /auth/login, GET /auth/profile';
const resets = 'POST /auth/request-reset-token, POST /auth/reset-password';
const learns = 'enrolls, completes, and shows it on the dashboard and as a certificate';
const matching = 'server/features/catalogue/matching.test.ts › is the same over REST';
const badInput = 'POST %s %j is 400';
const lessons = 'lessons › are added at the end or at their order, edited, moved and deleted';
const noLesson = 'lessons › are refused without a title or a video, and below another course';
const overRest = 'over REST › either role writes by the same call, and the error stands in `error`';
const keyOnServer =
  'The key stays on the server: browsers call this host by bearer token, and it calls the assistant host with the key.';

/** Calls. */
export const section7: Section = {
  Calls: [
    {
      says: 'The API base comes from a build setting, defaulting to a local development address on port 5000; some calls use a local development address directly.',
      heldBy: [
        'server/config.test.ts › an empty environment › is a demo of its own on this machine alone',
        'server/rest/pages.test.ts › a path that is a page and a call › is data for a program %s',
      ],
      differs:
        '"One origin, two audiences": pages and calls share one address, on port 5000 unless told otherwise, so the client needs none.',
    },
    {
      says: 'A bearer token header is added when a token exists.',
      heldBy: 'client/src/apollo/client.test.ts › sends the stored token, and none when nobody is signed in',
    },
    {
      says: 'Catalogue calls are sent with credentials.',
      heldBy: [
        'client/src/apollo/client.test.ts › sends the stored token, and none when nobody is signed in',
        'server/platform/graphql/answers.test.ts › a request from another site › is allowed no origin but our own',
      ],
      differs:
        'There are no cookies to send: who somebody is stands in the bearer token alone, for every call.',
    },
    {
      says: 'GET /api/courses | optional query search, category, minRating, tag; answer is an array of courses or an object with an items array.',
      heldBy: [
        ...calls('GET /api/courses'),
        matching,
        ...refusals('GET %s is 400'),
        ...refused('GET /api/courses'),
      ],
    },
    {
      says: 'The catalogue calls it with no filters',
      heldBy: testsOf('client/src/features/catalogue/CataloguePage.test.tsx')(
        'filters combine, stand in the address, and a second press takes one away',
        'beyond a thousand courses the client never asks for all: the server filters, page by page',
      ),
      differs:
        'Decision 15 and the card: the page asks the same of GraphQL, once and with no filters, up to a thousand courses.',
    },
    {
      says: 'GET /api/courses/{id} | returns a course',
      heldBy: [
        ...calls('GET /api/courses/{id}, by either spelling of its id'),
        ...refusals('what is not there › %s %s is 404 for any id'),
        ...refused('GET /api/courses/:id, a draft'),
      ],
    },
    {
      says: 'GET /platform/stats | {totalCourses, totalStudents, totalInstructors}',
      heldBy: [...calls('GET /platform/stats'), ...refused('GET /platform/stats')],
    },
    {
      says: 'GET /testimonials | list | | POST /testimonials | {name, text, stars, avatar}; returns the new item',
      heldBy: [
        ...calls('POST /testimonials, GET /testimonials, newest first'),
        ...refusals(badInput, 'too many › testimonials from one address are 429, and say when to come again'),
        ...refused('GET /testimonials'),
        ...refused('POST /testimonials'),
      ],
    },
    {
      says: 'POST /auth/signup | {name, email, password, role}; response not shown',
      heldBy: [
        ...calls(accounts, 'POST /auth/signup ignores what it does not know'),
        ...refusals(badInput),
        ...refused('POST /auth/signup, as an administrator'),
      ],
    },
    {
      says: 'POST /auth/login | {email, password}; returns {token, user}, both stored locally',
      heldBy: [
        ...calls(accounts),
        ...refusals(badInput, 'a token that is over keeps nobody from logging in again'),
        'server/features/accounts/log-in.test.ts › answers over REST with 401, 400 and 429',
        'client/src/features/accounts/LogInPage.test.tsx › a log-in as %s leads to %s',
        'client/src/lib/session.test.ts › keeps token and user under the specified keys and nothing else of the account',
      ],
    },
    {
      says: 'POST /auth/request-reset-token | {email}; returns message and resetToken',
      heldBy: [
        ...calls(resets),
        ...testsOf('server/features/accounts/password-reset.test.ts')(
          'its words and limits › asks for an email: %j',
          'a password reset on a real platform › sends the token by mail and never answers it, alike for known and unknown emails',
        ),
      ],
      differs: 'Demo mode and decision 20: outside the demo the token goes by mail and never into an answer.',
    },
    {
      says: 'POST /auth/reset-password | {email, resetToken, newPassword}; returns message',
      heldBy: [
        ...calls(resets),
        'server/features/accounts/password-reset.test.ts › its words and limits › refuses %j',
      ],
    },
    {
      says: 'GET /auth/profile | name, email, role, profilePic',
      heldBy: [
        ...calls(accounts),
        ...refusals(
          'who asks › %s %s refuses a bad token if it looks at one, and before anything else who may not ask',
        ),
        ...refused('GET /auth/profile'),
      ],
    },
    {
      says: 'GET /student/dashboard | dashboard response; the path used by the student dashboard screen is not shown',
      heldBy: [
        ...calls(learns),
        'server/rest/pages.test.ts › a path that is a page and a call › %s is the page for a navigation',
        ...refused('GET /student/dashboard'),
      ],
    },
    {
      says: 'POST /student/enrollments | {courseId}; response body not shown',
      heldBy: [
        ...calls(learns),
        ...refusals(
          badInput,
          'what is not there › POST %s %j',
          'who may not › enroll in their own course: 400',
        ),
        ...refused('POST /student/enrollments'),
      ],
    },
    {
      says: 'GET /student/enrollments/{courseId} | reads isEnrolled;',
      heldBy: [...calls(learns), ...refused('GET /student/enrollments/:courseId')],
    },
    {
      says: 'any failure counts as not enrolled',
      heldBy: [
        ...refusals(
          'what is not there › %s %s is 404 for any id',
          'who asks › %s %s refuses a bad token if it looks at one, and before anything else who may not ask',
        ),
        'client/src/features/catalogue/CoursePage.test.tsx › shows the first sample, with a note and without enrolling, when the server cannot be reached',
      ],
    },
    {
      says: 'POST /student/lessons/complete | {courseId, lessonId}; response body not shown',
      heldBy: [
        ...calls(learns),
        ...refusals(
          badInput,
          'what is not there › POST %s %j',
          'what is not there › a lesson of another course is no lesson of this one',
          'who may not › complete a lesson without being enrolled: 403',
        ),
        ...refused('POST /student/lessons/complete'),
      ],
    },
    {
      says: "GET /student/certificate/{id} | returns an HTML document, opened in a new window and printed after 1 second, or downloaded as certificate-{id}.html if the popup is blocked. The dashboard's own certificate call path is not shown",
      heldBy: [
        ...calls(learns),
        ...certificate(
          'the window opens in the click, shows the certificate and prints after a second',
          'a blocked window becomes a saved file',
        ),
        ...refusals('what is not there › %s %s is 404 for any id'),
        ...refused('GET /student/certificate/:courseId'),
      ],
    },
    {
      says: 'GET /quizzes/course/{courseId} | list of quizzes',
      heldBy: [
        ...quizzes(
          'lists summaries without questions, the inactive one to the enrolled',
          'GET /quizzes/course/{courseId} › %s is no course',
        ),
        ...refused('GET /quizzes/course/:courseId'),
      ],
    },
    {
      says: 'GET /quizzes/quiz/{quizId} | a quiz',
      heldBy: [
        ...quizzes(
          'opens an attempt and hands over the questions without key or explanation, then resumes it',
          'is refused to everybody else',
        ),
        ...refused('GET /quizzes/quiz/:quizId'),
      ],
    },
    {
      says: 'POST /quizzes/attempts | {quizId, answers[{questionId, answer}]}; returns {score, total, percent, passed}',
      heldBy: [
        ...quizzes(
          'answers score and total in points, and the same again',
          'uses nothing up for what it refuses',
          'without an open attempt is refused for a timed quiz, also when others are sent after it',
        ),
        ...refused('POST /quizzes/attempts'),
      ],
    },
    {
      says: 'GET /notifications | array of notifications',
      heldBy: [...messages(overRest), ...refused('GET /notifications')],
    },
    {
      says: 'POST /notifications/send | {toEmail, title, message}; error text in field error; success body not shown',
      heldBy: [...messages(overRest), ...refused('POST /notifications/send')],
    },
    {
      says: 'GET /search/courses?q={text} | array of courses',
      heldBy: [...calls('GET /search/courses'), matching, ...refusals('GET %s is 400')],
    },
    {
      says: 'GET /instructor/dashboard | instructor dashboard response',
      heldBy: [...teaching('GET /instructor/dashboard'), ...refused('GET /instructor/dashboard')],
    },
    {
      says: 'GET /instructor/courses; GET /instructor/courses/{id} | courses; one course',
      heldBy: [
        ...teaching('GET /instructor/courses, GET /instructor/courses/{id}'),
        ...refused('GET /instructor/courses'),
        ...refused('GET /instructor/courses/:id'),
      ],
    },
    {
      says: 'POST /instructor/courses | {title, description, category, level, price, tags, lessons}',
      heldBy: [
        ...teaching(
          'POST /instructor/courses › makes a draft with its lessons',
          'POST /instructor/courses › refuses %j',
        ),
        ...refused('POST /instructor/courses'),
      ],
    },
    {
      says: 'POST /instructor/courses/{id}/publish | {published} | | DELETE /instructor/courses/{id} | none',
      heldBy: [
        ...teaching('one course › POST …/publish and DELETE'),
        ...refused('POST /instructor/courses/:id/publish'),
        ...refused('DELETE /instructor/courses/:id'),
      ],
    },
    {
      says: 'GET /instructor/quizzes | quizzes | | POST /instructor/quizzes | {title, description, courseId, timeLimit, passingScore, questions}',
      heldBy: [
        ...instructorQuizzes(
          'POST creates and answers the quiz; GET lists it and gives it',
          'POST takes the known keys and ignores the others, ids that a form made up among them',
          'POST refuses, case %#',
        ),
        ...refused('GET /instructor/quizzes'),
        ...refused('POST /instructor/quizzes'),
      ],
    },
    {
      says: 'PATCH /instructor/quizzes/{id}/toggle | {isActive} | | DELETE /instructor/quizzes/{id} | none',
      heldBy: [
        ...instructorQuizzes('PATCH activates and deactivates, DELETE removes'),
        ...refused('PATCH /instructor/quizzes/:id/toggle'),
        ...refused('DELETE /instructor/quizzes/:id'),
      ],
    },
    {
      says: 'GET /instructor/students/{courseId} | course analytics response',
      heldBy: [
        ...teaching('GET /instructor/students/{courseId}, as JSON and as CSV'),
        ...refused('GET /instructor/students/:courseId'),
      ],
    },
    {
      says: 'POST /instructor/courses/{id}/lessons | {title, description, videoUrl, duration, order}',
      heldBy: [...teaching(lessons, noLesson), ...refused('POST /instructor/courses/:id/lessons')],
    },
    {
      says: 'PUT /instructor/courses/{id}/lessons/{lessonId} | full lesson',
      heldBy: [
        ...teaching(
          lessons,
          noLesson,
          'lessons › keep the notes and captions that the documented lesson does not have',
        ),
        ...refused('PUT /instructor/courses/:id/lessons/:lessonId'),
      ],
    },
    {
      says: 'DELETE /instructor/courses/{id}/lessons/{lessonId} | none',
      heldBy: [
        ...teaching(lessons, noLesson),
        ...refused('DELETE /instructor/courses/:id/lessons/:lessonId'),
      ],
    },
    {
      says: 'PUT /instructor/courses/{id}/lessons/reorder | {fromIndex, toIndex}',
      heldBy: [...teaching(lessons), ...refused('PUT /instructor/courses/:id/lessons/reorder')],
    },
    {
      says: 'POST {assistant host}/api/assistant/chat/invoke | tutoring; JSON headers plus an API key header whose value ({key}) is fixed in the client; body as under AI request; answer output.answer and output.sources',
      heldBy: [
        ...langserve('sends the documented body with the key in a header, and takes the documented answer'),
        ...asking(
          'over REST › answers as documented, groups by session_id and adds what was made',
          'over REST › refuses what it cannot read, by name',
        ),
        ...refused('POST /api/assistant/chat/invoke'),
      ],
      differs: keyOnServer,
    },
    {
      says: 'POST {assistant host}/api/assistant/content/generate/invoke | quiz or flashcard generation; same shape',
      heldBy: [
        ...langserve('strips the prefix of "%s" and asks for %s'),
        ...asking('over REST › answers as documented, groups by session_id and adds what was made'),
        ...refused('POST /api/assistant/content/generate/invoke'),
      ],
    },
    {
      says: 'The assistant host is an external deployment.',
      heldBy: [
        ...langserve('says what is wrong with a host that is away, fails or talks nonsense'),
        ...asking('the built-in assistant › answers in the material’s own words and says where they stand'),
      ],
      differs: 'ASSISTANT_PROVIDER names it; unless it does, the assistant is built in and needs no host.',
    },
    {
      says: 'Response bodies of create, toggle, delete, lesson write and reorder calls are not shown.',
      heldBy: [
        ...teaching(
          'POST /instructor/courses › makes a draft with its lessons',
          'one course › POST …/publish and DELETE',
          lessons,
        ),
        ...instructorQuizzes(
          'POST creates and answers the quiz; GET lists it and gives it',
          'PATCH activates and deactivates, DELETE removes',
        ),
      ],
    },
  ],
};
