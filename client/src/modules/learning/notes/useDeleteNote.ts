import type { ApolloCache, Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useAction } from '../../../apollo/useAction';
import { toastUndo } from '../../../ui/overlays/toast';
import { DeletePersonalNoteDocument, RestorePersonalNoteDocument } from './__generated__/notes.generated';

/** Queries that list notes, which are loaded again after a note was restored. */
const LISTS = ['LessonNotesPanel', 'NotesPage'];

/** Deletes a note with undo. Resolves to whether it was deleted. */
export function useDeleteNote(): (id: string) => Promise<boolean> {
  const client = useApolloClient();
  const restore = useAction(RestorePersonalNoteDocument, {
    variables: (id: string) => ({ id }),
    // The lists have an order that only the server knows.
    onDone: () =>
      client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => LISTS.includes(queryName ?? ''),
      }),
    failed: 'The note couldn’t be restored. Try again.',
  });
  return useAction(DeletePersonalNoteDocument, {
    variables: (id: string) => ({ id }),
    update: (cache, _result, { variables }) => removeFromLists(cache, variables.id),
    onDone: (id) => toastUndo('Note deleted', () => void restore(id)),
    failed: 'The note couldn’t be deleted. Try again.',
  });
}

interface CachedNotes {
  nodes: readonly Reference[];
  totalCount: number;
}

function removeFromLists(cache: ApolloCache, id: string): void {
  cache.modify({
    id: cache.identify({ __typename: 'Viewer' }),
    fields: {
      personalNotes: (stored, { readField }) => {
        const list = stored as CachedNotes;
        const nodes = list.nodes.filter((node) => readField('id', node) !== id);
        return { ...list, nodes, totalCount: list.totalCount - (list.nodes.length - nodes.length) };
      },
    },
  });
}
