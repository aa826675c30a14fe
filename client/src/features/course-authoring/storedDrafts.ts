import * as z from 'zod/mini';
import type { DraftFormat } from '../../lib/storedDraft';
import { type CourseDraft, type CourseInfo, type LessonDraft, newLesson } from './courseDraft';

const lesson = {
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  captionsUrl: z.string(),
  // Drafts that were kept before captions could be a text have none.
  captionsText: z._default(z.string(), ''),
  duration: z.string(),
  notes: z.string(),
};
const info = {
  title: z.string(),
  description: z.string(),
  category: z.string(),
  level: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
  price: z.string(),
  tags: z.array(z.string()),
};
const lessonDraft = z.object(lesson);
const courseInfo = z.object(info);
const courseDraft = z.object({
  ...info,
  lessons: z.array(z.object({ ...lesson, key: z.string() })),
  nextLesson: lessonDraft,
});

/** Where this device keeps a course of one account; null is the new one. */
export function courseDraftKey(accountId: string, courseId: string | null): string {
  return `courseDraft:${accountId}:${courseId ?? 'new'}`;
}

/** Where it keeps a lesson; null is the new one of this course. */
export function lessonDraftKey(accountId: string, courseId: string, lessonId: string | null): string {
  return `lessonDraft:${accountId}:${lessonId ?? `new:${courseId}`}`;
}

export const courseDraftFormat: DraftFormat<CourseDraft> = {
  version: 1,
  schema: courseDraft,
  // Every page numbers its keys from the beginning, so stored keys could be given twice.
  restore: (draft) => ({ ...draft, lessons: draft.lessons.map(newLesson) }),
};

export const courseInfoFormat: DraftFormat<CourseInfo> = { version: 1, schema: courseInfo };

export const lessonDraftFormat: DraftFormat<LessonDraft> = { version: 1, schema: lessonDraft };
