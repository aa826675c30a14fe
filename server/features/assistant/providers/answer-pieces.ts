import type { AssistantQuestion, Passage, QuestionKind, Term } from '../provider';
import {
  BLOCK_MAX,
  blocksOf,
  isCode,
  isTable,
  itemsOf,
  LIST_ITEM,
  NUMBERED_ITEM,
  plainText,
  sentencesIn,
} from '../passages/passages';
import { beginsWith, foundIn, isCalled, rarityOf, tokensOf } from './terms';

// The sentences, items and rows of which an answer is made, and how well each answers.

/** A sentence that begins like this says nothing without the one before. */
const LEANS =
  /^(it|its|this|that|these|those|they|their|he|she|such|so|but|and|or|then|both|here|there|also|instead|otherwise|however|therefore|for example|esto|eso|este|esta|estos|así|pero|entonces|también|это|этот|эта|эти|он|она|оно|они|но|поэтому|при этом|так)(?![\p{L}\p{N}])/iu;

/** So does one whose first clause has “these” or “the two”, or ends with another reference. */
const LEANS_LATER =
  /^[^,;:—]*(?<![\p{L}\p{N}])(?:these|those|(?:this|esto|eso|это|этого|этому|этим)(?=\s*[,;:.!?—]|\s+(?:by|with|without|through|when|because|mediante|con|тем))|between (?:the two|them)(?!\s+\p{L}+s(?!\p{L}))|entre (?:los|las) dos(?!\s+\p{L}+s(?!\p{L}))|между ними)/iu;

/** Whether a sentence says nothing without the one before. */
export const leans = (text: string) => LEANS.test(text) || LEANS_LATER.test(text);

/** What a sentence of some kinds of answer contains. */
export const CUES: Partial<Record<QuestionKind, RegExp>> = {
  definition: /\b(is|are|means|refers to|called|consists? of|es|son|significa)\b| — /iu,
  cause:
    /\b(because|since|therefore|so that|leads? to|reason|otherwise|porque|ya que|por eso)\b|потому|поэтому|так как|из-за/iu,
  steps: /\b(first|then|use|set|add|put|write|run|start|click|choose|call|primero|luego)\b|сначала|затем/iu,
};

const EXERCISE = /^(try it|exercises?|practice|ejercicios?|упражнени)/i;

export type Asked = Pick<AssistantQuestion, 'text' | 'kind' | 'terms' | 'passages'>;

/** A sentence, an item of a list or a row of a table. */
export interface Piece {
  passage: Passage;
  /** Place of the passage, best first. */
  rank: number;
  block: number;
  index: number;
  /** Verbatim but for Markdown marks. */
  text: string;
  /** Of an item of a list, with the space after it; '' if it is none. */
  mark: string;
  /** The lines of the table that it is a row of: header, rule, row; null: it is no row. */
  row: string[] | null;
  /** The code or table that it announces. */
  after: string | null;
  words: number;
  /** The words of the question that it has. */
  own: Term[];
  /** Those that its headings have. */
  above: Term[];
  score: number;
}

/** The pieces of all passages, in their order, with how well each answers. */
export const piecesOf = (passages: Passage[], kind: QuestionKind, terms: Term[]): Piece[] =>
  passages.flatMap((passage, rank) => {
    const above = foundIn(`${passage.heading} ${passage.lessonTitle}`, terms);
    return partsOf(passage).map((part) => {
      const { text } = part;
      const said = { passage, rank, words: tokensOf(text).length, own: foundIn(text, terms), above };
      return { ...part, ...said, score: scoreOf({ ...part, ...said }, kind, terms) };
    });
  });

type Part = Pick<Piece, 'block' | 'index' | 'text' | 'mark' | 'row' | 'after'>;

/** The sentences, items and rows of a passage, without its code. */
export function partsOf({ text }: Passage): Part[] {
  return blocksOf(text).flatMap((part, block, blocks): Part[] => {
    if (isCode(part) || part.length > BLOCK_MAX) return [];
    const shared = { block, mark: '', row: null, after: null };
    if (isTable(part)) {
      const [header = '', rule = '', ...rows] = part.split('\n');
      return rows.map((row, index) => ({ ...shared, index, text: plainText(row), row: [header, rule, row] }));
    }
    const next = blocks[block + 1] ?? '';
    const announced = isCode(next) || isTable(next) ? next : null;
    const isList = LIST_ITEM.test(part);
    const texts = isList ? itemsOf(part).map(plainText).filter(Boolean) : sentencesIn(plainText(part));
    return texts.map((text, index) => ({
      ...shared,
      index,
      text,
      mark: NUMBERED_ITEM.test(part) ? `${index + 1}. ` : isList ? '- ' : '',
      after: index === texts.length - 1 && text.endsWith(':') ? announced : null,
    }));
  });
}

function scoreOf(
  { text, passage, rank, index, block, after, own, above }: Omit<Piece, 'score'>,
  kind: QuestionKind,
  terms: Term[],
): number {
  const isDefinition = kind === 'definition' && (beginsWith(text, terms) || isCalled(text, terms));
  const place = block === 0 && index === 0 ? 0.1 : 0;
  // A question, an announcement of nothing, a summary, and what a learner is told to try answer nothing.
  const isEmpty =
    (/[?:]$/.test(text) && after === null) || EXERCISE.test(passage.heading) || passage.isSummary;
  return (
    shareOf(own, terms) +
    0.4 * shareOf(above, terms) +
    (isDefinition ? 0.25 : 0) +
    place -
    (isEmpty ? 0.5 : 0) -
    0.08 * rank
  );
}

/** The share that some of the terms have in the question's rarity. */
export const shareOf = (some: Term[], terms: Term[]): number => rarityOf(some) / (rarityOf(terms) || 1);

/** The one with the highest score; undefined if there is none. */
export const best = <P extends { score: number }>(pieces: P[]) =>
  pieces.toSorted((a, b) => b.score - a.score)[0];
