import { formatDate, formatClockTime } from '../../../lib/format';
import { groupNotes, type PlacedNote } from './groupNotes';

export interface ExportedNote extends PlacedNote {
  text: string;
  seconds: number | null;
  createdAt: string;
  updatedAt: string;
}

/** A Markdown document with a heading for each course, lesson and note. */
export function notesAsMarkdown(notes: readonly ExportedNote[]): string {
  const parts = groupNotes(notes).flatMap((course) => [
    `## ${asHeading(course.title)}`,
    ...course.lessons.flatMap((lesson) => [
      `### ${asHeading(lesson.title)}`,
      ...lesson.notes.flatMap(({ seconds, createdAt, text }) => [
        `#### ${seconds === null ? '' : `${formatClockTime(seconds)} · `}${formatDate(createdAt)}`,
        text,
      ]),
    ]),
  ]);
  return `${['# My notes', ...parts].join('\n\n')}\n`;
}

/** A JSON document: `notes` in the order of the list; `seconds` null for none. */
export function notesAsJson(notes: readonly ExportedNote[]): string {
  const entries = notes.map(({ courseTitle, lessonTitle, text, seconds, createdAt, updatedAt }) => ({
    course: courseTitle,
    lesson: lessonTitle,
    seconds,
    text,
    createdAt,
    updatedAt,
  }));
  return `${JSON.stringify({ notes: entries }, null, 2)}\n`;
}

/** Shows a title as it is, whatever characters it contains. */
const asHeading = (title: string) => title.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#]/g, '\\$&');
