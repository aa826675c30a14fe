import { useApolloClient } from '@apollo/client/react';
import { slugOf } from '#server/platform/text.rules';
import { attemptOrToast } from '../../../apollo/attempt';
import { formatCount } from '../../../lib/format';
import { saveFile } from '../../../lib/saveFile';
import { toast } from '../../../ui/overlays/toast';
import { type ExportedNote, notesAsJson, notesAsMarkdown } from './exportedNotes';
import { ExportedNotesDocument, type ExportedNotesQuery } from './__generated__/NotesPage.generated';

const FORMATS = {
  markdown: { ending: 'md', type: 'text/markdown;charset=utf-8', write: notesAsMarkdown },
  json: { ending: 'json', type: 'application/json', write: notesAsJson },
};

type ExportedPage = NonNullable<ExportedNotesQuery['viewer']>['personalNotes'];

/** Saves all notes, or those of one course with this title, as a file. */
export function useExportNotes() {
  const client = useApolloClient();

  async function allNotes(courseId: string | null): Promise<ExportedNote[]> {
    const notes: ExportedNote[] = [];
    let page: ExportedPage | undefined;
    do {
      const variables = { courseId, after: page?.pageInfo.endCursor };
      const query = { query: ExportedNotesDocument, variables, fetchPolicy: 'no-cache' as const };
      const { data }: { data?: ExportedNotesQuery } = await client.query(query);
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
