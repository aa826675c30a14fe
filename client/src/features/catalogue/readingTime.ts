/** An unhurried pace for text with code in it. */
const WORDS_PER_MINUTE = 200;

/** Whole minutes, at least 1, that somebody needs to read the text; 0 for an empty one. */
export function readingMinutes(text: string): number {
  const words = text.match(/\S+/g)?.length ?? 0;
  return Math.ceil(words / WORDS_PER_MINUTE);
}
