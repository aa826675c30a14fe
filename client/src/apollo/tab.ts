/**
 * Random id of this window until it is reloaded. Mutations send it so that the server does not echo their events to the
 * window that already has the response.
 */
export const TAB = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('');
