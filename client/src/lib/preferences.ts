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

const PLAYBACK_SPEED = 'playbackSpeed';
const CAPTIONS = 'captions';

/** The speed that videos were last played at on this device; 1 by default. */
export function readPlaybackSpeed(): number {
  const speed = Number(readStored(PLAYBACK_SPEED));
  return speed >= 0.25 && speed <= 4 ? speed : 1;
}

export function storePlaybackSpeed(speed: number): void {
  writeStored(PLAYBACK_SPEED, String(speed));
}

/** Whether captions were last shown on this device; true by default. */
export function readCaptionsAreShown(): boolean {
  return readStored(CAPTIONS) !== 'hidden';
}

export function storeCaptionsAreShown(shown: boolean): void {
  writeStored(CAPTIONS, shown ? 'shown' : 'hidden');
}
