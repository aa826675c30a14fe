import { pathTo, plainText } from './passages';
import type { Passage, Source } from './provider';

const EXCERPT_LENGTH = 300;

/** A source for each lesson or course of these passages, in order. */
export function sourcesOf(passages: Passage[]): Source[] {
  const seen = new Set<string>();
  return passages.flatMap((passage) => {
    const { courseId, lessonId, lessonTitle, heading, text, start } = passage;
    const key = lessonId ?? courseId;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      {
        name: heading === '' ? lessonTitle : `${lessonTitle} · ${heading}`,
        source: pathTo(courseId, lessonId, heading, start),
        courseId,
        lessonId,
        excerpt: shortened(plainText(text), EXCERPT_LENGTH),
      },
    ];
  });
}

/** Truncates to this length, between words. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  // Half of a surrogate pair could not be stored.
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), length / 2))
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
