import * as z from 'zod';
import { lessonRules } from '../features/courses/authoring/course-form.rules';
import { Lesson } from './catalogue.schemas';
import { answerNamed, bodyNamed, fromRule, text } from './schema';

const lesson = lessonRules.shape;

export const NewLesson = bodyNamed(
  'NewLesson',
  'A lesson to create. A video or notes are required.',
  z.object({
    title: fromRule(lesson.title, 'Title of the lesson.', 'The box model'),
    description: fromRule(lesson.description, 'Summary of the lesson as plain text; null or blank for none.'),
    videoUrl: fromRule(
      lesson.videoUrl,
      'YouTube link or https URL of a media file; null for a lesson without a video, which needs notes.',
      'https://example.org/box-model.webm',
    ),
    duration: fromRule(
      lesson.duration,
      'Duration as free text, e.g. 10:30 or 1:02:03; null or blank for none.',
      '10:30',
    ),
    notes: fromRule(lesson.notes, 'Notes as Markdown without HTML; not included in responses.'),
    captionsUrl: fromRule(lesson.captionsUrl, 'URL of a .vtt file; null or blank for none.'),
    captionsText: fromRule(
      lesson.captionsText,
      'Captions as WebVTT text, instead of a URL; null or blank for none.',
    ),
  }),
);

export const AddedLesson = NewLesson.extend({
  order: z
    .int()
    .nullish()
    .describe('Position in the course, starting at 1; null, left out or a number beyond the end to append.'),
});

export const InstructorLesson = answerNamed(
  'InstructorLesson',
  'A lesson, as its instructor sees it.',
  Lesson.extend({
    captionsText: text('Captions as WebVTT text; present only if they are not a URL.').optional(),
  }),
);

export const LESSON_EXAMPLE = {
  title: 'The box model',
  description: 'What every element on a page is made of.',
  videoUrl: 'https://example.org/box-model.webm',
  duration: '10:30',
};

export const LessonEdit = bodyNamed(
  'LessonEdit',
  'The fields to change; fields left out keep their values. Use `PUT /instructor/courses/{id}/lessons/reorder` to move a lesson.',
  NewLesson.partial(),
);

export const Move = z.object({
  fromIndex: z
    .int()
    .min(0)
    .meta({ description: 'Current position of the lesson, starting at 0.', examples: [0] }),
  toIndex: z
    .int()
    .min(0)
    .meta({ description: 'New position of the lesson, starting at 0.', examples: [1] }),
});

export const LessonsInOrder = z.object({
  lessons: z.array(Lesson).describe('All lessons of the course, in their new order.'),
});
