import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FragmentType } from '@apollo/client';
import type { FlashcardRating } from '../../apollo/generated/types';
import { paths } from '../../app/paths';
import { formatDateTime } from '../../lib/format';
import { announce } from '../../ui/announce';
import { Button } from '../../ui/Button';
import styles from './DeckReview.module.css';
import { ReviewedCard } from './ReviewedCard';
import type { ReviewedCardFragment } from './ReviewedCard.generated';
import { useFocusWhen } from './useFocusWhen';
import { useRateFlashcard } from './useRateFlashcard';

/** A card that comes back sooner is waited for; beyond that the person has other things to do. In milliseconds. */
const MAX_WAIT_FOR_NEXT_CARD_MS = 20 * 60_000;

/** Between one look for due cards and the next, in milliseconds. */
const MAX_PAUSE_MS = 60_000;

interface DeckReviewProps {
  cards: readonly (FragmentType<ReviewedCardFragment> & { id: string })[];
  /** Those due when the deck was opened, longest due first. */
  dueIds: readonly string[];
  /** When the next one is due; null without cards. */
  nextDueAt: string | null;
  /** Asks again which are due now. */
  onMore: () => Promise<readonly string[]>;
}

/** The cards that are due, one after the other. A rating moves on at once; one that is not kept brings its card back. */
export function DeckReview({ cards, dueIds, nextDueAt, onMore }: DeckReviewProps) {
  const [queue, setQueue] = useState(dueIds);
  const [done, setDone] = useState(0);
  const rate = useRateFlashcard();
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
    void rate(shown, rating).then((isKept) => {
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
    // A little later than due, and later again each time that nothing was: this device's clock may be ahead.
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
