import type { Section } from './statement';
import { testsOf } from './tests-of';

const calls = testsOf('server/rest/calls.test.ts');
const teaching = testsOf('server/rest/teaching.test.ts');
const quizzes = testsOf('server/rest/quizzes.test.ts');
const instructorQuizzes = testsOf('server/rest/instructor-quizzes.test.ts');
const quizRules = testsOf('server/features/quizzes/quiz.rules.test.ts');
const session = testsOf('client/src/lib/session.test.ts');
const profilePage = testsOf('client/src/features/accounts/ProfilePage.test.tsx');
const asking = testsOf('server/features/assistant/asking.test.ts');
const langserve = testsOf('server/features/assistant/langserve-provider.test.ts');
const messages = testsOf('server/features/notifications/messages.test.ts');
const videoRules = testsOf('server/features/catalogue/video.rules.test.ts');

const created = 'POST creates and answers the quiz; GET lists it and gives it';
const learns = 'enrolls, completes, and shows it on the dashboard and as a certificate';

/** Entities and their fields. */
export const section3: Section = {
  'Entities and their fields': [
    {
      says: 'Course (catalogue): id (or _id), title, description, category, rating (number), reviewsCount, skills (list of text), lessons (list), instructor {id, name, bio, image}.',
      heldBy: calls('GET /api/courses', 'GET /api/courses/{id}, by either spelling of its id'),
    },
    {
      says: 'Landing cards also use image, instructor name, duration, featured.',
      heldBy: testsOf('client/src/features/landing/LandingPage.test.tsx')(
        'four benefits and three real courses, with the two buttons',
        'a visitor sees the line of a real course',
      ),
      differs:
        'Decision 4: the featured cards are real courses, so no course is marked as featured; the image is drawn from title and category, the duration is that of the first lesson.',
    },
    {
      says: 'Lesson: _id (or a temporary client id at creation), id, title, description, videoUrl, duration (text such as 10:30 or h:mm:ss), order (1-based).',
      heldBy: [
        ...teaching(
          'POST /instructor/courses › makes a draft with its lessons',
          'lessons › are added at the end or at their order, edited, moved and deleted',
        ),
        ...videoRules('a duration › %p is %d seconds'),
      ],
    },
    {
      says: 'Instructor course: _id, title, description, category, level, tags[], price (number, USD), published (boolean), lessons[], createdAt, metrics {enrollments, completionRate, avgProgress}.',
      heldBy: teaching('GET /instructor/courses, GET /instructor/courses/{id}'),
    },
    {
      says: 'Filter state (catalogue): category, tag, minRating, plus separate search text.',
      heldBy: 'client/src/features/catalogue/useCatalogueFilter.test.ts › an address says what is chosen',
    },
    {
      says: 'Quiz: _id, title, description, courseId, courseName,',
      heldBy: instructorQuizzes(created),
    },
    {
      says: 'timeLimit (minutes; 0 or absent means none),',
      heldBy: [
        ...instructorQuizzes(created),
        ...quizRules('comes out trimmed and complete', 'has no time limit at 0'),
      ],
    },
    {
      says: 'passingScore (percent), totalPoints, isActive, questions[], attempts, avgScore, createdAt.',
      heldBy: [
        ...instructorQuizzes(created),
        'server/features/quizzes/quiz-authoring.test.ts › enters the rounded averages of its quiz and of all',
      ],
    },
    {
      says: 'Question: id or _id, type (multiple-choice, true-false, short-answer), questionText,',
      heldBy: instructorQuizzes(created, 'POST refuses, case %#'),
    },
    {
      says: "options[] (four strings for multiple-choice), correctAnswer (text; 'true' or 'false' for true-false), points (integer at least 1).",
      heldBy: [
        ...instructorQuizzes(created),
        ...quizRules(
          'a quiz is refused in the specified words › with a question that is incomplete, or lacks options',
          'a quiz is refused in words of our own › question, case %#',
        ),
      ],
    },
    {
      says: 'Quiz attempt submission: quizId, answers[{questionId, answer}]. Result: score, total, percent, passed.',
      heldBy: quizzes('answers score and total in points, and the same again'),
    },
    {
      says: 'User: name, email, password, role (student or instructor; admin referenced), profilePic (optional).',
      heldBy: [
        ...calls('POST /auth/signup, POST /auth/login, GET /auth/profile'),
        'server/features/accounts/register.test.ts › makes an account of either role, with a hash in place of the password',
        'server/features/accounts/profile.test.ts › is null for visitors and their own for everyone else',
      ],
    },
    {
      says: 'Login response: token and user (with role).',
      heldBy: calls('POST /auth/signup, POST /auth/login, GET /auth/profile'),
    },
    {
      says: 'Local storage keys: token, user.',
      heldBy: session('keeps token and user under the specified keys and nothing else of the account'),
    },
    {
      says: 'The profile picture preview is kept in local storage only.',
      heldBy: [
        ...profilePage(
          'the picture of this browser › is its middle square, 256 pixels wide, and can be taken back',
        ),
        'client/src/lib/profilePicture.test.ts › belongs to one account on this device',
      ],
    },
    {
      says: 'Profile: name, email, role, profilePic.',
      heldBy: calls('POST /auth/signup, POST /auth/login, GET /auth/profile'),
    },
    {
      says: 'Testimonial: name, text, stars (1-5), avatar (optional URL).',
      heldBy: [
        ...calls('POST /testimonials, GET /testimonials, newest first'),
        'server/rest/refusals.test.ts › POST %s %j is 400',
      ],
    },
    {
      says: 'Platform stats: totalCourses, totalStudents, totalInstructors.',
      heldBy: calls('GET /platform/stats'),
    },
    {
      says: 'Enrollment: courseId; enrollment check returns isEnrolled.',
      heldBy: calls(learns),
    },
    {
      says: 'Lesson completion: courseId, lessonId.',
      heldBy: calls(learns),
    },
    {
      says: 'Password reset: email, resetToken, newPassword.',
      heldBy: calls('POST /auth/request-reset-token, POST /auth/reset-password'),
    },
    {
      says: 'Notification: _id, title, message, read (boolean), createdAt. Send payload: toEmail, title, message.',
      heldBy: messages('over REST › either role writes by the same call, and the error stands in `error`'),
    },
    {
      says: 'Student dashboard response: stats {totalCourses, completedCourses, totalLessonsCompleted, averageProgress}; enrolledCourses[] {courseId, title, overallPercent, lessonsCompleted, totalLessons}; recentActivity[] {lessonId, lessonTitle, courseTitle, completedAt}.',
      heldBy: calls(learns),
    },
    {
      says: 'Instructor dashboard response: overview {totalCourses, totalStudents, completedCourses, avgCompletionRate, recentEnrollments}; topPerformingCourses[] {_id, title, enrollments, completionRate}; recentActivity[] {studentName, courseTitle, lastActivity, progress}; courseMetrics[] {_id, title, enrollments, completions, completionRate, avgProgress}.',
      heldBy: teaching('GET /instructor/dashboard'),
    },
    {
      says: 'Course analytics response: totalStudents, activeStudents, averageProgress, completionRate, totalLessons, engagementMetrics {dailyActiveUsers, weeklyActiveUsers, averageTimeSpent}, studentProgress[] {_id, studentId {name, email}, overallPercent, lessons[] {completed}, enrolledAt, lastActivity}.',
      heldBy: teaching('GET /instructor/students/{courseId}, as JSON and as CSV'),
    },
    { says: 'Search result: _id, title, category, rating.', heldBy: calls('GET /search/courses') },
    {
      says: 'AI request: input {input, user_type, request_type, subject, difficulty_level}, config {configurable {session_id}}.',
      heldBy: [
        ...langserve('sends the documented body with the key in a header, and takes the documented answer'),
        ...asking(
          'over REST › answers as documented, groups by session_id and adds what was made',
          'over REST › refuses what it cannot read, by name',
        ),
      ],
    },
    {
      says: 'AI response: output {answer, sources[] {name, source}}.',
      heldBy: [
        ...langserve('sends the documented body with the key in a header, and takes the documented answer'),
        ...asking('over REST › answers as documented, groups by session_id and adds what was made'),
      ],
    },
    {
      says: 'Chat message: sender (user or assistant), text, sources.',
      heldBy: asking('answers in the material’s own words and says where they stand'),
    },
  ],
};
