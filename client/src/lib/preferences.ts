import { readStored, writeStored } from './storage';

const SIDEBAR = 'sidebar';

/** Whether the sidebar was last left collapsed on this device; false by default. */
export function readSidebarIsNarrow(): boolean {
  return readStored(SIDEBAR) === 'narrow';
}

export function storeSidebarIsNarrow(narrow: boolean): void {
  writeStored(SIDEBAR, narrow ? 'narrow' : 'wide');
}

const QUIZ_LAYOUT = 'quizLayout';
const QUIZ_CLOCK = 'quizClock';

/** Whether quiz questions were last shown one at a time; false: all on one page. */
export function readQuestionsOneAtATime(): boolean {
  return readStored(QUIZ_LAYOUT) === 'one at a time';
}

export function storeQuestionsOneAtATime(oneAtATime: boolean): void {
  writeStored(QUIZ_LAYOUT, oneAtATime ? 'one at a time' : 'one page');
}

/** Whether the quiz timer was last hidden. */
export function readQuizClockIsHidden(): boolean {
  return readStored(QUIZ_CLOCK) === 'hidden';
}

export function storeQuizClockIsHidden(hidden: boolean): void {
  writeStored(QUIZ_CLOCK, hidden ? 'hidden' : 'shown');
}
