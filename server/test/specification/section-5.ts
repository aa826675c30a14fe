import type { Section } from './statement';
import { testsOf } from './tests-of';

const register = testsOf('client/src/features/accounts/RegisterPage.test.tsx');
const logIn = testsOf('client/src/features/accounts/LogInPage.test.tsx');
const reset = testsOf('client/src/features/accounts/ResetPasswordPage.test.tsx');
const resetOnServer = testsOf('server/features/accounts/password-reset.test.ts');
const refusals = testsOf('server/rest/refusals.test.ts');
const testimonial = testsOf('client/src/features/testimonials/TestimonialForm.test.tsx');
const matching = testsOf('server/features/catalogue/matching.test.ts');
const inBrowser = testsOf('client/src/features/catalogue/catalogueIndex.test.ts');
const takeQuiz = testsOf('client/src/features/quizzes/TakeQuizPage.test.tsx');
const video = testsOf('server/features/catalogue/video.rules.test.ts');
const createCourse = testsOf('client/src/features/course-authoring/CreateCourse.test.tsx');
const courseRules = testsOf('server/features/teaching/course-form.rules.test.ts');
const courses = testsOf('server/features/teaching/course-authoring.test.ts');
const teaching = testsOf('server/rest/teaching.test.ts');
const quizForm = testsOf('client/src/features/quiz-authoring/QuizForm.test.tsx');
const quizRules = testsOf('server/features/quizzes/quiz.rules.test.ts');
const quizzes = testsOf('server/features/quizzes/quiz-authoring.test.ts');
const instructorQuizzes = testsOf('server/rest/instructor-quizzes.test.ts');
const messages = testsOf('client/src/features/notifications/MessageForms.test.tsx');
const assistant = testsOf('client/src/features/assistant/AssistantPage.test.tsx');

const overRest = 'POST %s %j is 400';
const overGraphQL = 'is refused over GraphQL in the same words: %s %j';
const builds = 'creates the course with its lessons in one go and goes to My Courses';
const refused = 'a new quiz › is refused in the specified words, at once and at the questions';
const defaults = 'a new quiz › begins with the specified defaults and cannot be sent without a question';

/** Each refusal by the form, over GraphQL and over REST. */
const quizIsRefused = [
  ...quizForm(refused),
  ...quizzes('refuses in the specified words and writes nothing'),
  ...instructorQuizzes('POST refuses, case %#'),
];

/** Validation rules. */
export const section5: Section = {
  'Validation rules': [
    {
      says: "Register: name and email required; email format; password at least 6 characters ('Password must be at least 6 characters'); role is student or instructor.",
      heldBy: [
        ...register(
          "nothing is sent that breaks a rule; each field has the server's sentence",
          'sign-up offers student and instructor, student first',
        ),
        'server/features/accounts/register.test.ts › refuses %j at %s',
        ...refusals(overRest),
      ],
    },
    {
      says: 'Login: email and password required.',
      heldBy: [
        ...logIn(
          'nothing is sent without email and password; the first empty field takes the focus with its problem',
        ),
        'server/features/accounts/log-in.test.ts › asks for what is missing: %j',
        ...refusals(overRest),
      ],
    },
    {
      says: "Request reset token: email non-empty ('Please enter your email address').",
      heldBy: [
        ...reset('the email %j is not sent'),
        ...refusals(overGraphQL),
        ...resetOnServer('its words and limits › asks for an email: %j'),
      ],
    },
    {
      says: 'Reset password (values trimmed):',
      heldBy: [
        ...reset('a token is asked for, shown, prefilled and used'),
        ...resetOnServer('shows the token, stores its hash, and sets the new password as it was typed'),
      ],
    },
    {
      says: "'Email is required'; 'Please enter the reset token'; 'Please enter a new password';",
      heldBy: [
        ...reset('every field of the second step has its own sentence, and the first bad one the focus'),
        ...refusals(overGraphQL),
        ...resetOnServer('its words and limits › refuses %j'),
      ],
    },
    {
      says: "'Passwords do not match' (new vs confirmation).",
      heldBy: reset('two different passwords are refused until either is mended'),
    },
    {
      says: 'Testimonial: name and text required; stars 1 to 5, default 5; avatar optional.',
      heldBy: [
        ...testimonial(
          'blank and unsafe input is refused in the words of the server, before it is asked',
          'stars go from five down to one, and five is the default',
          'what is sent is trimmed, a blank avatar is none, and the form is empty afterwards',
        ),
        ...refusals(overGraphQL, overRest),
        'server/rest/calls.test.ts › POST /testimonials, GET /testimonials, newest first',
      ],
    },
    {
      says: 'Catalogue filtering: search is trimmed, case-insensitive, and matches title, description, instructor name, category or any skill. Category filter is exact. Skill tag filter matches any skill containing the tag, case-insensitive. Minimum rating keeps courses with rating at or above the value.',
      heldBy: [
        ...matching(
          'is the same over REST',
          'is the same in the browser and in the database, on any catalogue and any filter',
        ),
        ...inBrowser('the folded list lets through exactly what the rule lets through, in order'),
      ],
    },
    {
      says: "Quiz taking: 'Quiz ID not provided' if no id;",
      heldBy: takeQuiz('knows neither a quiz that is not there nor one without an id'),
    },
    {
      says: 'at least one answer needed to submit.',
      heldBy: [
        ...takeQuiz(
          'lets nobody submit before the first answer, saves each, and stays with the answers when submitting fails',
        ),
        'server/features/quizzes/quiz-attempts.test.ts › submitting › nothing leaves it open',
        'server/rest/quizzes.test.ts › uses nothing up for what it refuses',
      ],
    },
    {
      says: "Enroll requires a stored token, else alert 'Please log in to enroll in courses' and redirect to /login.",
      heldBy:
        'client/src/features/catalogue/CoursePage.test.tsx › enrolling › asks a visitor to log in, and finishes once when they come back',
    },
    {
      says: 'Video type is chosen by file extension (mp4, webm, ogg, ogv, avi, mov, mkv, flv, wmv, 3gp, m4v);',
      heldBy: video('a video file › ends in .%s'),
    },
    {
      says: 'YouTube watch and short links are converted to embed form.',
      heldBy: video('a YouTube address › %s is embedded without cookies'),
    },
    {
      says: "Create course: title, description and category required (alert 'Please fill in all required fields').",
      heldBy: [
        ...createCourse('refuses a course without its required fields, and leads to them from any tab'),
        ...courseRules('a course › needs a %s'),
        ...courses('creating › refuses all of it in the words of the form, and keeps nothing'),
        ...teaching('POST /instructor/courses › refuses %j'),
      ],
    },
    {
      says: 'Level: beginner, intermediate, advanced (default beginner). Categories: Programming, Web Development, Mobile Development, Data Science, Machine Learning, AI, Cybersecurity, Cloud Computing, DevOps, UI/UX Design, Digital Marketing, Business, Languages, Other.',
      heldBy: [
        ...createCourse(
          'offers three levels, beginner first, and the categories of the catalogue and of authors',
        ),
        ...courseRules('a course › is in one of the eight or of the fourteen categories'),
        ...teaching(
          'POST /instructor/courses › is free without a price, a beginner’s without a level, and may have no lessons',
          'POST /instructor/courses › refuses %j',
        ),
      ],
      differs:
        'Decision 2: the eight categories of the catalogue can be chosen too, otherwise no course could be filed under them.',
    },
    {
      says: 'Price is a number, minimum 0, step 0.01, invalid input becomes 0; 0 means free.',
      heldBy: [
        ...createCourse(builds),
        ...courseRules('a price › is not negative, no fraction of a cent, no million, no word'),
        ...courses('creating › refuses all of it in the words of the form, and keeps nothing'),
        ...teaching('POST /instructor/courses › refuses %j'),
      ],
      differs: 'Decision 4: the form turns invalid input into 0, the server refuses it.',
    },
    {
      says: 'Tags are trimmed, added on Add or Enter, duplicates ignored, removable.',
      heldBy: [
        ...createCourse(builds),
        ...courseRules('tags › are never repeated, blank or padded'),
        ...courses('creating › makes a draft with its lessons in order'),
        ...teaching('POST /instructor/courses › makes a draft with its lessons'),
      ],
    },
    {
      says: 'Adding a lesson in the builder needs a non-blank title and video URL, otherwise silently ignored; the video URL field expects a URL.',
      heldBy: [
        ...createCourse(builds),
        ...courseRules('a lesson › refuses addresses that are no video'),
        ...teaching('POST /instructor/courses › refuses %j'),
      ],
      differs:
        'docs/decisions: a lesson may be one to read, with notes in the place of a video; decision 1: an address that is no video is refused in words.',
    },
    {
      says: 'Manage lessons: title and video URL required; duration free text.',
      heldBy: [
        'client/src/features/course-authoring/EditCourse.test.tsx › says that the lessons did not come, and that there are none yet',
        ...courseRules('a lesson › needs a title, and a video or notes', 'a lesson › has limits'),
        'server/features/teaching/lesson-authoring.test.ts › adding › refuses what the form refuses, and more than two hundred',
        'server/test/policy-matrix.test.ts › the matrix › Mutation.addLesson, with nonsense',
        ...teaching('lessons › are refused without a title or a video, and below another course'),
      ],
      differs: 'docs/decisions: a lesson may be one to read, with notes in the place of a video.',
    },
    {
      says: 'Supported video sources: YouTube URLs and direct video files (mp4, webm, ogg and similar).',
      heldBy: [
        ...video('a YouTube address › %s is embedded without cookies', 'a video file › ends in .%s'),
        ...courseRules('a lesson › refuses addresses that are no video'),
      ],
    },
    {
      says: "Create quiz: title, course and at least one question required (alert 'Please fill in all required fields and add at least one question'). Each question needs text and a correct answer, else alert 'Question {n} is incomplete'. Multiple-choice needs all four options non-blank, else 'Question {n} needs all options filled'.",
      heldBy: [
        ...quizIsRefused,
        ...quizRules(
          'a quiz is refused in the specified words › without title, course or questions',
          'a quiz is refused in the specified words › with a question that is incomplete, or lacks options',
        ),
      ],
    },
    {
      says: 'The correct option is chosen by a radio next to it.',
      heldBy: quizForm(
        defaults,
        'a new quiz › is saved as it stands, forgotten by the device, and found on Quiz Management',
      ),
    },
    {
      says: 'Short answer is compared case-insensitively.',
      heldBy: testsOf('server/features/quizzes/grading.rules.test.ts')(
        'a grade › is what an independent oracle says, from 0 to the total',
        'a grade › of the short answer %j for %j',
      ),
    },
    {
      says: 'Time limit integer at least 0 (0 means no limit, default 30); passing score integer 0 to 100 (default 70); points integer at least 1 (default 1).',
      heldBy: [
        ...quizForm(defaults, refused),
        ...quizRules(
          'a quiz that keeps the rules › has no time limit at 0',
          'a quiz is refused in words of our own › quiz, case %#',
          'a quiz is refused in words of our own › question, case %#',
        ),
        ...quizzes(
          'keeps it whole, with the defaults of the specification',
          'keeps what differs from the defaults',
        ),
        ...instructorQuizzes('POST refuses, case %#'),
      ],
    },
    { says: 'Submit is disabled with no questions.', heldBy: quizForm(defaults) },
    {
      says: 'Message forms (student to instructor, instructor to student): no client-side checks.',
      heldBy: messages('a refused field says why; the form itself checks nothing'),
    },
    {
      says: 'AI assistant: blank input is ignored; send is disabled while a request runs.',
      heldBy: [
        ...assistant(
          'Enter sends, Shift+Enter and composing do not; blank is ignored; nothing is sent beside a running request',
        ),
        'server/features/assistant/asking.test.ts › refuses a blank message, also one that is nothing but a prefix',
      ],
    },
  ],
};
