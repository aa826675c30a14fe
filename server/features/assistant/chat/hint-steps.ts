import {
  type AssistantStep,
  CLOSEST,
  enumKeyOf,
  NO_PRACTICE,
  STEP_TEXTS,
  UNANSWERED,
} from '../assistant.rules';
import { type AssistantAnswer, type AssistantQuestion, textAnswer } from '../provider';

/** How many hints come before the explanation. */
const HINTS_BEFORE_EXPLANATION = 2;

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

/** What a text asks for after a hint, if it is the words of a button; null if it asks something else. */
export const readStep = (text: string): AssistantStep | null =>
  enumKeyOf(STEP_TEXTS, text.replace(/[.!?]+\s*$/, ''));

/** What decides between a hint and an answer. */
interface Situation {
  lastHint: LastHint | null;
  /** What is asked for about the exercise of `lastHint`; null: a question of its own. */
  step: AssistantStep | null;
  isExercise: boolean;
  isHintOnly: boolean;
}

/** The number of the hint to give; null for an answer or the explanation, which hint-only courses never reach. */
export function hintNumber({ lastHint, step, isExercise, isHintOnly }: Situation): number | null {
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

/** A fixed sentence instead of an answer, which answers nothing. */
export const unanswered = (text: string): AnswerWithSteps => ({
  ...textAnswer(text),
  isAnswered: false,
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
