import { formatDateTime, formatTime } from './format';

/** Result of saving. Errors are part of it, so that saving never throws. */
export type SaveOutcome =
  /** It was saved; `revision` is the new one if the form stays open with what it saved. */
  | { kind: 'saved'; revision?: number }
  /** Errors by input path, such as `questions.0.text`; '' is the whole. */
  | { kind: 'refused'; problems: readonly { path: string; message: string }[] }
  /** Edit conflict: the other version is in the cache. */
  | { kind: 'editConflict'; message: string };

/** The outcome for an error about the whole. */
export const refusedAsWhole = (message: string): SaveOutcome => ({
  kind: 'refused',
  problems: [{ path: '', message }],
});

/** Who saved the version of an edit conflict. */
export interface LastEdit {
  /** null: an account that is suspended or deleted. */
  name: string | null;
  at: string;
  isOwn: boolean;
}

/** "Maria Weber saved this at 14:32", with the date if it was not today; null if nobody knows. */
export function savedBy(edit: LastEdit | null | undefined, now = new Date()): string | null {
  if (!edit) return null;
  const isToday = new Date(edit.at).toDateString() === now.toDateString();
  const when = isToday ? `at ${formatTime(edit.at)}` : `on ${formatDateTime(edit.at)}`;
  return edit.isOwn
    ? `You saved this in another window ${when}`
    : `${edit.name ?? 'Somebody'} saved this ${when}`;
}
