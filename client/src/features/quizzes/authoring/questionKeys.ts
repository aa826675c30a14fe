import type { QuestionDraft } from './quizDraft';
import { questionIds } from './questionIds';

/**
 * The control that Enter moves to from the one with this id: text, each option, then the radio of the correct option.
 * null if there is none.
 */
export function nextFieldId(question: QuestionDraft, id: string): string | null {
  const { key, type, options } = question;
  if (type === 'SHORT_ANSWER') return id === questionIds.text(key) ? questionIds.rightText(key) : null;
  const right = questionIds.right(key, rightIndexOf(question) ?? 0);
  if (type === 'TRUE_FALSE') return id === questionIds.text(key) ? right : null;
  const stops = [questionIds.text(key), ...options.map((_, index) => questionIds.option(key, index)), right];
  const at = stops.indexOf(id);
  return at < 0 || at === stops.length - 1 ? null : stops[at + 1]!;
}

/** Index of the selected radio; null for none. */
function rightIndexOf({ type, rightOption, rightTruth }: QuestionDraft): number | null {
  if (type === 'MULTIPLE_CHOICE') return rightOption;
  return rightTruth === null ? null : rightTruth === 'true' ? 0 : 1;
}
