import { newId } from '../../platform/ids';
import { MailScheduleKind } from '../../platform/mails/subscription.types';
import { UnsubscribeLinks } from '../../platform/mails/subscription.service';
import {
  type Cell,
  enrolledAndTeam,
  everyone,
  inCourse,
  type PolicyRows,
  signedIn,
  studentAlone,
  teachers,
  wholeTeam,
} from './row';

const message = { message: 'When is the next lesson?' };

/** Any notification of the student: that of their certificate. */
const aNotification = async ({ app, student }: Cell): Promise<Record<string, string>> => {
  const [row] = await app.sql`select id from notifications where recipient_id = ${student.id}`;
  return { id: row!.id };
};

/** A conversation between the student and the instructor. */
const aConversation = async ({ app, student, instructor }: Cell): Promise<Record<string, string>> => {
  await app.world.aMessage(student, instructor, { title: 'Hello', message: 'When?' });
  const [row] = await app.sql`select id from conversations where student_id = ${student.id}`;
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
      args: ({ ids }) => ({ id: ids.id }),
      outcomes: studentAlone('NotificationRead'),
    },
    'Mutation.markAllNotificationsRead': { outcomes: signedIn('UNAUTHENTICATED', 'Inbox') },
    'Mutation.updateNotificationSettings': {
      args: () => ({ input: { kinds: [{ kind: 'MESSAGE', inInbox: true, byMail: false }] } }),
      outcomes: signedIn('UNAUTHENTICATED', 'NotificationSettingsUpdated'),
    },
    'Mutation.setCourseMuted': {
      args: ({ course }) => ({ courseId: course.id, isMuted: true }),
      outcomes: ['UNAUTHENTICATED', 'CourseMuteSet', 'NOT_FOUND', 'CourseMuteSet', 'NOT_FOUND'],
      // Members are not notified of what happens in the course.
      team: wholeTeam('NOT_FOUND'),
    },
    'Query.mailSubscription': {
      given: anUnsubscribeLink,
      args: ({ ids }) => ({ token: ids.token }),
      outcomes: everyone('MailSubscription'),
    },
    'Mutation.setMailSubscription': {
      given: anUnsubscribeLink,
      args: ({ ids }) => ({ token: ids.token, isSubscribed: false }),
      outcomes: everyone('MailSubscription'),
    },
    'Mutation.setMailSubscription, without a valid link': {
      args: () => ({ token: 'x', isSubscribed: false }),
      outcomes: everyone('InvalidUnsubscribeLink'),
    },
    'Mutation.contactInstructor': {
      args: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'MessageSent', 'MessageSent', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    },
    'Mutation.contactInstructor, with a draft alone': {
      args: ({ instructor }) => ({ input: { toEmail: instructor.email, subject: 'Hello', ...message } }),
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
      args: ({ student }) => ({ input: { toEmail: student.email, title: 'Hello', ...message } }),
      outcomes: ['UNAUTHENTICATED', 'FORBIDDEN', 'FORBIDDEN', 'MessageSent', 'UnknownRecipient'],
      // To an address, only by those who may see it.
      team: ['MessageSent', 'UnknownRecipient', 'UnknownRecipient', 'MessageSent'],
    },
    'Mutation.startConversation': {
      args: ({ instructor }) => ({
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
      args: ({ student }) => ({
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
      args: ({ ids }) => ({ input: { id: newId(), conversationId: ids.id, text: 'Now.' } }),
      outcomes: ['UNAUTHENTICATED', 'MessageWritten', 'NOT_FOUND', 'MessageWritten', 'NOT_FOUND'],
      team: wholeTeam('NOT_FOUND'),
    },
    'Mutation.markConversationRead': {
      given: aConversation,
      args: ({ ids }) => ({ id: ids.id }),
      outcomes: ['UNAUTHENTICATED', 'ConversationRead', 'NOT_FOUND', 'ConversationRead', 'NOT_FOUND'],
      team: wholeTeam('NOT_FOUND'),
    },
    'Mutation.writeReview': {
      args: ({ course }) => ({ input: { courseId: course.id, stars: 4 } }),
      outcomes: [
        'UNAUTHENTICATED',
        'ReviewWritten',
        'ReviewNotAllowed',
        'ReviewNotAllowed',
        'ReviewNotAllowed',
      ],
    },
    'Mutation.writeReview, of a draft': {
      args: ({ course }) => ({ input: { courseId: course.id, stars: 4 } }),
      outcomes: ['UNAUTHENTICATED', 'ReviewWritten', 'NOT_FOUND', 'ReviewNotAllowed', 'NOT_FOUND'],
      team: wholeTeam('ReviewNotAllowed'),
    },
    'Mutation.deleteReview': { args: inCourse, outcomes: signedIn('UNAUTHENTICATED', 'ReviewDeleted') },
    'Mutation.deleteReview, of a draft': { args: inCourse, ...enrolledAndTeam('ReviewDeleted') },
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
