import type { ListColumn } from '../roster.rules';

/** A file that cannot be imported at all; the message says why, in a sentence for the person who chose it. */
export class UnreadableFile {
  constructor(
    readonly message: string,
    /** The columns of a list, if others can be chosen; null: that would not help. */
    readonly columns: ListColumn[] | null = null,
  ) {}
}
