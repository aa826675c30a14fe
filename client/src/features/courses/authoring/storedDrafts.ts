import * as z from 'zod/mini';
import type { DraftKey } from '../../../lib/storage';
import type { DraftFormat } from '../../../forms/storedDraft';
import {
  type CourseDraft,
  courseInfo,
  type CourseInfo,
  lessonDraft,
  type LessonDraft,
  newLesson,
} from './courseDraft';

const courseDraft = z.extend(courseInfo, {
  lessons: z.array(z.extend(lessonDraft, { key: z.string() })),
  nextLesson: lessonDraft,
});

/** Storage key of an account's course draft; `courseId` is null for a new course. */
export function courseDraftKey(accountId: string, courseId: string | null): DraftKey {
  return `courseDraft:${accountId}:${courseId ?? 'new'}`;
}

/** Storage key of a lesson draft; `lessonId` is null for a new lesson of this course. */
export function lessonDraftKey(accountId: string, courseId: string, lessonId: string | null): DraftKey {
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
