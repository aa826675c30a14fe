import type { FieldProblem } from '#server/platform/validation.rules';
import { type LastEdit, savedBy } from './savedBy';

/** Result of saving. Errors are part of it, so `save` never throws. */
export type SaveOutcome =
  /** It was saved; `revision` is the new one if the form stays open with what it saved. */
  | { kind: 'saved'; revision?: number }
  /** Errors by input path, such as `questions.0.text`; '' is the whole. */
  | { kind: 'refused'; problems: readonly FieldProblem[] }
  /** Edit conflict: the other version is in the cache. */
  | { kind: 'editConflict'; message: string };

/** The outcome for an error about the whole. */
export const refusedAsWhole = (message: string): SaveOutcome => ({
  kind: 'refused',
  problems: [{ path: '', message }],
});

/** What the server's results of saving have in common. */
interface SaveResult {
  __typename: string;
  message?: string;
  fields?: readonly FieldProblem[];
  lastEdit?: LastEdit | null;
}

/**
 * The outcome for the server's result, whose type is `saved`, `conflict` or an error. `failed` is the message without a
 * result.
 */
export function saveOutcome<Result extends SaveResult>(
  result: Result | undefined,
  {
    saved,
    conflict,
    failed,
  }: { saved: Result['__typename']; conflict?: Result['__typename']; failed: string },
): SaveOutcome {
  if (result?.__typename === saved) return { kind: 'saved' };
  if (result && result.__typename === conflict)
    return { kind: 'editConflict', message: savedBy(result.lastEdit) ?? result.message ?? failed };
  return result?.fields ? { kind: 'refused', problems: result.fields } : refusedAsWhole(failed);
}
