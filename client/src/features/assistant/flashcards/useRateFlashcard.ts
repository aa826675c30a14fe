import type { FlashcardRating } from '../../../apollo/generated/types';
import { errorSentence } from '../../../apollo/errors';
import { toast } from '../../../ui/overlays/toast';
import { useRateFlashcardMutation } from './useRateFlashcard.generated';

/** Rates a card in the state it was shown. Resolves to whether the rating was stored. */
export function useRateFlashcard() {
  const [rate] = useRateFlashcardMutation();
  return async (card: { id: string; reviewCount: number }, rating: FlashcardRating): Promise<boolean> => {
    try {
      await rate({ variables: { cardId: card.id, rating, reviewCount: card.reviewCount } });
      return true;
    } catch (error) {
      toast.error(errorSentence(error, 'Your rating wasn’t saved. The card will be shown again.'));
      return false;
    }
  };
}
