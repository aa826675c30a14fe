import * as z from 'zod';
import { Refusal } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import { CourseAnalyticsService } from '../features/analytics/course-analytics.service';
import { DashboardService } from '../features/analytics/dashboard.service';
import { StudentService } from '../features/analytics/student.service';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { CourseAuthoringService } from '../features/teaching/course-authoring.service';
import {
  CourseCreated,
  CourseEditedElsewhere,
  CourseUpdated,
} from '../features/teaching/course-authoring.types';
import type { InstructorCourse } from '../features/teaching/instructor-course.types';
import { TeachingService } from '../features/teaching/teaching.service';
import { LESSON_EXAMPLE } from './lesson.schemas';
import { mergedEdit } from './merged-edit';
import { body, created, json, ok, refused, route, type Route, type Sentences } from './route';
import { deletedOf, deletedShape } from './schema';
import * as schemas from './teaching.schemas';
import {
  courseAnalyticsShape,
  courseInput,
  instructorCourseShape,
  instructorDashboardShape,
  lessonInputs,
} from './teaching.shapes';
import { optionalWholeNumber } from './values';

/** The range of figures that this door does not show. */
const DAYS = 1;

const WRITING: Sentences = [
  'Please fill in all required fields',
  'Please choose one of the categories',
  'Price must be from 0 to 999,999.99 with at most two decimals',
];

/** An instructor's own courses, how they do, and who is in them. */
export const teachingRoutes: Route[] = [
  route({
    method: 'get',
    path: '/instructor/dashboard',
    operationId: 'getInstructorDashboard',
    tag: 'Teaching',
    summary: 'How one’s own courses do',
    access: 'instructors',
    params: {},
    answers: { 200: json('Counted when asked.', schemas.InstructorDashboard) },
    refusals: {},
    answer: async ({ viewer }, services) =>
      ok(instructorDashboardShape(await services(DashboardService).dashboard(viewer))),
  }),
  route({
    method: 'get',
    path: '/instructor/courses',
    operationId: 'listOwnCourses',
    tag: 'Teaching',
    summary: 'One’s own courses, drafts included',
    access: 'instructors',
    params: {},
    answers: { 200: json('Newest first.', z.array(schemas.InstructorCourse)) },
    refusals: {},
    answer: async ({ viewer }, services) => {
      const courses = await services(TeachingService).courses(viewer);
      const ids = courses.map(({ id }) => id);
      const lessons = await services(CatalogueService).lessonsOf(viewer, ids);
      return ok(courses.map((course, index) => instructorCourseShape(course, lessons[index] ?? [])));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses',
    operationId: 'createCourse',
    tag: 'Teaching',
    summary: 'Create a course with its lessons',
    description: 'It starts as a draft; all of it is created or nothing.',
    access: 'instructors',
    params: {},
    body: body(schemas.NewCourse, {
      title: 'CSS layout',
      description: 'From the box model to grid.',
      category: 'Frontend',
      level: 'beginner',
      price: 19.99,
      tags: ['HTML', 'CSS'],
      lessons: [LESSON_EXAMPLE],
    }),
    answers: { 201: json('The draft.', schemas.InstructorCourse) },
    refusals: {
      400: [...WRITING, 'Please enter a valid video URL'],
      429: ['You can create up to 60 courses an hour. Please try again later.'],
    },
    answer: async ({ viewer, body }, services) => {
      const authoring = services(CourseAuthoringService);
      const result = await authoring.createCourse(viewer, courseInput(body), lessonInputs(body.lessons));
      return result instanceof CourseCreated ? created(shapeOf(result.course)) : refused(400, result.message);
    },
  }),
  route({
    method: 'get',
    path: '/instructor/courses/:id',
    operationId: 'getOwnCourse',
    tag: 'Teaching',
    summary: 'One of one’s own courses',
    access: 'instructors',
    params: { id: 'A course of one’s own.' },
    answers: { 200: json('The course.', schemas.InstructorCourse) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(shapeOf(await services(TeachingService).requireCourse(viewer, params.id))),
  }),
  route({
    method: 'put',
    path: '/instructor/courses/:id',
    operationId: 'updateCourse',
    tag: 'Teaching',
    summary: 'Edit a course, its lessons aside',
    access: 'instructors',
    params: { id: 'A course of one’s own.' },
    body: body(schemas.CourseEdit, { title: 'CSS layout, second edition', price: 0, revision: 1 }),
    answers: { 200: json('The course as it is now.', schemas.InstructorCourse) },
    refusals: {
      400: [...WRITING, 'revision must be a whole number'],
      404: ['Course not found'],
      409: ['This course was edited elsewhere. Reload to see the newer version.'],
    },
    answer: async ({ viewer, params, body }, services) => {
      requireRole(viewer, Role.INSTRUCTOR);
      // Lessons have calls of their own.
      const result = await mergedEdit({
        revision: optionalWholeNumber(body.revision, 'revision'),
        read: () => services(TeachingService).requireCourse(viewer, params.id),
        write: (before, revision) => {
          const input = { ...before, ...courseInput(body) };
          return services(CourseAuthoringService).updateCourse(viewer, params.id, input, revision);
        },
        isTooLate: (outcome) => outcome instanceof CourseEditedElsewhere,
      });
      if (result instanceof CourseUpdated) return ok(shapeOf(result.course));
      return refused(result instanceof CourseEditedElsewhere ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/instructor/courses/:id',
    operationId: 'deleteCourse',
    tag: 'Teaching',
    summary: 'Delete a course',
    description:
      'It is gone for everyone; certificates stay verifiable with the words they were issued with.',
    access: 'instructors',
    params: { id: 'A course of one’s own.' },
    answers: { 200: json('It is gone.', deletedOf('course')) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const { courseId } = await services(CourseAuthoringService).deleteCourse(viewer, params.id);
      return ok(deletedShape(courseId));
    },
  }),
  route({
    method: 'post',
    path: '/instructor/courses/:id/publish',
    operationId: 'setCoursePublished',
    tag: 'Teaching',
    summary: 'Publish a course, or take it back',
    description: 'Taken back it is gone from the catalogue; who is enrolled keeps access.',
    access: 'instructors',
    params: { id: 'A course of one’s own.' },
    body: body(schemas.Publication, { published: true }),
    answers: { 200: json('The course as it is now.', schemas.InstructorCourse) },
    refusals: { 400: ['published must be true or false'], 404: ['Course not found'] },
    answer: async ({ viewer, params, body }, services) => {
      const isPublished = publishedOf(viewer, body.published);
      const authoring = services(CourseAuthoringService);
      await authoring.setCoursePublished(viewer, params.id, isPublished);
      return ok(shapeOf(await services(TeachingService).requireCourse(viewer, params.id)));
    },
  }),
  route({
    method: 'get',
    path: '/instructor/students/:courseId.csv',
    operationId: 'exportStudents',
    tag: 'Teaching',
    summary: 'The students of a course, as CSV',
    access: 'instructors',
    params: { courseId: 'A course of one’s own.' },
    answers: {
      200: {
        contentType: 'text/csv',
        description:
          'A row each, by name: Student, Email, Percent, Lessons completed, Lessons, Enrolled, Last activity, Status. Cells that a spreadsheet would run begin with an apostrophe.',
      },
    },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) =>
      ok(await services(StudentService).asCsv(viewer, params.courseId)),
  }),
  route({
    method: 'get',
    path: '/instructor/students/:courseId',
    operationId: 'getCourseAnalytics',
    tag: 'Teaching',
    summary: 'How a course does, and who is in it',
    access: 'instructors',
    params: { courseId: 'A course of one’s own.' },
    answers: { 200: json('Counted when asked.', schemas.CourseAnalytics) },
    refusals: { 404: ['Course not found'] },
    answer: async ({ viewer, params }, services) => {
      const figures = await services(CourseAnalyticsService).analytics(viewer, params.courseId, DAYS);
      const students = await services(StudentService).allStudents(viewer, params.courseId);
      return ok(courseAnalyticsShape(figures, students));
    },
  }),
];

const shapeOf = (course: InstructorCourse) => instructorCourseShape(course, course.lessons ?? []);

/** Who may not publish at all is told that first. */
function publishedOf(viewer: Viewer | null, value: unknown): boolean {
  requireRole(viewer, Role.INSTRUCTOR);
  if (typeof value === 'boolean') return value;
  throw new Refusal('BAD_USER_INPUT', 'published must be true or false');
}
