import * as z from 'zod/mini';
import {
  type CheckedCourse,
  type CheckedLesson,
  courseRules,
  lessonRules,
  newCourseRules,
  priceCentsOf,
  splitLines,
} from '#server/modules/teaching/authoring/course-form.rules';
import { check, type Checked } from '#server/platform/validation.rules';
import type { DraftFormat } from '../../../forms/storedDraft';
import type { DraftKey } from '../../../lib/storage';
import type { EditedCourseFragment } from './__generated__/EditCoursePage.generated';

/**
 * The course's own fields, as typed and as stored on the device. A field that is `null` in the course is '' here. Fields
 * added later have a default, since drafts stored before have none.
 */
export const courseInfo = z.object({
  title: z.string(),
  subtitle: z._default(z.string(), ''),
  description: z.string(),
  category: z.string(),
  level: z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
  /** The price in dollars. */
  price: z.string(),
  tags: z.readonly(z.array(z.string())),
  /** One per line. */
  outcomes: z._default(z.string(), ''),
  requirements: z._default(z.string(), ''),
  language: z._default(z.string(), ''),
  glyph: z._default(z.string(), ''),
  completionRule: z._default(z.enum(['WATCHED', 'END', 'MANUAL']), 'WATCHED'),
  certificateRule: z._default(z.enum(['LESSONS', 'LESSONS_AND_QUIZZES']), 'LESSONS'),
  assistantMode: z._default(z.enum(['ANSWERS', 'HINTS', 'OFF']), 'ANSWERS'),
});
export type CourseInfo = z.infer<typeof courseInfo>;

const text = z._default(z.string(), '');

/** A lesson's fields, as typed and as stored on the device. */
const lessonDraft = z.object({
  title: text,
  description: text,
  videoUrl: text,
  captionsUrl: text,
  /** WebVTT, instead of a URL. */
  captionsText: text,
  duration: text,
  notes: text,
});
export type LessonDraft = z.infer<typeof lessonDraft>;

/** A lesson of a new course. */
export interface NewLesson extends LessonDraft {
  /** Client-side key of the lesson. */
  key: string;
}

const courseDraft = z.extend(courseInfo, {
  lessons: z.readonly(z.array(z.extend(lessonDraft, { key: z.string() }))),
  /** The lesson that is typed but not added yet. */
  nextLesson: lessonDraft,
});

/** A new course with its lessons. */
export type CourseDraft = z.infer<typeof courseDraft>;

export const BLANK_LESSON = lessonDraft.parse({});

export const BLANK_COURSE: CourseDraft = {
  ...courseInfo.parse({ title: '', description: '', category: '', level: 'BEGINNER', price: '0', tags: [] }),
  lessons: [],
  nextLesson: BLANK_LESSON,
};

let lastKey = 0;

/** Adds a unique client-side key. */
export function newLesson(lesson: LessonDraft): NewLesson {
  return { ...lesson, key: `lesson-${++lastKey}` };
}

/** Saved values as typed; '' for null, and a list has one entry on each line. */
const asTyped = (saved: object) =>
  Object.fromEntries(
    Object.entries(saved).map(([field, value]: [string, unknown]) => [
      field,
      Array.isArray(value) ? value.join('\n') : (value ?? ''),
    ]),
  );

/** Form values of a saved course. */
export function infoOf({ priceCents, skills, ...course }: EditedCourseFragment): CourseInfo {
  return courseInfo.parse({ ...asTyped(course), price: priceOf(priceCents), tags: skills });
}

const priceOf = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** Form values of a saved lesson. */
export const lessonDraftOf = (lesson: { [Field in keyof LessonDraft]: string | null }): LessonDraft =>
  lessonDraft.parse(asTyped(lesson));

/** Normalizes the price on blur: an invalid price becomes 0 (specification, section 5). */
export function normalizedPrice(typed: string): string {
  const text = typed.trim();
  return text !== '' && Number(text) >= 0 && Number.isFinite(Number(text)) ? text : '0';
}

/** The price in cents; NaN, which validation rejects, for an invalid one. */
export function centsOf(typed: string): number {
  return priceCentsOf(normalizedPrice(typed)) ?? Number.NaN;
}

/** The return type demands every field, as a save deletes what is left out. */
function inputOf(info: CourseInfo): Record<keyof CheckedCourse, unknown> {
  const { price, tags, ...others } = info;
  return {
    ...others,
    priceCents: centsOf(price),
    skills: tags,
    outcomes: splitLines(info.outcomes),
    requirements: splitLines(info.requirements),
    language: info.language || null,
    glyph: info.glyph || null,
  };
}

/** Validates the course's fields with the server's schema. */
export function checkInfo(info: CourseInfo): Checked<CheckedCourse> {
  return check(courseRules, inputOf(info));
}

/**
 * Validates a course with its lessons; error paths such as `lessons.0.videoUrl`. `nextLesson` is a lesson that was typed
 * but not added.
 */
export function checkNewCourse(
  draft: CourseDraft,
): Checked<{ input: CheckedCourse; lessons: CheckedLesson[] }> {
  const checked = check(newCourseRules, { ...inputOf(draft), lessons: draft.lessons.map(lessonInput) });
  const fields = checked.ok ? [] : checked.fields;
  if (!isBlankLesson(draft.nextLesson))
    fields.push({ path: 'nextLesson', message: 'Add or clear the unfinished lesson first' });
  if (!checked.ok || fields.length > 0) return { ok: false, fields };
  const { lessons, ...input } = checked.value;
  return { ok: true, value: { input, lessons } };
}

export function checkLesson(lesson: LessonDraft): Checked<CheckedLesson> {
  return check(lessonRules, lessonInput(lesson));
}

/** A lesson's fields, without its client-side key. */
const lessonInput = (lesson: LessonDraft): LessonDraft => lessonDraft.parse(lesson);

/** Whether all fields are blank. */
export function isBlankLesson(lesson: LessonDraft): boolean {
  return Object.values(lessonInput(lesson)).every((text) => text.trim() === '');
}

/** Compares two drafts by what is sent of them, without client-side keys. */
const isSameBy =
  <Draft>(sent: (draft: Draft) => object) =>
  (one: Draft, other: Draft) =>
    JSON.stringify(sent(one)) === JSON.stringify(sent(other));

export const isSameInfo = isSameBy(inputOf);
export const isSameLesson = isSameBy(lessonInput);
export const isSameCourse = isSameBy(({ lessons, nextLesson, ...info }: CourseDraft) => [
  inputOf(info),
  lessons.map(lessonInput),
  lessonInput(nextLesson),
]);

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
