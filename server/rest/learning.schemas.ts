import * as z from 'zod';
import { answerNamed, count, flag, idOf, percent, text, time } from './schema';

const EnrollmentProgress = answerNamed(
  'EnrollmentProgress',
  'Progress of a student in a course.',
  z.object({
    courseId: idOf('course', 'Identifier of the course.'),
    title: text('Title of the course.', 'CSS layout'),
    overallPercent: percent(
      'Percentage of the lessons completed, rounded; 100 only if all lessons are completed, 0 for a course without lessons.',
    ),
    lessonsCompleted: count('Number of lessons completed.', 3),
    totalLessons: count('Number of lessons in the course.', 6),
  }),
);

export const StudentDashboard = answerNamed(
  'StudentDashboard',
  'A student’s courses, progress and recent activity.',
  z.object({
    stats: z
      .object({
        totalCourses: count('Courses the student is enrolled in.', 4),
        completedCourses: count('Courses at 100 percent.', 1),
        totalLessonsCompleted: count('Lessons completed across all courses.', 14),
        averageProgress: percent(
          'Average progress across the courses in percent, rounded; 0 without courses.',
          58,
        ),
      })
      .describe('Totals across the student’s courses.'),
    enrolledCourses: z
      .array(EnrollmentProgress)
      .describe('Courses the student is enrolled in, most recently used first.'),
    recentActivity: z
      .array(
        z.object({
          lessonId: idOf('lesson', 'Identifier of the lesson.'),
          lessonTitle: z
            .string()
            .nullable()
            .meta({
              description: 'Title of the lesson; null if it was deleted since.',
              examples: ['The box model'],
            }),
          courseTitle: text('Title of the course.', 'CSS layout'),
          completedAt: time('When the lesson was completed.'),
        }),
      )
      .describe('The five most recently completed lessons, newest first.'),
  }),
);

const courseId = idOf('course', 'Identifier of the course (`_id` or `id`).');

export const NewEnrollment = z.object({ courseId });

export const Enrolled = z.object({
  isEnrolled: z.literal(true).describe('Always true.'),
  enrollment: EnrollmentProgress,
});

export const IsEnrolled = z.object({ isEnrolled: flag('Whether you are enrolled in the course.') });

export const LessonDone = z.object({
  courseId,
  lessonId: idOf('lesson', 'Identifier of a lesson of the course.'),
});

export const LessonCompleted = answerNamed(
  'LessonCompleted',
  'A completed lesson, with the progress in its course.',
  z.object({ completed: z.literal(true).describe('Always true.'), ...EnrollmentProgress.shape }),
);
