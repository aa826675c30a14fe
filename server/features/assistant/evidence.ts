import { belonging, type WordVectors } from './word-vectors';

/**
 * What it takes to be an answer at all: how strongly the best lesson speaks, which share of the question's words is at
 * home here, since some lesson keeps coming back to them or the trade has others for them, which share nothing readable
 * knows, and how near what it is about is to what is at home. Shares, because of many words a long question about
 * something else has always some. Fitted by logistic regression on questions of our own, 274 inside and 170 outside the
 * demo's courses, none of which is in a test, and set where those outside are refused as often as without `BELONGING`
 * or more often: 160 and not 158, with 223 right lessons found and not 215.
 */
const ENOUGH = 2;
const AT_HOME = 3.8;
const UNKNOWN = -8.5;
const ONE_WORD = 6;
const BELONGING = 47;
/** Of a question with no word that the table has: what the usual question has. */
const USUAL_BELONGING = -0.1;

/** A word that matters in a question. */
export interface AskedWord {
  lexeme: string;
  isAtHome: boolean;
  /** Whether nothing readable has it or anything near it. */
  isUnknown: boolean;
}

/** Whether the best lesson's score is worth an answer to these words; `home` are the lexemes at home here. */
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
