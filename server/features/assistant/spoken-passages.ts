import type { Cue } from '../catalogue/captions.rules';
import { PASSAGE_LENGTH, type NotesPassage } from './passages';

/** A video of two hours has a hundred; each that is looked at costs the database. */
const PASSAGES_MAX = 12;

/**
 * What is said in a video in passages, each with the time it begins at. Of a long video only those that hold most of the
 * `beginnings` of words, in the video's order; without any wanted, its opening.
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
