import * as z from 'zod';
import { answerNamed, count, flag, idOf, percent, text, time } from './schema';

export type EnrollmentProgress = z.infer<typeof EnrollmentProgress>;
export const EnrollmentProgress = answerNamed(
  'EnrollmentProgress',
  'How far a student has come in a course.',
  z.object({
    courseId: idOf('course', 'The course.'),
    title: text('The course’s title.', 'CSS layout'),
    overallPercent: percent(
      'Percent of the lessons, rounded; 100 only when all are done, 0 for a course without lessons.',
    ),
    lessonsCompleted: count('Lessons that are done.', 3),
    totalLessons: count('Lessons there are.', 6),
  }),
);

export type StudentDashboard = z.infer<typeof StudentDashboard>;
export const StudentDashboard = answerNamed(
  'StudentDashboard',
  'A student’s own learning.',
  z.object({
    stats: z
      .object({
        totalCourses: count('Courses they are enrolled in.', 4),
        completedCourses: count('Those at exactly 100 percent.', 1),
        totalLessonsCompleted: count('Lessons done in all of them together.', 14),
        averageProgress: percent('The mean of their percents, rounded; 0 without courses.', 58),
      })
      .describe('In four numbers.'),
    enrolledCourses: z.array(EnrollmentProgress).describe('The one used last first.'),
    recentActivity: z
      .array(
        z.object({
          lessonId: idOf('lesson', 'The lesson.'),
          lessonTitle: z
            .string()
            .nullable()
            .meta({
              description: 'Its title; null when its author has removed it since.',
              examples: ['The box model'],
            }),
          courseTitle: text('The course it was done in.', 'CSS layout'),
          completedAt: time('When it was done.'),
        }),
      )
      .describe('The five lessons done last, newest first.'),
  }),
);

const courseId = idOf('course', 'The course, by its `_id` or `id`.');

export const NewEnrollment = z.object({ courseId });

export const Enrolled = z.object({
  isEnrolled: z.literal(true).describe('Always.'),
  enrollment: EnrollmentProgress,
});

export const IsEnrolled = z.object({ isEnrolled: flag('Whether whoever asks is enrolled.') });

export const LessonDone = z.object({
  courseId,
  lessonId: idOf('lesson', 'A lesson of that course.'),
});

export const LessonCompleted = answerNamed(
  'LessonCompleted',
  'The lesson is done; saying so again answers the same.',
  z.object({ completed: z.literal(true).describe('Always.'), ...EnrollmentProgress.shape }),
);
