/** How often a text has each lexeme. */
export type Counts = ReadonlyMap<string, number>;

/** Another writing of the same word is nearly the word. */
const OTHER_WRITING = 0.9;
/** What people use for nearly the same; from 0.3 to 0.6 our own questions find about as many lessons. */
const NEAR_MEANING = 0.4;
/** One of the same family, such as 'writer' and 'writes', says less. */
const RELATED = 0.4;
/** A shorter beginning joins words that have nothing in common. */
const FAMILY_MIN = 4;
const ENDING_MAX = 3;

/** A word of a question as the database writes it. */
export interface Term {
  /** The lexemes of its writings, its own first. */
  lexemes: string[];
  /** Lexemes of nearly the same meaning. */
  near: ReadonlySet<string>;
}

/** How much a word says that so many of all lessons have (BM25's idf); unknown words say most. */
export const rarity = (lessons: number, all: number): number =>
  Math.log(1 + (Math.max(all, lessons) - lessons + 0.5) / (lessons + 0.5));

/** The lexemes that stand for a term, each with how well: 1 for its own writing, less for what only comes near it. */
export function relationsOf(term: Term, lexemes: Iterable<string>): Counts {
  const relations = new Map<string, number>();
  for (const lexeme of lexemes) {
    const close = relation(term, lexeme);
    if (close > 0) relations.set(lexeme, close);
  }
  return relations;
}

/** How well a text has a word: 1 in its own writing, 0 not at all. */
export function closeness(relations: Counts, text: { has(lexeme: string): boolean }): number {
  let best = 0;
  for (const [lexeme, close] of relations) if (close > best && text.has(lexeme)) best = close;
  return best;
}

/** BM25 of a text for weighed words; `length` is relative to the usual one, `b` how much it matters. */
export function bm25(
  terms: { relations: Counts; weight: number }[],
  text: Counts,
  length: number,
  b: number,
): number {
  let score = 0;
  for (const { relations, weight } of terms) {
    let count = 0;
    let best = 0;
    for (const [lexeme, close] of relations) {
      const times = text.get(lexeme);
      if (times === undefined) continue;
      count += times;
      best = Math.max(best, close);
    }
    if (count > 0) score += (best * weight * count * (K1 + 1)) / (count + K1 * (1 - b + b * length));
  }
  return score;
}

/** How soon a repeated word stops to count. */
const K1 = 1.5;

function relation({ lexemes, near }: Term, lexeme: string): number {
  const index = lexemes.indexOf(lexeme);
  if (index === 0) return 1;
  if (index > 0) return OTHER_WRITING;
  if (near.has(lexeme)) return NEAR_MEANING;
  return isFamily(lexemes[0]!, lexeme) ? RELATED : 0;
}

/** What everything of a lexeme's family begins with; the lexeme itself when it has none. */
export function familyOf(lexeme: string): string {
  if (lexeme.length < FAMILY_MIN || !/^[a-z]+$/.test(lexeme)) return lexeme;
  return lexeme.slice(0, Math.max(FAMILY_MIN, lexeme.length - 1));
}

/** Whether two lexemes differ by nothing but an ending that the stemmer left. */
function isFamily(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  if (shorter < FAMILY_MIN || longer - shorter > ENDING_MAX || one[0] !== other[0]) return false;
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  return shared >= Math.max(FAMILY_MIN, shorter - 1) && shared / longer >= 0.6 && /^[a-z]+$/.test(one);
}
