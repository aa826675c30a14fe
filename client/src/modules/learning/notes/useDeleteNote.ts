import type { ApolloCache, Reference } from '@apollo/client';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { toastUndo } from '../../../ui/overlays/toastUndo';
import {
  useDeletePersonalNoteMutation,
  useRestorePersonalNoteMutation,
} from './__generated__/useDeleteNote.generated';

/** Queries that list notes, which are loaded again after a note was restored. */
const LISTS = ['LessonNotesPanel', 'NotesPage'];

/** Deletes a note with undo. Resolves to whether it was deleted. */
export function useDeleteNote(): (id: string) => Promise<boolean> {
  const [remove, { client }] = useDeletePersonalNoteMutation();
  const [restore] = useRestorePersonalNoteMutation();

  async function undo(id: string) {
    await attemptOrToast(async () => {
      await restore({ variables: { id } });
      // The lists have an order that only the server knows.
      await client.refetchQueries({
        include: 'active',
        onQueryUpdated: ({ queryName }) => LISTS.includes(queryName ?? ''),
      });
    }, 'The note couldn’t be restored. Try again.');
  }

  return async (id) => {
    const isDeleted = await attemptOrToast(
      () => remove({ variables: { id }, update: (cache) => removeFromLists(cache, id) }),
      'The note couldn’t be deleted. Try again.',
    );
    if (!isDeleted) return false;
    toastUndo('Note deleted', () => void undo(id));
    return true;
  };
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
