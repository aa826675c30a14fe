/**
 * This window's own name, until it is closed or loaded again. A call that carries it is not announced to the window that
 * made it: the answer has already told it everything.
 */
export const TAB = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
