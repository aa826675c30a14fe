import { pathTo, plainText } from './markdown';
import type { AssistantSource } from '../assistant.entities';
import type { Passage } from '../provider';

const EXCERPT_LENGTH = 300;

/** A source for each lesson of these passages, in order. */
export function sourcesOf(passages: Passage[]): AssistantSource[] {
  const seen = new Set<string>();
  return passages.flatMap(({ courseId, lessonId, lessonTitle, heading, text, start, isHintOnly }) => {
    if (seen.has(lessonId)) return [];
    seen.add(lessonId);
    return [
      {
        name: [lessonTitle, heading || timeOf(start)].filter(Boolean).join(' · '),
        source: pathTo(courseId, lessonId, heading, start),
        courseId,
        lessonId,
        excerpt: isHintOnly ? '' : shortened(plainText(text), EXCERPT_LENGTH),
      },
    ];
  });
}

/** Such as 1:05, or 1:02:05; '' for the beginning. */
function timeOf(start = 0): string {
  const seconds = Math.floor(start);
  if (seconds === 0) return '';
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
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
