import { stem } from 'porter2';
import type { Passage } from '../provider';
import { pathTo, sentences } from '../search/markdown';
import { contentWords, tokensOf } from '../search/ranking';

/** Follows a sentence of a model that has no support in the passages. */
export const UNSUPPORTED = '*(not in your courses)*';

/** Sentences with fewer content words, such as greetings, claim nothing. */
const WORDS_OF_A_CLAIM = 3;
/** The share of a sentence's words that must occur in the passages if it cites none. */
const SUPPORTED_SHARE = 0.5;

/** Code, which is left as it is, or a citation such as [1]; not an index such as a[1] and not a link. */
const CODE_OR_CITATION = /```[^]*?(?:```|$)|`[^`\n]*`|(?<![\w\]\\])\[(\d{1,2})\](?![[(:])/g;
const FENCED_CODE = /(```[^]*?(?:```|$))/;
/** The mark of a list item, quotation or heading, which is no part of the sentence. */
const LINE_START = /^\s*(?:[-*+>]|\d+[.)])\s+/;
const HEADING_OR_TABLE = /^\s*(?:#|\|)/;

/** The passages that an answer cites as [1], in order of citation; all if it cites none. */
export function citedPassages(text: string, passages: Passage[]): Passage[] {
  const numbers = [...text.matchAll(CODE_OR_CITATION)].flatMap(([, number]) => number ?? []);
  const cited = [...new Set(numbers)].flatMap((number) => passages[Number(number) - 1] ?? []);
  return cited.length > 0 ? cited : passages;
}

/** Turns each citation of a passage into a link to it with the same number; other numbers stay text. */
export function linkCitations(text: string, passages: Passage[]): string {
  return text.replace(CODE_OR_CITATION, (match, number: string | undefined) => {
    const passage = number === undefined ? undefined : passages[Number(number) - 1];
    if (!passage) return match;
    const { courseId, lessonId, heading, start } = passage;
    return `[\\[${number}\\]](${pathTo(courseId, lessonId, heading, start)})`;
  });
}

/** Marks each sentence that cites nothing and whose words are mostly not in the passages. */
export function markUnsupported(text: string, passages: Passage[]): string {
  const passageStems = new Set(
    passages.flatMap(({ text, heading, lessonTitle }) =>
      tokensOf(`${lessonTitle} ${heading} ${text}`).map((word) => stem(word)),
    ),
  );
  return text
    .split(FENCED_CODE)
    .map((part) =>
      part.startsWith('```') ? part : part.replace(/^.+$/gm, (line) => marked(line, passageStems)),
    )
    .join('');
}

function marked(line: string, passageStems: ReadonlySet<string>): string {
  if (HEADING_OR_TABLE.test(line)) return line;
  const start = LINE_START.exec(line)?.[0] ?? '';
  const pieces = [...sentences.segment(line.slice(start.length))].map(({ segment }) => segment);
  return (
    start +
    pieces.map((piece, index) => markedSentence(piece, pieces[index + 1] ?? '', passageStems)).join('')
  );
}

function markedSentence(sentence: string, next: string, passageStems: ReadonlySet<string>): string {
  // A citation may stand after the full stop.
  if (/\[\d{1,2}\]/.test(sentence) || /^\s*\[\d{1,2}\]/.test(next)) return sentence;
  const words = contentWords(sentence).map((word) => stem(word));
  if (words.length < WORDS_OF_A_CLAIM) return sentence;
  const supported = words.filter((word) => passageStems.has(word)).length;
  if (supported / words.length >= SUPPORTED_SHARE) return sentence;
  const text = sentence.trimEnd();
  return `${text} ${UNSUPPORTED}${sentence.slice(text.length)}`;
}
