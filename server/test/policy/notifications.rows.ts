import { type Cell, type PolicyRows, signedIn } from './row';

const message = { message: 'When is the next lesson?' };

/** Any notification of the student: that of their certificate. */
const aNotification = async ({ app, student }: Cell): Promise<Record<string, string>> => {
  const [row] = await app.database.query<{ id: string }>(
    'select id from notifications where recipient_id = $1',
    [student.id],
  );
  return { id: row!.id };
};

export const notificationsRows: PolicyRows = {
  graphql: {
    'Query.viewer, the inbox': {
      query: '{ r: viewer { inbox { unreadCount notifications { nodes { id } } } } }',
      outcomes: signedIn('null', 'ok'),
    },
    'Mutation.markNotificationRead, of a certificate': {
      given: aNotification,
      query: 'mutation ($id: ID!) { r: markNotificationRead(id: $id) { __typename } }',
      variables: ({ ids }) => ({ id: ids.id }),
      outcomes: ['UNAUTHENTICATED', 'NotificationRead', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND'],
    },
    'Mutation.markAllNotificationsRead': {
      query: 'mutation { r: markAllNotificationsRead { __typename } }',
      outcomes: signedIn('UNAUTHENTICATED', 'Inbox'),
    },
    'Mutation.contactInstructor': {
      query:
        'mutation ($input: ContactInstructorInput!) { r: contactInstructor(input: $input) { __typename } }',
      variables: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'MessageSent', 'MessageSent', 'FORBIDDEN', 'FORBIDDEN'],
    },
    'Mutation.contactInstructor, with a draft alone': {
      query:
        'mutation ($input: ContactInstructorInput!) { r: contactInstructor(input: $input) { __typename } }',
      variables: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'UnknownRecipient', 'UnknownRecipient', 'FORBIDDEN', 'FORBIDDEN'],
    },
    'Mutation.sendNotification': {
      query:
        'mutation ($input: SendNotificationInput!) { r: sendNotification(input: $input) { __typename } }',
      variables: ({ student }) => ({ input: { toEmail: student.email, title: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'MessageSent', 'UnknownRecipient'],
    },
    'Mutation.writeReview': {
      query: 'mutation ($input: WriteReviewInput!) { r: writeReview(input: $input) { __typename } }',
      variables: ({ course }) => ({ input: { courseId: course.id, stars: 4 } }),
      outcomes: [
        'UNAUTHENTICATED',
        'ReviewWritten',
        'ReviewNotAllowed',
        'ReviewNotAllowed',
        'ReviewNotAllowed',
      ],
    },
    'Mutation.writeReview, of a draft': {
      query: 'mutation ($input: WriteReviewInput!) { r: writeReview(input: $input) { __typename } }',
      variables: ({ course }) => ({ input: { courseId: course.id, stars: 4 } }),
      outcomes: ['UNAUTHENTICATED', 'ReviewWritten', 'NOT_FOUND', 'ReviewNotAllowed', 'NOT_FOUND'],
    },
    'Mutation.deleteReview': {
      query: 'mutation ($id: ID!) { r: deleteReview(courseId: $id) { __typename } }',
      variables: ({ course }) => ({ id: course.id }),
      outcomes: signedIn('UNAUTHENTICATED', 'ReviewDeleted'),
    },
    'Mutation.deleteReview, of a draft': {
      query: 'mutation ($id: ID!) { r: deleteReview(courseId: $id) { __typename } }',
      variables: ({ course }) => ({ id: course.id }),
      outcomes: ['UNAUTHENTICATED', 'ReviewDeleted', 'NOT_FOUND', 'ReviewDeleted', 'NOT_FOUND'],
    },
    'Subscription.notificationReceived': {
      query: 'subscription { notificationReceived { notification { id } } }',
      // For any actor: a student enrolls with them, which sends them a notification.
      trigger: async ({ app, account }) => {
        const course = await app.world.aCourse(account!, { isPublished: true });
        const token = await app.world.signIn(await app.world.aStudent());
        await app.graphql(
          'mutation ($id: ID!) { enroll(courseId: $id) { __typename } }',
          { id: course.id },
          token,
        );
      },
      outcomes: signedIn('UNAUTHENTICATED', 'listens'),
    },
  },
  rest: {
    'GET /notifications': { outcomes: signedIn('401', '200') },
    'POST /notifications/send': {
      body: ({ student }) => ({ toEmail: student.email, title: 'Hello', ...message }),
      outcomes: ['401', '400', '400', '201', '400'],
    },
    'POST /notifications/send, to the instructor': {
      body: ({ instructor }) => ({ toEmail: instructor.email, title: 'Hello', ...message }),
      outcomes: ['401', '201', '201', '400', '400'],
    },
    'POST /notifications/:id/read, of a certificate': {
      given: aNotification,
      outcomes: ['401', '200', '404', '404', '404'],
    },
  },
};
