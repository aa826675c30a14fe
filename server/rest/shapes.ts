import type { Role, ViewerAccount } from '../platform/viewer';
import type { Course } from '../features/catalogue/course.types';
import type { Lesson } from '../features/catalogue/lesson.types';
import type { Enrollment, Learning } from '../features/enrollments/enrollment.types';
import type { Testimonial } from '../features/testimonials/testimonial.types';
import type { User as UserJson } from './account.schemas';
import type { Course as CourseJson, Lesson as LessonJson, SearchResult } from './catalogue.schemas';
import type { EnrollmentProgress, StudentDashboard } from './learning.schemas';
import type { Testimonial as TestimonialJson } from './public.schemas';

// Builds the documented JSON field by field, so that nothing else can leak. Responses have both `_id` and `id`
// because clients of the REST API use either.

const identity = (id: string) => ({ _id: id, id });
const time = (value: Date | string) => new Date(value).toISOString();
const roleWord = (role: Role) => role.toLowerCase() as Lowercase<Role>;
export const levelWord = (level: Course['level']) => level.toLowerCase() as Lowercase<Course['level']>;

/** Converts a price to dollars, used in the REST API only; everywhere else prices are in cents. */
const dollars = (cents: number) => cents / 100;

export const userShape = (account: ViewerAccount): UserJson => ({
  ...identity(account.id),
  name: account.name,
  email: account.email,
  role: roleWord(account.role),
  profilePic: account.pictureUrl,
});

export const lessonShape = (lesson: Lesson): LessonJson => ({
  ...identity(lesson.id),
  title: lesson.title,
  description: lesson.description,
  videoUrl: lesson.videoUrl,
  duration: lesson.duration,
  order: lesson.position,
});

export const courseShape = (course: Course, lessons: Lesson[]): CourseJson => ({
  ...identity(course.id),
  title: course.title,
  description: course.description,
  category: course.category,
  level: levelWord(course.level),
  price: dollars(course.priceCents),
  rating: course.rating,
  reviewsCount: course.reviewsCount,
  skills: course.skills,
  lessons: lessons.map(lessonShape),
  instructor: {
    id: course.instructor.id,
    name: course.instructor.name,
    bio: course.instructor.bio,
    image: course.instructor.pictureUrl,
  },
});

export const searchResultShape = (course: Course): SearchResult => ({
  ...identity(course.id),
  title: course.title,
  category: course.category,
  rating: course.rating,
});

export const testimonialShape = (testimonial: Testimonial): TestimonialJson => ({
  ...identity(testimonial.id),
  name: testimonial.name,
  text: testimonial.text,
  stars: testimonial.stars,
  avatar: testimonial.avatarUrl,
});

export const enrollmentShape = (enrollment: Enrollment, course: Course): EnrollmentProgress => ({
  courseId: course.id,
  title: course.title,
  overallPercent: enrollment.percent,
  lessonsCompleted: enrollment.lessonsCompleted,
  totalLessons: course.lessonCount,
});

export const studentDashboardShape = ({
  stats,
  enrollments,
  recentActivity,
}: Required<Learning>): StudentDashboard => ({
  stats: {
    totalCourses: stats.totalCourses,
    completedCourses: stats.completedCourses,
    totalLessonsCompleted: stats.totalLessonsCompleted,
    averageProgress: stats.averageProgress,
  },
  enrolledCourses: enrollments.flatMap((enrollment) =>
    enrollment.course ? [enrollmentShape(enrollment, enrollment.course)] : [],
  ),
  recentActivity: recentActivity.map((completion) => ({
    lessonId: completion.lessonId,
    lessonTitle: completion.lesson?.title ?? null,
    courseTitle: completion.course.title,
    completedAt: time(completion.completedAt),
  })),
});
