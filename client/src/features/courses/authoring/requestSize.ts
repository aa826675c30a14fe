import { ServerError } from '@apollo/client/errors';

/** Whether the server rejected the request as too large (413), which long notes and captions together can cause. */
export const isTooLarge = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 413;

/** Error message for a lesson that is too large; `failed` names the action. */
export const lessonTooLarge = (failed: string): string =>
  `${failed}: the notes and captions are too long together. Shorten them, or link to a captions file instead.`;
