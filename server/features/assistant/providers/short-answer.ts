import { foldText } from '../../../platform/text.rules';
import { FROM_MATERIAL } from '../assistant.rules';
import type { AssistantQuestion, Passage, QuestionKind, Term, Turn } from '../provider';
import { blocksOf, isTable, itemsOf, LIST_ITEM, plainText, sentencesIn } from '../passages/passages';
import { comparedIn, foldedWords, readQuestion } from '../passages/question';
import { beginsWith, isFormOf, matched, tokensOf } from './terms';

/** The prose of an answer stays below ninety words with its introduction. */
const WORDS_MAX = 75;
/** With code, which is shown whole or not at all. */
const ANSWER_MAX = 85;
const SENTENCES_MAX = 3;
const STEPS_MAX = 6;
const ROWS_MAX = 3;
const MARKED_MAX = 2;
/** No real paragraph is longer. */
const BLOCK_MAX = 4000;
/** A sentence from another passage must be nearly as good as the best one. */
const NEARLY = 0.6;

/** A sentence that begins like this says nothing without the one before. */
const LEANS =
  /^(it|its|this|that|these|those|they|their|he|she|such|so|but|and|or|then|both|here|there|also|instead|otherwise|however|therefore|for example|esto|eso|este|esta|estos|así|pero|entonces|también|это|этот|эта|эти|он|она|оно|они|но|поэтому|при этом|так)(?![\p{L}\p{N}])/iu;

/** So does one whose first clause ends with a reference, or names “the two”. */
const LEANS_LATER =
  /^[^,;:—]*(?<![\p{L}\p{N}])(?:(?:this|these|those|esto|eso|это|этого|этому|этим)(?=\s*[,;:.!?—]|\s+(?:by|with|without|through|when|because|mediante|con|тем))|between (?:the two|them)(?!\s+\p{L}+s(?!\p{L}))|entre (?:los|las) dos(?!\s+\p{L}+s(?!\p{L}))|между ними)/iu;

const leans = (text: string) => LEANS.test(text) || LEANS_LATER.test(text);

/** What a sentence of each kind of answer contains. */
const CUES: Readonly<Record<QuestionKind, RegExp | null>> = {
  definition: /\b(is|are|means|refers to|called|consists? of|es|son|significa)\b| — /iu,
  cause:
    /\b(because|since|therefore|so that|leads? to|reason|causes?|otherwise|porque|ya que|por eso)\b|потому|поэтому|так как|из-за/iu,
  steps: /\b(first|then|use|set|add|put|write|run|start|click|choose|call|primero|luego)\b|сначала|затем/iu,
  difference: /\b(whereas|while|but|instead|unlike|than|mientras|en cambio)\b|, а |тогда как/iu,
  example: /\b(for example|for instance|such as|example|por ejemplo|como)\b|например/iu,
  other: null,
};

const EXERCISE = /^(try it|exercises?|practice|ejercicios?|упражнени)/i;

type Asked = Pick<AssistantQuestion, 'text' | 'kind' | 'terms' | 'passages'>;

interface Piece {
  passage: Passage;
  /** Place of the passage, best first. */
  rank: number;
  block: number;
  index: number;
  /** Verbatim but for Markdown marks. */
  text: string;
  isStep: boolean;
  /** The lines of the table that it is a row of: header, rule, row; null: it is no row. */
  row: string[] | null;
  score: number;
}

/**
 * Two or three sentences, steps, a table or code from the passages that answer the question; all verbatim. null if they
 * have nothing short enough, or a question that refers to earlier answers would get one of them again: then it gets
 * what the passages that were quoted say besides.
 */
export function shortAnswer(question: Asked, history: Turn[] = []): string | null {
  const { text, kind, terms, passages } = question;
  const { continues, words } = readQuestion(text);
  const earlier = continues ? history.filter(({ sender }) => sender === 'ASSISTANT') : [];
  const said = earlier.map((turn) => ` ${wordsOnly(turn.text)} `);
  const isSaid = (part: string) => said.some((one) => one.includes(` ${wordsOnly(part)} `));
  const pieces = passages.flatMap((passage, rank) => piecesOf(passage, rank));
  for (const piece of pieces) piece.score = scoreOf(piece, kind, terms);
  const answer = composed(question, pieces, pieces, () => false);
  const quoted = new Set(pieces.filter((piece) => isSaid(clipped(piece.text))).map(({ passage }) => passage));
  const repeats = answer !== null && isSaid(answer.replace(`${FROM_MATERIAL}:`, ''));
  if (!repeats && (words.length > 0 || quoted.size === 0)) return answer;
  const more = pieces.filter(
    (piece) =>
      piece.score > 0 && !isSaid(clipped(piece.text)) && (quoted.size === 0 || quoted.has(piece.passage)),
  );
  return composed(question, more, pieces, isSaid);
}

/** The sentence, or the item of a list, that says most of the answer; null if that is in a table or in code. */
export function bestSentence({ kind, terms, passages }: Asked): string | null {
  const pieces = passages.flatMap((passage, rank) => piecesOf(passage, rank));
  for (const piece of pieces) piece.score = scoreOf(piece, kind, terms);
  if (tableRows(pieces, terms) !== null) return null;
  return best(pieces.filter(({ row }) => row === null))?.text ?? null;
}

/**
 * Whether the best lesson has only one word of the question, and only in passing: not in a title or heading, nor at the
 * beginning of a sentence, an item or a row. Such a lesson is hardly about the question.
 */
export function onlyMentions({ terms, passages }: Pick<Asked, 'terms' | 'passages'>): boolean {
  const own = passages.filter(({ courseId, lessonId }) =>
    lessonId === null ? courseId === passages[0]!.courseId : lessonId === passages[0]!.lessonId,
  );
  const titles = own.map(
    ({ courseTitle, lessonTitle, heading }) => `${courseTitle} ${lessonTitle} ${heading}`,
  );
  const all = [...titles, ...own.map(({ text }) => text)].join(' ');
  const found = terms.filter((term) => matched(all, [term]) > 0);
  if (found.length !== 1 || matched(titles.join(' '), found) > 0) return false;
  const pieces = own.flatMap(piecesOf).filter(({ text }) => matched(text, found) > 0);
  return pieces.length > 0 && !pieces.some(({ text }) => beginsWith(text, found));
}

/** A text by its words alone, so that marks make no difference. */
const wordsOnly = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The answer from some of the pieces, without what was said before; null if there is none. */
function composed(
  { text, kind, terms, passages }: Asked,
  some: Piece[],
  all: Piece[],
  isSaid: (part: string) => boolean,
): string | null {
  const unlessSaid = (part: string | null) => (part === null || isSaid(part) ? null : part);
  const said =
    (kind === 'difference' ? unlessSaid(comparison(text, terms, all)) : null) ??
    (kind === 'steps' ? unlessSaid(steps(all, terms)) : null) ??
    tableRows(some, terms) ??
    sentences(
      some.filter(({ row }) => row === null),
      all,
      terms,
    );
  const wantsCode = said === '' || kind === 'example' || kind === 'steps' || WANTS_CODE.test(foldText(text));
  const room = ANSWER_MAX - tokensOf(said).length;
  const code = wantsCode ? unlessSaid(codeFor(terms, passages, room, said === '')) : null;
  if (said === '' && code === null) return null;
  return [`${FROM_MATERIAL}:`, ...(said === '' ? [] : [said]), ...(code ? [code] : [])].join('\n\n');
}

const isCode = (block: string) => /^ {0,3}(```|~~~)/.test(block);

function piecesOf(passage: Passage, rank: number): Piece[] {
  return blocksOf(passage.text).flatMap((block, number): Piece[] => {
    if (isCode(block) || block.length > BLOCK_MAX) return [];
    const shared = { passage, rank, block: number, score: 0 };
    if (isTable(block)) {
      const [header = '', rule = '', ...rows] = block.split('\n');
      return rows.map((row, index) => ({
        ...shared,
        index,
        text: plainText(row),
        isStep: false,
        row: [header, rule, row],
      }));
    }
    const isList = LIST_ITEM.test(block);
    const isNumbered = /^ {0,3}\d+[.)]\s/.test(block);
    const parts = isList ? itemsOf(block).map(plainText).filter(Boolean) : sentencesIn(plainText(block));
    return parts.map((text, index) => ({ ...shared, index, text, isStep: isNumbered, row: null }));
  });
}

function scoreOf(
  { text, passage, rank, index, block, row }: Piece,
  kind: QuestionKind,
  terms: Term[],
): number {
  const all = terms.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const own = matched(text, terms) / all;
  const above = matched(`${passage.heading} ${passage.lessonTitle}`, terms) / all;
  const cue = CUES[kind]?.test(text) ? 0.2 : 0;
  const beginsWithTerm = kind === 'definition' && beginsWith(text, terms) ? 0.25 : 0;
  const place = block === 0 && index === 0 ? 0.1 : 0;
  const words = tokensOf(text).length;
  const length = (words < 4 && row === null) || words > 60 ? -0.3 : 0;
  // A question, an announcement of code, and what a learner is told to try answer nothing.
  const empty = /[?:]$/.test(text) || EXERCISE.test(passage.heading) ? -0.5 : passage.isSummary ? -0.5 : 0;
  return (
    own +
    0.4 * Math.min(above, 1) +
    (own + above > 0 ? cue + beginsWithTerm : 0) +
    place +
    length +
    empty -
    0.08 * rank
  );
}

/** The best of the sentences with the one of `all` that it leans on, and up to two more, in the material's order. */
function sentences(pieces: Piece[], all: Piece[], terms: Term[]): string {
  const inOrder = pieces.toSorted((a, b) => b.score - a.score);
  const first = inOrder[0];
  if (!first) return '';
  const chosen = new Set<Piece>();
  let words = 0;
  const add = (piece: Piece) => {
    const before = leaningOn(piece, all);
    const isTooLong = tokensOf([...before, piece].map(({ text }) => text).join(' ')).length > WORDS_MAX;
    // The best sentence is shown in any case.
    const needed = isTooLong && chosen.size === 0 ? [] : before;
    const fresh = [...needed, piece].filter((one) => !chosen.has(one));
    const count = fresh.reduce((sum, { text }) => sum + tokensOf(text).length, 0);
    if (chosen.size > 0 && (words + count > WORDS_MAX || chosen.size + fresh.length > SENTENCES_MAX)) return;
    fresh.forEach((one) => chosen.add(one));
    words += count;
  };
  add(first);
  // What follows the best sentence usually explains it.
  const next = pieces.find(
    ({ passage, block, index }) =>
      passage === first.passage && block === first.block && index === first.index + 1,
  );
  const others = inOrder.filter(({ score }) => score >= first.score * NEARLY).slice(1);
  // A sentence from elsewhere must say something of a word of the question that nothing was said of yet.
  const addIfNew = (piece: Piece) => {
    const said = [...chosen].map(aboutOf).join(' ');
    const isNew = matched(`${said} ${aboutOf(piece)}`, terms) > matched(said, terms);
    if (isNew || [...chosen].some(({ passage }) => passage === piece.passage)) add(piece);
  };
  others.slice(0, 1).forEach(addIfNew);
  if (next) add(next);
  others.slice(1).forEach(addIfNew);
  const ordered = [...chosen].sort((a, b) => a.rank - b.rank || a.block - b.block || a.index - b.index);
  return grouped(ordered)
    .map((group) => group.map(({ text }) => marked(clipped(text), terms)).join(' '))
    .join('\n\n');
}

/** What a piece says, with the headings that it stands under. */
const aboutOf = ({ text, passage }: Piece) => `${passage.lessonTitle} ${passage.heading} ${text}`;

/** The sentences before it in its block that it cannot be understood without. */
function leaningOn(piece: Piece, pieces: Piece[]): Piece[] {
  if (!leans(piece.text)) return [];
  const before = pieces.find(
    ({ passage, block, index, row }) =>
      passage === piece.passage &&
      row === null &&
      ((block === piece.block && index === piece.index - 1) ||
        (piece.index === 0 && block === piece.block - 1 && isLast(pieces, passage, block, index))),
  );
  return before ? [before] : [];
}

const isLast = (pieces: Piece[], passage: Passage, block: number, index: number) =>
  !pieces.some((other) => other.passage === passage && other.block === block && other.index > index);

function grouped(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1)?.at(-1);
    if (last && last.passage === piece.passage) groups.at(-1)!.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

const best = (pieces: Piece[]) => pieces.toSorted((a, b) => b.score - a.score)[0];

/** The numbered list of the passage that says most of the question; null if it has none that fits. */
function steps(pieces: Piece[], terms: Term[]): string | null {
  const passages = [...new Set(pieces.map(({ passage }) => passage))].map((passage) => {
    const own = pieces.filter((piece) => piece.passage === passage);
    const about = `${passage.lessonTitle} ${passage.heading} ${own.map(({ text }) => text).join(' ')}`;
    return { list: own.filter(({ isStep }) => isStep), says: matched(about, terms) };
  });
  const most = Math.max(0, ...passages.map(({ says }) => says));
  const list = passages.find((passage) => passage.says === most && passage.list.length > 1)?.list ?? [];
  const words = list.reduce((sum, { text }) => sum + tokensOf(text).length, 0);
  if (list.length === 0 || list.length > STEPS_MAX || words > WORDS_MAX) return null;
  return list.map(({ text }, index) => `${index + 1}. ${marked(text, terms)}`).join('\n');
}

/** The rows of a table that say as much of the question as the best one; null if a sentence says more than that. */
function tableRows(pieces: Piece[], terms: Term[]): string | null {
  const first = best(pieces);
  if (!first?.row) return null;
  const says = matched(first.text, terms);
  const alike = pieces.filter(
    ({ row, passage, block, text }) =>
      row && passage === first.passage && block === first.block && matched(text, terms) === says,
  );
  const [header = '', rule = ''] = first.row;
  const lines = [header, rule, ...alike.slice(0, ROWS_MAX).map(({ row }) => row![2]!)];
  return says === 0 || tokensOf(lines.join(' ')).length > WORDS_MAX ? null : lines.join('\n');
}

/** Both things with the sentence that says what each is; null unless the material has one for each. */
function comparison(text: string, terms: Term[], pieces: Piece[]): string | null {
  const named = comparedIn(text);
  if (!named) return null;
  const [one, other] = withSharedNoun(named, pieces).map((side) => {
    const words = foldedWords(side);
    const own = terms.filter((term) =>
      words.some((word) => tokensOf(word).some((token) => isFormOf(token, term))),
    );
    return { name: words.join(' '), terms: own };
  });
  if (!one || !other || one.terms.length === 0 || other.terms.length === 0) return null;
  const rows = [
    { side: one, against: other },
    { side: other, against: one },
  ].map(({ side, against }) => {
    const found = best(
      pieces
        .filter(({ row }) => row === null)
        .map((piece) => ({ ...piece, score: sideScore(piece, side.terms, against.terms) })),
    );
    return found && found.score > 0 && !leans(found.text) ? { name: side.name, text: found.text } : null;
  });
  const [first, second] = rows;
  if (!first || !second || first.text === second.text) return null;
  if (tokensOf(`${first.text} ${second.text}`).length > WORDS_MAX) return null;
  const cell = (given: string) => given.replaceAll('|', '\\|');
  return [
    '| | |',
    '| --- | --- |',
    ...[first, second].map((row) => `| **${cell(row.name)}** | ${cell(row.text)} |`),
  ].join('\n');
}

/** “hot” and “cold compost” as “hot compost” and “cold compost”, if the material says so. */
function withSharedNoun([one, other]: [string, string], pieces: Piece[]): [string, string] {
  const [first, ...more] = foldedWords(one);
  const noun = foldedWords(other).at(-1);
  if (first === undefined || more.length > 0 || noun === undefined) return [one, other];
  const whole = `${first} ${noun}`;
  return [pieces.some(({ text }) => foldText(text).includes(whole)) ? whole : one, other];
}

function sideScore({ text, rank }: Piece, own: Term[], against: Term[]): number {
  const says = matched(text, own);
  if (says === 0) return 0;
  return (
    says -
    0.5 * matched(text, against) +
    (beginsWith(text, own) ? says : 0) +
    (CUES.definition!.test(text) ? 0.5 : 0) -
    0.05 * rank
  );
}

const WANTS_CODE = /\b(code|syntax|snippet|command|query|write|codigo|sintaxis)\b|код|синтаксис/u;

/** A whole code block of the best passages that says most of the question, or that is all they have. */
function codeFor(terms: Term[], passages: Passage[], room: number, isAll: boolean): string | null {
  const blocks = passages.slice(0, 2).flatMap(({ text }) => blocksOf(text).filter(isCode));
  const [best] = blocks
    .filter((block) => tokensOf(block).length <= room && (isAll || matched(block, terms) > 0))
    .toSorted((a, b) => matched(b, terms) - matched(a, terms));
  return best ?? null;
}

/** Cuts an overlong sentence between words. */
function clipped(text: string): string {
  const words = text.split(' ');
  return words.length <= WORDS_MAX ? text : `${words.slice(0, WORDS_MAX).join(' ')}…`;
}

/** A word, or a number with its decimal point or comma. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]|(?<=\p{N})[.,](?=\p{N}))*/gu;

/** The sentence as Markdown, with the question's rarest words in bold. */
function marked(text: string, terms: Term[]): string {
  const rarest = terms.toSorted((a, b) => b.weight - a.weight).slice(0, MARKED_MAX);
  const isAsked = (word: string, among: Term[]) => among.some((term) => isFormOf(foldText(word), term));
  const bold = escaped(text).replace(WORD, (word) => {
    // A number is asked for as a whole, though it is searched for by its parts.
    const parts = word.split(/[.,]/);
    const isWhole =
      parts.every((part) => isAsked(part, terms)) && parts.some((part) => isAsked(part, rarest));
    return isWhole || isAsked(word, rarest) ? `**${word}**` : word;
  });
  return bold.replace(/\*\* \*\*/g, ' ');
}

/** Escapes what Markdown would read as marks. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|~]/g, '\\$&');
