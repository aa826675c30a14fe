import * as z from 'zod';
import { SEARCH_MAX_LENGTH } from '../features/courses/catalogue.rules';
import { courseContent } from './course-content.schemas';
import { QuizSummary } from './quiz.schemas';
import { answerNamed, count, identityOf, idOf, text, time } from './schema';

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
export const ASSISTANT_MODES = ['answers', 'hints', 'off'] as const;
export const ASSISTANT_MODE = 'What the assistant does for students with the material of the course.';
export const COMPLETION_RULES = ['watched', 'end', 'manual'] as const;
export const CERTIFICATE_RULES = ['lessons', 'lessons-and-quizzes'] as const;
export const CERTIFICATE_RULE =
  'What a student must have done to earn the certificate: completed every lesson, or also passed every active quiz.';
export const COMPLETION_RULE =
  'What completes a lesson with a video in the pages of Waymark, besides “Mark complete”: 90 percent watched (`watched`), its end (`end`), or nothing (`manual`).';

export const Lesson = answerNamed(
  'Lesson',
  'A lesson of a course.',
  z.object({
    ...identityOf('lesson'),
    title: text('Title of the lesson, at most 200 characters.', 'The box model'),
    description: text('Summary as plain text; may be empty.', 'What every element on a page is made of.'),
    videoUrl: z
      .string()
      .nullable()
      .meta({
        description:
          'URL of a YouTube video or media file, or a path on this site; null for a lesson without a video.',
        examples: ['https://example.org/box-model.webm'],
      }),
    duration: z
      .string()
      .nullable()
      .meta({
        description: 'Duration as the instructor entered it; null if not given.',
        examples: ['10:30'],
      }),
    order: z
      .int()
      .min(1)
      .meta({ description: 'Position in the course, starting at 1.', examples: [1] }),
  }),
);

export const Course = answerNamed(
  'Course',
  'A course, as students see it.',
  z.object({
    ...identityOf('course'),
    ...courseContent,
    level: z.enum(LEVELS).describe('Prior knowledge the course expects.'),
    completionRule: z.enum(COMPLETION_RULES).describe(COMPLETION_RULE),
    certificateRule: z.enum(CERTIFICATE_RULES).describe(CERTIFICATE_RULE),
    assistantMode: z.enum(ASSISTANT_MODES).describe(ASSISTANT_MODE),
    price: z
      .number()
      .min(0)
      .meta({
        description:
          'Price in US dollars with at most two decimals; 0 for a free course. Prices are displayed, never charged.',
        examples: [19.99],
      }),
    rating: z
      .number()
      .min(0)
      .max(5)
      .meta({
        description: 'Average rating in stars, 1 to 5; 0 without reviews.',
        examples: [4.5],
      }),
    reviewsCount: count('Number of reviews.', 12),
    studentCount: count('Number of enrolled students, up to a few seconds old.', 40),
    updatedAt: time('When the course, its lessons or its quizzes were last changed.'),
    skills: z.array(z.string()).meta({ description: 'Topics of the course.', examples: [['HTML', 'CSS']] }),
    durationMinutes: z
      .int()
      .min(1)
      .nullable()
      .meta({
        description: 'Total length of the lessons in minutes; null if no lesson has a known duration.',
        examples: [95],
      }),
    lessons: z.array(Lesson).describe('Lessons, in order.'),
    instructor: z
      .object({
        id: idOf('account', "Identifier of the instructor's account."),
        name: text('Name of the instructor.', 'Grace Hopper'),
        bio: z.string().nullable().describe('Short biography; null if not given.'),
        image: z.string().nullable().describe('https URL of a picture; null if not given.'),
      })
      .describe('Instructor of the course.'),
  }),
);

export const CourseDetails = answerNamed(
  'CourseDetails',
  'A course with its quizzes.',
  Course.extend({
    quizzes: z
      .array(QuizSummary)
      .describe(
        'Quizzes, without their questions. Inactive quizzes are listed for enrolled students and the instructor only.',
      ),
  }),
);

export const SearchResult = answerNamed(
  'SearchResult',
  'A search result.',
  Course.pick({ _id: true, id: true, title: true, category: true, rating: true }).extend({
    isExactMatch: z.boolean().meta({
      description:
        'Whether the course contains the text as it is; otherwise some of its words, in other forms or misspelled.',
    }),
  }),
);

const searched = (description: string, example: string) =>
  z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .optional()
    .meta({ description, examples: [example] });

export const CourseFilter = z.object({
  search: searched(
    'Text to find in the title, description, instructor’s name, category or skills, ignoring case and accents.',
    'layout',
  ),
  category: z
    .string()
    .optional()
    .meta({ description: 'Exact name of the category.', examples: ['Frontend'] }),
  minRating: z
    .number()
    .optional()
    .meta({ description: 'Minimum rating in stars, 0 to 5.', examples: [4.5] }),
  tag: searched('Text to find in the skills, ignoring case and accents.', 'CSS'),
});

export const Search = z.object({
  q: searched('Text to find, like `search` of `GET /api/courses`; blank for all courses.', 'layout'),
});
