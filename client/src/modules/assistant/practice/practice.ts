import type { GeneratedQuestionFragment } from './__generated__/practice.generated';

/** A generated question with its correct answer; ungraded. */
export type GeneratedQuestion = GeneratedQuestionFragment;

/** The possible answers: the four options, or true and false. */
export function optionsOf({ type, options }: GeneratedQuestion): { answer: string; label: string }[] {
  if (type === 'TRUE_FALSE')
    return [
      { answer: 'true', label: 'True' },
      { answer: 'false', label: 'False' },
    ];
  return options.map((option) => ({ answer: option, label: option }));
}

/** The correct answer as displayed. */
export function keyLabel(question: GeneratedQuestion): string {
  return optionsOf(question).find(({ answer }) => answer === question.answer)?.label ?? question.answer;
}
