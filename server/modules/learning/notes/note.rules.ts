import * as z from 'zod/mini';
import { foldText } from '../../../platform/text.rules';
import { optionalWholeNumber, requiredText } from '../../../platform/validation.rules';

const NOTE_MAX_LENGTH = 5000;

/** Maximum number of an account's notes in one course. */
export const NOTES_PER_COURSE_MAX = 1000;

/** Addresses of lessons have at most five digits of seconds, more than 27 hours. */
const SECONDS_MAX = 99_999;

/** What an account writes of a note. `seconds` null: not about a moment of the video. */
export const personalNoteRules = z.object({
  text: requiredText('Note', NOTE_MAX_LENGTH, 'Write something first'),
  seconds: optionalWholeNumber('The time must be a whole number of seconds within the video', 0, SECONDS_MAX),
});

/** The words of a search, folded; a note must contain each of them in its text, lesson title or course title. */
export const searchedWords = (search: string): string[] => [
  ...new Set(foldText(search).split(' ').filter(Boolean)),
];
