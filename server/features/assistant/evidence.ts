import { belonging, type WordVectors } from './word-vectors';

/**
 * Coefficients that decide whether a search result is an answer: the best lesson's score, the share of the question's
 * words that are known topics or near meanings here, the share that nothing readable contains, and how near the
 * question's vocabulary is to that of the courses. Shares, since any long question has some such words. Fitted by
 * logistic regression on our own evaluation questions, 274 inside and 170 outside the demo's courses, none of them
 * used in tests; the threshold refuses at least as many outside questions as without `BELONGING` (160 instead of 158)
 * and finds 223 instead of 215 right lessons.
 */
const ENOUGH = 2;
const AT_HOME = 3.8;
const UNKNOWN = -8.5;
const ONE_WORD = 6;
const BELONGING = 47;
/** Default for a question without any word in the table: the value of a typical question. */
const USUAL_BELONGING = -0.1;

/** A content word of a question. */
export interface AskedWord {
  lexeme: string;
  isAtHome: boolean;
  /** Whether nothing readable contains it or a related word. */
  isUnknown: boolean;
}

/**
 * Whether the best lesson's score suffices for an answer to these words; `home` are the lexemes of the courses'
 * vocabulary.
 */
export function isEvident(
  score: number,
  words: AskedWord[],
  home: ReadonlySet<string>,
  vectors: WordVectors,
): boolean {
  const share = (holds: (word: AskedWord) => boolean) => words.filter(holds).length / words.length;
  const asked = words.map(({ lexeme }) => lexeme);
  return (
    score +
      AT_HOME * share(({ isAtHome }) => isAtHome) +
      UNKNOWN * share(({ isUnknown }) => isUnknown) +
      BELONGING * (belonging(vectors, asked, home) ?? USUAL_BELONGING) +
      (words.length === 1 ? ONE_WORD : 0) >=
    ENOUGH
  );
}
