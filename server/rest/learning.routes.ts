import { notFound } from '../platform/errors';
import { requireViewer } from '../platform/viewer';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { UNPRINTABLE } from '../features/certificates/certificate.rules';
import { CertificateService } from '../features/certificates/certificate.service';
import { EnrollmentService } from '../features/enrollments/enrollment.service';
import {
  ApprovalNeeded,
  CourseFull,
  Enrolled,
  EnrollmentClosed,
  JoinLinkNeeded,
} from '../features/enrollments/enrollment.types';
import { LearningService } from '../features/enrollments/learning.service';
import * as schemas from './learning.schemas';
import { body, created, json, ok, refused, routesOf, type Route } from './route';
import { EXAMPLE_ID } from './schema';
import { enrollmentShape, studentDashboardShape } from './shapes';
import { text } from './values';

const route = routesOf('Learning', 'signed in', 'read:learning');

/** Enrollments, progress and certificates of the signed-in student. */
export const learningRoutes: Route[] = [
  route({
    method: 'get',
    path: '/student/dashboard',
    operationId: 'getStudentDashboard',
    summary: 'Get your courses, progress and recent activity',
    answers: { 200: json('Your courses, progress and recent activity.', schemas.StudentDashboard) },
    answer: async ({ viewer }, services) =>
      ok(studentDashboardShape(await services(LearningService).learning(viewer))),
  }),
  route({
    method: 'post',
    path: '/student/enrollments',
    operationId: 'enroll',
    scope: 'write:learning',
    summary: 'Enroll in a course',
    description:
      'Available to every signed-in account, for any published course whose team you are not on. Prices are never charged. With 409 you are not enrolled yet, but wait: for a place, or for the decision of the course’s instructor.',
    body: body(schemas.NewEnrollment, { courseId: EXAMPLE_ID.course }),
    answers: { 201: json('The new enrollment.', schemas.Enrolled) },
    refusals: {
      400: ['courseId is required', 'Already enrolled', 'Your course'],
      403: ['Enrollment has ended', 'You need a join link or code for this course'],
      404: ['Course not found'],
      409: [
        'This course is full. You are on the waiting list.',
        'Your request was sent. You get a notification when it is decided.',
      ],
    },
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const result = await services(EnrollmentService).enroll(known, text(body.courseId, 'courseId'));
      if (result instanceof EnrollmentClosed || result instanceof JoinLinkNeeded)
        return refused(403, result.message);
      if (result instanceof CourseFull || result instanceof ApprovalNeeded)
        return refused(409, result.message);
      if (!(result instanceof Enrolled)) return refused(400, result.message);
      const { enrollment } = result;
      return created({ isEnrolled: true, enrollment: enrollmentShape(enrollment, enrollment.course!) });
    },
  }),
  route({
    method: 'get',
    path: '/student/enrollments/:courseId',
    operationId: 'getEnrollment',
    summary: 'Check whether you are enrolled in a course',
    params: { courseId: 'Identifier of the course (`_id` or `id`).' },
    answers: { 200: json('Whether you are enrolled.', schemas.IsEnrolled) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(requireViewer(viewer), params.courseId);
      if (!course) throw notFound('Course');
      return ok({ isEnrolled: course.viewerEnrollment != null });
    },
  }),
  route({
    method: 'post',
    path: '/student/lessons/complete',
    operationId: 'completeLesson',
    scope: 'write:learning',
    summary: 'Mark a lesson as completed',
    description:
      'The certificate is issued when all lessons of the course are completed for the first time. Repeating the call has no effect.',
    body: body(schemas.LessonDone, { courseId: EXAMPLE_ID.course, lessonId: EXAMPLE_ID.lesson }),
    answers: { 200: json('The updated progress in the course.', schemas.LessonCompleted) },
    refusals: {
      400: ['lessonId is required', 'courseId is required'],
      403: ['Enroll in this course to mark its lessons complete'],
      404: ['Lesson not found'],
    },
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const lessonId = text(body.lessonId, 'lessonId');
      const courseId = text(body.courseId, 'courseId');
      const { enrollment } = await services(EnrollmentService).completeLesson(known, lessonId, { courseId });
      return ok({ completed: true, ...enrollmentShape(enrollment, enrollment.course!) });
    },
  }),
  route({
    method: 'get',
    path: '/student/certificate/:courseId.pdf',
    operationId: 'getCertificatePdf',
    summary: 'Get your certificate of a course as PDF',
    params: { courseId: 'Identifier of the course (`_id` or `id`).' },
    answers: { 200: { contentType: 'application/pdf', description: 'The certificate.' } },
    refusals: { 400: [UNPRINTABLE], 404: ['Certificate not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(CertificateService).asPdf(viewer, params.courseId)),
  }),
  route({
    method: 'get',
    path: '/student/certificate/:courseId',
    operationId: 'getCertificate',
    summary: 'Get your certificate of a course as a printable HTML page',
    description:
      'Available once the certificate rule of the course was met. It keeps the names and title it was issued with.',
    params: { courseId: 'Identifier of the course (`_id` or `id`).' },
    answers: { 200: { contentType: 'text/html', description: 'The certificate, without scripts.' } },
    refusals: { 404: ['Certificate not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(CertificateService).asHtml(viewer, params.courseId)),
  }),
];
