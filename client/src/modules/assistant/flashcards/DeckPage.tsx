import { QueryPage } from '../../../apollo/QueryView';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { NotFound } from '../../NotFound';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { RichText } from '../../../ui/text/RichText';
import {
  type ReviewedCardFragment,
  useDeckPageQuery,
  useRateFlashcardMutation,
  useReviewedCardFragment,
} from './__generated__/DeckPage.generated';
import { useDeleteDeck } from './useDeleteDeck';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { withFragment } from '../../../apollo/fragments';
import type { FlashcardRating } from '../../../apollo/__generated__/types';
import { attemptOrToast } from '../../../apollo/attempt';
import { formatDateTime } from '../../../lib/format';
import { announce } from '../../../ui/text/announce';
import { Grid, Stack } from '../../../ui/layout/Layout';
import styles from './DeckPage.module.css';
import { flushSync } from 'react-dom';
import { tablesAsText } from '#server/modules/assistant/search/quote.rules';
import { Card } from '../../../ui/display/Card';
import { SourceLink } from '../SourceLink';

/** A deck: review of the due cards, and all cards to read. */
export function DeckPage() {
  const { deckId = '' } = useParams();
  const navigate = useNavigate();
  const deleteDeck = useDeleteDeck();
  // Cards become due over time.
  const query = useDeckPageQuery({ variables: { id: deckId }, fetchPolicy: 'network-only' });
  const deck = query.data?.viewer?.assistant.deck;
  if (query.data && !deck)
    return (
      <NotFound
        title="Deck not found"
        text="It was deleted or belongs to another account."
        to={paths.flashcards}
        linkText="Go to your flashcards"
        width="text"
      />
    );
  return (
    <QueryPage
      title={deck?.title ?? 'Flashcards'}
      eyebrow={
        <Link to={paths.flashcards} className="wm-link">
          Flashcards
        </Link>
      }
      actions={
        deck && (
          <Button
            variant="secondary"
            size="sm"
            iconStart={<TrashIcon size={16} />}
            onClick={() =>
              void deleteDeck(deck).then((gone) => gone && navigate(paths.flashcards, { replace: true }))
            }
          >
            Delete deck
          </Button>
        )
      }
      width="text"
      query={query}
      value={deck}
      what="deck"
      loading="Loading flashcards..."
      reason="It is safe. Please try again."
      skeleton={<SkeletonPanel height={320} lines={2} />}
    >
      {({ id, cards, dueCards, nextDueAt }) => (
        <>
          <DeckReview
            key={id}
            cards={cards}
            dueIds={dueCards.map((card) => card.id)}
            nextDueAt={nextDueAt}
            onMore={async () => {
              const fresh = await query.refetch();
              return fresh.data?.viewer?.assistant.deck?.dueCards.map((card) => card.id) ?? [];
            }}
          />
          <details>
            <summary>All cards in this deck</summary>
            <dl>
              {cards.map((card) => (
                <div key={card.id} className="wm-rule-above wm-pad-y-12">
                  <dt className="wm-strong">
                    <RichText>{card.front}</RichText>
                  </dt>
                  <dd className="wm-muted">
                    <RichText>{card.back}</RichText>
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
    </QueryPage>
  );
}

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
    <Stack component="section" aria-label="Review">
      <p className="wm-muted wm-small">
        Card {done + 1} of {total} due
      </p>
      <ReviewedCard key={card.id} card={card} isNext={done > 0} onRate={rated} />
      <p className={`wm-muted wm-small ${styles.keys}`}>
        Keys: <kbd>Space</kbd> shows the answer, <kbd>1</kbd> to <kbd>4</kbd> rate it.
      </p>
    </Stack>
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
    <section aria-label="Review" className="wm-stack wm-align-start wm-gap-12">
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

type Choice = keyof Omit<ReviewedCardFragment['schedule'], '__typename'>;

const RATINGS: { key: string; rating: FlashcardRating; choice: Choice; label: string }[] = [
  { key: '1', rating: 'AGAIN', choice: 'again', label: 'Again' },
  { key: '2', rating: 'HARD', choice: 'hard', label: 'Hard' },
  { key: '3', rating: 'GOOD', choice: 'good', label: 'Good' },
  { key: '4', rating: 'EASY', choice: 'easy', label: 'Easy' },
];

/** The text without the marks of Markdown that the back of a card leaves out. */
const plain = (text: string) => text.replaceAll(/[`*]/g, '');

interface ReviewedCardProps {
  card: ReviewedCardFragment;
  /** Whether it replaces a previous card on the page. */
  isNext: boolean;
  onRate: (card: { id: string; reviewCount: number }, rating: FlashcardRating) => void;
}

/** A ref that focuses its element on mount, when a user action removed the previously focused element. */
function useFocusWhen(takes: boolean): (element: HTMLElement | null) => void {
  return useCallback(
    (element) => {
      if (takes) element?.focus({ preventScroll: true });
    },
    [takes],
  );
}

/** A card's question and, on demand, its answer with the four ratings. Space flips it, 1 to 4 rate it. */
const ReviewedCard = withFragment('card', useReviewedCardFragment, ReviewedCardView);

function ReviewedCardView({ card, isNext, onRate }: ReviewedCardProps) {
  const [isTurned, setIsTurned] = useState(false);
  const [shownAt] = useState(() => Date.now());
  const answer = useRef<HTMLDivElement>(null);

  const front = useFocusWhen(isNext);

  function turn() {
    flushSync(() => setIsTurned(true));
    answer.current?.focus();
  }

  useEffect(() => {
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

  return (
    <>
      <Card padding="lg" className={`wm-justify-center wm-stack wm-gap-24 ${styles.card}`}>
        <p ref={front} tabIndex={-1} className="wm-written wm-font-20 wm-strong wm-line-14">
          <RichText>{card.front}</RichText>
        </p>
        {isTurned && (
          <div
            ref={answer}
            tabIndex={-1}
            role="group"
            aria-label="Answer"
            className={`wm-stack wm-gap-12 ${styles.answer}`}
          >
            <p className="wm-written wm-font-20 wm-line-14">
              <RichText>{card.back}</RichText>
            </p>
            {card.quote && plain(card.quote) !== plain(card.back) && (
              <blockquote className={`wm-muted wm-anywhere ${styles.quote}`}>
                <RichText>{tablesAsText(card.quote).replaceAll('**', '')}</RichText>
              </blockquote>
            )}
            {card.source && card.lesson && (
              <p className="wm-muted wm-small">
                From <SourceLink source={card.source}>{card.lesson.title}</SourceLink>
              </p>
            )}
          </div>
        )}
      </Card>
      {isTurned ? (
        <Grid role="group" aria-label="How well did you remember it?" min={110} columns={4} gap={8}>
          {RATINGS.map(({ key, rating, choice, label }) => (
            <Button
              key={rating}
              variant="secondary"
              aria-keyshortcuts={key}
              ignoresDoubleClick
              onClick={() => onRate(card, rating)}
            >
              <span className="wm-grid">
                {label} <kbd aria-hidden="true">{key}</kbd>
              </span>
              <span className="wm-muted wm-small wm-regular wm-grid">
                {waitingTime(card.schedule[choice], shownAt)}
              </span>
            </Button>
          ))}
        </Grid>
      ) : (
        <Button size="lg" fullWidth aria-keyshortcuts="Space" ignoresDoubleClick onClick={turn}>
          Show answer
        </Button>
      )}
    </>
  );
}

const MINUTE = 60_000;
const STEPS: readonly [limit: number, size: number, unit: string][] = [
  [60 * MINUTE, MINUTE, 'minute'],
  [24 * 60 * MINUTE, 60 * MINUTE, 'hour'],
  [60 * 24 * 60 * MINUTE, 24 * 60 * MINUTE, 'day'],
  [Infinity, 30 * 24 * 60 * MINUTE, 'month'],
];

/** The time remaining, in one unit: "under a minute", "10 minutes", "4 days". */
export function waitingTime(iso: string, now: number): string {
  const left = new Date(iso).getTime() - now;
  if (left < MINUTE) return 'under a minute';
  const [, size, unit] = STEPS.find(([limit, each]) => Math.round(left / each) * each < limit)!;
  const count = Math.round(left / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
