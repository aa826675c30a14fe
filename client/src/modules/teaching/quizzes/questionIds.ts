/** Element ids of a question's controls, for labels, errors and focus. */
export const questionIds = {
  card: (key: string) => key,
  text: (key: string) => `${key}-text`,
  option: (key: string, index: number) => `${key}-option-${index}`,
  /** The radio of the option with this index; 0 and 1 for true and false. */
  right: (key: string, index: number) => `${key}-right-${index}`,
  rightText: (key: string) => `${key}-answer`,
  explanation: (key: string) => `${key}-explanation`,
  points: (key: string) => `${key}-points`,
} as const;

/** Focuses the control with this id, if it exists. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
