import { requireRole, Role } from '../platform/viewer';
import { ApprovalState } from '../features/accounts/administration/approval.types';
import { CourseModerationService } from '../features/courses/moderation/course-moderation.service';
import {
  CourseBlocked,
  CourseOwnerChanged,
  ManagedCourseFilter,
} from '../features/courses/moderation/course-moderation.types';
import { CourseOwnerService } from '../features/courses/moderation/course-owner.service';
import { ReviewModerationService } from '../features/courses/moderation/review-moderation.service';
import { ReviewStateSet } from '../features/courses/moderation/review-moderation.types';
import { TestimonialModerationService } from '../features/testimonials/testimonial-moderation.service';
import * as schemas from './moderation.schemas';
import { BAD_PAGE, pageAsked, pageOf } from './paging';
import { Person } from './people.schemas';
import { body, json, ok, refused, routesOf, type Route } from './route';
import { constantOf, filterOf, flagOf, notOneOf, wholeNumber } from './values';

const COURSE = 'Identifier of the course.';
const BAD_STATE = notOneOf('state', Object.values(ApprovalState));
const course = json('The course after the change.', schemas.ManagedCourse);
const GONE = { 404: ['Course not found'] } as const;

const route = routesOf('Administration', 'administrators', 'write:admin');

/** What administrators decide about courses, reviews and testimonials. */
export const moderationRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/courses',
    operationId: 'listManagedCourses',
    scope: 'read:admin',
    summary: 'List all courses, published or not',
    query: schemas.CoursesQuery,
    answers: { 200: json('Newest first.', pageOf('The courses on this page.', schemas.ManagedCourse)) },
    refusals: { 400: [...BAD_PAGE, notOneOf('only', Object.values(ManagedCourseFilter))] },
    answer: async ({ viewer, query }, services) => {
      requireRole(viewer, Role.ADMIN);
      const only = filterOf(query.only, ManagedCourseFilter, 'only');
      const filter = { ...pageAsked(query), search: query.search ?? null, only };
      return ok(await services(CourseModerationService).courses(viewer, filter));
    },
  }),
  route({
    method: 'get',
    path: '/admin/courses/:courseId/possible-owners',
    operationId: 'listPossibleOwners',
    scope: 'read:admin',
    summary: 'List the members of a team who can become the owner of the course',
    description: 'The active instructors on the team besides the owner.',
    params: { courseId: COURSE },
    answers: {
      200: json('Instructors of the course first, then assistants and observers, by name.', Person.array()),
    },
    refusals: GONE,
    answer: async ({ viewer, params }, services) =>
      ok(await services(CourseOwnerService).possibleOwners(viewer, params.courseId)),
  }),
  route({
    method: 'put',
    path: '/admin/courses/:courseId/owner',
    operationId: 'changeCourseOwner',
    scope: 'session only',
    summary: 'Make an active instructor the owner of a course',
    description:
      'The former owner becomes one of its instructors if they still are an active instructor, and leaves the team otherwise. Both are notified, unless the data of the former owner is deleted.',
    params: { courseId: COURSE },
    body: body(schemas.CourseOwner, { email: 'marie@example.org' }),
    answers: { 200: course },
    refusals: {
      400: [
        'Please enter the email address of the new owner',
        'Please enter a valid email address',
        'No account has this email address',
        'This account is suspended. Reinstate it under People, or choose another instructor.',
        'This account is not an instructor’s. Change its role under People, or choose another instructor.',
        'This person owns the course already',
      ],
      ...GONE,
    },
    answer: async ({ viewer, params, body }, services) => {
      const email = body.email as string;
      const result = await services(CourseOwnerService).change(viewer, params.courseId, { email });
      return result instanceof CourseOwnerChanged ? ok(result.course) : refused(400, result.message);
    },
  }),
  route({
    method: 'put',
    path: '/admin/courses/:courseId/block',
    operationId: 'blockCourse',
    summary: 'Unpublish a course until an administrator lifts the block',
    description: 'Its instructor is notified of the reason. Enrolled students keep access.',
    params: { courseId: COURSE },
    body: body(schemas.CourseBlock, { reason: 'Two of the videos no longer exist.' }),
    answers: { 200: course },
    refusals: {
      400: ['Please write a reason for the instructor', 'Reason can be at most 1,000 characters'],
      ...GONE,
    },
    answer: async ({ viewer, params, body }, services) => {
      const reason = body.reason as string;
      const result = await services(CourseModerationService).block(viewer, params.courseId, { reason });
      return result instanceof CourseBlocked ? ok(result.course) : refused(400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/admin/courses/:courseId/block',
    operationId: 'liftCourseBlock',
    summary: 'Lift the block of a course',
    description: 'It stays a draft, which its instructor can publish again.',
    params: { courseId: COURSE },
    answers: { 200: course },
    refusals: GONE,
    answer: async ({ viewer, params }, services) =>
      ok(await services(CourseModerationService).liftBlock(viewer, params.courseId)),
  }),
  route({
    method: 'put',
    path: '/admin/courses/:courseId/featured',
    operationId: 'setCourseFeatured',
    summary: 'List a course first, or no longer',
    params: { courseId: COURSE },
    body: body(schemas.CourseFeature, { featured: true }),
    answers: { 200: course },
    refusals: { 400: ['featured must be true or false'], ...GONE },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const isFeatured = flagOf(body.featured, 'featured');
      return ok(await services(CourseModerationService).setFeatured(viewer, params.courseId, isFeatured));
    },
  }),
  route({
    method: 'get',
    path: '/admin/reviews',
    operationId: 'listManagedReviews',
    scope: 'read:admin',
    summary: 'List the reviews of all courses',
    query: schemas.StateQuery,
    answers: { 200: json('Newest first.', pageOf('The reviews on this page.', schemas.ManagedReview)) },
    refusals: { 400: [...BAD_PAGE, BAD_STATE] },
    answer: async ({ viewer, query }, services) => {
      requireRole(viewer, Role.ADMIN);
      const filter = { ...pageAsked(query), state: filterOf(query.state, ApprovalState, 'state') };
      return ok(await services(ReviewModerationService).reviews(viewer, filter));
    },
  }),
  route({
    method: 'put',
    path: '/admin/reviews/:reviewId/state',
    operationId: 'setReviewState',
    summary: 'Make a review public, hide it, or let it wait again',
    description: 'Changes the rating of the course, and notifies the student.',
    params: { reviewId: 'Identifier of the review.' },
    body: body(schemas.ReviewState, { state: 'approved', revision: 1 }),
    answers: { 200: json('The review after the change.', schemas.ManagedReview) },
    refusals: {
      400: [BAD_STATE, 'revision must be a whole number'],
      404: ['Review not found'],
      409: ['The student has changed this review. Read it again before you decide.'],
    },
    answer: async ({ viewer, params: { reviewId }, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const state = constantOf(body.state, ApprovalState, 'state');
      const revision = wholeNumber(body.revision, 'revision');
      const result = await services(ReviewModerationService).setState(viewer, reviewId, state, revision);
      return result instanceof ReviewStateSet ? ok(result.review) : refused(409, result.message);
    },
  }),
  route({
    method: 'get',
    path: '/admin/testimonials',
    operationId: 'listManagedTestimonials',
    scope: 'read:admin',
    summary: 'List all testimonials',
    query: schemas.StateQuery,
    answers: {
      200: json('Newest first.', pageOf('The testimonials on this page.', schemas.ManagedTestimonial)),
    },
    refusals: { 400: [...BAD_PAGE, BAD_STATE] },
    answer: async ({ viewer, query }, services) => {
      requireRole(viewer, Role.ADMIN);
      const filter = { ...pageAsked(query), state: filterOf(query.state, ApprovalState, 'state') };
      return ok(await services(TestimonialModerationService).testimonials(viewer, filter));
    },
  }),
  route({
    method: 'put',
    path: '/admin/testimonials/:testimonialId/state',
    operationId: 'setTestimonialState',
    summary: 'Make a testimonial public, hide it, or let it wait again',
    params: { testimonialId: 'Identifier of the testimonial.' },
    body: body(schemas.TestimonialState, { state: 'approved' }),
    answers: { 200: json('The testimonial after the change.', schemas.ManagedTestimonial) },
    refusals: { 400: [BAD_STATE], 404: ['Testimonial not found'] },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const state = constantOf(body.state, ApprovalState, 'state');
      return ok(await services(TestimonialModerationService).setState(viewer, params.testimonialId, state));
    },
  }),
];
