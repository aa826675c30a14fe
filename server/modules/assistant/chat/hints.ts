import { stem } from 'porter2';
import type { AssistantMessage } from '../assistant.entities';
import {
  type AssistantStep,
  CLOSEST,
  enumKeyOf,
  NO_PRACTICE,
  STEP_TEXTS,
  UNANSWERED,
} from '../assistant.rules';
import { type AssistantAnswer, type AssistantQuestion, textAnswer } from '../provider';
import { plainText, sentencesIn } from '../search/markdown';
import { contentWords } from '../search/ranking';

/** How many hints come before the explanation. */
const HINTS_BEFORE_EXPLANATION = 2;
/** Sentences of the answer with fewer words that the question does not have are too short to judge by. */
const OWN_WORDS_MIN = 2;
/** A sentence with this share of those words says what the answer says. */
const SHARE_OF_ANSWER = 0.6;

/** A conversation's last answer, if it is a hint. */
export interface LastHint {
  /** Its number among the hints for the exercise, from 1. */
  hint: number;
  /** The question that the first hint was given for. */
  exercise: string;
}

/** An answer with what is stored about it instead of guessed from its text. */
export interface AnswerWithSteps extends AssistantAnswer {
  /** Whether a lesson answers the question. */
  isAnswered: boolean;
  /** The number of the hint; null: not a hint. */
  hint: number | null;
  nextSteps: AssistantStep[];
}

/** The hints that the last of these messages belongs to; null if it is not a hint. */
export function lastHintIn(messages: readonly AssistantMessage[]): LastHint | null {
  const hint = messages.at(-1)?.hint ?? null;
  const exercise = messages[messages.findLastIndex((message) => message.hint === 1) - 1];
  return hint === null || !exercise ? null : { hint, exercise: exercise.text };
}

/** What a text asks for after a hint, if it is the words of a button; null if it asks something else. */
export const readStep = (text: string): AssistantStep | null =>
  enumKeyOf(STEP_TEXTS, text.replace(/[.!?]+\s*$/, ''));

/** The number of the hint to give, if `step` is asked for about `lastHint`, or a question of its own; null for an answer or the explanation, which hint-only courses never reach. */
export function hintNumber(
  lastHint: LastHint | null,
  step: AssistantStep | null,
  { isExercise, isHintOnly }: { isExercise: boolean; isHintOnly: boolean },
): number | null {
  const next = (lastHint?.hint ?? 0) + 1;
  if (isHintOnly) return step === null ? 1 : next;
  if (step !== null) return step === 'NEXT_HINT' && next <= HINTS_BEFORE_EXPLANATION ? next : null;
  return isExercise ? 1 : null;
}

/** The answer with what is stored about it; `isBuiltIn` if the built-in provider wrote it. */
export function withSteps(
  answer: AssistantAnswer,
  question: Pick<AssistantQuestion, 'hint' | 'isHintOnly' | 'isAnswered'>,
  isBuiltIn: boolean,
): AnswerWithSteps {
  const isText = !['', UNANSWERED, CLOSEST, NO_PRACTICE].includes(answer.text);
  const isAnswered = isText && answer.sources.length > 0 && (question.isAnswered || !isBuiltIn);
  // An external host may name no sources.
  const hint = isAnswered || (isText && !isBuiltIn) ? question.hint : null;
  return { ...answer, isAnswered, hint, nextSteps: nextSteps(hint, question.isHintOnly) };
}

/** A fixed sentence without sources; it answers nothing unless `isAnswered`. */
export const fixedAnswer = (text: string, isAnswered = false): AnswerWithSteps => ({
  ...textAnswer(text),
  isAnswered,
  hint: null,
  nextSteps: [],
});

function nextSteps(hint: number | null, isHintOnly: boolean): AssistantStep[] {
  if (hint === null) return [];
  return [
    ...(hint < HINTS_BEFORE_EXPLANATION ? (['NEXT_HINT'] as const) : []),
    ...(isHintOnly ? [] : (['EXPLANATION'] as const)),
  ];
}

/**
 * Whether a hint contains the answer: one of its sentences has most of the words of a sentence of the best passage,
 * apart from the words of the question. The same in other words is not noticed.
 */
export function revealsAnswer(hint: string, { text, passages }: AssistantQuestion): boolean {
  const requested = new Set(stemsOf(text));
  const said = sentencesIn(plainText(hint)).map((sentence) => new Set(stemsOf(sentence)));
  return sentencesIn(plainText(passages[0]?.text ?? '')).some((sentence) => {
    const own = stemsOf(sentence).filter((word) => !requested.has(word));
    if (own.length < OWN_WORDS_MIN) return false;
    return said.some((words) => own.filter((word) => words.has(word)).length / own.length >= SHARE_OF_ANSWER);
  });
}

const stemsOf = (text: string): string[] => [...new Set(contentWords(text).map((word) => stem(word)))];
