import type { RosterOutcome, RosterState } from '../../../apollo/__generated__/types';

interface OutcomeWords {
  /** The words until the end of the import. */
  planned: string;
  /** The words after its end. */
  done: string;
}

/** What happens to the rows of a file, in the order in which it is shown. */
export const ROSTER_OUTCOMES: Readonly<Record<RosterOutcome, OutcomeWords>> = {
  ENROLL: { planned: 'To enroll', done: 'Enrolled' },
  INVITE: { planned: 'To invite', done: 'Invited' },
  ALREADY_ENROLLED: { planned: 'Already enrolled', done: 'Already enrolled' },
  ALREADY_INVITED: { planned: 'Already invited', done: 'Already invited' },
  REMOVE: { planned: 'To remove', done: 'Removed' },
  NOT_ENROLLED: { planned: 'Not enrolled', done: 'Not enrolled' },
  NO_COURSE: { planned: 'No course chosen', done: 'No course chosen' },
  REFUSED: { planned: 'Refused', done: 'Refused' },
  NOT_IMPORTED: { planned: 'Not imported', done: 'Not imported' },
};

const UNFINISHED: readonly RosterState[] = ['CHECKED', 'IMPORTING'];

/** The words for an outcome, which differ before and after the end of the import. */
export const outcomeWords = (outcome: RosterOutcome, state: RosterState): string =>
  ROSTER_OUTCOMES[outcome][UNFINISHED.includes(state) ? 'planned' : 'done'];

/** The state of an import in the list of imports. */
export const ROSTER_STATES: Readonly<Record<RosterState, string>> = {
  CHECKED: 'Not imported yet',
  IMPORTING: 'Importing',
  DONE: 'Imported',
  FAILED: 'Failed',
  STOPPED: 'Stopped',
};
