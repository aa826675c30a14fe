import { slugOf } from '../../../platform/text.rules';
import { tablesAsText } from './quote.rules';

/** No real paragraph is longer; what is longer is not read. */
export const BLOCK_MAX = 4000;
const HEADING = /^ {0,3}#{1,6}(?=[ \t])/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/** Text of a heading without its marks; null if the block is no heading. */
export const headingIn = (block: string): string | null =>
  HEADING.test(block) ? plainText(block).replace(/(?:^| )#+$/, '') : null;

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

/** Whether a block is code between fences. */
export const isCode = (block: string) => FENCE.test(block);

/** The mark of a list's item. */
export const LIST_ITEM = /^ {0,3}(?:[-*+]|\d+[.)])\s+/;

/** The items of a Markdown list, without their marks. */
export const itemsOf = (list: string): string[] =>
  list.split(/\n(?= {0,3}(?:[-*+]|\d+[.)])\s)/).map((item) => item.replace(LIST_ITEM, ''));

export const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The sentences of a plain text. */
export const sentencesIn = (text: string): string[] =>
  [...sentences.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

/** A link whose words are plain text. */
export const linkTo = (words: string, path: string) =>
  `[${words.replace(/[\\`*_[\]<>!#~|$&]/g, '\\$&')}](${path})`;

/** Path to a lesson, at a heading or second of its video. */
export function pathTo(courseId: string, lessonId: string, heading = '', start = 0): string {
  const time = Math.floor(start) > 0 ? `&t=${Math.floor(start)}` : '';
  return `/courses/${courseId}?lesson=${lessonId}${time}${heading && `#${encodeURIComponent(slugOf(heading))}`}`;
}
