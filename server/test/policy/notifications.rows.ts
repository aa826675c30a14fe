import { newId } from '../../platform/ids';
import { MailScheduleKind } from '../../platform/mails/mail.entities';
import { UnsubscribeLinks } from '../../platform/mails/subscription.service';
import { teachers, wholeTeam, type Cell, everyone, type PolicyRows, signedIn } from './row';

const message = { message: 'When is the next lesson?' };

/** Any notification of the student: that of their certificate. */
const aNotification = async ({ app, student }: Cell): Promise<Record<string, string>> => {
  const [row] = await app.sql<{
    id: string;
  }>`select id from notifications where recipient_id = ${student.id}`;
  return { id: row!.id };
};

/** A conversation between the student and the instructor. */
const aConversation = async ({ app, student, instructor }: Cell): Promise<Record<string, string>> => {
  await app.world.aMessage(student, instructor, { title: 'Hello', message: 'When?' });
  const [row] = await app.sql<{ id: string }>`select id from conversations where student_id = ${student.id}`;
  return { id: row!.id };
};

/** The unsubscribe link of the student, whom it needs no session to act for. */
const anUnsubscribeLink = async ({ app, student }: Cell): Promise<Record<string, string>> => {
  const link = { kind: MailScheduleKind.DAILY_SUMMARY, accountId: student.id };
  const url = new URL(await app.app.service(UnsubscribeLinks).urlFor(link));
  return { token: url.searchParams.get('token')! };
};

export const notificationsRows: PolicyRows = {
  graphql: {
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
    'Mutation.updateNotificationSettings': {
      query:
        'mutation ($input: NotificationSettingsInput!) { r: updateNotificationSettings(input: $input) { __typename } }',
      variables: () => ({ input: { kinds: [{ kind: 'MESSAGE', inInbox: true, byMail: false }] } }),
      outcomes: signedIn('UNAUTHENTICATED', 'NotificationSettingsUpdated'),
    },
    'Mutation.setCourseMuted': {
      query: 'mutation ($id: ID!) { r: setCourseMuted(courseId: $id, isMuted: true) { __typename } }',
      variables: ({ course }) => ({ id: course.id }),
      outcomes: ['UNAUTHENTICATED', 'CourseMuteSet', 'NOT_FOUND', 'CourseMuteSet', 'NOT_FOUND'],
      // Members are not notified of what happens in the course.
      team: wholeTeam('NOT_FOUND'),
    },
    'Query.mailSubscription': {
      given: anUnsubscribeLink,
      query: 'query ($token: String!) { r: mailSubscription(token: $token) { __typename } }',
      variables: ({ ids }) => ({ token: ids.token }),
      outcomes: everyone('MailSubscription'),
    },
    'Mutation.setMailSubscription': {
      given: anUnsubscribeLink,
      query:
        'mutation ($token: String!) { r: setMailSubscription(token: $token, isSubscribed: false) { __typename } }',
      variables: ({ ids }) => ({ token: ids.token }),
      outcomes: everyone('MailSubscription'),
    },
    'Mutation.setMailSubscription, without a valid link': {
      query: 'mutation { r: setMailSubscription(token: "x", isSubscribed: false) { __typename } }',
      outcomes: everyone('InvalidUnsubscribeLink'),
    },
    'Mutation.contactInstructor': {
      query:
        'mutation ($input: ContactInstructorInput!) { r: contactInstructor(input: $input) { __typename } }',
      variables: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'MessageSent', 'MessageSent', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    },
    'Mutation.contactInstructor, with a draft alone': {
      query:
        'mutation ($input: ContactInstructorInput!) { r: contactInstructor(input: $input) { __typename } }',
      variables: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
      outcomes: [
        'UNAUTHENTICATED',
        'UnknownRecipient',
        'UnknownRecipient',
        'FORBIDDEN',
        'FORBIDDEN',
        'FORBIDDEN',
      ],
    },
    'Mutation.sendNotification': {
      query:
        'mutation ($input: SendNotificationInput!) { r: sendNotification(input: $input) { __typename } }',
      variables: ({ student }) => ({ input: { toEmail: student.email, title: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'MessageSent', 'UnknownRecipient'],
      // To an address, only by those who may see it.
      team: ['MessageSent', 'UnknownRecipient', 'UnknownRecipient', 'MessageSent'],
    },
    'Mutation.startConversation': {
      query:
        'mutation ($input: StartConversationInput!) { r: startConversation(input: $input) { __typename } }',
      variables: ({ instructor }) => ({
        input: { id: newId(), recipientId: instructor.id, subject: 'Hello', text: 'When?' },
      }),
      outcomes: [
        'UNAUTHENTICATED',
        'MessageWritten',
        'MessageWritten',
        'UnknownRecipient',
        'UnknownRecipient',
        'FORBIDDEN',
      ],
    },
    'Mutation.startConversation, with the student': {
      query:
        'mutation ($input: StartConversationInput!) { r: startConversation(input: $input) { __typename } }',
      variables: ({ student }) => ({
        input: { id: newId(), recipientId: student.id, subject: 'Hello', text: 'When?' },
      }),
      outcomes: [
        'UNAUTHENTICATED',
        'UnknownRecipient',
        'UnknownRecipient',
        'MessageWritten',
        'UnknownRecipient',
        'FORBIDDEN',
      ],
      team: teachers('MessageWritten', 'UnknownRecipient'),
    },
    'Mutation.sendMessage': {
      given: aConversation,
      query: 'mutation ($input: SendMessageInput!) { r: sendMessage(input: $input) { __typename } }',
      variables: ({ ids }) => ({ input: { id: newId(), conversationId: ids.id, text: 'Now.' } }),
      outcomes: ['UNAUTHENTICATED', 'MessageWritten', 'NOT_FOUND', 'MessageWritten', 'NOT_FOUND'],
      team: wholeTeam('NOT_FOUND'),
    },
    'Mutation.markConversationRead': {
      given: aConversation,
      query: 'mutation ($id: ID!) { r: markConversationRead(id: $id) { __typename } }',
      variables: ({ ids }) => ({ id: ids.id }),
      outcomes: ['UNAUTHENTICATED', 'ConversationRead', 'NOT_FOUND', 'ConversationRead', 'NOT_FOUND'],
      team: wholeTeam('NOT_FOUND'),
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
      team: wholeTeam('ReviewNotAllowed'),
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
      team: wholeTeam('ReviewDeleted'),
    },
    'Subscription.notificationReceived': {
      query: 'subscription { notificationReceived { notification { id } } }',
      // For any actor: a student enrolls with them, which sends them a notification.
      trigger: async ({ app, account }) => {
        const course = await app.world.aCourse(account!, { isPublished: true });
        const token = await app.world.signIn(await app.world.aStudent());
        await app.as(token).graphql`mutation { enroll(courseId: ${course.id}) { __typename } }`;
      },
      outcomes: signedIn('UNAUTHENTICATED', 'listens'),
    },
  },
  rest: {
    'GET /notifications': { outcomes: signedIn('401', '200') },
    'POST /notifications/send': {
      body: ({ student }) => ({ toEmail: student.email, title: 'Hello', ...message }),
      outcomes: ['401', '400', '400', '201', '400', '403'],
      team: ['201', '400', '400', '201'],
    },
  },
};
