import {
  courseRules,
  type CheckedCourse,
  type CheckedLesson,
  lessonRules,
  newCourseRules,
  priceCentsOf,
} from '../../../../server/features/teaching/course-form.rules';
import { check, type Checked } from '../../../../server/platform/validation.rules';
import type { EditedCourseFragment } from './CourseForm.generated';

/** The course's own fields, as typed. */
export interface CourseInfo {
  title: string;
  description: string;
  category: string;
  level: CheckedCourse['level'];
  /** In dollars. */
  price: string;
  tags: readonly string[];
}

/** A lesson's fields, as typed. */
export interface LessonDraft {
  title: string;
  description: string;
  videoUrl: string;
  captionsUrl: string;
  /** WebVTT, instead of a URL. */
  captionsText: string;
  duration: string;
  notes: string;
}

/** A lesson of a new course. */
export interface NewLesson extends LessonDraft {
  /** Client-side key of the lesson. */
  key: string;
}

/** A new course with its lessons. */
export interface CourseDraft extends CourseInfo {
  lessons: readonly NewLesson[];
  /** The lesson that is typed but not added yet. */
  nextLesson: LessonDraft;
}

export const BLANK_LESSON: LessonDraft = {
  title: '',
  description: '',
  videoUrl: '',
  captionsUrl: '',
  captionsText: '',
  duration: '',
  notes: '',
};

export const BLANK_COURSE: CourseDraft = {
  title: '',
  description: '',
  category: '',
  level: 'BEGINNER',
  price: '0',
  tags: [],
  lessons: [],
  nextLesson: BLANK_LESSON,
};

let lastKey = 0;

/** Adds a unique client-side key. */
export function newLesson(lesson: LessonDraft): NewLesson {
  return { ...lesson, key: `lesson-${++lastKey}` };
}

/** Form values of a saved course. */
export function infoOf(course: EditedCourseFragment): CourseInfo {
  const { title, description, category, level, priceCents, skills } = course;
  return { title, description, category, level, price: priceOf(priceCents), tags: skills };
}

const priceOf = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

/** Form values of a saved lesson. */
export function lessonDraftOf(lesson: {
  title: string;
  description: string;
  notes: string;
  videoUrl: string | null;
  captionsUrl: string | null;
  captionsText: string | null;
  duration: string | null;
}): LessonDraft {
  const { title, description, notes, videoUrl, captionsUrl, captionsText, duration } = lesson;
  return {
    title,
    description,
    notes,
    videoUrl: videoUrl ?? '',
    captionsUrl: captionsUrl ?? '',
    captionsText: captionsText ?? '',
    duration: duration ?? '',
  };
}

/** Normalizes the price on blur: an invalid price becomes 0 (specification, section 5). */
export function normalizedPrice(typed: string): string {
  const text = typed.trim();
  return text !== '' && Number(text) >= 0 && Number.isFinite(Number(text)) ? text : '0';
}

/** In cents; NaN, which validation rejects, for an invalid price. */
export function centsOf(typed: string): number {
  return priceCentsOf(normalizedPrice(typed)) ?? Number.NaN;
}

const inputOf = ({ title, description, category, level, price, tags }: CourseInfo) => ({
  ...{ title, description, category, level },
  priceCents: centsOf(price),
  skills: tags,
});

/** Validates the course's fields with the server's schema. */
export function checkInfo(info: CourseInfo): Checked<CheckedCourse> {
  return check(courseRules, inputOf(info));
}

/** Validates a course with its lessons; error paths such as `lessons.0.videoUrl`. */
export function checkCourse(draft: CourseDraft): Checked<{ input: CheckedCourse; lessons: CheckedLesson[] }> {
  const checked = check(newCourseRules, { ...inputOf(draft), lessons: draft.lessons.map(lessonInput) });
  if (!checked.ok) return checked;
  const { lessons, ...input } = checked.value;
  return { ok: true, value: { input, lessons } };
}

export function checkLesson(lesson: LessonDraft): Checked<CheckedLesson> {
  return check(lessonRules, lessonInput(lesson));
}

const lessonInput = (lesson: LessonDraft) => {
  const { title, description, videoUrl, captionsUrl, captionsText, duration, notes } = lesson;
  return { title, description, videoUrl, captionsUrl, captionsText, duration, notes };
};

/** Whether all fields are blank. */
export function isBlankLesson(lesson: LessonDraft): boolean {
  return Object.values(lessonInput(lesson)).every((text) => text.trim() === '');
}

export const isSameInfo = (one: CourseInfo, other: CourseInfo) =>
  JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));

export const isSameLesson = (one: LessonDraft, other: LessonDraft) =>
  JSON.stringify(lessonInput(one)) === JSON.stringify(lessonInput(other));

/** Compares two drafts, ignoring client-side keys. */
export function isSameCourse(one: CourseDraft, other: CourseDraft): boolean {
  const words = ({ lessons, nextLesson, ...info }: CourseDraft) =>
    JSON.stringify([inputOf(info), lessons.map(lessonInput), lessonInput(nextLesson)]);
  return words(one) === words(other);
}
