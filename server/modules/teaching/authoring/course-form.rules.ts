import * as z from 'zod/mini';
import { markdownProblem } from '../../../platform/markdown.rules';
import { foldText, isBlank, isStorableText, singleLine } from '../../../platform/text.rules';
import { optionalLine, optionalText, requiredLine, requiredText } from '../../../platform/validation.rules';
import { captionsProblem, convertedCaptions } from '../../courses/captions.rules';
import { COURSE_GLYPHS, COURSE_LANGUAGES } from '../../courses/course-options.rules';
import { captionsOf, INVALID_VIDEO_URL, isVideoUrl, VIDEO_URL_MAX_LENGTH } from '../../courses/video.rules';

/** Specification, section 5: the message for a course or lesson with missing fields. */
const REQUIRED_FIELDS = 'Please fill in all required fields';

export const SUBTITLE_MAX_LENGTH = 160;
export const OUTCOMES_MAX = 12;
export const REQUIREMENTS_MAX = 10;
const LINE_MAX_LENGTH = 160;
const TAGS_MAX = 20;
const TAG_MAX_LENGTH = 50;
export const LESSONS_MAX = 200;
const NOTES_MAX_LENGTH = 50_000;
/** 999,999.99 dollars. */
const PRICE_CENTS_MAX = 99_999_999;

const BAD_PRICE = 'Price must be from 0 to 999,999.99 with at most two decimals';

/**
 * Converts a price in dollars, typed or sent, to cents; null if invalid: negative, not finite, more than two decimals,
 * a million or more.
 */
export function priceCentsOf(dollars: unknown): number | null {
  const text = typeof dollars === 'number' || typeof dollars === 'string' ? String(dollars).trim() : '';
  const [, whole, fraction = ''] = /^(\d{1,6})(?:\.(\d{0,2}))?$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Normalizes tags: trimmed, without blank ones and case-insensitive duplicates, in the given order. */
export function tagsOf(tags: readonly string[]): string[] {
  const stored = new Map<string, string>();
  for (const tag of tags.map(singleLine).filter((text) => !isBlank(text)))
    if (!stored.has(foldText(tag))) stored.set(foldText(tag), tag);
  return [...stored.values()];
}

/** The lines of a text, trimmed and without blank ones. */
export const splitLines = (text: string): string[] => text.split('\n').map(singleLine).filter(Boolean);

/** A list of texts of one line each, at most `max`; blank ones are dropped. `noun` is its plural, such as "requirements". */
const linesOf = (noun: string, max: number) =>
  z.pipe(
    z.pipe(
      z.array(z.string(`The ${noun} must be text`), `The ${noun} must be a list`),
      z.transform((input: string[]) => input.map(singleLine).filter(Boolean)),
    ),
    z
      .array(
        z
          .string()
          .check(
            z.maxLength(LINE_MAX_LENGTH, `Each of the ${noun} can be at most ${LINE_MAX_LENGTH} characters`),
            z.refine(isStorableText, `The ${noun} contain unsupported characters`),
          ),
      )
      .check(z.maxLength(max, `A course can have at most ${max} ${noun}`)),
  );

const tags = z.pipe(
  z.pipe(
    z.array(z.string('Tags must be text'), 'Tags must be a list'),
    z.transform((input: string[]) => tagsOf(input)),
  ),
  z
    .array(
      z
        .string()
        .check(
          z.maxLength(TAG_MAX_LENGTH, `A tag can be at most ${TAG_MAX_LENGTH} characters`),
          z.refine(isStorableText, 'A tag contains unsupported characters'),
        ),
    )
    .check(z.maxLength(TAGS_MAX, `A course can have at most ${TAGS_MAX} tags`)),
);

/** A course without its lessons; the catalogue calls the form's tags skills. */
export const courseRules = z.object({
  title: requiredLine('Title', 200, REQUIRED_FIELDS),
  subtitle: optionalLine('Subtitle', SUBTITLE_MAX_LENGTH),
  description: requiredText('Description', 10_000, REQUIRED_FIELDS),
  // One of the platform's, which the service checks.
  category: requiredLine('Category', 100, REQUIRED_FIELDS),
  level: z._default(
    z.enum(['BEGINNER', 'INTERMEDIATE', 'ADVANCED'], 'Level must be beginner, intermediate or advanced'),
    'BEGINNER',
  ),
  priceCents: z._default(
    z.int(BAD_PRICE).check(z.minimum(0, BAD_PRICE), z.maximum(PRICE_CENTS_MAX, BAD_PRICE)),
    0,
  ),
  skills: z._default(tags, []),
  outcomes: z._default(linesOf('learning outcomes', OUTCOMES_MAX), []),
  requirements: z._default(linesOf('requirements', REQUIREMENTS_MAX), []),
  language: z._default(z.nullable(z.enum(COURSE_LANGUAGES, 'Please choose one of the languages')), null),
  glyph: z._default(z.nullable(z.enum(COURSE_GLYPHS, 'Please choose one of the drawings')), null),
  completionRule: z._default(
    z.enum(['WATCHED', 'END', 'MANUAL'], 'Please choose how lessons are completed'),
    'WATCHED',
  ),
  certificateRule: z._default(
    z.enum(['LESSONS', 'LESSONS_AND_QUIZZES'], 'Please choose what the certificate requires'),
    'LESSONS',
  ),
  assistantMode: z._default(
    z.enum(['ANSWERS', 'HINTS', 'OFF'], 'Please choose what the assistant does'),
    'ANSWERS',
  ),
});

const captionsText = z
  .pipe(
    z.nullish(z.string()),
    z.transform((input) => convertedCaptions(input ?? '') || null),
  )
  .check(
    z.superRefine((text, context) => {
      const problem = text === null ? null : captionsProblem(text);
      if (problem !== null) context.addIssue(problem);
    }),
  );

/** A lesson; it needs a video or notes. If both are missing, the message is the form's for a missing video URL. */
export const lessonRules = z
  .object({
    title: requiredLine('Title', 200, REQUIRED_FIELDS),
    description: z.pipe(
      optionalText('Description', 10_000),
      z.transform((text) => text ?? ''),
    ),
    notes: z._default(
      z.string().check(
        z.maxLength(
          NOTES_MAX_LENGTH,
          `Notes can be at most ${NOTES_MAX_LENGTH.toLocaleString('en-US')} characters`,
        ),
        z.refine(isStorableText, 'Notes contain unsupported characters'),
        z.superRefine((notes, context) => {
          const problem = markdownProblem(notes);
          if (problem !== null) context.addIssue(problem);
        }),
      ),
      '',
    ),
    videoUrl: optionalText('Video URL', VIDEO_URL_MAX_LENGTH).check(
      z.refine((url) => url === null || isVideoUrl(url), INVALID_VIDEO_URL),
    ),
    captionsUrl: optionalText('Captions URL', VIDEO_URL_MAX_LENGTH).check(
      z.refine((url) => url === null || isCaptionsUrl(url), 'Please enter the URL of a .vtt captions file'),
    ),
    captionsText,
    duration: optionalLine('Duration', 20),
  })
  .check(
    z.refine((lesson) => lesson.videoUrl !== null || lesson.notes.trim() !== '', {
      path: ['videoUrl'],
      message: REQUIRED_FIELDS,
    }),
    z.refine((lesson) => lesson.captionsUrl === null || lesson.captionsText === null, {
      path: ['captionsText'],
      message: 'Provide captions as a URL or as text, not both',
    }),
  );

/** Whether captions may be stored: an https address or a local path, with the extension .vtt. */
function isCaptionsUrl(url: string): boolean {
  return /^[^?#]*\.vtt([?#]|$)/i.test(captionsOf(url) ?? '');
}

/** A new course with its first lessons. */
export const newCourseRules = z.extend(courseRules, {
  lessons: z._default(
    z.array(lessonRules).check(z.maxLength(LESSONS_MAX, `A course can have at most ${LESSONS_MAX} lessons`)),
    [],
  ),
});

/** Validated input: trimmed, completed, ready to be stored. */
export type CheckedCourse = z.infer<typeof courseRules>;
export type CheckedLesson = z.infer<typeof lessonRules>;
