import * as z from 'zod';
import { courseRules, LESSONS_MAX, PRICE_CENTS_MAX } from '../features/teaching/course-form.rules';
import { Course, LEVELS } from './catalogue.schemas';
import { NewLesson } from './lesson.schemas';
import {
  answerNamed,
  bodyNamed,
  count,
  flag,
  identityOf,
  fromRule,
  percent,
  text,
  time,
  timeOrNull,
} from './schema';

export type InstructorCourse = z.infer<typeof InstructorCourse>;
export const InstructorCourse = answerNamed(
  'InstructorCourse',
  'A course as its author sees it, drafts included.',
  Course.pick({
    title: true,
    description: true,
    category: true,
    level: true,
    price: true,
    lessons: true,
  }).extend({
    ...identityOf('course'),
    tags: z
      .array(z.string())
      .meta({ description: 'Its topics; the catalogue calls them skills.', examples: [['CSS']] }),
    published: flag('false: a draft, or taken back.'),
    createdAt: time('When it was created.'),
    metrics: z
      .object({
        enrollments: count('Students who are enrolled.', 40),
        completionRate: percent('Completions of enrollments in percent, rounded; 0 without enrollments.', 35),
        avgProgress: percent('The mean of the students’ percents, rounded; 0 without enrollments.', 62),
      })
      .describe('How it does, at the moment of asking.'),
    revision: z.int().meta({
      description: 'Counts edits of the course itself, lessons aside; hand it back with an update.',
      examples: [1],
    }),
  }),
);

const courseStats = {
  ...identityOf('course'),
  title: text('The course’s title.', 'CSS layout'),
  enrollments: count('Students who are enrolled.', 40),
  completionRate: percent('Completions of enrollments in percent, rounded; 0 without enrollments.', 35),
};

export type InstructorDashboard = z.infer<typeof InstructorDashboard>;
export const InstructorDashboard = answerNamed(
  'InstructorDashboard',
  'How all courses of an instructor do, counted when asked.',
  z.object({
    overview: z
      .object({
        totalCourses: count('Their courses, drafts included.', 5),
        totalStudents: count('Students in any of them, each counted once.', 120),
        completedCourses: count('Enrollments at exactly 100 percent.', 42),
        avgCompletionRate: percent(
          'Completions of enrollments in percent, over all courses together, rounded; 0 without enrollments.',
          35,
        ),
        recentEnrollments: count('Enrollments of the last 30 days.', 17),
      })
      .describe('In five numbers.'),
    topPerformingCourses: z
      .array(z.object(courseStats))
      .describe('The five best: by enrollments, then completion rate.'),
    recentActivity: z
      .array(
        z.object({
          studentName: text('The student.', 'Ada Lovelace'),
          courseTitle: text('The course.', 'CSS layout'),
          lastActivity: time('When they last completed a lesson of it.'),
          progress: percent('Percent of it that is done.'),
        }),
      )
      .describe('The ten enrollments in which a lesson was completed last, newest first.'),
    courseMetrics: z
      .array(
        z.object({
          ...courseStats,
          completions: count('Students at exactly 100 percent.', 14),
          avgProgress: percent('The mean of the students’ percents, rounded; 0 without enrollments.', 62),
        }),
      )
      .describe('All of their courses, newest first.'),
  }),
);

export type CourseAnalytics = z.infer<typeof CourseAnalytics>;
export const CourseAnalytics = answerNamed(
  'CourseAnalytics',
  'How one course does, counted when asked. A learning act is a completed lesson, an open lesson, or a quiz started, answered or submitted.',
  z.object({
    totalStudents: count('Students who are enrolled.', 40),
    activeStudents: count('Those with a learning act in it in the last 30 days.', 23),
    averageProgress: percent('The mean of their percents, rounded; 0 without students.', 62),
    completionRate: percent('Completions of enrollments in percent, rounded; 0 without students.', 35),
    totalLessons: count('How many lessons it has.', 6),
    engagementMetrics: z
      .object({
        dailyActiveUsers: count('Students with a learning act in it in the last 24 hours.', 4),
        weeklyActiveUsers: count('Students with a learning act in it in the last 7 days.', 15),
        averageTimeSpent: count(
          'Minutes its lessons were open for each enrolled student, on average, rounded.',
          48,
        ),
      })
      .describe('How much it is used.'),
    studentProgress: z
      .array(
        z.object({
          ...identityOf('enrollment'),
          studentId: z
            .object({
              ...identityOf('account'),
              name: text('Their name.', 'Ada Lovelace'),
              email: text('Their address, for writing to them.', 'student@waymark.test'),
            })
            .describe('The student.'),
          overallPercent: percent('Percent of the lessons that are done.'),
          lessons: z
            .array(z.object({ completed: flag('Whether it is done.') }))
            .describe('One for each lesson of the course, in order.'),
          enrolledAt: time('When they enrolled.'),
          lastActivity: timeOrNull('Their last learning act in it; null: none yet.'),
        }),
      )
      .describe('Everyone who is enrolled, by name.'),
  }),
);

const course = courseRules.shape;
const price = z
  .union([
    z
      .number()
      .min(0)
      .max(PRICE_CENTS_MAX / 100),
    z.string(),
  ])
  .meta({ description: 'US dollars with at most two decimals; 0 is free.', examples: [19.99] });
const level = z
  .enum(LEVELS)
  .meta({ description: 'How much it expects its students to know.', default: 'beginner' });

export const NewCourse = bodyNamed(
  'NewCourse',
  'A course to create; it starts as a draft.',
  z.object({
    title: fromRule(course.title, 'Its title.', 'CSS layout'),
    description: fromRule(course.description, 'Plain text.', 'From the box model to grid.'),
    category: fromRule(
      course.category,
      'One of the catalogue’s or the course form’s categories.',
      'Frontend',
    ),
    level: level.optional(),
    price: price.optional(),
    tags: fromRule(
      course.skills,
      'Its topics, at most 20 of 50 characters each; blank ones and repeats are left out.',
      ['HTML', 'CSS'],
    ),
    lessons: z
      .array(NewLesson)
      .max(LESSONS_MAX)
      .optional()
      .describe('In order; ids and orders of their own are ignored.'),
  }),
);

export const CourseEdit = bodyNamed(
  'CourseEdit',
  'What shall be different; what is left out stays. Lessons have calls of their own.',
  NewCourse.omit({ lessons: true })
    .partial()
    .extend({
      revision: z.int().nullish().describe('The one that was read; null or left out: whichever there is.'),
    }),
);

export const Publication = z.object({ published: flag('Whether it is in the catalogue.') });
