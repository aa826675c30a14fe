import * as z from 'zod/mini';
import { foldText } from '../../../platform/text.rules';
import { requiredText } from '../../../platform/validation.rules';

const NOTE_MAX_LENGTH = 5000;

/** Maximum number of an account's notes in one course. */
export const NOTES_PER_COURSE_MAX = 1000;

/** Addresses of lessons have at most five digits of seconds, more than 27 hours. */
const SECONDS_MAX = 99_999;

const TIME = 'The time must be a whole number of seconds within the video';

/** What an account writes of a note. `seconds` null: not about a moment of the video. */
export const personalNoteRules = z.object({
  text: requiredText('Note', NOTE_MAX_LENGTH, 'Write something first'),
  seconds: z.pipe(
    z.nullish(
      z
        .number(TIME)
        .check(
          z.refine((seconds) => Number.isInteger(seconds) && seconds >= 0 && seconds <= SECONDS_MAX, TIME),
        ),
    ),
    z.transform((seconds) => seconds ?? null),
  ),
});

/** The words of a search, folded; a note must contain each of them in its text, lesson title or course title. */
export const searchedWords = (search: string): string[] => [
  ...new Set(foldText(search).split(' ').filter(Boolean)),
];
