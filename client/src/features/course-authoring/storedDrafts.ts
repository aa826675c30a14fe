import * as z from 'zod/mini';
import type { DraftFormat } from '../../lib/storedDraft';
import { type CourseDraft, type CourseInfo, type LessonDraft, newLesson } from './courseDraft';

const lesson = {
  title: z.string(),
  description: z.string(),
  videoUrl: z.string(),
  captionsUrl: z.string(),
  // Drafts stored before captions could be text have none.
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

/** Storage key of an account's course draft; `courseId` is null for a new course. */
export function courseDraftKey(accountId: string, courseId: string | null): string {
  return `courseDraft:${accountId}:${courseId ?? 'new'}`;
}

/** Storage key of a lesson draft; `lessonId` is null for a new lesson of this course. */
export function lessonDraftKey(accountId: string, courseId: string, lessonId: string | null): string {
  return `lessonDraft:${accountId}:${lessonId ?? `new:${courseId}`}`;
}

export const courseDraftFormat: DraftFormat<CourseDraft> = {
  version: 1,
  schema: courseDraft,
  // Assign new keys: the counter restarts on each page load, so stored keys could collide.
  restore: (draft) => ({ ...draft, lessons: draft.lessons.map(newLesson) }),
};

export const courseInfoFormat: DraftFormat<CourseInfo> = { version: 1, schema: courseInfo };

export const lessonDraftFormat: DraftFormat<LessonDraft> = { version: 1, schema: lessonDraft };
