import { cuesOf } from '../../courses/captions.rules';
import type { LessonText, Passage } from '../provider';
import { BLOCK_MAX, blocksOf, headingIn } from './markdown';

/** About what fits one screen, in characters. */
const PASSAGE_LENGTH = 1500;
const SPOKEN_LENGTH = 400;

/** The parts of a lesson that each fit one screen; its description only if it has nothing else. */
export function passagesOf(lesson: LessonText): Passage[] {
  const { courseId, courseTitle, lessonId, lessonTitle, description, isHintOnly } = lesson;
  const shared = { courseId, courseTitle, lessonId, lessonTitle, isHintOnly };
  const parts = [...partsOfNotes(lesson.notes), ...partsOfCaptions(lesson.captions)];
  const all =
    parts.length === 0 && description !== '' && description.length <= BLOCK_MAX
      ? [{ heading: '', text: description }]
      : parts;
  return all.map((part) => ({ ...shared, ...part }));
}

type Part = Pick<Passage, 'heading' | 'text' | 'start'>;

function partsOfNotes(notes: string): Part[] {
  const parts: Part[] = [];
  let heading = '';
  let isNew = true;
  for (const block of blocksOf(notes).filter(({ length }) => length <= BLOCK_MAX)) {
    const title = headingIn(block);
    const last = parts.at(-1);
    if (title !== null) {
      heading = title;
      isNew = true;
    } else if (isNew || !last || last.text.length + block.length > PASSAGE_LENGTH) {
      parts.push({ heading, text: block });
      isNew = false;
    } else {
      last.text += `\n\n${block}`;
    }
  }
  return parts;
}

function partsOfCaptions(captions: string): Part[] {
  const parts: Part[] = [];
  for (const { start, text } of cuesOf(captions)) {
    const last = parts.at(-1);
    const isFull = last && last.text.length >= SPOKEN_LENGTH && /[.!?…]$/.test(last.text);
    if (last && !isFull) last.text += ` ${text}`;
    else parts.push({ heading: '', text, start });
  }
  return parts;
}
