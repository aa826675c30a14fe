import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { formatCount } from '../../../lib/format';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { useDeleteFlashcardDeckMutation } from './useDeleteDeck.generated';

/** Deletes a deck after confirmation. Resolves to whether it was deleted. */
export function useDeleteDeck() {
  const [deleteDeck] = useDeleteFlashcardDeckMutation();
  return async (deck: { id: string; title: string; cardCount: number }): Promise<boolean> => {
    const { id, title, cardCount } = deck;
    const sure = await confirm({
      title: 'Delete this deck?',
      text: `“${title}” with ${formatCount(cardCount, 'card')} and your review history will be permanently deleted.`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    const isDeleted = await attemptOrToast(
      () =>
        deleteDeck({
          variables: { id },
          update: (cache) => {
            cache.evict({ id: cache.identify({ __typename: 'FlashcardDeck', id }) });
            cache.gc();
          },
        }),
      'The deck couldn’t be deleted. Try again.',
    );
    if (!isDeleted) return false;
    toast.success('Deck deleted');
    return true;
  };
}
