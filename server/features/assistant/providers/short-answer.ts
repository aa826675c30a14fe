import { foldText } from '../../../platform/text.rules';
import { lessonKey, type Passage, type QuestionKind, type Term, type Turn } from '../provider';
import { blocksOf, isCode } from '../passages/passages';
import { comparedIn, foldedWords, readQuestion } from '../passages/question';
import { type Asked, best, CUES, leans, partsOf, type Piece, piecesOf, shareOf } from './answer-pieces';
import { beginsWith, foundIn, isFormOf, matched, tokensOf } from './terms';

/** A paragraph, a list, a table or code is shown whole, or not at all, if an answer stays below ninety words with it. */
const ANSWER_MAX = 85;
/** A paragraph that is longer than this is shown in part, and other sentences are added up to it. */
const WORDS_MAX = 75;
const ROWS_MAX = 3;
const MARKED_MAX = 2;
/** A sentence from another paragraph must be nearly as good as the best one. */
const NEARLY = 0.6;
/** How much it counts that the other sentences of a paragraph have words of the question. */
const OTHERS_SHARE = 0.4;
/** How much it counts that a paragraph begins a section whose heading has the words of the question. */
const HEADING_SHARE = 0.7;

/** Sentences that follow each other, or a list with the sentence that announces it. */
interface Run {
  pieces: Piece[];
  /** The code or table that follows them. */
  after: string | null;
}

/**
 * A paragraph, a list, rows of a table or code from the passages that answer the question, with what other sentences
 * say besides; all verbatim. null if they have nothing short enough, or a question that refers to earlier answers would
 * get one of them again: then it gets what the passages that were quoted say besides.
 */
export function shortAnswer(question: Asked, history: Turn[] = []): string | null {
  const { text, kind, terms, passages } = question;
  const { continues, words } = readQuestion(text);
  const earlier = continues ? history.filter(({ sender }) => sender === 'ASSISTANT') : [];
  const said = earlier.map((turn) => ` ${wordsOnly(turn.text)} `);
  const isSaid = (part: string) => said.some((one) => one.includes(` ${wordsOnly(part)} `));
  const pieces = piecesOf(passages, kind, terms);
  const answer = composed(question, pieces, pieces, () => false);
  const quoted = new Set(pieces.filter((piece) => isSaid(clipped(piece.text))).map(({ passage }) => passage));
  const repeats = answer !== null && isSaid(answer);
  if (!repeats && (words.length > 0 || quoted.size === 0)) return answer;
  const more = pieces.filter(
    (piece) =>
      piece.score > 0 && !isSaid(clipped(piece.text)) && (quoted.size === 0 || quoted.has(piece.passage)),
  );
  return composed(question, more, pieces, isSaid);
}

/** The sentence, or the item of a list, that says most of the answer; null if that is in a table or in code. */
export function bestSentence({ kind, terms, passages }: Asked): string | null {
  const pieces = piecesOf(passages, kind, terms);
  if (tableRows(pieces, terms) !== null) return null;
  const run = bestRun(paragraphsOf(pieces), kind, terms);
  return run && best(run.pieces)!.text;
}

/**
 * Whether the best lesson has only one word of the question, and only in passing: not in a title or heading, nor at the
 * beginning of a sentence, an item or a row. Such a lesson is hardly about the question.
 */
export function onlyMentions({ terms, passages }: Pick<Asked, 'terms' | 'passages'>): boolean {
  const own = passages.filter((passage) => lessonKey(passage) === lessonKey(passages[0]!));
  const titles = own.map(
    ({ courseTitle, lessonTitle, heading }) => `${courseTitle} ${lessonTitle} ${heading}`,
  );
  const all = [...titles, ...own.map(({ text }) => text)].join(' ');
  const found = terms.filter((term) => matched(all, [term]) > 0);
  if (found.length !== 1 || matched(titles.join(' '), found) > 0) return false;
  const pieces = own.flatMap(partsOf).filter(({ text }) => matched(text, found) > 0);
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
  const table =
    (kind === 'difference' ? unlessSaid(comparison(text, terms, all)) : null) ?? tableRows(some, terms);
  const paragraphs = paragraphsOf(some);
  const run = table === null ? bestRun(paragraphs, kind, terms) : null;
  const isNothing = table === null && run === null;
  const showsCode = isNothing || kind === 'example' || kind === 'steps' || WANTS_CODE.test(foldText(text));
  const room = ANSWER_MAX - (run ? wordsOf([run]) : tokensOf(table ?? '').length);
  const near = run ? [run.pieces[0]!.passage] : passages;
  const code = showsCode && !run?.after ? unlessSaid(codeFor(terms, near, room)) : null;
  const said = run ? shown(withMore(run, paragraphs, WORDS_MAX - tokensOf(code ?? '').length), terms) : table;
  return [said, code].filter(Boolean).join('\n\n') || null;
}

/** What the best paragraph shows of itself. */
function bestRun(paragraphs: Piece[][], kind: QuestionKind, terms: Term[]): Run | null {
  const runs = paragraphs.map((paragraph, place) => {
    const run = runOf(paragraph);
    const { own, score, passage } = best(run.pieces)!;
    const others =
      shareOf(
        run.pieces.flatMap((piece) => piece.own),
        terms,
      ) - shareOf(own, terms);
    const hasSteps = kind === 'steps' && run.pieces.some(({ mark }) => /\d/.test(mark));
    const hasCue = run.pieces.some(({ text }) => CUES[kind]?.test(text));
    const begins = paragraphs[place - 1]?.[0]!.passage !== passage;
    const heading = begins ? shareOf(foundIn(passage.heading, terms), terms) : 0;
    const more = OTHERS_SHARE * others + HEADING_SHARE * heading ** 2;
    return { run, score: score + more + (hasSteps ? 0.3 : hasCue ? 0.2 : 0) };
  });
  return best(runs)?.run ?? null;
}

/** A whole paragraph, or what fits of it from before its best sentence on, with all that the beginning leans on. */
function runOf(paragraph: Piece[]): Run {
  const part = (from: number, to: number): Run => {
    const pieces = paragraph.slice(from, to);
    return { pieces, after: pieces.at(-1)!.after };
  };
  const isShort = (run: Run) => wordsOf([run]) <= ANSWER_MAX;
  const all = part(0, paragraph.length);
  const run = isShort({ ...all, after: null }) ? all : cut();
  const isWhole = run.after !== null && isShort(run);
  if (isWhole || !run.pieces.at(-1)!.text.endsWith(':')) return run;
  // What it announces is not shown.
  return { pieces: run.pieces.length > 1 ? run.pieces.slice(0, -1) : run.pieces, after: null };

  function cut(): Run {
    const lead = best(paragraph)!;
    let start = paragraph.indexOf(lead);
    let end = start + 1;
    const fits = (from: number, to: number) => from >= 0 && wordsOf([part(from, to)]) <= WORDS_MAX;
    if (fits(start - 1, end)) start--;
    while (leans(paragraph[start]!.text) && fits(start - 1, end)) start--;
    while (end < paragraph.length && fits(start, end + 1)) end++;
    return part(start, end);
  }
}

/** The sentences of each paragraph; those of a list with the one that announces it. */
function paragraphsOf(pieces: Piece[]): Piece[][] {
  const paragraphs: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.row !== null) continue;
    const last = paragraphs.at(-1)?.at(-1);
    const continues =
      last?.passage === piece.passage &&
      ((piece.block === last.block && piece.index === last.index + 1) ||
        (piece.mark !== '' && piece.block === last.block + 1 && last.text.endsWith(':')));
    if (continues) paragraphs.at(-1)!.push(piece);
    else paragraphs.push([piece]);
  }
  return paragraphs;
}

/** The run with as many other sentences of its lesson that answer as fit. */
function withMore(run: Run, paragraphs: Piece[][], most: number): Run[] {
  const lead = best(run.pieces)!;
  const chosen = [run];
  const add = (piece: Piece): boolean => {
    const added = { pieces: [piece], after: null };
    const fits = !chosen.some(({ pieces }) => pieces.includes(piece)) && wordsOf([...chosen, added]) <= most;
    if (fits) chosen.push(added);
    return fits;
  };
  const others = paragraphs
    .flat()
    .filter(
      ({ passage, mark, text }) =>
        lessonKey(passage) === lessonKey(lead.passage) && mark === '' && !text.endsWith(':'),
    );
  for (const piece of others.toSorted((a, b) => b.score - a.score)) {
    if (piece.score < lead.score * NEARLY) break;
    if (leans(piece.text)) continue;
    // A sentence of another passage must say something of a word of the question that nothing was said of yet.
    const said = new Set(
      chosen.flatMap(({ pieces }) => pieces.flatMap(({ own, above }) => [...own, ...above])),
    );
    const isNew = [...piece.own, ...piece.above].some((term) => !said.has(term));
    if (!(piece.passage === lead.passage || isNew) || !add(piece)) continue;
    // What follows a sentence usually explains it.
    const following = others.filter(
      ({ passage, block, index }) =>
        passage === piece.passage && block === piece.block && index > piece.index,
    );
    following.every(add);
  }
  return chosen;
}

const wordsOf = (runs: Run[]) =>
  runs.reduce(
    (sum, { pieces, after }) =>
      sum + pieces.reduce((all, { words }) => all + words, 0) + tokensOf(after ?? '').length,
    0,
  );

/** Runs as Markdown, in the material's order; sentences of one passage as one paragraph. */
function shown(runs: Run[], terms: Term[]): string {
  const ordered = runs.toSorted(
    ({ pieces: [a] }, { pieces: [b] }) => a!.rank - b!.rank || a!.block - b!.block || a!.index - b!.index,
  );
  const parts = ordered.flatMap(({ pieces, after }) => [
    ...pieces.map(({ passage, mark, text }) => {
      const said = marked(clipped(text), terms);
      return pieces.length > 1 ? { passage, mark, said: mark + said } : { passage, mark: '', said };
    }),
    ...(after === null ? [] : [{ passage: null, mark: '', said: after }]),
  ]);
  return parts.reduce((text, { passage, mark, said }, index) => {
    const before = parts[index - 1];
    if (!before) return said;
    const continues = before.passage === passage && (before.mark === '') === (mark === '');
    return text + (continues ? (mark === '' ? ' ' : '\n') : '\n\n') + said;
  }, '');
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
  const sides = (named ? withSharedNoun(named, pieces) : []).map((side) => {
    const name = foldedWords(side).join(' ');
    return { name, own: foundIn(name, terms) };
  });
  const sentences = pieces.filter(({ row }) => row === null);
  const rows = sides.flatMap(({ name, own }, place) => {
    const against = sides[1 - place]!.own;
    const found = best(sentences.map((piece) => ({ ...piece, score: sideScore(piece, own, against) })));
    return found && found.score > 0 && !leans(found.text) ? [{ name, text: found.text }] : [];
  });
  const [one, other] = rows;
  if (!one || !other || one.text === other.text) return null;
  if (tokensOf(`${one.text} ${other.text}`).length > WORDS_MAX) return null;
  const cell = (given: string) => given.replaceAll('|', '\\|');
  const lines = rows.map((row) => `| **${cell(row.name)}** | ${cell(row.text)} |`);
  return ['| | |', '| --- | --- |', ...lines].join('\n');
}

/** “hot” and “cold compost” as “hot compost” and “cold compost”, if the material says so. */
function withSharedNoun([one, other]: [string, string], pieces: Piece[]): [string, string] {
  const [first, ...more] = foldedWords(one);
  const noun = foldedWords(other).at(-1);
  if (first === undefined || more.length > 0 || noun === undefined) return [one, other];
  const whole = `${first} ${noun}`;
  return [pieces.some(({ text }) => foldText(text).includes(whole)) ? whole : one, other];
}

function sideScore({ text }: Piece, own: Term[], against: Term[]): number {
  const says = matched(text, own);
  return says === 0 ? 0 : says - 0.5 * matched(text, against) + (beginsWith(text, own) ? says : 0);
}

const WANTS_CODE = /\b(code|syntax|snippet|command|query|write|codigo|sintaxis)\b|код|синтаксис/u;

/** A whole code block that says most of the question. */
function codeFor(terms: Term[], passages: Passage[], room: number): string | null {
  const blocks = passages.flatMap(({ text }) => blocksOf(text).filter(isCode));
  const [best] = blocks
    .filter((block) => tokensOf(block).length <= room && matched(block, terms) > 0)
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
