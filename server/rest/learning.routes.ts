import { notFound } from '../platform/errors';
import { requireViewer } from '../platform/viewer';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { CertificateService } from '../features/certificates/certificate.service';
import { EnrollmentService } from '../features/enrollments/enrollment.service';
import { Enrolled } from '../features/enrollments/enrollment.types';
import { LearningService } from '../features/enrollments/learning.service';
import { created, ok, refused, type Route } from './route';
import { enrollmentShape, studentDashboardShape } from './shapes';
import { text } from './values';

/** A student's own: enrollments, progress, certificates. */
export const learningRoutes: Route[] = [
  {
    method: 'get',
    path: '/student/dashboard',
    answer: async ({ viewer }, services) =>
      ok(studentDashboardShape(await services(LearningService).learning(viewer))),
  },
  {
    method: 'post',
    path: '/student/enrollments',
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const result = await services(EnrollmentService).enroll(known, text(body.courseId, 'courseId'));
      if (!(result instanceof Enrolled)) return refused(400, result.message);
      const { enrollment } = result;
      return created({ isEnrolled: true, enrollment: enrollmentShape(enrollment, enrollment.course!) });
    },
  },
  {
    method: 'get',
    path: '/student/enrollments/:courseId',
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(requireViewer(viewer), params.courseId!);
      if (!course) throw notFound('Course');
      return ok({ isEnrolled: course.viewerEnrollment != null });
    },
  },
  {
    method: 'post',
    path: '/student/lessons/complete',
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const lessonId = text(body.lessonId, 'lessonId');
      const courseId = text(body.courseId, 'courseId');
      const { enrollment } = await services(EnrollmentService).completeLesson(known, lessonId, courseId);
      return ok({ completed: true, ...enrollmentShape(enrollment, enrollment.course!) });
    },
  },
  {
    method: 'get',
    path: '/student/certificate/:courseId.pdf',
    answer: async ({ viewer, params }, services) => ({
      status: 200,
      contentType: 'application/pdf',
      body: await services(CertificateService).asPdf(viewer, params.courseId!),
    }),
  },
  {
    method: 'get',
    path: '/student/certificate/:courseId',
    answer: async ({ viewer, params }, services) => ({
      status: 200,
      contentType: 'html',
      body: await services(CertificateService).asHtml(viewer, params.courseId!),
    }),
  },
];
