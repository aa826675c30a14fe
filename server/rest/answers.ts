import * as z from 'zod';
import type { InstructorCourse as OwnCourse } from '../modules/teaching/authoring/authoring.types';
import type { Course as CatalogueCourse } from '../modules/courses/course.types';
import type { Lesson as CourseLesson } from '../modules/courses/lesson.types';
import type { InstructorQuestion } from '../modules/teaching/quizzes/instructor-quiz.types';
import type { Quiz } from '../modules/quizzes/quiz.types';
import { minutesWithExtraTime } from '../modules/quizzes/taking/quiz-attempt.rules';
import { answer, flags, ids, idsOf, lists, numbers, texts, textsOrNull, times, word } from './schema';

// The answers that the routes of several files have in common.

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

const published = {
  ...content,
  ...numbers('rating', 'reviewsCount', 'studentCount'),
  ...lists('skills'),
  instructor: z.object({ ...texts('id', 'name'), ...textsOrNull('bio', 'image') }),
};
const publishedOf = (course: CatalogueCourse & { studentCount: number }) => ({
  ...contentOf(course),
  instructor: { ...course.instructor, image: course.instructor.pictureUrl },
});
export const Course = answer('Course', published, publishedOf);

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

export const CourseDetails = answer(
  'CourseDetails',
  { ...published, quizzes: z.array(QuizSummary) },
  (course: CatalogueCourse & { studentCount: number }) => ({
    ...publishedOf(course),
    quizzes: (course.quizzes ?? []).map((quiz) => ({ ...quiz, course })),
  }),
);

export const question = {
  ...ids,
  type: word('multiple-choice', 'true-false', 'short-answer'),
  ...texts('questionText'),
  ...lists('options'),
  ...numbers('points'),
};
export const AuthorsQuestion = answer(
  'AuthorsQuestion',
  { ...question, ...texts('correctAnswer'), ...textsOrNull('explanation', 'lessonId') },
  (requested: InstructorQuestion) => ({ ...requested, ...idsOf(requested.id), questionText: requested.text }),
);

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
