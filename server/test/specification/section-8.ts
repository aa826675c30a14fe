import type { Section } from './statement';

const CATALOGUE = 'client/src/features/catalogue/CataloguePage.test.tsx';
const COURSE = 'client/src/features/catalogue/CoursePage.test.tsx';
const QUIZ = 'client/src/features/quizzes/TakeQuizPage.test.tsx';
const LOG_IN = 'client/src/features/accounts/LogInPage.test.tsx';
const REGISTER = 'client/src/features/accounts/RegisterPage.test.tsx';
const RESET = 'client/src/features/accounts/ResetPasswordPage.test.tsx';
const PROFILE = 'client/src/features/accounts/ProfilePage.test.tsx';
const CERTIFICATE = 'client/src/features/certificates/useDownloadCertificate.test.tsx';
const DASHBOARD = 'client/src/features/enrollments/StudentDashboardPage.test.tsx';
const TEACHING = 'client/src/features/teaching/InstructorDashboardPage.test.tsx';
const MY_COURSES = 'client/src/features/teaching/MyCoursesPage.test.tsx';
const CREATE_COURSE = 'client/src/features/course-authoring/CreateCourse.test.tsx';
const LESSONS = 'client/src/features/course-authoring/EditCourse.test.tsx';
const QUIZZES = 'client/src/features/quiz-authoring/QuizManagementPage.test.tsx';
const QUIZ_FORM = 'client/src/features/quiz-authoring/QuizForm.test.tsx';
const ANALYTICS = 'client/src/features/analytics/CourseAnalyticsPage.test.tsx';
const MESSAGES = 'client/src/features/notifications/MessageForms.test.tsx';
const ASSISTANT = 'client/src/features/assistant/AssistantPage.test.tsx';
const REFUSALS = 'server/rest/refusals.test.ts';

const TOAST = 'Decision 1: the words of an alert stand in a toast or dialog that everybody can read.';

export const section8: Section = {
  'Error catalogue': [
    {
      says: "Catalogue: 'Failed to fetch courses' when the list call is not ok;",
      heldBy: [
        `${CATALOGUE} › a catalogue out of reach shows the samples with the reason, and can be asked again`,
        'server/test/browser/trouble.browser.test.ts › a catalogue that cannot be loaded shows the six samples with a note, in which nobody can enroll',
        'client/src/features/landing/LandingPage.test.tsx › out of reach, the page stands and the courses can be asked for again',
      ],
      differs: 'Decision 3: the words stand in the note above the samples.',
    },
    {
      says: "'Failed to fetch course' for a single course.",
      heldBy: `${COURSE} › shows the first sample, with a note and without enrolling, when the server cannot be reached`,
      differs: 'Decision 3: the words stand in the note above the sample.',
    },
    {
      says: "Enrollment: 401 gives alert 'Please log in to enroll in courses' and redirect to /login;",
      heldBy: [
        `${COURSE} › asks a visitor to log in, and finishes once when they come back`,
        `${COURSE} › asks whoever has a token that is not taken to log in`,
        `${REFUSALS} › who asks › %s %s refuses a bad token if it looks at one, and before anything else who may not ask`,
      ],
      differs: TOAST,
    },
    {
      says: "400 with error 'Already enrolled' marks enrolled with alert 'You are already enrolled in this course!';",
      heldBy: [
        'server/rest/calls.test.ts › enrolls, completes, and shows it on the dashboard and as a certificate',
        `${COURSE} › takes an enrollment that was there already for one`,
      ],
    },
    {
      says: "404 alert 'Course not found. Please try again.';",
      heldBy: [
        `${COURSE} › enrolling › says why it failed: %s`,
        `${REFUSALS} › what is not there › POST %s %j`,
      ],
    },
    {
      says: "other errors alert 'Failed to enroll: ' plus server error, message or 'Unknown error'.",
      heldBy: `${COURSE} › enrolling › says why it failed: %s`,
    },
    {
      says: "Success alert 'Successfully enrolled in {course title}!'.",
      heldBy: [
        `${COURSE} › goes from Enroll Now over Enrolling... to Enrolled`,
        'server/test/browser/journey.browser.test.ts › a visitor becomes a student, completes a course and holds a certificate that a stranger can verify',
      ],
    },
    {
      says: "Quiz: load shows server error text or 'Failed to load quiz';",
      heldBy: `${QUIZ} › says why it could not be loaded, and loads when tried again`,
    },
    {
      says: "submit shows server error or 'Failed to submit quiz'.",
      heldBy: [
        `${QUIZ} › says what the server says when it does not take the quiz`,
        `${QUIZ} › lets nobody submit before the first answer, saves each, and stays with the answers when submitting fails`,
      ],
    },
    {
      says: "Login: server error or 'Login failed';",
      heldBy: [
        `${LOG_IN} › the server's refusal is said above the form, and what was typed stays`,
        `${LOG_IN} › without an answer it says that the log-in failed`,
      ],
    },
    {
      says: "'Unknown user role'.",
      heldBy: `${LOG_IN} › any other role is told so, stays signed out here, and its session ends on the server`,
    },
    {
      says: "Register: server error or 'Registration failed'.",
      heldBy: [
        `${REGISTER} › an email that is taken is said at the email, until it is changed`,
        `${REGISTER} › without an answer it says that the registration failed, and keeps what was typed`,
      ],
    },
    {
      says: "Reset: 'Failed to request reset token'",
      heldBy: `${RESET} › a request that fails says so`,
    },
    {
      says: "(default success 'Reset token generated successfully');",
      heldBy: [
        `${RESET} › a token is asked for, shown, prefilled and used`,
        'server/rest/calls.test.ts › POST /auth/request-reset-token, POST /auth/reset-password',
      ],
    },
    {
      says: "'Failed to reset password'",
      heldBy: `${RESET} › a reset that fails says so, and another token can be asked for with the same email`,
    },
    {
      says: "(default success 'Password reset successful');",
      heldBy: [
        `${RESET} › a token is asked for, shown, prefilled and used`,
        'server/rest/calls.test.ts › POST /auth/request-reset-token, POST /auth/reset-password',
      ],
    },
    {
      says: "'Failed to copy to clipboard';",
      heldBy: `${RESET} › copying the token › may be refused by the browser`,
    },
    {
      says: "success 'Reset token copied to clipboard!' cleared after 2 seconds.",
      heldBy: `${RESET} › copying the token › is said for two seconds`,
    },
    {
      says: "Testimonial: alert 'Failed to submit testimonial'.",
      heldBy:
        'client/src/features/testimonials/TestimonialForm.test.tsx › a failure says so and keeps every word',
      differs: TOAST,
    },
    {
      says: "Profile: 'No authentication token found';",
      heldBy: `${PROFILE} › signed out, there is no token, and the way to log in comes back`,
    },
    {
      says: "'Failed to load profile: ' plus reason;",
      heldBy: [
        `${PROFILE} › with nothing known it says why it could not be loaded`,
        `${PROFILE} › a session the server does not know is no profile`,
      ],
    },
    {
      says: "'Failed to fetch profile' with fallback to the cached user.",
      heldBy: `${PROFILE} › when it cannot be fetched, what was known at log-in stands there with a warning, until it can`,
    },
    {
      says: "Certificate: alert with the message or 'Failed to download certificate'; error field is 'error'.",
      heldBy: [
        `${CERTIFICATE} › a failure is said, and the window opened for it closes › with the words of the server`,
        `${CERTIFICATE} › a failure is said, and the window opened for it closes › with the specified words when it gives none`,
      ],
      differs: TOAST,
    },
    {
      says: "Video: 'Your browser does not support this video format.'",
      heldBy:
        'client/src/features/player/LessonPlayer.test.tsx › offers the file itself when the browser cannot play it',
    },
    {
      says: "Student dashboard: 401 gives 'Your session has expired. Please log in again.' and removes the token;",
      heldBy: [
        `${DASHBOARD} › a session that the server refuses is called expired`,
        'client/src/apollo/client.test.ts › says once that the session has expired, however many answers say so, and keeps nothing of it',
        'server/test/browser/trouble.browser.test.ts › a session that expired is ended once, said once, and leads back after logging in',
      ],
    },
    {
      says: "otherwise 'Failed to load dashboard'.",
      heldBy: `${DASHBOARD} › any other failure keeps the session, offers no login and can be tried again`,
    },
    {
      says: "Instructor dashboard: error field or 'Failed to load dashboard'.",
      heldBy: `${TEACHING} › says when it failed, and tries again`,
    },
    {
      says: "My Courses: error field or 'Failed to load courses';",
      heldBy: `${MY_COURSES} › says when it failed`,
    },
    {
      says: "'Failed to update course status';",
      heldBy: `${MY_COURSES} › publishing › shows at once and goes back with words when it is refused`,
    },
    {
      says: "'Failed to delete course'.",
      heldBy: `${MY_COURSES} › deleting › keeps the card when it fails, and when it was no`,
    },
    {
      says: "Create course: error field or 'Failed to create course';",
      heldBy: `${CREATE_COURSE} › brings a draft back, keeps it when the server fails, and discards it with a way back`,
    },
    {
      says: "success alert 'Course created successfully!' then go to My Courses.",
      heldBy: `${CREATE_COURSE} › creates the course with its lessons in one go and goes to My Courses`,
      differs: TOAST,
    },
    {
      says: "Quizzes: 'Failed to load quizzes',",
      heldBy: `${QUIZZES} › says when it failed, and tries again`,
    },
    {
      says: "'Failed to update quiz status',",
      heldBy: `${QUIZZES} › the switch › goes back with words when it fails`,
    },
    {
      says: "'Failed to delete quiz';",
      heldBy: `${QUIZZES} › deleting › keeps the row and says it when it fails`,
    },
    {
      says: "create failure uses the error field or 'Failed to create quiz'.",
      heldBy: `${QUIZ_FORM} › a new quiz › shows the server's refusal at its question, and a failure in the specified words`,
    },
    {
      says: "Analytics: error field or 'Failed to load analytics'.",
      heldBy: `${ANALYTICS} › says when it failed`,
    },
    {
      says: "Lessons: 'Failed to load course',",
      heldBy: `${LESSONS} › says that the lessons did not come, and that there are none yet`,
    },
    {
      says: "'Failed to add lesson',",
      heldBy: `${LESSONS} › takes a refused move back, asks before it deletes, and says what failed`,
    },
    {
      says: "'Failed to update lesson',",
      heldBy: `${LESSONS} › keeps what is written in a lesson, and tells who saves it later`,
    },
    {
      says: "'Failed to delete lesson', 'Failed to reorder lessons'",
      heldBy: `${LESSONS} › takes a refused move back, asks before it deletes, and says what failed`,
    },
    {
      says: '(with the error field where read).',
      heldBy: `${LESSONS} › says that the lessons did not come, and that there are none yet`,
    },
    {
      says: "Course quizzes: 'Failed to load course data'.",
      heldBy:
        'client/src/features/quiz-authoring/CourseQuizzesPage.test.tsx › says when it failed, and tries again',
    },
    {
      says: "Notification send: success 'Message sent to instructor'",
      heldBy: `${MESSAGES} › a message to an instructor is sent as typed, said, and the form is blank again`,
    },
    {
      says: "'Notification sent';",
      heldBy: `${MESSAGES} › a notification to a student likewise`,
    },
    {
      says: "failure 'Failed to send: {error or message}'.",
      heldBy: [
        `${MESSAGES} › a refusal is said in the server’s words, and what was typed stays`,
        `${MESSAGES} › without an answer it is not sent again by itself, and the text stays`,
      ],
    },
    {
      says: "AI: a non-ok response gives 'API Error: {status text}', shown under the input and as an assistant message 'Sorry, something went wrong: {message}'.",
      heldBy: [
        `${ASSISTANT} › a failure is said under the input and as a message; Retry sends the same request`,
        `${ASSISTANT} › without any answer it is an API Error too`,
        'server/test/browser/assistant.browser.test.ts › when the assistant is away the page says so twice, and Retry brings the answer',
      ],
    },
    {
      says: "Confirmations: 'Are you sure you want to delete this course? This action cannot be undone.';",
      heldBy: `${MY_COURSES} › deleting › takes the card away and moves on to the heading`,
    },
    {
      says: "'Are you sure you want to delete this quiz?' (also a variant adding 'This action cannot be undone.');",
      heldBy: `${QUIZZES} › deleting › asks first, and a no sends nothing`,
    },
    {
      says: "'Are you sure you want to delete this lesson?'.",
      heldBy: `${LESSONS} › takes a refused move back, asks before it deletes, and says what failed`,
    },
    {
      says: 'Status-code mapping on calls other than those listed is not shown.',
      heldBy: [
        `${REFUSALS} › what is not there › %s %s is 404 for any id`,
        `${REFUSALS} › who may not › complete a lesson without being enrolled: 403`,
        `${REFUSALS} › bad input › POST %s %j is 400`,
        `${REFUSALS} › too many › testimonials from one address are 429, and say when to come again`,
      ],
    },
  ],
};
