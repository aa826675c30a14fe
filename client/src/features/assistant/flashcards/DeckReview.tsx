import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FragmentType } from '@apollo/client';
import type { FlashcardRating } from '../../../apollo/generated/types';
import { attemptOrToast } from '../../../apollo/attemptOrToast';
import { paths } from '../../../app/paths';
import { formatDateTime } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { Button } from '../../../ui/buttons/Button';
import styles from './DeckReview.module.css';
import { ReviewedCard, useFocusWhen } from './ReviewedCard';
import type { ReviewedCardFragment } from './ReviewedCard.generated';
import { useRateFlashcardMutation } from './useRateFlashcard.generated';

/** Wait for the next card only if it is due within this time, in milliseconds. */
const MAX_WAIT_FOR_NEXT_CARD_MS = 20 * 60_000;

/** Maximum delay between polls for due cards, in milliseconds. */
const MAX_PAUSE_MS = 60_000;

interface DeckReviewProps {
  cards: readonly (FragmentType<ReviewedCardFragment> & { id: string })[];
  /** Cards due when the deck was opened, longest due first. */
  dueIds: readonly string[];
  /** When the next card is due; null without cards. */
  nextDueAt: string | null;
  /** Fetches the cards that are due now. */
  onMore: () => Promise<readonly string[]>;
}

/** Reviews the due cards one by one. Ratings are optimistic; a card whose rating fails is shown again. */
export function DeckReview({ cards, dueIds, nextDueAt, onMore }: DeckReviewProps) {
  const [queue, setQueue] = useState(dueIds);
  const [done, setDone] = useState(0);
  const [rate] = useRateFlashcardMutation();
  const card = cards.find(({ id }) => id === queue[0]);
  const total = done + queue.length;

  async function look() {
    try {
      setQueue(await onMore());
    } catch {
      announce('Your flashcards couldn’t be loaded. Try again.');
    }
  }

  function rated(shown: { id: string; reviewCount: number }, rating: FlashcardRating) {
    setQueue((waiting) => waiting.filter((id) => id !== shown.id));
    setDone((before) => before + 1);
    const { id: cardId, reviewCount } = shown;
    void attemptOrToast(
      () => rate({ variables: { cardId, rating, reviewCount } }),
      'Your rating wasn’t saved. The card will be shown again.',
    ).then((isKept) => {
      if (isKept) return;
      setQueue((waiting) => [...waiting, shown.id]);
      setDone((before) => before - 1);
    });
  }

  if (!card) return <AllDone nextDueAt={nextDueAt} hasReviewed={done > 0} onLook={look} />;
  return (
    <section aria-label="Review" className={styles.review}>
      <p className={styles.place}>
        Card {done + 1} of {total} due
      </p>
      <ReviewedCard key={card.id} card={card} isNext={done > 0} onRate={rated} />
      <p className={styles.keys}>
        Keys: <kbd>Space</kbd> shows the answer, <kbd>1</kbd> to <kbd>4</kbd> rate it.
      </p>
    </section>
  );
}

interface AllDoneProps {
  nextDueAt: string | null;
  hasReviewed: boolean;
  /** Never rejects. */
  onLook: () => Promise<void>;
}

function AllDone({ nextDueAt, hasReviewed, onLook }: AllDoneProps) {
  const heading = useFocusWhen(hasReviewed);
  const look = useEffectEvent(onLook);
  useEffect(() => {
    if (nextDueAt === null) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    // Poll slightly after the due time, with backoff, as this device's clock may be fast.
    const wait = (pause: number) => {
      const left = new Date(nextDueAt).getTime() - Date.now();
      if (isOver || left > MAX_WAIT_FOR_NEXT_CARD_MS) return;
      const lookAgain = () => void look().then(() => wait(Math.min(2 * pause, MAX_PAUSE_MS)));
      timer = setTimeout(lookAgain, Math.max(left, 0) + pause);
    };
    wait(1_000);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [nextDueAt]);
  return (
    <section aria-label="Review" className={styles.done}>
      <h2 ref={heading} tabIndex={-1}>
        {hasReviewed ? 'All done for now' : 'No cards are due'}
      </h2>
      {nextDueAt && <p>The next card is due {formatDateTime(nextDueAt)}.</p>}
      <Button component={Link} to={paths.flashcards} variant="secondary">
        Back to your flashcards
      </Button>
    </section>
  );
}
