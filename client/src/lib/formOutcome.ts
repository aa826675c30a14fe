export interface Refusal {
  ok: false;
  /** Errors by input path, such as `questions.0.text`. */
  fields?: readonly { path: string; message: string }[];
  /** An error about the whole form. */
  message?: string;
  /** Whether it is an edit conflict: the other version is in the cache. */
  isConflict?: boolean;
}

/** Result of a submission. `revision` is the new one of what was saved, if the form stays open with it. */
export type FormOutcome = { ok: true; revision?: number } | Refusal;

/** What an editor sends. */
export interface Edit<Input> {
  input: Input;
  /** The revision that the draft is based on; 0 for a new item. */
  revision: number;
}

/** The outcome for an error about the whole form. */
export const refused = (message: string): Refusal => ({ ok: false, message });
