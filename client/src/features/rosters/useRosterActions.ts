import { useApolloClient } from '@apollo/client/react';
import { attemptOrToast } from '../../apollo/attemptOrToast';
import { formatCount } from '../../lib/format';
import { confirm } from '../../ui/overlays/confirm';
import {
  RosterRowsDocument,
  useChooseRemovingOthersMutation,
  useDiscardRosterImportMutation,
  useStartRosterImportMutation,
  useStopRosterImportMutation,
} from './RosterImport.generated';

/** Begins, stops and discards imports. */
export function useRosterActions() {
  const { cache } = useApolloClient();
  const [start] = useStartRosterImportMutation();
  const [discard] = useDiscardRosterImportMutation();
  const [chooseRemoving] = useChooseRemovingOthersMutation({
    refetchQueries: [RosterRowsDocument],
    awaitRefetchQueries: true,
  });
  const [stop] = useStopRosterImportMutation();
  return {
    /** Whether it was started. `count` is the number of people whom `removesOthers` removes. */
    start: async (
      id: string,
      { removesOthers, count }: { removesOthers: boolean; count: number },
    ): Promise<boolean> => {
      const isSure =
        !removesOthers ||
        (await confirm({
          title: `Remove ${formatCount(count, 'person', 'people')}?`,
          text: 'They are not in the file. They are removed first, so that the people in the file get their places.',
          confirmLabel: 'Import and remove',
          danger: true,
        }));
      return (
        isSure &&
        attemptOrToast(() => start({ variables: { id, removesOthers } }), 'The import couldn’t be started')
      );
    },
    chooseRemovingOthers: (id: string, removesOthers: boolean) =>
      attemptOrToast(
        () => chooseRemoving({ variables: { id, removesOthers } }),
        'The choice couldn’t be saved',
      ),
    stop: async (id: string) => {
      const isSure = await confirm({
        title: 'Stop this import?',
        text: 'Rows that were imported stay imported. The others are left out; you can download them and import them later.',
        confirmLabel: 'Stop import',
        danger: true,
      });
      if (isSure) await attemptOrToast(() => stop({ variables: { id } }), 'The import couldn’t be stopped');
    },
    discard: async (id: string, onDiscarded: () => void) => {
      const isDone = await attemptOrToast(
        () => discard({ variables: { id } }),
        'The file couldn’t be discarded',
      );
      if (!isDone) return;
      onDiscarded();
      cache.evict({ id: cache.identify({ __typename: 'RosterImport', id }) });
    },
  };
}
