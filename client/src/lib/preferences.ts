import { readStored, writeStored } from './storage';

const SIDEBAR = 'sidebar';

/** Whether the person last left a role's sidebar narrow on this device; false when nothing is remembered. */
export function readSidebarIsNarrow(): boolean {
  return readStored(SIDEBAR) === 'narrow';
}

export function storeSidebarIsNarrow(narrow: boolean): void {
  writeStored(SIDEBAR, narrow ? 'narrow' : 'wide');
}

const QUIZ_LAYOUT = 'quizLayout';
const QUIZ_CLOCK = 'quizClock';

/** Whether the person last wanted a quiz's questions one at a time; false: all on one page. */
export function readQuestionsOneAtATime(): boolean {
  return readStored(QUIZ_LAYOUT) === 'one at a time';
}

export function storeQuestionsOneAtATime(oneAtATime: boolean): void {
  writeStored(QUIZ_LAYOUT, oneAtATime ? 'one at a time' : 'one page');
}

/** Whether the person last hid the time left of a quiz. */
export function readQuizClockIsHidden(): boolean {
  return readStored(QUIZ_CLOCK) === 'hidden';
}

export function storeQuizClockIsHidden(hidden: boolean): void {
  writeStored(QUIZ_CLOCK, hidden ? 'hidden' : 'shown');
}
