import type { Section } from './statement';
import { testsOf } from './tests-of';

const catalogue = testsOf('client/src/features/catalogue/CataloguePage.test.tsx');
const course = testsOf('client/src/features/catalogue/CoursePage.test.tsx');
const player = testsOf('client/src/features/player/LessonPlayer.test.tsx');
const quiz = testsOf('client/src/features/quizzes/TakeQuizPage.test.tsx');
const quizInBrowser = testsOf('server/test/browser/quiz.browser.test.ts');
const management = testsOf('client/src/features/quiz-authoring/QuizManagementPage.test.tsx');
const myCourses = testsOf('client/src/features/teaching/MyCoursesPage.test.tsx');
const instructorArea = testsOf('client/src/features/teaching/InstructorAreaPage.test.tsx');
const lessons = testsOf('server/features/teaching/lesson-authoring.test.ts');
const assistant = testsOf('client/src/features/assistant/AssistantPage.test.tsx');
const langserve = testsOf('server/features/assistant/langserve-provider.test.ts');
const reset = testsOf('client/src/features/accounts/ResetPasswordPage.test.tsx');

const atZero =
  'the time left is said at its five marks, and at zero the quiz hands itself in with what was saved';
const submits =
  'lets nobody submit before the first answer, saves each, and stays with the answers when submitting fails';
const filters = 'filters combine, stand in the address, and a second press takes one away';
const builds = 'creates the course with its lessons in one go and goes to My Courses';

/** States and transitions. */
export const section4: Section = {
  'States and transitions': [
    {
      says: 'Catalogue load: loading, then loaded with server courses, or loaded with six built-in sample courses when the server returns an empty list or the call fails.',
      heldBy: catalogue(
        'while it loads that is said, and the filters are there already',
        'a card says what the specification says, and is one link',
        'an empty catalogue shows the six samples, and says so',
        'a catalogue out of reach shows the samples with the reason, and can be asked again',
      ),
    },
    {
      says: "On empty list a yellow note reads 'Note: Using sample data - API returned no courses';",
      heldBy: catalogue('an empty catalogue shows the six samples, and says so'),
    },
    {
      says: 'on failure the error is only logged and samples show silently.',
      heldBy: catalogue('a catalogue out of reach shows the samples with the reason, and can be asked again'),
      differs:
        "Decision 3: a note says 'Using sample data - Failed to fetch courses', and that can be tried again.",
    },
    {
      says: 'Clicking a selected category or skill tag again deselects it. Filters combine and are applied on the client;',
      heldBy: catalogue(filters),
    },
    {
      says: 'Clear all resets filters and search.',
      heldBy: catalogue('every filter in force has a chip that removes it, and all go at once'),
    },
    {
      says: 'Course detail load failure falls back to built-in sample courses (the first one if the id is not matched).',
      heldBy: course(
        'shows the first sample, with a note and without enrolling, when the server cannot be reached',
        'shows the sample that was asked for, and the course itself once the server is back',
      ),
    },
    {
      says: 'Enrollment button: checking status, then Enroll Now (not enrolled), Enrolling... (in progress) or Enrolled.',
      heldBy: course('enrolling › goes from Enroll Now over Enrolling... to Enrolled'),
    },
    {
      says: "An 'Already enrolled' error also moves to enrolled.",
      heldBy: course('enrolling › takes an enrollment that was there already for one'),
    },
    {
      says: 'Lesson completion: a lesson is marked complete locally once its native video ends or the embedded player loads; the server is told if a token exists;',
      heldBy: [
        ...player(
          'a video file › plays with captions, at the speed chosen, and counts as watched at its end',
          'a YouTube video › is our poster until pressed, then the player without cookies, whose load counts as watching',
        ),
        ...course(
          'completing a lesson › shows at once, before the server has answered',
          'completing a lesson › follows the embedded player for the enrolled alone',
        ),
        'server/test/browser/journey.browser.test.ts › a visitor becomes a student, completes a course and holds a certificate that a stranger can verify',
      ],
      differs:
        'Decisions 8 and 16: completing needs enrollment, so a visitor has no marks; an embedded player loads when it is pressed.',
    },
    {
      says: 'on failure the local mark is removed.',
      heldBy: course(
        'completing a lesson › is taken back with words and a way to try again when the server refuses',
      ),
    },
    {
      says: 'Quiz: loading, intro,',
      heldBy: quiz(
        'says that it is loading',
        'introduces the quiz with all its figures, the extra time among them',
      ),
    },
    {
      says: 'started (a timer counts down every second when a time limit exists),',
      heldBy: [
        ...quizInBrowser('setting the device’s clock an hour on or back changes nothing'),
        ...quiz(submits),
      ],
    },
    {
      says: 'submitted showing results.',
      heldBy: [
        ...quizInBrowser('by keyboard alone a timed quiz is taken to its result › %s'),
        ...quiz('shows the result of an attempt (passed: %s)'),
      ],
    },
    {
      says: 'At zero the quiz is submitted automatically. The timer turns red below 300 seconds.',
      heldBy: quizInBrowser(atZero),
    },
    { says: 'Submit is disabled while submitting or when nothing is answered.', heldBy: quiz(submits) },
    {
      says: 'Password reset: request token, token shown and prefilled, then reset with the new password.',
      heldBy: [
        ...reset('a token is asked for, shown, prefilled and used'),
        'server/test/browser/trouble.browser.test.ts › a lost password is reset with the token on the screen',
      ],
      differs: 'Decision 20 and demo mode: only the demo shows the token; a real platform sends it by mail.',
    },
    {
      says: 'Theme: light or dark toggle, not persisted.',
      heldBy: [
        'client/src/ui/ThemeToggle.test.tsx › remembers the choice against the system',
        'server/test/browser/trouble.browser.test.ts › the theme is remembered, and stands before any script of ours has loaded',
      ],
      differs: 'Decision 4: the theme is remembered.',
    },
    {
      says: 'Course: Draft (published false) and Published (true) via the Publish/Unpublish toggle; the list updates locally on success.',
      heldBy: [
        ...myCourses(
          'publishing › shows at once and goes back with words when it is refused',
          'publishing › asks for a course without lessons; a no sends nothing, a yes publishes',
        ),
        'server/rest/teaching.test.ts › POST …/publish and DELETE',
      ],
    },
    {
      says: 'Delete removes the course after confirmation.',
      heldBy: [
        ...myCourses('deleting › takes the card away and moves on to the heading'),
        'server/features/teaching/course-authoring.test.ts › deleting › is gone for all, and for good',
      ],
    },
    {
      says: 'Quiz: isActive toggles Active and Inactive.',
      heldBy: [
        ...management('the switch › shows at once, in the totals too, and stays when the server agrees'),
        'server/rest/instructor-quizzes.test.ts › PATCH activates and deactivates, DELETE removes',
      ],
    },
    {
      says: 'Analytics status label: 100 percent is Completed; above 50 is In Progress; 50 or below is Just Started.',
      heldBy: [
        'server/features/analytics/course-analytics.test.ts › the students › come in every order, both ways',
        'client/src/features/analytics/CourseAnalyticsPage.test.tsx › shows the figures in the specified words, lessons, and every student',
      ],
    },
    {
      says: 'Certificate eligibility: only when overallPercent equals 100.',
      heldBy: [
        'server/features/enrollments/enrollments.test.ts › counts a lesson once, 33 percent for one of three, 100 only for all, and then a certificate',
        'server/rest/refusals.test.ts › what is not there › %s %s is 404 for any id',
      ],
      differs:
        'Decision 12: issued when the percent first reaches 100; from then on it stays, whatever is added later.',
    },
    {
      says: 'Lesson order: new lessons get the next order;',
      heldBy: lessons('adding › puts it at the end, or where it is asked for'),
    },
    {
      says: 'removal renumbers the rest from 1;',
      heldBy: [
        ...lessons('deleting and bringing back › closes the gap, and undoing puts it back as it was'),
        `client/src/features/course-authoring/CreateCourse.test.tsx › ${builds}`,
      ],
    },
    {
      says: 'moving up or down swaps neighbours and renumbers.',
      heldBy: [
        ...lessons('moving › takes a lesson down, up and nowhere'),
        `client/src/features/course-authoring/CreateCourse.test.tsx › ${builds}`,
      ],
    },
    {
      says: 'On the server-backed page reordering sends from and to positions.',
      heldBy: [
        'client/src/features/course-authoring/EditCourse.test.tsx › takes a refused move back, asks before it deletes, and says what failed',
        'server/rest/teaching.test.ts › lessons › are added at the end or at their order, edited, moved and deleted',
      ],
      differs:
        'The page names the lesson and its new place, so that two editors never move a lesson they did not see; the documented call takes both positions.',
    },
    {
      says: 'AI request type: tutoring by default;',
      heldBy: assistant(
        'Enter sends, Shift+Enter and composing do not; blank is ignored; nothing is sent beside a running request',
      ),
    },
    {
      says: "a message beginning 'Generate a quiz on:' becomes quiz generation; one beginning 'Create flashcards on:' becomes flashcard creation (case-insensitive); for non-tutoring requests the prefix is stripped from the input.",
      heldBy: [
        ...assistant('the quick buttons write the prefix, which is stripped again when it is sent'),
        ...langserve('strips the prefix of "%s" and asks for %s'),
      ],
    },
    {
      says: 'Clearing the chat empties messages and starts a new session id.',
      heldBy: assistant(
        'clearing empties the messages and starts a new session; the old one stays among the recent chats',
      ),
    },
    {
      says: 'Instructor area states: loading, no token, error, access denied, ready.',
      heldBy: instructorArea(
        'the guard › while the profile loads nothing of the area shows',
        'the guard › without a token it asks to log in',
        'the guard › with %s stored beside the token the failure is said and can be tried again',
        'the guard › a student is refused, whatever the browser has stored',
        'the course search › lists title, category and rating of what the address asks for',
      ),
    },
  ],
};
