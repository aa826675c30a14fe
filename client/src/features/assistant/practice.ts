import type { ChatMessageFragment } from './ChatMessage.generated';

/** A question of the assistant's making, with its key: nobody is graded by it. */
export type GeneratedQuestion = ChatMessageFragment['questions'][number];

/** What there is to choose from: the four options, or true and false. */
export function optionsOf({ type, options }: GeneratedQuestion): { answer: string; label: string }[] {
  if (type === 'TRUE_FALSE')
    return [
      { answer: 'true', label: 'True' },
      { answer: 'false', label: 'False' },
    ];
  return options.map((option) => ({ answer: option, label: option }));
}

/** The right answer as people read it. */
export function keyLabel(question: GeneratedQuestion): string {
  return optionsOf(question).find(({ answer }) => answer === question.answer)?.label ?? question.answer;
}
