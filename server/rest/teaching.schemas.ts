import * as z from 'zod';
import { courseRules, LESSONS_MAX, PRICE_CENTS_MAX } from '../features/courses/authoring/course-form.rules';
import {
  CERTIFICATE_RULE,
  CERTIFICATE_RULES,
  ASSISTANT_MODE,
  ASSISTANT_MODES,
  COMPLETION_RULE,
  COMPLETION_RULES,
  Course,
  LEVELS,
} from './catalogue.schemas';
import { courseContent } from './course-content.schemas';
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

export const InstructorCourse = answerNamed(
  'InstructorCourse',
  'A course, as its instructor sees it.',
  Course.omit({
    rating: true,
    reviewsCount: true,
    studentCount: true,
    skills: true,
    instructor: true,
  }).extend({
    tags: z
      .array(z.string())
      .meta({ description: 'Topics of the course; called skills in the catalogue.', examples: [['CSS']] }),
    published: flag('Whether the course is published; false for drafts and unpublished courses.'),
    createdAt: time('When the course was created.'),
    metrics: z
      .object({
        enrollments: count('Number of enrolled students.', 40),
        completionRate: percent(
          'Percentage of the enrollments that are at 100 percent, rounded; 0 without enrollments.',
          35,
        ),
        avgProgress: percent(
          'Average progress of the students in percent, rounded; 0 without enrollments.',
          62,
        ),
      })
      .describe('Enrollment and progress figures.'),
    revision: z.int().meta({
      description:
        'Revision number of the course itself, increased by each edit except of its lessons. Pass it to `PUT /instructor/courses/{id}`.',
      examples: [1],
    }),
  }),
);

const courseStats = {
  ...identityOf('course'),
  title: text('Title of the course.', 'CSS layout'),
  enrollments: count('Number of enrolled students.', 40),
  completionRate: percent(
    'Percentage of the enrollments that are at 100 percent, rounded; 0 without enrollments.',
    35,
  ),
};

export const InstructorDashboard = answerNamed(
  'InstructorDashboard',
  'Figures across all courses of an instructor.',
  z.object({
    overview: z
      .object({
        totalCourses: count('Number of courses, including drafts.', 5),
        totalStudents: count('Students enrolled in at least one of the courses, each counted once.', 120),
        completedCourses: count('Enrollments at 100 percent.', 42),
        avgCompletionRate: percent(
          'Percentage of all enrollments that are at 100 percent, rounded; 0 without enrollments.',
          35,
        ),
        recentEnrollments: count('Enrollments in the last 30 days.', 17),
      })
      .describe('Totals across all courses.'),
    topPerformingCourses: z
      .array(z.object(courseStats))
      .describe('The five courses with the most enrollments, ties broken by completion rate.'),
    recentActivity: z
      .array(
        z.object({
          studentName: text('Name of the student.', 'Ada Lovelace'),
          courseTitle: text('Title of the course.', 'CSS layout'),
          lastActivity: time('When the student last completed a lesson of the course.'),
          progress: percent('Progress of the student in the course in percent.'),
        }),
      )
      .describe('The ten enrollments with the most recently completed lessons, newest first.'),
    courseMetrics: z
      .array(
        z.object({
          ...courseStats,
          completions: count('Enrollments at 100 percent.', 14),
          avgProgress: percent(
            'Average progress of the students in percent, rounded; 0 without enrollments.',
            62,
          ),
        }),
      )
      .describe('Metrics of every course, newest course first.'),
  }),
);

export const CourseAnalytics = answerNamed(
  'CourseAnalytics',
  'Analytics of one course. Activity means: completing or opening a lesson, or starting, answering or submitting a quiz.',
  z.object({
    totalStudents: count('Number of enrolled students.', 40),
    activeStudents: count('Students with activity in the course in the last 30 days.', 23),
    averageProgress: percent('Average progress of the students in percent, rounded; 0 without students.', 62),
    completionRate: percent(
      'Percentage of the enrollments that are at 100 percent, rounded; 0 without students.',
      35,
    ),
    totalLessons: count('Number of lessons.', 6),
    engagementMetrics: z
      .object({
        dailyActiveUsers: count('Students with activity in the course in the last 24 hours.', 4),
        weeklyActiveUsers: count('Students with activity in the course in the last 7 days.', 15),
        averageTimeSpent: count(
          'Average number of minutes a student had lessons of the course open, rounded.',
          48,
        ),
      })
      .describe('Engagement of the students.'),
    studentProgress: z
      .array(
        z.object({
          ...identityOf('enrollment'),
          studentId: z
            .object({
              ...identityOf('account'),
              name: text('Name of the student.', 'Ada Lovelace'),
              email: text('', 'student@waymark.test')
                .nullable()
                .describe(
                  'Email address of the student; null if your role in the course doesn’t include addresses.',
                ),
            })
            .describe('The student.'),
          overallPercent: percent('Progress in percent.'),
          lessons: z
            .array(z.object({ completed: flag('Whether the student completed the lesson.') }))
            .describe('One entry per lesson of the course, in order.'),
          enrolledAt: time('When the student enrolled.'),
          lastActivity: timeOrNull('Most recent activity in the course; null if there is none.'),
        }),
      )
      .nullable()
      .describe(
        'All enrolled students, sorted by name; null if your role in the course doesn’t include students.',
      ),
  }),
);

const price = z
  .union([
    z
      .number()
      .min(0)
      .max(PRICE_CENTS_MAX / 100),
    z.string(),
  ])
  .meta({
    description: 'Price in US dollars with at most two decimals; 0 for a free course.',
    examples: [19.99],
  });
const level = z
  .enum(LEVELS)
  .meta({ description: 'Prior knowledge the course expects.', default: 'beginner' });

export const NewCourse = bodyNamed(
  'NewCourse',
  'A course to create. It starts as a draft.',
  z.object({
    ...courseContent,
    level: level.optional(),
    completionRule: z
      .enum(COMPLETION_RULES)
      .meta({ description: COMPLETION_RULE, default: 'watched' })
      .optional(),
    certificateRule: z
      .enum(CERTIFICATE_RULES)
      .meta({ description: CERTIFICATE_RULE, default: 'lessons' })
      .optional(),
    assistantMode: z
      .enum(ASSISTANT_MODES)
      .meta({ description: ASSISTANT_MODE, default: 'answers' })
      .optional(),
    price: price.optional(),
    tags: fromRule(
      courseRules.shape.skills,
      'Topics of the course, at most 20 of 50 characters each. Blank and repeated ones are dropped.',
      ['HTML', 'CSS'],
    ),
    lessons: z
      .array(NewLesson)
      .max(LESSONS_MAX)
      .optional()
      .describe('Lessons, in order. Their `id` and `order` are ignored.'),
  }),
);

export const CourseEdit = bodyNamed(
  'CourseEdit',
  'The fields to change; fields left out keep their values. Lessons have their own endpoints.',
  NewCourse.omit({ lessons: true })
    .partial()
    .extend({
      revision: z
        .int()
        .nullish()
        .describe('Revision number when it was read; null or left out to overwrite any revision.'),
    }),
);

export const Publication = z.object({ published: flag('Whether the course is published.') });
