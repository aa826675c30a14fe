/** The ids of a question's controls, for labels, problems and the focus. */
export const questionIds = {
  card: (key: string) => key,
  text: (key: string) => `${key}-text`,
  option: (key: string, index: number) => `${key}-option-${index}`,
  /** The radio beside the option with that index; for true and false 0 and 1. */
  right: (key: string, index: number) => `${key}-right-${index}`,
  rightText: (key: string) => `${key}-answer`,
  explanation: (key: string) => `${key}-explanation`,
  points: (key: string) => `${key}-points`,
} as const;

/** Moves the focus to the control with the id; does nothing when it is gone. */
export function focusOn(id: string): void {
  document.getElementById(id)?.focus();
}
