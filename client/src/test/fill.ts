import userEvent from '@testing-library/user-event';

/**
 * Adds a text to a field at once, as by pasting it. Typing key by key renders the form for each, which is slow; use it
 * where the keys matter.
 */
export async function fill(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
