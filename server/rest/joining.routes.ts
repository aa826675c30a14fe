import { notFound } from '../platform/errors';
import { requireRole, requireViewer, Role, type Viewer } from '../platform/viewer';
import { TeachingService } from '../features/courses/authoring/teaching.service';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { CoursePermission } from '../features/courses/permissions/course-permissions.rules';
import {
  CourseFull,
  Enrolled,
  EnrollmentClosed,
  JoinLinkInvalid,
} from '../features/enrollments/enrollment.types';
import { EnrollmentService } from '../features/enrollments/enrollment.service';
import { JoinByCodeService } from '../features/enrollments/join-by-code.service';
import { JoiningSettingsService } from '../features/enrollments/joining/joining-settings.service';
import { JoiningChanged } from '../features/enrollments/joining/joining.types';
import { Course } from './catalogue.schemas';
import { constant, timeInput } from './inputs';
import * as schemas from './joining.schemas';
import { Enrolled as EnrolledAnswer } from './learning.schemas';
import { BAD_PAGE, pageAsked, pageOf } from './paging';
import { body, created, json, ok, refused, routesOf, type Route, type Services } from './route';
import { courseShape, enrollmentShape } from './shapes';
import { filterOf, flagOf, notOneOf, text } from './values';

const COURSE = 'Identifier of the course.';
const REQUEST_STATES = { ASKED: 'ASKED', WAITING: 'WAITING' } as const;
/** People in each list of `CourseJoining`. */
const LISTED_MAX = 100;
const INVALID_CODE = new JoinLinkInvalid().message;
const TOO_MANY_CODES = 'Too many wrong codes. Please try again in 15 minutes.';
const joining = json('Who joins the course, after the change.', schemas.CourseJoining);

const route = routesOf('Joining', 'instructors', 'write:teaching');
const ownRoute = routesOf('Joining', 'signed in', 'write:learning');

/** How people join a course: for its team, and for those who would like to join. */
export const joiningRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/courses/:id/joining',
    operationId: 'getJoining',
    scope: 'read:teaching',
    summary: 'Get who joins a course, and who would like to',
    params: { id: COURSE },
    answers: { 200: json('Settings, join links, requests and waiting list.', schemas.CourseJoining) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => ok(await joiningOf(viewer, params.id, services)),
  }),
  route({
    method: 'get',
    path: '/instructor/courses/:id/requests',
    operationId: 'listRequests',
    scope: 'read:teaching',
    summary: 'List who asks to join a course, or waits for a place',
    params: { id: COURSE },
    query: schemas.RequestsQuery,
    answers: {
      200: json('In order.', pageOf('The people on this page.', schemas.EnrollmentRequest)),
    },
    refusals: {
      400: [...BAD_PAGE, notOneOf('state', Object.values(REQUEST_STATES))],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, query }, services) => {
      const manage = CoursePermission.MANAGE_STUDENTS;
      const { id } = await services(TeachingService).requireCourse(viewer, params.id, manage);
      const state = filterOf(query.state, REQUEST_STATES, 'state');
      const list = state === 'WAITING' ? 'waitingList' : 'requests';
      return ok(await services(JoiningSettingsService)[list](viewer, id, pageAsked(query)));
    },
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id/joining',
    operationId: 'setJoining',
    summary: 'Set how people join a course',
    description: 'Nobody loses their place. New places are given to the waiting list.',
    params: { id: COURSE },
    body: body(schemas.JoiningSettings, {
      mode: 'approval',
      capacity: 30,
      endsAt: '2030-01-31T09:30:00.000Z',
    }),
    answers: { 200: joining },
    refusals: {
      400: [
        'Please choose who can join',
        'The number of places must be a whole number',
        'The number of places must be at least 1',
        'The number of places can be at most 100,000',
        'endsAt is not valid',
      ],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, body: { mode, capacity, endsAt } }, services) => {
      const input = { mode: constant(mode), capacity, endsAt: timeInput(endsAt) } as never;
      const result = await services(JoiningSettingsService).set(viewer, params.id, input);
      if (!(result instanceof JoiningChanged)) return refused(400, result.message);
      return ok(await joiningOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/join-links',
    operationId: 'createJoinLink',
    summary: 'Create a join link',
    description: 'People join with it without approval. A course can have 50 links.',
    params: { id: COURSE },
    body: body(schemas.NewJoinLink, { maxUses: 30, expiresAt: '2030-01-31T09:30:00.000Z' }),
    answers: { 201: json('The link was created; it is the first one.', schemas.CourseJoining) },
    refusals: {
      400: [
        'The number of people must be a whole number',
        'The number of people must be at least 1',
        'The number of people can be at most 100,000',
        'expiresAt is not valid',
        'A course can have at most 50 join links',
      ],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, body: { maxUses, expiresAt } }, services) => {
      const input = { maxUses, expiresAt: timeInput(expiresAt) } as never;
      const result = await services(JoiningSettingsService).createLink(viewer, params.id, input);
      if (!(result instanceof JoiningChanged)) return refused(400, result.message);
      return created(await joiningOf(viewer, params.id, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/join-links/:linkId',
    operationId: 'revokeJoinLink',
    summary: 'Revoke a join link',
    description: 'Students who joined with it stay in the course.',
    params: { id: COURSE, linkId: 'Identifier of the link.' },
    answers: { 200: joining },
    refusals: { 404: ['Course not found', 'Link not found'] },
    answer: async ({ viewer, params: { id, linkId } }, services) => {
      await services(JoiningSettingsService).revokeLink(viewer, id, linkId);
      return ok(await joiningOf(viewer, id, services));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/requests/:studentId',
    operationId: 'decideRequest',
    summary: 'Approve or decline a request to join',
    description:
      'Approving enrolls the person, or puts them on the waiting list of a full course; declining also takes them off the waiting list. They are notified.',
    params: { id: COURSE, studentId: 'Identifier of the account of the person.' },
    body: body(schemas.RequestDecision, { approved: true }),
    answers: { 200: joining },
    refusals: {
      400: ['approved must be true or false'],
      404: ['Course not found', 'Request not found'],
    },
    answer: async ({ viewer, params: { id, studentId }, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      const isApproved = flagOf(body.approved, 'approved');
      await services(JoiningSettingsService).decide(viewer, id, studentId, isApproved);
      return ok(await joiningOf(viewer, id, services));
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id/students/:studentId',
    operationId: 'removeStudent',
    summary: 'Remove a student from a course',
    description: 'The student is notified. Their progress comes back if they join again.',
    params: { id: COURSE, studentId: 'Identifier of the account of the student.' },
    answers: { 200: joining },
    refusals: { 404: ['Course not found', 'Student not found'] },
    answer: async ({ viewer, params: { id, studentId } }, services) => {
      await services(JoiningSettingsService).removeStudent(viewer, id, studentId);
      return ok(await joiningOf(viewer, id, services));
    },
  }),
  ownRoute({
    method: 'get',
    path: '/api/join-codes/:code',
    operationId: 'getCourseOfJoinCode',
    access: 'anyone',
    scope: 'none',
    summary: 'Get the course of a join code',
    params: { code: 'The code, with or without spaces and hyphens, in any case.' },
    answers: { 200: json('The course.', Course) },
    refusals: { 404: ['Join code not found'], 429: [TOO_MANY_CODES] },
    answer: async ({ viewer, address, params }, services) => {
      const course = await services(JoinByCodeService).course(viewer, params.code, address);
      if (!course) throw notFound('Join code');
      const [lessons] = await services(CatalogueService).lessonsOf(viewer, [course.id]);
      return ok(courseShape(course, lessons ?? []));
    },
  }),
  ownRoute({
    method: 'post',
    path: '/student/enrollments/by-code',
    operationId: 'joinByCode',
    summary: 'Join a course with the code of a join link',
    description:
      'No approval is needed. With 409 you are not enrolled yet, but on the waiting list. At most 20 wrong codes in 15 minutes.',
    body: body(schemas.JoinCode, { code: 'ABCD-2345' }),
    answers: { 201: json('The new enrollment.', EnrolledAnswer) },
    refusals: {
      400: ['code is required', INVALID_CODE, 'Already enrolled', 'Your course'],
      403: ['Enrollment has ended'],
      409: ['This course is full. You are on the waiting list.'],
      429: [TOO_MANY_CODES],
    },
    answer: async ({ viewer, body }, services) => {
      const known = requireViewer(viewer);
      const result = await services(JoinByCodeService).join(known, text(body.code, 'code'), null);
      if (result instanceof EnrollmentClosed) return refused(403, result.message);
      if (result instanceof CourseFull) return refused(409, result.message);
      if (!(result instanceof Enrolled)) return refused(400, result.message);
      const { enrollment } = result;
      return created({ isEnrolled: true, enrollment: enrollmentShape(enrollment, enrollment.course!) });
    },
  }),
  ownRoute({
    method: 'delete',
    path: '/student/enrollments/:courseId',
    operationId: 'leaveCourse',
    summary: 'Leave a course',
    description: 'What you completed counts again if you join again.',
    params: { courseId: COURSE },
    answers: { 200: json('You are no longer enrolled.', schemas.EnrollmentEnded) },
    refusals: { 404: ['Enrollment not found'] },
    answer: async ({ viewer, params: { courseId } }, services) => {
      await services(EnrollmentService).leave(viewer, courseId);
      return ok({ courseId, isEnrolled: false });
    },
  }),
  ownRoute({
    method: 'get',
    path: '/student/enrollments/:courseId/request',
    operationId: 'getOwnRequest',
    scope: 'read:learning',
    summary: 'Get your request to join a course, or your place on its waiting list',
    params: { courseId: COURSE },
    answers: { 200: json('The request.', schemas.OwnRequest) },
    refusals: { 404: ['Course not found', 'Request not found'] },
    answer: async ({ viewer, params: { courseId } }, services) => {
      const known = requireViewer(viewer);
      const course = await services(CatalogueService).course(known, courseId);
      if (!course) throw notFound('Course');
      const [request] = await services(EnrollmentService).requestsOf(known, [course.id]);
      if (!request) throw notFound('Request');
      return ok(request);
    },
  }),
  ownRoute({
    method: 'delete',
    path: '/student/enrollments/:courseId/request',
    operationId: 'withdrawOwnRequest',
    summary: 'Withdraw your request to join a course, or leave its waiting list',
    description: 'Repeating it has no effect.',
    params: { courseId: COURSE },
    answers: { 200: json('The request was withdrawn.', schemas.RequestWithdrawn) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const { id } = await services(EnrollmentService).withdrawRequest(viewer, params.courseId);
      return ok({ courseId: id, withdrawn: true });
    },
  }),
];

/** Who joins a course, for members of its team who manage its students. */
async function joiningOf(viewer: Viewer | null, courseId: string, services: Services) {
  const manage = CoursePermission.MANAGE_STUDENTS;
  const course = await services(TeachingService).requireCourse(viewer, courseId, manage);
  const service = services(JoiningSettingsService);
  const joining = await service.joining(viewer, course.id);
  // The viewer's role was changed between the two statements.
  if (!joining) throw notFound('Course');
  const { enrollmentMode: mode, capacity, enrollmentEndsAt: endsAt } = course;
  const [requests, waiting] = await Promise.all([
    service.requests(viewer, course.id, { first: LISTED_MAX }),
    service.waitingList(viewer, course.id, { first: LISTED_MAX }),
  ]);
  return { ...joining, mode, capacity, endsAt, requests: requests.nodes, waiting: waiting.nodes };
}
