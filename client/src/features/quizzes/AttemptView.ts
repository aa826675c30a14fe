import type { Answers } from './answerChanges';
import type { Saving } from './AnswerSaver';
import type { AttemptEnding } from './AttemptEnding';
import type { AttemptServer } from './AttemptServer';
import type { TakenAttempt } from './TakenAttempt';

/** Immutable snapshot of an attempt in progress, replaced on every change. */
export interface AttemptView {
  attempt: TakenAttempt;
  answers: Answers;
  /** Answers changed in another window or on another device, with this window's previous answer, '' for none. */
  changedElsewhere: Answers;
  flagged: ReadonlySet<string>;
  saving: Saving;
  isSubmitting: boolean;
  /** Why the last submission failed; null if it did not. */
  submitError: SubmitError | null;
  /** null while the attempt is open. */
  ending: AttemptEnding | null;
}

/** Dependencies of an open attempt. */
export interface OpenAttemptParts {
  /** The attempt's account; its answers are never sent with another session. */
  accountId: string;
  server: AttemptServer;
  /** Whether that account is still signed in here. */
  isSignedIn: () => boolean;
  /** Announces a text to screen readers. */
  say: (text: string) => void;
}

/** A failed submission, as shown to the student. */
export interface SubmitError {
  title: string;
  text: string;
}
