import * as z from 'zod';
import { CertificateService } from '../modules/enrollments/certificates/certificate.service';
import { ConversationService } from '../modules/messages/conversation.service';
import type { MessageSent as Sent } from '../modules/messages/conversation.types';
import { sendNotificationRules } from '../modules/messages/message.rules';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { JoiningService } from '../modules/enrollments/joining.service';
import type * as types from '../modules/enrollments/enrollment.types';
import { ProgressService } from '../modules/enrollments/progress.service';
import { InboxService } from '../modules/notifications/inbox.service';
import type { Notification as Received } from '../modules/notifications/notification.types';
import { notFound } from '../platform/errors';
import { requireViewer, Role } from '../platform/viewer';
import { routesOf } from './route';
import { answer, flags, ids, idsOf, numbers, required, texts, textsOrNull, times, valid } from './answers';

const NEWEST = 100;

const progress = {
  ...texts('courseId', 'title'),
  ...numbers('overallPercent', 'lessonsCompleted', 'totalLessons'),
};
const progressOf = (enrollment: types.Enrollment) => ({
  ...enrollment,
  title: enrollment.course!.title,
  overallPercent: enrollment.percent,
  totalLessons: enrollment.course!.lessonCount,
});
const EnrollmentProgress = answer('EnrollmentProgress', progress, progressOf);

const Completion = answer(
  'LessonCompletion',
  { ...texts('lessonId', 'courseTitle'), ...textsOrNull('lessonTitle'), ...times('completedAt') },
  (completion: types.LessonCompletion) => ({
    ...completion,
    lessonTitle: completion.lesson?.title ?? null,
    courseTitle: completion.course.title,
  }),
);
const StudentDashboard = answer(
  'StudentDashboard',
  {
    stats: z.object(numbers('totalCourses', 'completedCourses', 'totalLessonsCompleted', 'averageProgress')),
    enrolledCourses: z.array(EnrollmentProgress),
    recentActivity: z.array(Completion),
  },
  ({ enrollments, ...learning }: types.Learning) => ({
    ...learning,
    enrolledCourses: enrollments!.filter(({ course }) => course),
  }),
);
const Enrolled = answer(
  'Enrolled',
  { ...flags('isEnrolled'), enrollment: EnrollmentProgress },
  ({ enrollment }: types.Enrolled) => ({ isEnrolled: true, enrollment }),
);
const IsEnrolled = z.object(flags('isEnrolled')).meta({ id: 'IsEnrolled' });
const LessonCompleted = answer(
  'LessonCompleted',
  { ...flags('completed'), ...progress },
  (enrollment: types.Enrollment) => ({
    completed: true,
    ...progressOf(enrollment),
  }),
);
const Notification = answer(
  'Notification',
  { ...ids, ...texts('title', 'message'), ...flags('read'), ...times('createdAt') },
  (notification: Received) => ({ ...notification, ...idsOf(notification.id), read: notification.isRead }),
);
const MessageSent = answer('MessageSent', { ...flags('sent'), ...times('sentAt') }, ({ sentAt }: Sent) => ({
  sent: true,
  sentAt,
}));

const NewEnrollment = z.object({ courseId: required('courseId') });
const Completed = z.object({ lessonId: required('lessonId'), courseId: required('courseId') });

const route = routesOf({ tag: 'Learning', access: 'signed in', scope: 'read:learning' });
const inboxRoute = routesOf({ tag: 'Notifications', access: 'signed in', scope: 'read:messages' });

export const learningRoutes = [
  route('GET /student/dashboard', {
    summary: 'Get your courses, progress and recent activity',
    answer: StudentDashboard,
    call: ({ viewer, services }) => services(ProgressService).learning(viewer),
  }),
  route('POST /student/enrollments', {
    summary: 'Enroll in a course',
    description:
      'With 409 you are not enrolled yet, but wait: for a place, or for the decision of the course’s instructor.',
    scope: 'write:learning',
    body: NewEnrollment,
    status: 201,
    answer: Enrolled,
    call: ({ viewer, body, services }) =>
      services(JoiningService).enroll(requireViewer(viewer), valid(NewEnrollment, body).courseId),
  }),
  route('GET /student/enrollments/:courseId', {
    summary: 'Check whether you are enrolled in a course',
    answer: IsEnrolled,
    call: async ({ viewer, params, services }) => {
      const course = await services(CatalogueService).course(viewer, params.courseId);
      if (!course) throw notFound('Course');
      return { isEnrolled: course.viewerEnrollment != null };
    },
  }),
  route('POST /student/lessons/complete', {
    summary: 'Mark a lesson as completed; again has no effect',
    scope: 'write:learning',
    body: Completed,
    answer: LessonCompleted,
    call: async ({ viewer, body, services }) => {
      const { lessonId, courseId } = valid(Completed, body);
      const progress = services(ProgressService);
      return (await progress.completeLesson(viewer, lessonId, courseId)).enrollment;
    },
  }),
  route('GET /student/certificate/:courseId.pdf', {
    summary: 'Get your certificate of a course as PDF',
    answer: { contentType: 'application/pdf' },
    call: ({ viewer, params, services }) => services(CertificateService).asPdf(viewer, params.courseId),
  }),
  route('GET /student/certificate/:courseId', {
    summary: 'Get your certificate of a course as a printable HTML page',
    answer: { contentType: 'text/html' },
    call: ({ viewer, params, services }) => services(CertificateService).asHtml(viewer, params.courseId),
  }),
  inboxRoute('GET /notifications', {
    summary: `List your newest ${NEWEST} notifications`,
    answer: z.array(Notification),
    call: async ({ viewer, services }) => (await services(InboxService).notifications(viewer, NEWEST)).nodes,
  }),
  inboxRoute('POST /notifications/send', {
    summary: 'Send a message',
    description:
      'Students can write to any instructor with a published course, instructors to students enrolled in their courses. At most 30 messages an hour, including refused ones.',
    scope: 'write:messages',
    body: sendNotificationRules,
    status: 201,
    answer: MessageSent,
    call: ({ viewer, body: { toEmail, title, message }, services }) =>
      requireViewer(viewer).account.role === Role.STUDENT
        ? services(ConversationService).contactInstructor(viewer, { toEmail, subject: title, message })
        : services(ConversationService).sendNotification(viewer, { toEmail, title, message }),
  }),
];
