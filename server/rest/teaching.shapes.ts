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

// Copied field by field like the other shapes, here in both directions: what is not named neither leaves nor enters.

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

/** Only what was given, for the rules to judge: a price that is none stays one that they refuse. */
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

/** The same of a lesson; what is no object stays, for the rules to refuse. */
export function lessonInput(body: unknown): object {
  if (!isObject(body)) return [body];
  const { title, description, videoUrl, duration, notes, captionsUrl, captionsText } = body;
  return given({ title, description, videoUrl, duration, notes, captionsUrl, captionsText });
}

/** A lesson as its author gets it back; `captionsText` stands there only when its captions are a text. */
export const instructorLessonShape = (lesson: Lesson, captionsText: string | null): InstructorLesson => ({
  ...lessonShape(lesson),
  ...(captionsText === null ? {} : { captionsText }),
});

/** The lessons of a new course; none when they are left out. */
export const lessonInputs = (lessons: unknown): unknown =>
  Array.isArray(lessons) ? lessons.map(lessonInput) : lessons;

const given = (fields: Body): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
