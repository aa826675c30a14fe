/** A slow reading speed, for text with code. */
const WORDS_PER_MINUTE = 200;

/** Reading time in whole minutes, at least 1; 0 for an empty text. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
