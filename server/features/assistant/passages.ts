import { slugOf } from '../../platform/slug.rules';
import type { Material } from './provider';

/** A part of a lesson's notes under one heading, short enough to be read at once. */
export interface NotesPassage {
  /** The nearest heading above; '' before the first one. */
  heading: string;
  /** Markdown, word for word. */
  text: string;
  /** Seconds into the lesson's video, of words that are said in it. */
  start?: number;
}

/** About what fits one screen; a single longer block stays whole. */
export const PASSAGE_LENGTH = 900;
const HEADING = /^ {0,3}#{1,6}(?=[ \t])/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Whether somebody wrote or said these words, exactly so, in the lesson. */
export const isQuoteOf = ({ description, notes, spoken }: Material, quote: string): boolean =>
  [description, notes, spoken].some((text) => text.includes(quote));

/** Splits Markdown by its headings and, where a part is long, between its blocks; never inside code. */
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

/** What a heading says, without the marks that may close it; null for what is none. */
function titleIn(block: string): string | null {
  const mark = HEADING.exec(block)?.[0];
  if (mark === undefined) return null;
  const title = block.slice(mark.length).trim();
  let end = title.length;
  while (title[end - 1] === '#') end--;
  return end === 0 || /\s/.test(title[end - 1]!) ? title.slice(0, end).trimEnd() : title;
}

/** Paragraphs, lists, tables and fenced code, each as one text; a heading is a block of its own. */
function blocksOf(notes: string): string[] {
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
 * Markdown as somebody would read it aloud: without its marks, code without its fences, one line. Authors write what
 * they like, so each pattern takes time in proportion to the text: it looks at no character from many beginnings.
 */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^ {0,3}(`{3,}|~{3,}).*$/gm, '')
    .replace(/!?\[([^\][]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1')
    .replace(/^[ \t]*(?:#{1,6}|[-*+]|\d+[.)]|>)[ \t]+/gm, '')
    .replace(/(\*\*|__|`+)/g, '')
    .replace(/(^|[\s(])[*_](\S[^*_\n]*)[*_](?=[\s).,;:!?]|$)/g, '$1$2')
    .replace(/^[ \t:|-]+$/gm, '')
    .replace(/[\s|]+/g, ' ')
    .trim();
}

/** The path that opens a lesson at a heading or at a second of its video, or a course when it is of no lesson. */
export function pathTo(courseId: string, lessonId: string | null, heading = '', start = 0): string {
  if (lessonId === null) return `/courses/${courseId}`;
  const time = Math.floor(start) > 0 ? `&t=${Math.floor(start)}` : '';
  return `/courses/${courseId}?lesson=${lessonId}${time}${heading && `#${encodeURIComponent(slugOf(heading))}`}`;
}
