import { QueryPage } from '../../../apollo/QueryView';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { NotFound } from '../../NotFound';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { RichText } from '../../../ui/text/RichText';
import { useDeckPageQuery } from './__generated__/DeckPage.generated';
import { DeckReview } from './DeckReview';
import { useDeleteDeck } from './useDeleteDeck';

/** A deck: review of the due cards, and all cards to read. */
export function DeckPage() {
  const { deckId = '' } = useParams();
  const navigate = useNavigate();
  const deleteDeck = useDeleteDeck();
  const query = useDeckPageQuery({
    variables: { id: deckId },
    // Cards become due over time.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
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
