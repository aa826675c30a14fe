import { formatDateTime, formatTime } from './format';

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
