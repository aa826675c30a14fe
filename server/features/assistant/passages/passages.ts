import { slugOf } from '../../../platform/slug.rules';
import type { Material, Passage } from '../provider';
import { tablesAsText } from './quote.rules';

/** A part of a lesson's notes under one heading, short enough to show at once. */
type NotesPassage = Pick<Passage, 'heading' | 'text'>;

/** About one screen; a single longer block is not split. */
const PASSAGE_LENGTH = 900;
const HEADING = /^ {0,3}#{1,6}(?=[ \t])/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Whether the lesson contains this text verbatim. */
export const isQuoteOf = ({ description, notes, spoken }: Material, quote: string): boolean =>
  [description, notes, spoken].some((text) => text.includes(quote));

/** Splits Markdown by headings and long parts between blocks, but never inside code. */
export function passagesOf(notes: string): NotesPassage[] {
  const passages: NotesPassage[] = [];
  let heading = '';
  let blocks: string[] = [];
  const close = () => {
    for (const text of grouped(blocks)) passages.push({ heading, text });
    blocks = [];
  };
  for (const block of blocksOf(notes)) {
    const title = titleIn(block);
    if (title === null) {
      blocks.push(block);
      continue;
    }
    close();
    heading = plainText(title);
  }
  close();
  return passages;
}

/** Text of a heading, without closing marks; null if the block is no heading. */
function titleIn(block: string): string | null {
  const mark = HEADING.exec(block)?.[0];
  if (mark === undefined) return null;
  const title = block.slice(mark.length).trim();
  let end = title.length;
  while (title[end - 1] === '#') end--;
  return end === 0 || /\s/.test(title[end - 1]!) ? title.slice(0, end).trimEnd() : title;
}

/** Paragraphs, lists, tables, fenced code and headings, each as one text. */
export function blocksOf(notes: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of notes.replaceAll('\r\n', '\n').split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      lines.push(line);
      if (mark?.startsWith(fence)) {
        fence = null;
        close();
      }
    } else if (mark !== undefined) {
      close();
      lines.push(line);
      fence = mark;
    } else if (line.trim() === '') {
      close();
    } else if (HEADING.test(line)) {
      close();
      blocks.push(line);
    } else {
      // A table needs no empty line before it.
      if (line.startsWith('|') && !/^ {0,3}\|/.test(lines[0] ?? line)) close();
      lines.push(line);
    }
  }
  close();
  return blocks;
}

function grouped(blocks: string[]): string[] {
  const groups: string[] = [];
  let current = '';
  for (const block of blocks) {
    if (current !== '' && current.length + block.length > PASSAGE_LENGTH) {
      groups.push(current);
      current = '';
    }
    current = current === '' ? block : `${current}\n\n${block}`;
  }
  if (current !== '') groups.push(current);
  return groups;
}

/**
 * Markdown as plain text on one line: without marks, code without fences. Each pattern runs in linear time, since
 * authors' input is untrusted.
 */
export function plainText(markdown: string): string {
  return tablesAsText(markdown)
    .replace(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replace(/!?\[([^\][]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+[.)]|>)[ \t]+/gm, '')
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/(^|[\s(])[*_](\S[^*_\n]*)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether a block is a table: a header, and the line under it. */
export const isTable = (block: string): boolean => /^ {0,3}\|.*\n[ \t]*[:|-][ \t:|-]*(?:\n|$)/.test(block);

/** The mark of a list's item. */
export const LIST_ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s+/;

/** The items of a Markdown list, without their marks. */
export const itemsOf = (list: string): string[] =>
  list.split(/\n(?= {0,3}(?:[-*+]|\d+[.)])\s)/).map((item) => item.replace(LIST_ITEM, ''));

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a plain text. */
export const sentencesIn = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** Path to a lesson at a heading or second of its video, or to the course if lessonId is null. */
export function pathTo(courseId: string, lessonId: string | null, heading = '', start = 0): string {
  if (lessonId === null) return `/courses/${courseId}`;
  const time = Math.floor(start) > 0 ? `&t=${Math.floor(start)}` : '';
  return `/courses/${courseId}?lesson=${lessonId}${time}${heading && `#${encodeURIComponent(slugOf(heading))}`}`;
}
