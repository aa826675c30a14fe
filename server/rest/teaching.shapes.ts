import type { InstructorCourseAnalytics } from '../features/analytics/course-analytics.types';
import type { InstructorCourseStanding, InstructorDashboard } from '../features/analytics/dashboard.types';
import type { StudentWithLessons } from '../features/analytics/student.service';
import type { Lesson } from '../features/catalogue/lesson.types';
import { priceCentsOf } from '../features/teaching/course-form.rules';
import type { InstructorCourse } from '../features/teaching/instructor-course.types';
import type { InstructorLesson } from './lesson.schemas';
import { lessonShape, levelWord } from './shapes';
import type {
  CourseAnalytics,
  InstructorCourse as InstructorCourseJson,
  InstructorDashboard as InstructorDashboardJson,
} from './teaching.schemas';

// Copies field by field in both directions, so that nothing undocumented is returned or accepted.

const identity = (id: string) => ({ _id: id, id });
const time = (value: Date | string) => new Date(value).toISOString();

export const instructorCourseShape = (course: InstructorCourse, lessons: Lesson[]): InstructorCourseJson => ({
  ...identity(course.id),
  title: course.title,
  description: course.description,
  category: course.category,
  level: levelWord(course.level),
  tags: course.skills,
  price: course.priceCents / 100,
  published: course.isPublished,
  lessons: lessons.map(lessonShape),
  createdAt: time(course.createdAt),
  metrics: {
    enrollments: course.metrics.enrollmentCount,
    completionRate: course.metrics.completionRate,
    avgProgress: course.metrics.averageProgress,
  },
  revision: course.revision,
});

const courseStatsShape = ({ courseId, title, metrics }: InstructorCourseStanding) => ({
  ...identity(courseId),
  title,
  enrollments: metrics.enrollmentCount,
  completions: metrics.completionCount,
  completionRate: metrics.completionRate,
  avgProgress: metrics.averageProgress,
});

export const instructorDashboardShape = (dashboard: InstructorDashboard): InstructorDashboardJson => ({
  overview: {
    totalCourses: dashboard.overview.totalCourses,
    totalStudents: dashboard.overview.totalStudents,
    completedCourses: dashboard.overview.completedCourses,
    avgCompletionRate: dashboard.overview.averageCompletionRate,
    recentEnrollments: dashboard.overview.recentEnrollments,
  },
  topPerformingCourses: dashboard.topCourses.map(({ courseId, title, metrics }) => ({
    ...identity(courseId),
    title,
    enrollments: metrics.enrollmentCount,
    completionRate: metrics.completionRate,
  })),
  recentActivity: dashboard.recentActivity.map((activity) => ({
    studentName: activity.studentName,
    courseTitle: activity.courseTitle,
    lastActivity: time(activity.lastActivityAt),
    progress: activity.percent,
  })),
  courseMetrics: dashboard.courseMetrics.map(courseStatsShape),
});

export const courseAnalyticsShape = (
  figures: InstructorCourseAnalytics,
  students: StudentWithLessons[],
): CourseAnalytics => ({
  totalStudents: figures.totalStudents,
  activeStudents: figures.activeStudents,
  averageProgress: figures.averageProgress,
  completionRate: figures.completionRate,
  totalLessons: figures.totalLessons,
  engagementMetrics: {
    dailyActiveUsers: figures.engagement.dailyActiveUsers,
    weeklyActiveUsers: figures.engagement.weeklyActiveUsers,
    averageTimeSpent: figures.engagement.averageMinutesSpent,
  },
  studentProgress: students.map(({ student, lessons }) => ({
    ...identity(student.id),
    studentId: { ...identity(student.studentId), name: student.name, email: student.email },
    overallPercent: student.percent,
    lessons: lessons.map((completed) => ({ completed })),
    enrolledAt: time(student.enrolledAt),
    lastActivity: student.lastActivityAt && time(student.lastActivityAt),
  })),
});

type Body = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;

/** Converts the given fields to the input of the course rules. An invalid price becomes NaN, which the rules refuse. */
export function courseInput(body: Body): object {
  return given({
    title: body.title,
    description: body.description,
    category: body.category,
    level: typeof body.level === 'string' ? body.level.toUpperCase() : body.level,
    priceCents: body.price === undefined ? undefined : (priceCentsOf(body.price) ?? Number.NaN),
    skills: body.tags,
  });
}

/** Converts the given fields to the input of the lesson rules. A body that is not an object is left for them to refuse. */
export function lessonInput(body: unknown): object {
  if (!isObject(body)) return [body];
  const { title, description, videoUrl, duration, notes, captionsUrl, captionsText } = body;
  return given({ title, description, videoUrl, duration, notes, captionsUrl, captionsText });
}

/** Builds a lesson for its instructor; `captionsText` is included only if the captions are text. */
export const instructorLessonShape = (lesson: Lesson, captionsText: string | null): InstructorLesson => ({
  ...lessonShape(lesson),
  ...(captionsText === null ? {} : { captionsText }),
});

/** Converts the lessons of a new course; anything but a list is left for validation. */
export const lessonInputs = (lessons: unknown): unknown =>
  Array.isArray(lessons) ? lessons.map(lessonInput) : lessons;

const given = (fields: Body): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
