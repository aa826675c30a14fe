import * as z from 'zod';
import { blockCourseRules, courseOwnerRules } from '../features/courses/moderation/course-moderation.rules';
import {
  CourseOwnerState,
  ManagedCourseFilter,
} from '../features/courses/moderation/course-moderation.types';
import { PageQuery } from './paging';
import { answerNamed, count, flag, fromRule, identityOf, idOf, text, time, timeOrNull } from './schema';
import { wordOf } from './values';

const approvalState = z.enum(['waiting', 'approved', 'hidden']).meta({
  description:
    'Whether it is public: `approved`, or not: `waiting` for an administrator, or `hidden` by one.',
  examples: ['approved'],
});

export const ManagedCourse = answerNamed(
  'ManagedCourse',
  'A course as administrators see it.',
  z.object({
    ...identityOf('course'),
    title: text('Title of the course.', 'CSS layout'),
    instructorName: text('Name of its instructor.', 'Grace Hopper'),
    ownerState: z.enum(Object.values(CourseOwnerState).map(wordOf)).meta({
      description: 'Whether its owner can run it; `deleted`: the account is or will be deleted.',
      examples: ['active'],
    }),
    state: z.enum(['published', 'draft', 'blocked']).meta({
      description: 'Whether it is published; `blocked`: unpublished by an administrator.',
      examples: ['published'],
    }),
    isFeatured: flag('Whether the course is listed first.', false),
    studentCount: count('Number of enrolled students, up to a few seconds old.', 40),
    createdAt: time('When the course was created.'),
    block: z
      .object({
        reason: text('The reason as plain text.', 'Two of the videos no longer exist.'),
        blockedAt: time('When the reason was written.'),
        liftRequestedAt: timeOrNull(
          'When the instructor asked to lift the block; null if they did not since the reason was written.',
        ),
      })
      .nullable()
      .describe('Why an administrator unpublished it; null if none did.'),
  }),
);

export const CoursesQuery = PageQuery.extend({
  search: z.string().optional().meta({
    description:
      'Text that the title or the name of the instructor contains, regardless of case and accents.',
  }),
  only: z
    .enum(Object.values(ManagedCourseFilter).map(wordOf))
    .optional()
    .describe(
      'Only these courses; `lift-requested`: blocked ones whose instructors asked to lift the block; `owner-inactive`: those whose owner is suspended, no longer an instructor, or is or will be deleted.',
    ),
});

export const CourseBlock = z.object({
  reason: fromRule(
    blockCourseRules.shape.reason,
    'Why, as the instructor reads it; plain text, at most 1,000 characters.',
    'Two of the videos no longer exist.',
  ),
});

export const CourseOwner = z.object({
  email: fromRule(
    courseOwnerRules.shape.email,
    'Email address of the account of the new owner.',
    'marie@example.org',
  ),
});

export const CourseFeature = z.object({ featured: flag('Whether the course is listed first.') });

export const StateQuery = PageQuery.extend({
  state: approvalState.optional().describe('Only those in this state.'),
});

export const ManagedReview = answerNamed(
  'ManagedReview',
  'A review of a course as administrators see it.',
  z.object({
    ...identityOf('review'),
    revision: z
      .int()
      .meta({ description: 'Number of times its student changed it, starting at 1.', examples: [1] }),
    state: approvalState,
    stars: z
      .int()
      .min(1)
      .max(5)
      .meta({ description: 'Rating, 1 to 5 stars.', examples: [5] }),
    text: z
      .string()
      .nullable()
      .meta({ description: 'Text of the review; null if not given.', examples: ['Clear and short.'] }),
    studentName: text('Name of the student.', 'Ada Lovelace'),
    courseId: idOf('course', 'Identifier of the course.'),
    courseTitle: text('Title of the course.', 'CSS layout'),
    createdAt: time('When the review was first written.'),
  }),
);

export const ReviewState = z.object({
  state: approvalState,
  revision: z.int().describe('Revision number of the review when it was read.'),
});

export const ManagedTestimonial = answerNamed(
  'ManagedTestimonial',
  'A testimonial as administrators see it.',
  z.object({
    ...identityOf('testimonial'),
    state: approvalState,
    name: text('Name of the author, as they entered it.', 'Ada Lovelace'),
    text: text('Text of the testimonial as plain text.', 'I learned a lot.'),
    stars: z
      .int()
      .min(1)
      .max(5)
      .meta({ description: 'Rating, 1 to 5 stars.', examples: [5] }),
    avatarUrl: z
      .string()
      .nullable()
      .meta({ description: 'https URL of a picture; null if not given.', examples: [null] }),
    createdAt: time('When the testimonial was added.'),
  }),
);

export const TestimonialState = z.object({ state: approvalState });
