import {
  enrolledAndTeam,
  everyone,
  inCourse,
  ofLesson,
  type PolicyRows,
  signedIn,
  studentAlone,
  wholeTeam,
} from './row';

export const learningRows: PolicyRows = {
  graphql: {
    'Query.verifyCertificate': {
      query: 'query ($number: String!) { r: verifyCertificate(number: $number) { courseTitle } }',
      variables: ({ certificateNumber }) => ({ number: certificateNumber }),
      outcomes: everyone('ok'),
    },
    'Query.viewer': {
      query: '{ r: viewer { account { id } learning { stats { totalCourses } } } }',
      outcomes: signedIn('null', 'ok'),
    },
    'Mutation.completeLesson': { args: ofLesson, outcomes: studentAlone('LessonProgress', 'FORBIDDEN') },
    'Mutation.completeLesson, of a draft': {
      args: ofLesson,
      outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.undoLessonCompletion': {
      args: ofLesson,
      outcomes: studentAlone('LessonProgress', 'FORBIDDEN'),
    },
    'Mutation.undoLessonCompletion, of a draft': {
      args: ofLesson,
      outcomes: ['UNAUTHENTICATED', 'LessonProgress', 'NOT_FOUND', 'FORBIDDEN', 'NOT_FOUND'],
      team: wholeTeam('FORBIDDEN'),
    },
    'Mutation.enroll': {
      args: inCourse,
      outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'Enrolled', 'OwnCourse', 'Enrolled'],
      team: wholeTeam('OwnCourse'),
    },
    'Mutation.enroll, in a draft': {
      args: inCourse,
      outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'NOT_FOUND', 'OwnCourse', 'NOT_FOUND'],
      team: wholeTeam('OwnCourse'),
    },
    'Mutation.endEnrollment': { args: inCourse, outcomes: studentAlone('EnrollmentEnded') },
    'Mutation.withdrawEnrollmentRequest': { args: inCourse, outcomes: signedIn('UNAUTHENTICATED', 'Course') },
    'Mutation.enroll, in a course by link': {
      given: async ({ app, course }) => {
        await app.sql`update courses set enrollment_mode = 'LINK' where id = ${course.id}`;
        return {};
      },
      args: inCourse,
      outcomes: ['UNAUTHENTICATED', 'AlreadyEnrolled', 'JoinLinkNeeded', 'OwnCourse', 'JoinLinkNeeded'],
      team: wholeTeam('OwnCourse'),
    },
    'Subscription.enrollmentChanged': {
      query: 'subscription { enrollmentChanged { id } }',
      trigger: async ({ app, token }) => {
        const other = await app.world.aCourse(await app.world.anInstructor());
        await app.as(token).graphql`mutation { enroll(courseId: ${other.id}) { __typename } }`;
      },
      outcomes: signedIn('UNAUTHENTICATED', 'listens'),
    },
  },
  rest: {
    'GET /student/dashboard': { outcomes: signedIn('401', '200') },
    'POST /student/enrollments': {
      body: ({ course }) => ({ courseId: course.id }),
      ...enrolledAndTeam('400', '401', '201'),
    },
    'GET /student/enrollments/:courseId': { outcomes: signedIn('401', '200') },
    'GET /student/enrollments/:courseId, a draft': { ...enrolledAndTeam('200', '401', '404') },
    'POST /student/lessons/complete': {
      body: ({ course }) => ({ courseId: course.id, lessonId: course.lessons[1]!.id }),
      outcomes: ['401', '200', '403', '403', '403'],
    },
    'GET /student/certificate/:courseId': { outcomes: ['401', '200', '404', '404', '404'] },
    'GET /student/certificate/:courseId, a draft': { outcomes: ['401', '200', '404', '404', '404'] },
    'GET /student/certificate/:courseId.pdf': { outcomes: ['401', '200', '404', '404', '404'] },
  },
};
