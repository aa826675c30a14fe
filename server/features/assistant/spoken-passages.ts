import type { Cue } from '../catalogue/captions.rules';
import { PASSAGE_LENGTH, type NotesPassage } from './passages';

/** A two-hour video has a hundred, and each costs the database time. */
const PASSAGES_MAX = 12;

/**
 * A video's transcript as passages with their start times. Of a long video only those with the most of these word
 * `beginnings`, in order; without any, its opening.
 */
export function spokenPassages(cues: Cue[], beginnings: string[]): NotesPassage[] {
  const passages = grouped(cues);
  if (passages.length <= PASSAGES_MAX) return passages;
  const wanted = [...new Set(beginnings)];
  if (wanted.length === 0) return passages.slice(0, PASSAGES_MAX);
  const counted = passages.map((passage, index) => {
    const text = passage.text.toLowerCase();
    return { passage, index, count: wanted.filter((beginning) => text.includes(beginning)).length };
  });
  return counted
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, PASSAGES_MAX)
    .sort((a, b) => a.index - b.index)
    .map(({ passage }) => passage);
}

function grouped(cues: Cue[]): NotesPassage[] {
  const passages: NotesPassage[] = [];
  for (const { start, text } of cues) {
    const last = passages.at(-1);
    if (last && last.text.length + text.length < PASSAGE_LENGTH) last.text += ` ${text}`;
    else passages.push({ heading: '', text, start });
  }
  return passages;
}
