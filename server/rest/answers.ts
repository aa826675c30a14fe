import * as z from 'zod';
import { notFound, Refusal } from '../platform/errors';
import type { InstructorCourse as OwnCourse } from '../modules/teaching/authoring/authoring.types';
import type { Course as CatalogueCourse, Lesson as CourseLesson } from '../modules/courses/course.types';
import type { Quiz } from '../modules/quizzes/quiz.types';
import { minutesWithExtraTime } from '../modules/quizzes/taking/quiz-attempt.rules';

// The parts of documented schemas: groups of fields that have the same type, and named answers.

const fields =
  <Field extends z.ZodType>(field: Field) =>
  <const Key extends string>(...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, field])) as Record<Key, Field>;

const time = z.preprocess((value: Date | string) => new Date(value), z.date());

export const texts = fields(z.string());
export const textsOrNull = fields(z.string().nullable());
export const optionalTexts = fields(z.string().optional());
export const lists = fields(z.array(z.string()));
export const numbers = fields(z.number());
export const flags = fields(z.boolean());
export const times = fields(time);
export const timesOrNull = fields(time.nullable());

/** Both spellings of an identifier, since clients of the REST API use either. */
export const ids = texts('_id', 'id');
export const idsOf = (id: string) => ({ _id: id, id });

/** A constant of GraphQL, which is one of these words in the REST API: multiple-choice for MULTIPLE_CHOICE. */
export const word = <const Word extends string>(...words: Word[]) =>
  z.preprocess((constant: string) => constant.toLowerCase().replaceAll('_', '-'), z.enum(words));

/** The constant of a word; anything else is left for the services to refuse. */
export const constant = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

/**
 * An answer: these keys and no others, so that nothing undocumented is returned. `from` gives those that the services
 * name otherwise.
 */
export const answer = <Source, const Shape extends z.core.$ZodLooseShape>(
  id: string,
  shape: Shape,
  from: (source: Source) => z.input<z.ZodObject<Shape>>,
) => z.preprocess(from, z.object(shape)).meta({ id });

export const Deleted = answer('Deleted', { ...ids, ...flags('deleted') }, (id: string) => ({
  ...idsOf(id),
  deleted: true,
}));

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

export const lessonJson = (lesson: CourseLesson) => ({
  ...idsOf(lesson.id),
  ...pick(lesson, 'title', 'description', 'videoUrl', 'duration'),
  order: lesson.position,
});

/** What is in the answers of everyone's and of instructors' paths alike. */
const contentJson = (course: CatalogueCourse | OwnCourse) => ({
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

export const courseJson = (course: CatalogueCourse & { studentCount: number }) => ({
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

export const Lesson = answer(
  'Lesson',
  { ...ids, ...texts('title', 'description'), ...textsOrNull('videoUrl', 'duration'), ...numbers('order') },
  (lesson: CourseLesson) => ({ ...lesson, ...idsOf(lesson.id), order: lesson.position }),
);

const content = {
  ...ids,
  ...texts('title', 'description', 'category'),
  ...textsOrNull('subtitle', 'language', 'glyph'),
  ...lists('outcomes', 'requirements'),
  level: word('beginner', 'intermediate', 'advanced'),
  completionRule: word('watched', 'end', 'manual'),
  certificateRule: word('lessons', 'lessons-and-quizzes'),
  assistantMode: word('answers', 'hints', 'off'),
  price: z.number().describe('In US dollars; 0 for a free course. Prices are displayed, never charged.'),
  durationMinutes: z.number().nullable(),
  ...times('updatedAt'),
  lessons: z.array(Lesson),
};
const contentOf = <Course extends CatalogueCourse | OwnCourse>(course: Course) => ({
  ...course,
  ...idsOf(course.id),
  price: course.priceCents / 100,
  lessons: course.lessons ?? [],
});

export const quizSummary = {
  ...ids,
  ...texts('title', 'description', 'courseId', 'courseName'),
  timeLimit: z.number().describe('In minutes, including extra time; 0 for none.'),
  ...numbers('passingScore', 'totalPoints', 'questionCount'),
  ...flags('isActive'),
  ...times('createdAt'),
};
/** `quiz` has the course that it was read with. */
export const quizSummaryOf = (quiz: Quiz) => ({
  ...quiz,
  ...idsOf(quiz.id),
  courseId: quiz.course!.id,
  courseName: quiz.course!.title,
  timeLimit: minutesWithExtraTime(quiz.timeLimitMinutes, quiz.viewerTimeFactorPercent) ?? 0,
  passingScore: quiz.passingScorePercent,
});
export const QuizSummary = answer('QuizSummary', quizSummary, quizSummaryOf);

export const metricsOf = ({ metrics }: Pick<OwnCourse, 'metrics'>) => ({
  enrollments: metrics.enrollmentCount,
  completions: metrics.completionCount,
  completionRate: metrics.completionRate,
  avgProgress: metrics.averageProgress,
});
export const InstructorCourse = answer(
  'InstructorCourse',
  {
    ...content,
    ...lists('tags'),
    ...flags('published'),
    ...times('createdAt'),
    metrics: z.object(numbers('enrollments', 'completionRate', 'avgProgress')),
    ...numbers('revision'),
  },
  (course: OwnCourse) => ({
    ...contentOf(course),
    tags: course.skills,
    published: course.isPublished,
    metrics: metricsOf(course),
  }),
);
