/** For a note in a form that goes with the button in it: the focus goes to the form's first field. */
export function focusFormOf(button: HTMLElement): void {
  button.closest('form')?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}
