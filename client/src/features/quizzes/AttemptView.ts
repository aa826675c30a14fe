import type { Answers } from './answerChanges';
import type { Saving } from './AnswerSaver';
import type { AttemptEnding } from './AttemptEnding';
import type { AttemptServer } from './AttemptServer';
import type { TakenAttempt } from './TakenAttempt';

/** What a page shows of an attempt that is being taken. A new object whenever something in it changed. */
export interface AttemptView {
  attempt: TakenAttempt;
  answers: Answers;
  /** The answers that were changed in another window or on another device, with what stood here before, '' for none. */
  changedElsewhere: Answers;
  flagged: ReadonlySet<string>;
  saving: Saving;
  isSubmitting: boolean;
  /** Why the last submission failed, and what that means; null when none did. */
  submitError: SubmitError | null;
  /** null while the attempt is open. */
  ending: AttemptEnding | null;
}

/** What an open attempt needs. */
export interface OpenAttemptParts {
  /** Whose attempt it is: what they answered is sent in no other name. */
  accountId: string;
  server: AttemptServer;
  /** Whether that account is still the one signed in here. */
  isSignedIn: () => boolean;
  /** Speaks to screen readers. */
  say: (text: string) => void;
}

/** A submission that did not happen, in words for the person. */
export interface SubmitError {
  title: string;
  text: string;
}
