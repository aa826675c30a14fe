import * as z from 'zod';
import { Refusal } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import { CourseAnalyticsService } from '../features/analytics/course-analytics.service';
import { DashboardService } from '../features/analytics/dashboard.service';
import { StudentService } from '../features/analytics/student.service';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import {
  COURSE_BLOCKED,
  CourseAuthoringService,
} from '../features/courses/authoring/course-authoring.service';
import {
  CourseCreated,
  CourseEditConflict,
  CourseUpdated,
} from '../features/courses/authoring/course-authoring.types';
import { TeachingService } from '../features/courses/authoring/teaching.service';
import { CourseModerationService } from '../features/courses/moderation/course-moderation.service';
import { courseInput, lessonInputs } from './inputs';
import { LESSON_EXAMPLE } from './lesson.schemas';
import { mergedEdit } from './merged-edit';
import { body, created, json, ok, refused, routesOf, type Route, type Sentences } from './route';
import { deletedOf } from './schema';
import * as schemas from './teaching.schemas';
import { courseAnalyticsShape, instructorCourseShape, instructorDashboardShape } from './shapes';
import { OfGroup } from './group.schemas';
import { optionalWholeNumber } from './values';

/** Range of the daily activity, which this endpoint does not return. */
const DAYS = 1;

const WRITING: Sentences = [
  'Please fill in all required fields',
  'Please choose one of the categories',
  'Price must be from 0 to 999,999.99 with at most two decimals',
];

const TOO_MANY_COURSES = 'You can create up to 60 courses an hour. Please try again later.';

const route = routesOf('Teaching', 'instructors', 'read:teaching');

/** Courses of the signed-in instructor, with their figures and students. */
export const teachingRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/dashboard',
    operationId: 'getInstructorDashboard',
    summary: 'Get figures of all your courses',
    answers: { 200: json('The current figures.', schemas.InstructorDashboard) },
    answer: async ({ viewer }, services) =>
      ok(instructorDashboardShape(await services(DashboardService).dashboard(viewer))),
  }),
  route({
    method: 'get',
    path: '/instructor/courses',
    operationId: 'listOwnCourses',
    summary: 'List your courses, including drafts',
    answers: { 200: json('Newest first.', z.array(schemas.InstructorCourse)) },
    answer: async ({ viewer }, services) => {
      const courses = await services(TeachingService).courses(viewer);
      const ids = courses.map(({ id }) => id);
      const lessons = await services(CatalogueService).lessonsOf(viewer, ids);
      return ok(courses.map((course, index) => instructorCourseShape(course, lessons[index])));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses',
    operationId: 'createCourse',
    scope: 'write:teaching',
    summary: 'Create a course with its lessons',
    description: 'The course is created as a draft. Nothing is created if any input is invalid.',
    body: body(schemas.NewCourse, {
      title: 'CSS layout',
      description: 'From the box model to grid.',
      category: 'Frontend',
      level: 'beginner',
      price: 19.99,
      tags: ['HTML', 'CSS'],
      lessons: [LESSON_EXAMPLE],
    }),
    answers: { 201: json('The new course, a draft.', schemas.InstructorCourse) },
    refusals: {
      400: [...WRITING, 'Please enter a valid video URL'],
      429: [TOO_MANY_COURSES],
    },
    answer: async ({ viewer, body }, services) => {
      const authoring = services(CourseAuthoringService);
      const result = await authoring.createCourse(viewer, courseInput(body), lessonInputs(body.lessons));
      return result instanceof CourseCreated
        ? created(instructorCourseShape(result.course))
        : refused(400, result.message);
    },
  }),
  route({
    method: 'get',
    path: '/instructor/courses/:id',
    operationId: 'getOwnCourse',
    summary: 'Get one of your courses',
    params: { id: 'Identifier of one of your courses.' },
    answers: { 200: json('The course.', schemas.InstructorCourse) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(instructorCourseShape(await services(TeachingService).requireCourse(viewer, params.id))),
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id',
    operationId: 'updateCourse',
    scope: 'write:teaching',
    summary: 'Update a course, except its lessons',
    params: { id: 'Identifier of one of your courses.' },
    body: body(schemas.CourseEdit, { title: 'CSS layout, second edition', price: 0, revision: 1 }),
    answers: { 200: json('The updated course.', schemas.InstructorCourse) },
    refusals: {
      400: [...WRITING, 'revision must be a whole number'],
      404: ['Course not found'],
      409: ['This course was edited elsewhere. Reload to see the newer version.'],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      // Lessons have endpoints of their own.
      const result = await mergedEdit({
        revision: optionalWholeNumber(body.revision, 'revision'),
        read: () => services(TeachingService).requireCourse(viewer, params.id),
        write: (before, revision) => {
          const input = { ...before, ...courseInput(body) };
          return services(CourseAuthoringService).updateCourse(viewer, params.id, input, revision);
        },
        isTooLate: (outcome) => outcome instanceof CourseEditConflict,
      });
      if (result instanceof CourseUpdated) return ok(instructorCourseShape(result.course));
      return refused(result instanceof CourseEditConflict ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id',
    operationId: 'deleteCourse',
    scope: 'write:teaching',
    summary: 'Delete a course',
    description: 'The course is deleted for everyone. Certificates already issued stay valid.',
    params: { id: 'Identifier of one of your courses.' },
    answers: { 200: json('The course was deleted.', deletedOf('course')) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const { courseId } = await services(CourseAuthoringService).deleteCourse(viewer, params.id);
      return ok({ id: courseId, deleted: true });
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/duplicate',
    operationId: 'duplicateCourse',
    scope: 'write:teaching',
    summary: 'Create a draft with the same lessons and quizzes',
    description: 'It is your own course, without a team and students; its quizzes are not active.',
    params: { id: 'Identifier of one of your courses.' },
    answers: { 201: json('The new course, a draft.', schemas.InstructorCourse) },
    refusals: {
      403: [COURSE_BLOCKED],
      404: ['Course not found'],
      429: [TOO_MANY_COURSES],
    },
    answer: async ({ viewer, params }, services) => {
      const { course } = await services(CourseAuthoringService).duplicateCourse(viewer, params.id);
      return created(instructorCourseShape(course));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/publish',
    operationId: 'setCoursePublished',
    scope: 'write:teaching',
    summary: 'Publish or unpublish a course',
    description:
      'An unpublished course is removed from the catalogue. Enrolled students keep access. A course that an administrator unpublished can only be published when they allow it.',
    params: { id: 'Identifier of one of your courses.' },
    body: body(schemas.Publication, { published: true }),
    answers: { 200: json('The updated course.', schemas.InstructorCourse) },
    refusals: {
      400: ['published must be true or false'],
      403: [COURSE_BLOCKED],
      404: ['Course not found'],
    },
    answer: async ({ viewer, params, body }, services) => {
      const isPublished = publishedOf(viewer, body.published);
      const authoring = services(CourseAuthoringService);
      await authoring.setCoursePublished(viewer, params.id, isPublished);
      return ok(instructorCourseShape(await services(TeachingService).requireCourse(viewer, params.id)));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/request-lift',
    operationId: 'requestLift',
    scope: 'write:teaching',
    summary: 'Ask the administrators to let you publish a course again',
    description: 'Repeating it has no effect, nor has it for a course that no administrator unpublished.',
    params: { id: 'Identifier of one of your courses.' },
    answers: { 200: json('The course.', schemas.InstructorCourse) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(instructorCourseShape(await services(CourseModerationService).requestLift(viewer, params.id))),
  }),
  route({
    method: 'get',
    path: '/instructor/students/:courseId.csv',
    operationId: 'exportStudents',
    summary: 'Export the students of a course as CSV',
    params: { courseId: 'Identifier of one of your courses.' },
    answers: {
      200: {
        contentType: 'text/csv',
        description:
          'One row per student, sorted by name, with the columns Student, Email, Percent, Lessons completed, Lessons, Enrolled, Last activity and Status. Cells that a spreadsheet would treat as a formula begin with an apostrophe.',
      },
    },
    query: OfGroup,
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params, query, isHead }, services) =>
      ok(
        await services(StudentService).asCsv(viewer, params.courseId, {
          groupId: query.group || null,
          isHead,
        }),
      ),
  }),
  route({
    method: 'get',
    path: '/instructor/students/:courseId',
    operationId: 'getCourseAnalytics',
    summary: 'Get the analytics and students of a course',
    description: 'Observers get the figures without the students.',
    params: { courseId: 'Identifier of one of your courses.' },
    query: OfGroup,
    answers: { 200: json('The current figures.', schemas.CourseAnalytics) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params, query }, services) => {
      const figures = await services(CourseAnalyticsService).analytics(viewer, params.courseId, DAYS);
      const group = query.group || null;
      const students = await services(StudentService).studentsIfAllowed(viewer, params.courseId, group);
      return ok(courseAnalyticsShape(figures, students));
    },
  }),
];

/** Checks the role before the body, so that other roles get 403. */
function publishedOf(viewer: Viewer | null, value: unknown): boolean {
  requireRole(viewer, Role.INSTRUCTOR);
  if (typeof value === 'boolean') return value;
  throw new Refusal('BAD_USER_INPUT', 'published must be true or false');
}
