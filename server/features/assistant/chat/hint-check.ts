import { stem } from 'porter2';
import type { AssistantQuestion } from '../provider';
import { plainText, sentencesIn } from '../search/markdown';
import { contentWords } from '../search/words';

/** Sentences of the answer with fewer words that the question does not have are too short to judge by. */
const OWN_WORDS_MIN = 2;
/** A sentence with this share of those words says what the answer says. */
const SHARE_OF_ANSWER = 0.6;

/**
 * Whether a hint contains the answer: one of its sentences has most of the words of a sentence of the best passage,
 * apart from the words of the question. The same in other words is not noticed.
 */
export function revealsAnswer(hint: string, { text, passages }: AssistantQuestion): boolean {
  const asked = new Set(stemsOf(text));
  const said = sentencesIn(plainText(hint)).map((sentence) => new Set(stemsOf(sentence)));
  return sentencesIn(plainText(passages[0]?.text ?? '')).some((sentence) => {
    const own = stemsOf(sentence).filter((word) => !asked.has(word));
    if (own.length < OWN_WORDS_MIN) return false;
    return said.some((words) => own.filter((word) => words.has(word)).length / own.length >= SHARE_OF_ANSWER);
  });
}

const stemsOf = (text: string): string[] => [...new Set(contentWords(text).map((word) => stem(word)))];
