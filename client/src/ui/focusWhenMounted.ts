/** Ref of an element that takes the focus when it appears, because it replaces the element that had it. */
export function focusWhenMounted(element: HTMLElement | null): void {
  element?.focus();
}

/** Ref of a form, or of an element around it, whose first field takes the focus when it appears. */
export function focusFirstField(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

/** The same; its text is selected too, to be replaced or corrected. */
export function selectFirstField(element: HTMLElement | null): void {
  const field = element?.querySelector('input');
  field?.focus();
  field?.select();
}
