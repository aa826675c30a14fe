import * as z from 'zod';
import { notFound, Refusal } from '../platform/errors';
import type { InstructorCourse } from '../modules/teaching/authoring/authoring.types';
import type { Course, Lesson } from '../modules/courses/course.types';
import type { Quiz } from '../modules/quizzes/quiz.types';
import { minutesWithExtraTime } from '../modules/quizzes/taking/quiz-attempt.rules';

/** Both spellings of an identifier, since clients of the REST API use either. */
export const idsOf = (id: string) => ({ _id: id, id });

/** The constant of a word; anything else is left for the services to refuse. */
export const constant = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

export const deletedJson = (id: string) => ({ ...idsOf(id), deleted: true });

/** A text of a body that must be there, with the message of its absence. */
export const required = (name: string) => z.string(`${name} is required`).min(1, `${name} is required`);

/** Returns the value if it has this schema. Throws BAD_USER_INPUT with the message of the first problem otherwise. */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('BAD_USER_INPUT', result.error.issues[0]!.message);
}

/** Throws NOT_FOUND if there is none. */
export function existing<Value>(value: Value | null | undefined, noun: string): Value {
  if (value === null || value === undefined) throw notFound(noun);
  return value;
}

// The answers that the routes of several files have in common.

/** The fields with these names. */
export const pick = <Value extends object, Key extends keyof Value>(value: Value, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;

/** A constant of GraphQL as a word of the REST API: multiple-choice for MULTIPLE_CHOICE. */
export const wordOf = (constant: string) => constant.toLowerCase().replaceAll('_', '-');

export const lessonJson = (lesson: Lesson) => ({
  ...idsOf(lesson.id),
  ...pick(lesson, 'title', 'description', 'videoUrl', 'duration'),
  order: lesson.position,
});

/** What is in the answers of everyone's and of instructors' paths alike. */
const contentJson = (course: Course | InstructorCourse) => ({
  ...idsOf(course.id),
  ...pick(course, 'title', 'description', 'category', 'subtitle', 'language', 'glyph', 'durationMinutes'),
  ...pick(course, 'outcomes', 'requirements'),
  level: wordOf(course.level),
  completionRule: wordOf(course.completionRule),
  certificateRule: wordOf(course.certificateRule),
  assistantMode: wordOf(course.assistantMode),
  price: course.priceCents / 100,
  updatedAt: new Date(course.updatedAt),
  lessons: (course.lessons ?? []).map(lessonJson),
});

export const courseJson = (course: Course & { studentCount: number }) => ({
  ...contentJson(course),
  ...pick(course, 'rating', 'reviewsCount', 'studentCount', 'skills'),
  instructor: { ...pick(course.instructor, 'id', 'name', 'bio'), image: course.instructor.pictureUrl },
});

/** `quiz` has the course that it was read with. */
export const quizSummaryJson = (quiz: Quiz) => ({
  ...idsOf(quiz.id),
  ...pick(quiz, 'title', 'description', 'totalPoints', 'questionCount', 'isActive'),
  courseId: quiz.course!.id,
  courseName: quiz.course!.title,
  timeLimit: minutesWithExtraTime(quiz.timeLimitMinutes, quiz.viewerTimeFactorPercent) ?? 0,
  passingScore: quiz.passingScorePercent,
  createdAt: new Date(quiz.createdAt),
});

export const metricsJson = ({ metrics }: Pick<InstructorCourse, 'metrics'>) => ({
  enrollments: metrics.enrollmentCount,
  completionRate: metrics.completionRate,
  avgProgress: metrics.averageProgress,
});

export const instructorCourseJson = (course: InstructorCourse) => ({
  ...contentJson(course),
  tags: course.skills,
  published: course.isPublished,
  createdAt: new Date(course.createdAt),
  metrics: metricsJson(course),
  revision: course.revision,
});
