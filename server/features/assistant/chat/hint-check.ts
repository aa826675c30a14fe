import { stem } from 'porter2';
import type { AssistantQuestion } from '../provider';
import { shortAnswer } from '../providers/short-answer';
import { plainText, sentencesIn } from '../passages/passages';
import { foldedWords } from '../passages/question';

/** Sentences of the answer with fewer words that the question does not have are too short to judge by. */
const OWN_WORDS_MIN = 2;
/** A sentence with this share of those words says what the answer says. */
const SHARE_OF_ANSWER = 0.6;

/**
 * Whether a hint contains the answer: one of its sentences has most of the words of a sentence of the built-in answer,
 * apart from the words of the question. The same in other words is not noticed.
 */
export function revealsAnswer(hint: string, question: AssistantQuestion): boolean {
  const asked = new Set(stemsOf(question.text));
  const answer = plainText(shortAnswer(question) ?? '');
  const said = sentencesIn(plainText(hint)).map((sentence) => new Set(stemsOf(sentence)));
  return sentencesIn(answer).some((sentence) => {
    const own = stemsOf(sentence).filter((word) => !asked.has(word));
    if (own.length < OWN_WORDS_MIN) return false;
    return said.some((words) => own.filter((word) => words.has(word)).length / own.length >= SHARE_OF_ANSWER);
  });
}

const stemsOf = (text: string): string[] => [...new Set(foldedWords(text).map((word) => stem(word)))];
