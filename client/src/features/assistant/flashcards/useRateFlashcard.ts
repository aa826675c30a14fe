import type { FlashcardRating } from '../../../apollo/generated/types';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { useRateFlashcardMutation } from './useRateFlashcard.generated';

/** Rates a card in the state it was shown. Resolves to whether the rating was stored. */
export function useRateFlashcard() {
  const [rate] = useRateFlashcardMutation();
  return async (card: { id: string; reviewCount: number }, rating: FlashcardRating): Promise<boolean> => {
    return attemptOrToast(
      () => rate({ variables: { cardId: card.id, rating, reviewCount: card.reviewCount } }),
      'Your rating wasn’t saved. The card will be shown again.',
    );
  };
}
