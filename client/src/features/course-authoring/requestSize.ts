import { ServerError } from '@apollo/client/errors';

/** Whether the server refused a request for its size, which long notes and captions can pass together. */
export const isTooLarge = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 413;

/** What a lesson is told then; `failed` says what was tried. */
export const lessonTooLarge = (failed: string): string =>
  `${failed}: the notes and captions are too long together. Shorten them, or link to a captions file instead.`;
