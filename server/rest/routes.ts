import { notFound, Refusal } from '../platform/errors';
import { requireViewer } from '../platform/viewer';
import { AccountService } from '../features/accounts/account.service';
import { LoggedIn, InvalidCredentials, PasswordReset, Registered } from '../features/accounts/account.types';
import { PasswordResetService } from '../features/accounts/password-reset.service';
import { PlatformStatsService } from '../features/analytics/platform-stats.service';
import { CARDS_MAX } from '../features/catalogue/catalogue.rules';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { CertificateService } from '../features/certificates/certificate.service';
import { EnrollmentService } from '../features/enrollments/enrollment.service';
import { Enrolled } from '../features/enrollments/enrollment.types';
import { LearningService } from '../features/enrollments/learning.service';
import { TestimonialService } from '../features/testimonials/testimonial.service';
import { TestimonialAdded } from '../features/testimonials/testimonial.types';
import { created, ok, refused, type Route } from './route';
import {
  courseShape,
  enrollmentShape,
  quizSummaryShape,
  searchResultShape,
  studentDashboardShape,
  testimonialShape,
  userShape,
} from './shapes';

const SEARCH_RESULTS = 100;
const NEWEST_TESTIMONIALS = 100;

/** Every documented call: method, path, use case, shape. */
export const routes: Route[] = [
  {
    method: 'post',
    path: '/auth/signup',
    answer: async ({ body, address }, services) => {
      const role = typeof body.role === 'string' ? body.role.toUpperCase() : body.role;
      const input = { ...body, role };
      const result = await services(AccountService).register(input, address);
      return result instanceof Registered
        ? created({ user: userShape(result.account) })
        : refused(400, result.message);
    },
  },
  {
    method: 'post',
    path: '/auth/login',
    answer: async ({ body, address }, services) => {
      const result = await services(AccountService).logIn(body, address);
      if (result instanceof LoggedIn)
        return ok({ token: result.token, user: userShape(result.viewer.account) });
      return refused(result instanceof InvalidCredentials ? 401 : 400, result.message);
    },
  },
  {
    method: 'post',
    path: '/auth/request-reset-token',
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).requestPasswordReset(body, address);
      if (!('resetToken' in result)) return refused(400, result.message);
      const { message, resetToken } = result;
      return ok(resetToken === null ? { message } : { message, resetToken });
    },
  },
  {
    method: 'post',
    path: '/auth/reset-password',
    answer: async ({ body, address }, services) => {
      const result = await services(PasswordResetService).resetPassword(body, address);
      return result instanceof PasswordReset ? ok({ message: result.message }) : refused(400, result.message);
    },
  },
  {
    method: 'get',
    path: '/auth/profile',
    answer: async ({ viewer }) => ok(userShape(requireViewer(viewer).account)),
  },
  {
    method: 'get',
    path: '/api/courses',
    answer: async ({ viewer, query }, services) => {
      const catalogue = services(CatalogueService);
      const filter = {
        search: query.search,
        category: query.category,
        skill: query.tag,
        minRating: rating(query.minRating),
      };
      const { nodes } = await catalogue.courses(viewer, filter, CARDS_MAX);
      const lessons = await catalogue.lessonsOf(
        viewer,
        nodes.map(({ id }) => id),
      );
      return ok(nodes.map((course, index) => courseShape(course, lessons[index] ?? [])));
    },
  },
  {
    method: 'get',
    path: '/api/courses/:id',
    answer: async ({ viewer, params }, services) => {
      const course = await services(CatalogueService).course(viewer, params.id!);
      if (!course) throw notFound('Course');
      const quizzes = course.quizzes ?? [];
      return ok({
        ...courseShape(course, course.lessons ?? []),
        quizzes: quizzes.map((quiz) => quizSummaryShape(quiz, course)),
      });
    },
  },
  {
    method: 'get',
    path: '/search/courses',
    answer: async ({ viewer, query }, services) => {
      const { nodes } = await services(CatalogueService).courses(viewer, { search: query.q }, SEARCH_RESULTS);
      return ok(nodes.map(searchResultShape));
    },
  },
  {
    method: 'get',
    path: '/platform/stats',
    answer: async (_request, services) => ok(await services(PlatformStatsService).platformStats()),
  },
  {
    method: 'get',
    path: '/testimonials',
    answer: async (_request, services) => {
      const { nodes } = await services(TestimonialService).testimonials(NEWEST_TESTIMONIALS);
      return ok(nodes.map(testimonialShape));
    },
  },
  {
    method: 'post',
    path: '/testimonials',
    answer: async ({ body, address }, services) => {
      const input = { ...body, avatarUrl: body.avatar };
      const result = await services(TestimonialService).addTestimonial(input, address);
      return result instanceof TestimonialAdded
        ? created(testimonialShape(result.testimonial))
        : refused(400, result.message);
    },
  },
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

/** A text that the use case cannot do without. */
function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} is required`);
}

function rating(value: string | undefined): number | null {
  if (value === undefined || value === '') return null;
  const number = Number(value);
  if (Number.isFinite(number)) return number;
  throw new Refusal('BAD_USER_INPUT', 'minRating must be a number');
}
