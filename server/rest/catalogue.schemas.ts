import * as z from 'zod';
import { SEARCH_MAX_LENGTH } from '../features/catalogue/catalogue.rules';
import { QuizSummary } from './quiz.schemas';
import { answerNamed, count, identityOf, idOf, text } from './schema';

export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type Lesson = z.infer<typeof Lesson>;
export const Lesson = answerNamed(
  'Lesson',
  'A stop of a course.',
  z.object({
    ...identityOf('lesson'),
    title: text('At most 200 characters.', 'The box model'),
    description: text(
      'One or two plain sentences; may be empty.',
      'What every element on a page is made of.',
    ),
    videoUrl: z
      .string()
      .nullable()
      .meta({
        description: 'A YouTube link, a media file or a path of this site; null: a lesson to read.',
        examples: ['https://example.org/box-model.webm'],
      }),
    duration: z
      .string()
      .nullable()
      .meta({ description: 'As its author wrote it; null when not given.', examples: ['10:30'] }),
    order: z
      .int()
      .min(1)
      .meta({ description: 'Its place in the course, counted from 1.', examples: [1] }),
  }),
);

export type Course = z.infer<typeof Course>;
export const Course = answerNamed(
  'Course',
  'A course as everyone sees it.',
  z.object({
    ...identityOf('course'),
    title: text('At most 200 characters.', 'CSS layout'),
    description: text('Plain text, at most 10,000 characters.', 'From the box model to grid.'),
    category: text('One of the catalogue’s or the course form’s categories.', 'Frontend'),
    level: z.enum(LEVELS).describe('How much it expects its students to know.'),
    price: z
      .number()
      .min(0)
      .meta({
        description: 'US dollars, at most two decimals; 0 is free. Shown, not charged.',
        examples: [19.99],
      }),
    rating: z
      .number()
      .min(0)
      .max(5)
      .meta({
        description: 'The average of its reviews’ stars, 1 to 5; 0 without reviews.',
        examples: [4.5],
      }),
    reviewsCount: count('How many students reviewed it.', 12),
    skills: z.array(z.string()).meta({ description: 'Its topics.', examples: [['HTML', 'CSS']] }),
    lessons: z.array(Lesson).describe('In order.'),
    instructor: z
      .object({
        id: idOf('account', 'Their account.'),
        name: text('Their name.', 'Grace Hopper'),
        bio: z.string().nullable().describe('Their words about themselves; null when not given.'),
        image: z.string().nullable().describe('An https address of a picture; null when not given.'),
      })
      .describe('Who teaches it.'),
  }),
);

export const CourseDetails = answerNamed(
  'CourseDetails',
  'A course with the quizzes that whoever asks may know of.',
  Course.extend({
    quizzes: z.array(QuizSummary).describe('Without their questions; inactive ones for the enrolled alone.'),
  }),
);

export type SearchResult = z.infer<typeof SearchResult>;
export const SearchResult = answerNamed(
  'SearchResult',
  'A course in a list of results.',
  Course.pick({ _id: true, id: true, title: true, category: true, rating: true }),
);

const searched = (description: string, example: string) =>
  z
    .string()
    .max(SEARCH_MAX_LENGTH)
    .optional()
    .meta({ description, examples: [example] });

export const CourseFilter = z.object({
  search: searched(
    'Contained in title, description, instructor’s name, category or a skill; case and marks do not count.',
    'layout',
  ),
  category: z
    .string()
    .optional()
    .meta({ description: 'Exactly this category.', examples: ['Frontend'] }),
  minRating: z
    .number()
    .optional()
    .meta({ description: 'At least this rating, 0 to 5.', examples: [4.5] }),
  tag: searched('Contained in any skill; case and marks do not count.', 'CSS'),
});

export const Search = z.object({
  q: searched('As `search` of `GET /api/courses`; blank finds everything.', 'layout'),
});
