import { Refusal } from '../platform/errors';
import { requireRole, Role, type Viewer } from '../platform/viewer';
import { CourseAnalyticsService } from '../features/analytics/course-analytics.service';
import { DashboardService } from '../features/analytics/dashboard.service';
import { StudentService } from '../features/analytics/student.service';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { CourseAuthoringService } from '../features/teaching/course-authoring.service';
import { CourseCreated, CourseUpdated } from '../features/teaching/course-authoring.types';
import type { InstructorCourse } from '../features/teaching/instructor-course.types';
import { TeachingService } from '../features/teaching/teaching.service';
import { created, ok, refused, type Route } from './route';
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

/** An instructor's own courses, how they do, and who is in them. */
export const teachingRoutes: Route[] = [
  {
    method: 'get',
    path: '/instructor/dashboard',
    answer: async ({ viewer }, services) =>
      ok(instructorDashboardShape(await services(DashboardService).dashboard(viewer))),
  },
  {
    method: 'get',
    path: '/instructor/courses',
    answer: async ({ viewer }, services) => {
      const courses = await services(TeachingService).courses(viewer);
      const ids = courses.map(({ id }) => id);
      const lessons = await services(CatalogueService).lessonsOf(viewer, ids);
      return ok(courses.map((course, index) => instructorCourseShape(course, lessons[index] ?? [])));
    },
  },
  {
    method: 'post',
    path: '/instructor/courses',
    answer: async ({ viewer, body }, services) => {
      const authoring = services(CourseAuthoringService);
      const result = await authoring.createCourse(viewer, courseInput(body), lessonInputs(body.lessons));
      return result instanceof CourseCreated ? created(shapeOf(result.course)) : refused(400, result.message);
    },
  },
  {
    method: 'get',
    path: '/instructor/courses/:id',
    answer: async ({ viewer, params }, services) =>
      ok(shapeOf(await services(TeachingService).requireCourse(viewer, params.id!))),
  },
  {
    method: 'put',
    path: '/instructor/courses/:id',
    answer: async ({ viewer, params, body }, services) => {
      // What is left out stays as it is; lessons have calls of their own.
      const before = await services(TeachingService).requireCourse(viewer, params.id!);
      const input = { ...before, ...courseInput(body) };
      const revision = optionalWholeNumber(body.revision, 'revision');
      const authoring = services(CourseAuthoringService);
      const result = await authoring.updateCourse(viewer, params.id!, input, revision);
      if (result instanceof CourseUpdated) return ok(shapeOf(result.course));
      return refused('course' in result ? 409 : 400, result.message);
    },
  },
  {
    method: 'delete',
    path: '/instructor/courses/:id',
    answer: async ({ viewer, params }, services) => {
      const { courseId } = await services(CourseAuthoringService).deleteCourse(viewer, params.id!);
      return ok({ _id: courseId, id: courseId, deleted: true });
    },
  },
  {
    method: 'post',
    path: '/instructor/courses/:id/publish',
    answer: async ({ viewer, params, body }, services) => {
      const isPublished = publishedOf(viewer, body.published);
      const authoring = services(CourseAuthoringService);
      await authoring.setCoursePublished(viewer, params.id!, isPublished);
      return ok(shapeOf(await services(TeachingService).requireCourse(viewer, params.id!)));
    },
  },
  {
    method: 'get',
    path: '/instructor/students/:courseId.csv',
    answer: async ({ viewer, params }, services) => ({
      status: 200,
      contentType: 'csv',
      body: await services(StudentService).asCsv(viewer, params.courseId!),
    }),
  },
  {
    method: 'get',
    path: '/instructor/students/:courseId',
    answer: async ({ viewer, params }, services) => {
      const figures = await services(CourseAnalyticsService).analytics(viewer, params.courseId!, DAYS);
      const students = await services(StudentService).allStudents(viewer, params.courseId!);
      return ok(courseAnalyticsShape(figures, students));
    },
  },
];

const shapeOf = (course: InstructorCourse) => instructorCourseShape(course, course.lessons ?? []);

/** Who may not publish at all is told that first. */
function publishedOf(viewer: Viewer | null, value: unknown): boolean {
  requireRole(viewer, Role.INSTRUCTOR);
  if (typeof value === 'boolean') return value;
  throw new Refusal('BAD_USER_INPUT', 'published must be true or false');
}
