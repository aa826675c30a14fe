import * as z from 'zod/mini';
import { readDraft, type StoredDraft } from '../../lib/storedDraft';
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

export function readCourseDraft(key: string): StoredDraft<CourseDraft> | null {
  const stored = readDraft<CourseDraft>(key, courseDraft);
  // Keys are counted anew by each page, so the stored ones could be given a second time.
  return stored && { ...stored, draft: { ...stored.draft, lessons: stored.draft.lessons.map(newLesson) } };
}

export const readCourseInfo = (key: string): StoredDraft<CourseInfo> | null =>
  readDraft<CourseInfo>(key, courseInfo);

export const readLessonDraft = (key: string): StoredDraft<LessonDraft> | null =>
  readDraft<LessonDraft>(key, lessonDraft);
