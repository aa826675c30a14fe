import * as z from 'zod';
import { CertificateService } from '../modules/enrollments/certificates/certificate.service';
import { ConversationService } from '../modules/messages/conversation.service';
import type { MessageSent } from '../modules/messages/conversation.types';
import { sendNotificationRules } from '../modules/messages/message.rules';
import type { Course } from '../modules/courses/course.types';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { JoiningService } from '../modules/enrollments/joining.service';
import type * as types from '../modules/enrollments/enrollment.types';
import { ProgressService } from '../modules/enrollments/progress.service';
import { InboxService } from '../modules/notifications/inbox.service';
import type { Notification, NotificationConnection } from '../modules/notifications/notification.types';
import { requireViewer, Role } from '../platform/viewer';
import { routesOf } from './route';
import { existing, idsOf, pick, required, valid } from './answers';

const NEWEST = 100;

const progressJson = (enrollment: types.Enrollment) => ({
  ...pick(enrollment, 'courseId', 'lessonsCompleted'),
  title: enrollment.course!.title,
  overallPercent: enrollment.percent,
  totalLessons: enrollment.course!.lessonCount,
});

const completionJson = ({ lessonId, lesson, course, completedAt }: types.LessonCompletion) => ({
  lessonId,
  lessonTitle: lesson?.title ?? null,
  courseTitle: course.title,
  completedAt: new Date(completedAt),
});

const notificationJson = (notification: Notification) => ({
  ...idsOf(notification.id),
  ...pick(notification, 'title', 'message'),
  read: notification.isRead,
  createdAt: new Date(notification.createdAt),
});

const NewEnrollment = z.object({ courseId: required('courseId') });
const Completed = z.object({ lessonId: required('lessonId'), courseId: required('courseId') });

const route = routesOf({ tag: 'Learning', access: 'signed in', scope: 'read:learning' });
const inboxRoute = routesOf({ tag: 'Notifications', access: 'signed in', scope: 'read:messages' });

export const learningRoutes = [
  route('GET /student/dashboard', {
    summary: 'Get your courses, progress and recent activity',
    answer: ({ stats, enrollments, recentActivity }: types.Learning) => ({
      stats: pick(stats, 'totalCourses', 'completedCourses', 'totalLessonsCompleted', 'averageProgress'),
      enrolledCourses: enrollments.filter(({ course }) => course).map(progressJson),
      recentActivity: recentActivity.map(completionJson),
    }),
    call: ({ viewer, services }) => services(ProgressService).learning(viewer),
  }),
  route('POST /student/enrollments', {
    summary: 'Enroll in a course',
    description:
      'With 409 you are not enrolled yet, but wait: for a place, or for the decision of the course’s instructor.',
    scope: 'write:learning',
    body: NewEnrollment,
    status: 201,
    answer: ({ enrollment }: types.Enrolled) => ({ isEnrolled: true, enrollment: progressJson(enrollment) }),
    call: ({ viewer, body, services }) =>
      services(JoiningService).enroll(requireViewer(viewer), valid(NewEnrollment, body).courseId),
  }),
  route('GET /student/enrollments/:courseId', {
    summary: 'Check whether you are enrolled in a course',
    answer: ({ viewerEnrollment }: Course) => ({ isEnrolled: viewerEnrollment != null }),
    call: async ({ viewer, params, services }) =>
      existing(await services(CatalogueService).course(viewer, params.courseId), 'Course'),
  }),
  route('POST /student/lessons/complete', {
    summary: 'Mark a lesson as completed; again has no effect',
    scope: 'write:learning',
    body: Completed,
    answer: ({ enrollment }: types.LessonProgress) => ({ completed: true, ...progressJson(enrollment) }),
    call: ({ viewer, body, services }) => {
      const { lessonId, courseId } = valid(Completed, body);
      return services(ProgressService).completeLesson(viewer, lessonId, courseId);
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
    answer: ({ nodes }: NotificationConnection) => nodes.map(notificationJson),
    call: ({ viewer, services }) => services(InboxService).notifications(viewer, NEWEST),
  }),
  inboxRoute('POST /notifications/send', {
    summary: 'Send a message',
    description:
      'Students can write to any instructor with a published course, instructors to students enrolled in their courses. At most 30 messages an hour, including refused ones.',
    scope: 'write:messages',
    body: sendNotificationRules,
    status: 201,
    answer: ({ sentAt }: MessageSent) => ({ sent: true, sentAt }),
    call: ({ viewer, body: { toEmail, title, message }, services }) =>
      requireViewer(viewer).account.role === Role.STUDENT
        ? services(ConversationService).contactInstructor(viewer, { toEmail, subject: title, message })
        : services(ConversationService).sendNotification(viewer, { toEmail, title, message }),
  }),
];
