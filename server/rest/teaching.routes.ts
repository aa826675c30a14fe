import * as z from 'zod';
import { AnalyticsService } from '../modules/teaching/analytics/analytics.service';
import type * as analytics from '../modules/teaching/analytics/analytics.types';
import { StudentService, type StudentWithLessons } from '../modules/teaching/analytics/student.service';
import { CourseAuthoringService } from '../modules/teaching/authoring/course-authoring.service';
import type {
  CourseCreated,
  CourseDeleted,
  InstructorCourse,
  LessonAdded,
  LessonDeleted,
  LessonMoved,
  LessonUpdated,
} from '../modules/teaching/authoring/authoring.types';
import { courseRules, lessonRules, priceCentsOf } from '../modules/teaching/authoring/course-form.rules';
import { LessonAuthoringService } from '../modules/teaching/authoring/lesson-authoring.service';
import { TeachingService } from '../modules/teaching/authoring/teaching.service';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { notFound } from '../platform/errors';
import {
  constant,
  deletedJson,
  idsOf,
  instructorCourseJson,
  lessonJson,
  metricsJson,
  pick,
  valid,
} from './answers';
import { type RestRequest, routesOf } from './route';

/** Range of the daily activity, which the analytics of this API leave out. */
const DAYS = 1;

const standingJson = (course: analytics.InstructorCourseStanding) => ({
  ...idsOf(course.courseId),
  title: course.title,
  ...pick(metricsJson(course), 'enrollments', 'completionRate'),
});

const dashboardJson = ({ overview, ...dashboard }: analytics.InstructorDashboard) => ({
  overview: {
    ...pick(overview, 'totalCourses', 'totalStudents', 'completedCourses', 'recentEnrollments'),
    avgCompletionRate: overview.averageCompletionRate,
  },
  topPerformingCourses: dashboard.topCourses.map(standingJson),
  recentActivity: dashboard.recentActivity.map((activity) => ({
    ...pick(activity, 'studentName', 'courseTitle'),
    lastActivity: new Date(activity.lastActivityAt),
    progress: activity.percent,
  })),
  courseMetrics: dashboard.courseMetrics.map((course) => ({
    ...standingJson(course),
    completions: course.metrics.completionCount,
    avgProgress: course.metrics.averageProgress,
  })),
});

const studentJson = ({ student, lessons }: StudentWithLessons) => ({
  ...idsOf(student.id),
  studentId: { ...idsOf(student.studentId), ...pick(student, 'name', 'email') },
  overallPercent: student.percent,
  lessons: lessons.map((completed) => ({ completed })),
  enrolledAt: new Date(student.enrolledAt),
  lastActivity: student.lastActivityAt && new Date(student.lastActivityAt),
});

interface CourseAnalytics {
  figures: analytics.InstructorCourseAnalytics;
  students: StudentWithLessons[] | null;
}

const analyticsJson = ({ figures, students }: CourseAnalytics) => ({
  ...pick(figures, 'totalStudents', 'activeStudents', 'averageProgress', 'completionRate', 'totalLessons'),
  engagementMetrics: {
    ...pick(figures.engagement, 'dailyActiveUsers', 'weeklyActiveUsers'),
    averageTimeSpent: figures.engagement.averageMinutesSpent,
  },
  studentProgress: students && students.map(studentJson),
});

const { priceCents: _, skills: tags, ...content } = courseRules.shape;
const NewCourse = z.object({
  ...content,
  level: z.string().optional(),
  completionRule: z.string().optional(),
  certificateRule: z.string().optional(),
  assistantMode: z.string().optional(),
  price: z.number().optional().describe('In US dollars; 0 by default.'),
  tags,
  lessons: z.array(z.object(lessonRules.shape)).optional(),
});
const Publication = z.object({ published: z.boolean('published must be true or false') });
const order = z.int32('order must be a whole number').nullish();
const NewLesson = z.object({ ...lessonRules.shape, order: order.describe('From 1; at the end by default.') });
const Move = z.object({
  fromIndex: z.int32('fromIndex must be a whole number').describe('From 0.'),
  toIndex: z.int32('toIndex must be a whole number').describe('From 0.'),
});
const route = routesOf({ tag: 'Teaching', access: 'signed in', scope: 'read:teaching' });
const editRoute = routesOf({ tag: 'Teaching', access: 'signed in', scope: 'write:teaching' });

export const teachingRoutes = [
  route('GET /instructor/dashboard', {
    summary: 'Get figures of all your courses',
    answer: dashboardJson,
    call: ({ viewer, services }) => services(AnalyticsService).dashboard(viewer),
  }),
  route('GET /instructor/courses', {
    summary: 'List your courses, including drafts',
    answer: (courses: InstructorCourse[]) => courses.map(instructorCourseJson),
    call: async ({ viewer, services }) => {
      const courses = await services(TeachingService).courses(viewer);
      const courseIds = courses.map(({ id }) => id);
      const lessons = await services(CatalogueService).lessonsOf(viewer, courseIds);
      return courses.map((course, index) => ({ ...course, lessons: lessons[index] }));
    },
  }),
  editRoute('POST /instructor/courses', {
    summary: 'Create a course with its lessons, as a draft',
    body: NewCourse,
    status: 201,
    answer: ({ course }: CourseCreated) => instructorCourseJson(course),
    call: ({ viewer, body, services }) => {
      const input = {
        ...body,
        level: constant(body.level),
        completionRule: constant(body.completionRule),
        certificateRule: constant(body.certificateRule),
        assistantMode: constant(body.assistantMode),
        priceCents: body.price === undefined ? undefined : (priceCentsOf(body.price) ?? Number.NaN),
        skills: body.tags,
      };
      return services(CourseAuthoringService).createCourse(viewer, input, body.lessons);
    },
  }),
  route('GET /instructor/courses/:id', {
    summary: 'Get one of your courses',
    answer: instructorCourseJson,
    call: ({ viewer, params, services }) => services(TeachingService).requireCourse(viewer, params.id),
  }),
  editRoute('DELETE /instructor/courses/:id', {
    summary: 'Delete a course for everyone',
    answer: ({ courseId }: CourseDeleted) => deletedJson(courseId),
    call: ({ viewer, params, services }) => services(CourseAuthoringService).deleteCourse(viewer, params.id),
  }),
  editRoute('POST /instructor/courses/:id/publish', {
    summary: 'Publish or unpublish a course',
    body: Publication,
    answer: instructorCourseJson,
    call: async ({ viewer, params, body, services }) => {
      const { published } = valid(Publication, body);
      await services(CourseAuthoringService).setCoursePublished(viewer, params.id, published);
      return services(TeachingService).requireCourse(viewer, params.id);
    },
  }),
  route('GET /instructor/students/:courseId.csv', {
    summary: 'Export the students of a course, or of a group, as CSV',
    query: ['group'],
    answer: { contentType: 'text/csv' },
    call: ({ viewer, params, query, isHead, services }) =>
      services(StudentService).asCsv(viewer, params.courseId, { groupId: query.group || null, isHead }),
  }),
  route('GET /instructor/students/:courseId', {
    summary: 'Get the analytics of a course, and its students unless you are an observer',
    query: ['group'],
    answer: analyticsJson,
    call: async ({ viewer, params: { courseId }, query, services }) => ({
      figures: await services(AnalyticsService).ofCourse(viewer, courseId, DAYS),
      students: await services(StudentService).studentsIfAllowed(viewer, courseId, query.group || null),
    }),
  }),
  editRoute('POST /instructor/courses/:id/lessons', {
    summary: 'Add a lesson to a course',
    body: NewLesson,
    status: 201,
    answer: ({ lesson }: LessonAdded) => lessonJson(lesson),
    call: ({ viewer, params, body, services }) =>
      services(LessonAuthoringService).addLesson(viewer, params.id, body, valid(order, body.order)),
  }),
  // Before the next route, whose :lessonId would match "reorder".
  editRoute('PUT /instructor/courses/:id/lessons/reorder', {
    summary: 'Move a lesson',
    body: Move,
    answer: ({ course }: LessonMoved) => ({ lessons: course.lessons!.map(lessonJson) }),
    call: async ({ viewer, params, body, services }) => {
      const { fromIndex, toIndex } = valid(Move, body);
      return services(LessonAuthoringService).moveLessonAt(viewer, params.id, fromIndex + 1, toIndex + 1);
    },
  }),
  editRoute('PUT /instructor/courses/:id/lessons/:lessonId', {
    summary: 'Update a lesson',
    description: 'Fields that are left out keep their values, and so does the position.',
    body: z.object(lessonRules.shape).partial(),
    answer: ({ lesson }: LessonUpdated) => lessonJson(lesson),
    call: async (request) => {
      const { viewer, body, services } = request;
      const before = await lessonOf(request);
      const [captionsText] = await services(CatalogueService).captionsTexts(viewer, [before.id]);
      // A captions URL replaces captions text, and the other way round.
      const captions = body.captionsText ? { captionsUrl: null } : body.captionsUrl ? {} : { captionsText };
      const input = { ...before, ...captions, ...body };
      return services(LessonAuthoringService).updateLesson(viewer, before.id, input, before.revision);
    },
  }),
  editRoute('DELETE /instructor/courses/:id/lessons/:lessonId', {
    summary: 'Delete a lesson',
    answer: ({ lessonId }: LessonDeleted) => deletedJson(lessonId),
    call: async (request) => {
      const { id } = await lessonOf(request);
      return request.services(LessonAuthoringService).deleteLesson(request.viewer, id);
    },
  }),
];

async function lessonOf({ viewer, params, services }: RestRequest<'id' | 'lessonId'>) {
  const lesson = await services(LessonAuthoringService).ownLesson(viewer, params.lessonId);
  if (lesson.courseId !== params.id) throw notFound('Lesson');
  return lesson;
}
