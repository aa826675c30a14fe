import type { Section } from './statement';
import { testsOf } from './tests-of';

const matrix = testsOf('server/test/policy-matrix.test.ts');
const everyCall = (...calls: string[]) => matrix(...calls.map((call) => `the matrix › ${call}`));
const instructorArea = testsOf('client/src/features/teaching/InstructorAreaPage.test.tsx');
const dashboard = testsOf('client/src/features/enrollments/StudentDashboardPage.test.tsx');

/** Roles and permissions. */
export const section6: Section = {
  'Roles and permissions': [
    {
      says: 'Roles: student, instructor (both selectable at sign-up), admin (text only).',
      heldBy: [
        'client/src/features/accounts/RegisterPage.test.tsx › sign-up offers student and instructor, student first',
        'server/features/accounts/register.test.ts › makes an account of either role, with a hash in place of the password',
        ...everyCall('POST /auth/signup, as an administrator', 'Mutation.register, as an administrator'),
        'client/src/features/accounts/LogInPage.test.tsx › any other role is told so, stays signed out here, and its session ends on the server',
        'client/src/features/accounts/ProfilePage.test.tsx › the profile of the role %s',
      ],
    },
    {
      says: 'Enrollment, lesson completion, quizzes, certificate and student pages use a bearer token from local storage.',
      heldBy: [
        'client/src/apollo/client.test.ts › sends the stored token, and none when nobody is signed in',
        ...everyCall(
          'POST /student/enrollments',
          'GET /student/enrollments/:courseId',
          'POST /student/lessons/complete',
          'GET /quizzes/course/:courseId',
          'GET /quizzes/quiz/:quizId',
          'POST /quizzes/attempts',
          'GET /student/certificate/:courseId',
          'GET /student/dashboard',
        ),
      ],
    },
    {
      says: 'A 401 on the student dashboard clears the token and shows a session-expired message.',
      heldBy: [
        'server/test/browser/trouble.browser.test.ts › a session that expired is ended once, said once, and leads back after logging in',
        ...dashboard('a session that the server refuses is called expired'),
      ],
    },
    {
      says: '/instructor is checked on the client by the profile role and refuses non-instructors.',
      heldBy: instructorArea(
        'the guard › a student is refused, whatever the browser has stored',
        'the guard › a stored student is refused then',
      ),
    },
    {
      says: 'Other instructor routes have no client-side guard.',
      heldBy: [
        'client/src/features/teaching/InstructorDashboardPage.test.tsx › says that it is loading, and refuses whoever the server gives no teaching',
        'client/src/features/quiz-authoring/QuizManagementPage.test.tsx › whoever the server gives no teaching is refused',
        'client/src/app/App.test.tsx › says on an instructor’s page that a student has nothing to do there',
        'client/src/app/App.test.tsx › sends a private page to the login, with the way back, query and all',
      ],
      differs:
        'Decision 5: they too say so to a student and lead a visitor to the login; the server refuses in any case.',
    },
    {
      says: 'Instructors can create, publish, unpublish and delete courses; manage lessons and quizzes; view student analytics including student names and emails; send a notification to a student by email.',
      heldBy: everyCall(
        'POST /instructor/courses',
        'POST /instructor/courses/:id/publish',
        'DELETE /instructor/courses/:id',
        'POST /instructor/courses/:id/lessons',
        'PUT /instructor/courses/:id/lessons/:lessonId',
        'PUT /instructor/courses/:id/lessons/reorder',
        'DELETE /instructor/courses/:id/lessons/:lessonId',
        'POST /instructor/quizzes',
        'PUT /instructor/quizzes/:id',
        'PATCH /instructor/quizzes/:id/toggle',
        'DELETE /instructor/quizzes/:id',
        'GET /instructor/students/:courseId',
        'POST /notifications/send',
        'Mutation.createCourse',
        'Mutation.setCoursePublished',
        'Mutation.deleteCourse',
        'Mutation.addLesson',
        'Mutation.createQuiz',
        'Mutation.sendNotification',
      ),
    },
    {
      says: 'Students can view dashboard, notifications, certificates, and contact an instructor by email.',
      heldBy: everyCall(
        'GET /student/dashboard',
        'GET /notifications',
        'GET /student/certificate/:courseId',
        'POST /notifications/send, to the instructor',
        'Mutation.contactInstructor',
      ),
    },
    {
      says: 'Testimonial posting and platform stats show no token requirement.',
      heldBy: everyCall(
        'POST /testimonials',
        'GET /platform/stats',
        'Mutation.addTestimonial',
        'Query.platformStats',
      ),
    },
    {
      says: 'Server-side enforcement is not shown.',
      heldBy: matrix('the matrix › has a row for every operation, and none for what is gone'),
    },
  ],
};
