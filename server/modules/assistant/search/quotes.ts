import { cuesOf } from '../../courses/captions.rules';
import type { LessonText, Passage, Term } from '../provider';
import {
  BLOCK_MAX,
  blocksOf,
  headingIn,
  pathTo,
  plainText,
  isCode,
  isTable,
  itemsOf,
  sentencesIn,
} from './markdown';
import type { AssistantSource } from '../assistant.entities';
import { rarityIn } from './ranking';

/** About what fits one screen, in characters. */
const PASSAGE_LENGTH = 1500;
const SPOKEN_LENGTH = 400;

/** The parts of a lesson that each fit one screen; its description only if it has nothing else. */
export function passagesOf(lesson: LessonText): Passage[] {
  const { courseId, courseTitle, lessonId, lessonTitle, description, isHintOnly } = lesson;
  const shared = { courseId, courseTitle, lessonId, lessonTitle, isHintOnly };
  const parts = [...partsOfNotes(lesson.notes), ...partsOfCaptions(lesson.captions)];
  const all =
    parts.length === 0 && description !== '' && description.length <= BLOCK_MAX
      ? [{ heading: '', text: description }]
      : parts;
  return all.map((part) => ({ ...shared, ...part }));
}

type Part = Pick<Passage, 'heading' | 'text' | 'start'>;

function partsOfNotes(notes: string): Part[] {
  const parts: Part[] = [];
  let heading = '';
  let isNew = true;
  for (const block of blocksOf(notes).filter(({ length }) => length <= BLOCK_MAX)) {
    const title = headingIn(block);
    const last = parts.at(-1);
    if (title !== null) {
      heading = title;
      isNew = true;
    } else if (isNew || !last || last.text.length + block.length > PASSAGE_LENGTH) {
      parts.push({ heading, text: block });
      isNew = false;
    } else {
      last.text += `\n\n${block}`;
    }
  }
  return parts;
}

function partsOfCaptions(captions: string): Part[] {
  const parts: Part[] = [];
  for (const { start, text } of cuesOf(captions)) {
    const last = parts.at(-1);
    const isFull = last && last.text.length >= SPOKEN_LENGTH && /[.!?…]$/.test(last.text);
    if (last && !isFull) last.text += ` ${text}`;
    else parts.push({ heading: '', text, start });
  }
  return parts;
}

const EXCERPT_LENGTH = 300;

/** A source for each lesson of these passages, in order. */
export function sourcesOf(passages: Passage[]): AssistantSource[] {
  const seen = new Set<string>();
  return passages.flatMap(({ courseId, lessonId, lessonTitle, heading, text, start, isHintOnly }) => {
    if (seen.has(lessonId)) return [];
    seen.add(lessonId);
    return [
      {
        name: [lessonTitle, heading || timeOf(start)].filter(Boolean).join(' · '),
        source: pathTo(courseId, lessonId, heading, start),
        courseId,
        lessonId,
        excerpt: isHintOnly ? '' : shortened(plainText(text), EXCERPT_LENGTH),
      },
    ];
  });
}

/** Such as 1:05, or 1:02:05; '' for the beginning. */
function timeOf(start = 0): string {
  const seconds = Math.floor(start);
  if (seconds === 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Truncates to this length, between words. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  // Half of a surrogate pair could not be stored.
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), length / 2))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}

/** A quote goes on around its best paragraph up to this many words. */
const WORDS_MAX = 90;

interface Sentence {
  /** Place of its paragraph in the passage. */
  block: number;
  /** Verbatim Markdown. */
  text: string;
}

/** The sentence of a passage that says most of the question; null if all that it has is tables and code. */
export function bestSentence({ text }: Passage, terms: readonly Term[]): Sentence | null {
  const all = blocksOf(text).flatMap((part, block) =>
    isCode(part) || isTable(part)
      ? []
      : itemsOf(part)
          .flatMap(sentencesIn)
          .map((sentence) => ({ block, text: sentence })),
  );
  const scores = all.map((sentence) => rarityIn(sentence.text, terms));
  return all[scores.indexOf(Math.max(...scores))] ?? null;
}

/** The passage as a Markdown quotation, or the paragraphs around its best sentence, which is in bold. */
export function quoteOf(passage: Passage, terms: readonly Term[]): string {
  const blocks = blocksOf(passage.text);
  const best = bestSentence(passage, terms);
  const rarities = blocks.map((block) => rarityIn(block, terms));
  const start = best && rarityIn(best.text, terms) > 0 ? best.block : rarities.indexOf(Math.max(...rarities));
  let [from, to] = [start, start + 1];
  const fits = (first: number, end: number) =>
    first >= 0 && end <= blocks.length && wordCount(blocks.slice(first, end).join(' ')) <= WORDS_MAX;
  // What announces a list belongs to it, and a list to what announces it.
  while (fits(from, to + 1)) to++;
  while (fits(from - 1, to)) from--;
  const shown = blocks.slice(from, to);
  if (best && best.block >= from && best.block < to)
    shown[best.block - from] = withBold(shown[best.block - from]!, best.text);
  return shown
    .join('\n\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function withBold(block: string, sentence: string): string {
  const plain = sentence.replaceAll('**', '');
  return block.replace(sentence, () => `**${plain}**`);
}

const wordCount = (text: string) => text.split(/\s+/).length;
