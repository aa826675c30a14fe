/** Number of occurrences by lexeme. */
export type Counts = ReadonlyMap<string, number>;

/** Weight of another spelling of the same word. */
const OTHER_WRITING = 0.9;
/** Weight of a near meaning; from 0.3 to 0.6 the evaluation questions find about as many lessons. */
const NEAR_MEANING = 0.4;
/** Weight of a related word, such as 'writer' for 'writes'. */
const RELATED = 0.4;
/** Shorter prefixes join unrelated words. */
const FAMILY_MIN = 4;
const ENDING_MAX = 3;

/** A word of a question as lexemes. */
export interface Term {
  /** The lexemes of its spellings, the typed one first. */
  lexemes: string[];
  /** Lexemes with nearly the same meaning. */
  near: ReadonlySet<string>;
}

/** BM25's idf of a word that occurs in `lessons` of `all` lessons; highest for unknown words. */
export const rarity = (lessons: number, all: number): number =>
  Math.log(1 + (Math.max(all, lessons) - lessons + 0.5) / (lessons + 0.5));

/** The lexemes that match a term, with their weights: 1 for its own lexeme, less for related ones. */
export function relationsOf(term: Term, lexemes: Iterable<string>): Counts {
  const relations = new Map<string, number>();
  for (const lexeme of lexemes) {
    const close = relation(term, lexeme);
    if (close > 0) relations.set(lexeme, close);
  }
  return relations;
}

/** How well a text matches a word, from 0 to 1 for its own lexeme. */
export function closeness(relations: Counts, text: { has(lexeme: string): boolean }): number {
  let best = 0;
  for (const [lexeme, close] of relations) if (close > best && text.has(lexeme)) best = close;
  return best;
}

/** BM25 score of a text for weighted terms; `length` is relative to the average, `b` its influence. */
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

/** Term saturation: how quickly repetitions stop counting. */
const K1 = 1.5;

function relation({ lexemes, near }: Term, lexeme: string): number {
  const index = lexemes.indexOf(lexeme);
  if (index === 0) return 1;
  if (index > 0) return OTHER_WRITING;
  if (near.has(lexeme)) return NEAR_MEANING;
  return isFamily(lexemes[0]!, lexeme) ? RELATED : 0;
}

/** Common prefix of a lexeme's family; the lexeme itself if it has none. */
export function familyOf(lexeme: string): string {
  if (lexeme.length < FAMILY_MIN || !/^[a-z]+$/.test(lexeme)) return lexeme;
  return lexeme.slice(0, Math.max(FAMILY_MIN, lexeme.length - 1));
}

/** Whether two lexemes differ only in an ending that the stemmer left. */
function isFamily(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  const longer = Math.max(one.length, other.length);
  if (shorter < FAMILY_MIN || longer - shorter > ENDING_MAX || one[0] !== other[0]) return false;
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  return shared >= Math.max(FAMILY_MIN, shorter - 1) && shared / longer >= 0.6 && /^[a-z]+$/.test(one);
}
