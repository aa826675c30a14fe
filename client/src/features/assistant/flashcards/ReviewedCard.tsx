import type { FragmentType } from '@apollo/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { tablesAsText } from '../../../../../server/features/assistant/search/quote.rules';
import type { FlashcardRating } from '../../../apollo/generated/types';
import { Button } from '../../../ui/buttons/Button';
import { Card } from '../../../ui/display/Card';
import { type ReviewedCardFragment, useReviewedCardFragment } from './ReviewedCard.generated';
import { RichText } from '../../../ui/text/RichText';
import styles from './ReviewedCard.module.css';
import { SourceLink } from '../SourceLink';
import { waitingTime } from './waiting';

type Choice = keyof Omit<ReviewedCardFragment['schedule'], '__typename'>;

const RATINGS: { key: string; rating: FlashcardRating; choice: Choice; label: string }[] = [
  { key: '1', rating: 'AGAIN', choice: 'again', label: 'Again' },
  { key: '2', rating: 'HARD', choice: 'hard', label: 'Hard' },
  { key: '3', rating: 'GOOD', choice: 'good', label: 'Good' },
  { key: '4', rating: 'EASY', choice: 'easy', label: 'Easy' },
];

/** Without marks of Markdown that the back of a card leaves out. */
const plain = (text: string) => text.replaceAll(/[`*]/g, '');

interface ReviewedCardProps {
  card: FragmentType<ReviewedCardFragment>;
  /** Whether it replaces a previous card on the page. */
  isNext: boolean;
  onRate: (card: { id: string; reviewCount: number }, rating: FlashcardRating) => void;
}

/** A ref that focuses its element on mount, when a user action removed the previously focused element. */
export function useFocusWhen(takes: boolean): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => {
      if (takes) element?.focus({ preventScroll: true });
    },
    [takes],
  );
}

/** A card's question and, on demand, its answer with the four ratings. Space flips it, 1 to 4 rate it. */
export function ReviewedCard({ card: from, isNext, onRate }: ReviewedCardProps) {
  const { data: card, complete } = useReviewedCardFragment(from);
  const [isTurned, setIsTurned] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const answer = useRef<HTMLDivElement>(null);

  const front = useFocusWhen(isNext);

  function turn() {
    flushSync(() => setIsTurned(true));
    answer.current?.focus();
  }

  useEffect(() => {
    if (!complete) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      const target = event.target as Element;
      if (target.closest('input, textarea, select, [role$=dialog]')) return;
      if (!isTurned && event.key === ' ' && !target.closest('a, button, summary')) {
        event.preventDefault();
        turn();
      }
      const chosen = isTurned && RATINGS.find(({ key }) => key === event.key);
      if (chosen) onRate(card, chosen.rating);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  if (!complete) return null;
  return (
    <>
      <Card padding="lg" className={styles.card}>
        <p ref={front} tabIndex={-1} className={styles.front}>
          <RichText>{card.front}</RichText>
        </p>
        {isTurned && (
          <div ref={answer} tabIndex={-1} role="group" aria-label="Answer" className={styles.answer}>
            <p className={styles.back}>
              <RichText>{card.back}</RichText>
            </p>
            {card.quote && plain(card.quote) !== plain(card.back) && (
              <blockquote className={styles.quote}>
                <RichText>{tablesAsText(card.quote).replaceAll('**', '')}</RichText>
              </blockquote>
            )}
            {card.source && card.lesson && (
              <p className={styles.lesson}>
                From <SourceLink source={card.source}>{card.lesson.title}</SourceLink>
              </p>
            )}
          </div>
        )}
      </Card>
      {isTurned ? (
        <div role="group" aria-label="How well did you remember it?" className={styles.ratings}>
          {RATINGS.map(({ key, rating, choice, label }) => (
            <Button
              key={rating}
              variant="secondary"
              aria-keyshortcuts={key}
              className={styles.rating}
              ignoresDoubleClick
              onClick={() => onRate(card, rating)}
            >
              <span className={styles.label}>
                {label} <kbd aria-hidden="true">{key}</kbd>
              </span>
              <span className={styles.due}>{waitingTime(card.schedule[choice], shownAt)}</span>
            </Button>
          ))}
        </div>
      ) : (
        <Button size="lg" fullWidth aria-keyshortcuts="Space" ignoresDoubleClick onClick={turn}>
          Show answer
        </Button>
      )}
    </>
  );
}
