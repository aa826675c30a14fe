import * as z from 'zod';
import { lessonRules } from '../features/teaching/course-form.rules';
import { Lesson } from './catalogue.schemas';
import { answerNamed, bodyNamed, fromRule, text } from './schema';

const lesson = lessonRules.shape;

export const NewLesson = bodyNamed(
  'NewLesson',
  'A lesson to write. It needs a video or notes.',
  z.object({
    title: fromRule(lesson.title, 'Its title.', 'The box model'),
    description: fromRule(lesson.description, 'One or two plain sentences; null or blank: none.'),
    videoUrl: fromRule(
      lesson.videoUrl,
      'A YouTube link or the https address of a media file; null: a lesson to read, which has notes.',
      'https://example.org/box-model.webm',
    ),
    duration: fromRule(lesson.duration, 'Free text such as 10:30 or 1:02:03; null or blank: none.', '10:30'),
    notes: fromRule(
      lesson.notes,
      'Markdown without HTML; not part of the documented lesson that comes back.',
    ),
    captionsUrl: fromRule(lesson.captionsUrl, 'The address of a .vtt file; null or blank: none.'),
    captionsText: fromRule(
      lesson.captionsText,
      'Captions as WebVTT, instead of an address; null or blank: none.',
    ),
  }),
);

export const AddedLesson = NewLesson.extend({
  order: z.int().nullish().describe('Its place, counted from 1; null, left out or beyond the end: the end.'),
});

export type InstructorLesson = z.infer<typeof InstructorLesson>;
export const InstructorLesson = answerNamed(
  'InstructorLesson',
  'A lesson as its author gets it back.',
  Lesson.extend({
    captionsText: text('Its captions as WebVTT; only where they are a text and no address.').optional(),
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
  'The whole lesson as it shall be; what is left out stays. Its place has a call of its own.',
  NewLesson.partial(),
);

export const Move = z.object({
  fromIndex: z
    .int()
    .min(0)
    .meta({ description: 'The lesson’s place, counted from 0.', examples: [0] }),
  toIndex: z
    .int()
    .min(0)
    .meta({ description: 'Where it goes, counted from 0.', examples: [1] }),
});

export const LessonsInOrder = z.object({
  lessons: z.array(Lesson).describe('All of the course’s, in their new order.'),
});
