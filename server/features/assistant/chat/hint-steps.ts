import { foldText } from '../../../platform/text.rules';
import { type AssistantStep, CLOSEST, NOTHING_MORE, UNANSWERED } from '../assistant.rules';
import { type AssistantAnswer, type AssistantQuestion, textAnswer } from '../provider';
import { readQuestion, wordsIn } from '../passages/question';

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

/** Words that only ask for the next step, in the languages that questions are understood in. */
const EXPLANATION =
  /^(expla(in|nation)s?|answers?|solutions?|solve|explicacion|respuesta|solucion|объяснение|ответ|решение)$/u;
const NEXT_HINT = /^(next|further|hints?|stuck|clue|tip|more|pista|siguiente|подсказк[ау]|дальше|еще)$/u;
/** Words of such a request that say nothing by themselves. */
const FILLER_WORDS =
  /^(right|correct|full|whole|first|reveal|see|get|use|completa|correcta|полное|правильный)$/u;
const STEP_MAX_WORDS = 10;

/**
 * What a text asks for after a hint: the explanation, or the next hint, also when it has no content of its own, such as
 * "and then?"; null if it asks something else.
 */
export function readStep(text: string): AssistantStep | null {
  const all = wordsIn(foldText(text));
  if (all.length > STEP_MAX_WORDS) return null;
  const rest = readQuestion(text).words.filter(
    (word) => ![EXPLANATION, NEXT_HINT, FILLER_WORDS].some((known) => known.test(foldText(word))),
  );
  if (rest.length > 0) return null;
  if (all.some((word) => NEXT_HINT.test(word))) return 'NEXT_HINT';
  const wantsAnswer = all.some((word) => EXPLANATION.test(word)) || /\b(tell|show)\b/u.test(foldText(text));
  return wantsAnswer ? 'EXPLANATION' : 'NEXT_HINT';
}

/** What decides between a hint and an answer. */
interface Situation {
  lastHint: LastHint | null;
  /** What is asked for about the exercise of `lastHint`; null: a question of its own. */
  step: AssistantStep | null;
  isExercise: boolean;
  isHintOnly: boolean;
  /** Whether the question refers to what was said before. */
  continues: boolean;
}

/** The number of the hint to give; null for an answer or the explanation, which hint-only courses never reach. */
export function hintNumber({ lastHint, step, isExercise, isHintOnly, continues }: Situation): number | null {
  const next = (lastHint?.hint ?? 0) + 1;
  if (isHintOnly) return step !== null || continues ? next : 1;
  if (step !== null) return step === 'NEXT_HINT' && next <= HINTS_BEFORE_EXPLANATION ? next : null;
  return isExercise ? 1 : null;
}

/** The answer with what is stored about it; `isBuiltIn` if the built-in provider wrote it. */
export function withSteps(
  answer: AssistantAnswer,
  question: Pick<AssistantQuestion, 'hint' | 'isHintOnly' | 'isAnswered'>,
  isBuiltIn: boolean,
): AnswerWithSteps {
  const isText = !['', UNANSWERED, CLOSEST, NOTHING_MORE].includes(answer.text);
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
