import { ServerError } from '@apollo/client/errors';
import { refusedAsWhole, type SaveOutcome } from '../../../lib/saveOutcome';

/** Whether the server rejected the request as too large (413), which long notes and captions together can cause. */
export const isTooLarge = (error: unknown): boolean => ServerError.is(error) && error.statusCode === 413;

/** The outcome of a failed request with a lesson; `failed` names the action. */
export const lessonRefusal =
  (failed: string) =>
  (sentence: string, error: unknown): SaveOutcome =>
    refusedAsWhole(
      isTooLarge(error)
        ? `${failed}: the notes and captions are too long together. Shorten them, or link to a captions file instead.`
        : sentence,
    );
