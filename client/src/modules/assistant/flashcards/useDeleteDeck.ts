import { useAction } from '../../../apollo/useAction';
import { formatCount } from '../../../lib/format';
import { DeleteFlashcardDeckDocument } from './__generated__/FlashcardsPage.generated';

/** Deletes a deck after confirmation. Resolves to whether it was deleted. */
export const useDeleteDeck = () =>
  useAction(DeleteFlashcardDeckDocument, {
    variables: ({ id }: { id: string; title: string; cardCount: number }) => ({ id }),
    ask: ({ title, cardCount }) => ({
      title: 'Delete this deck?',
      text: `“${title}” with ${formatCount(cardCount, 'card')} and your review history will be permanently deleted.`,
      confirmLabel: 'Delete',
      danger: true,
    }),
    update: (cache, _result, { variables }) => {
      cache.evict({ id: cache.identify({ __typename: 'FlashcardDeck', id: variables.id }) });
      cache.gc();
    },
    done: 'Deck deleted',
    failed: 'The deck couldn’t be deleted. Try again.',
  });
