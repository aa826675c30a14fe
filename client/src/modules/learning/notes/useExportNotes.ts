import { useApolloClient } from '@apollo/client/react';
import { slugOf } from '#server/platform/text.rules';
import { attemptOrToast } from '../../../apollo/attempt';
import { formatClockTime, formatCount, formatDate } from '../../../lib/format';
import { saveFile } from '../../../lib/saveFile';
import { toast } from '../../../ui/overlays/toast';
import {
  type NoteItemFragment,
  type NoteListFragment,
  NotesPageDocument,
  type NotesPageQuery,
} from './__generated__/notes.generated';
import { groupNotes } from './groupNotes';

/** A Markdown document with a heading for each course, lesson and note. */
export function notesAsMarkdown(notes: readonly NoteItemFragment[]): string {
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
export function notesAsJson(notes: readonly NoteItemFragment[]): string {
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

const FORMATS = {
  markdown: { ending: 'md', type: 'text/markdown;charset=utf-8', write: notesAsMarkdown },
  json: { ending: 'json', type: 'application/json', write: notesAsJson },
};

/** Saves all notes, or those of one course with this title, as a file. */
export function useExportNotes() {
  const client = useApolloClient();

  async function allNotes(courseId: string | null): Promise<NoteItemFragment[]> {
    const notes: NoteItemFragment[] = [];
    let page: NoteListFragment | undefined;
    do {
      const variables = { courseId, after: page?.pageInfo.endCursor };
      const query = { query: NotesPageDocument, variables, fetchPolicy: 'no-cache' as const };
      const { data }: { data?: NotesPageQuery } = await client.query(query);
      page = data?.viewer?.personalNotes;
      notes.push(...(page?.nodes ?? []));
    } while (page?.pageInfo.hasNextPage);
    return notes;
  }

  return async (
    format: keyof typeof FORMATS,
    courseId: string | null,
    title: string | null,
  ): Promise<void> => {
    const { ending, type, write } = FORMATS[format];
    await attemptOrToast(async () => {
      const notes = await allNotes(courseId);
      const slug = title === null ? '' : `-${slugOf(title)}`;
      saveFile(new Blob([write(notes)], { type }), `my-notes${slug}.${ending}`);
      toast.success(`${formatCount(notes.length, 'note')} exported.`);
    }, 'Your notes couldn’t be exported. Try again.');
  };
}
