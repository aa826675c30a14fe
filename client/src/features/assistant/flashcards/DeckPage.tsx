import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorSentence } from '../../../apollo/errors';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/buttons/Button';
import { ErrorState } from '../../../ui/states/ErrorState';
import { Page, Stack } from '../../../ui/layout/Layout';
import { LoadingState } from '../../../ui/states/LoadingState';
import { NotFound } from '../../NotFound';
import { PageHeading } from '../../../ui/text/PageHeading';
import { SkeletonPanel } from '../../../ui/states/SkeletonPanels';
import { TextLink } from '../../../ui/navigation/TextLink';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { RichText } from '../../../ui/text/RichText';
import styles from './DeckPage.module.css';
import { useDeckPageQuery } from './DeckPage.generated';
import { DeckReview } from './DeckReview';
import { useDeleteDeck } from './useDeleteDeck';

/** A deck: review of the due cards, and all cards to read. */
export function DeckPage() {
  const { deckId = '' } = useParams();
  const navigate = useNavigate();
  const deleteDeck = useDeleteDeck();
  const { data, loading, error, refetch } = useDeckPageQuery({
    variables: { id: deckId },
    // Cards become due over time.
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const deck = data?.viewer?.assistant.deck;
  if (data && !deck)
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
    <Page width="text">
      <PageTitle>{deck ? deck.title : 'Flashcards'}</PageTitle>
      <Stack gap={24}>
        <PageHeading
          eyebrow={
            <TextLink component={Link} to={paths.flashcards}>
              Flashcards
            </TextLink>
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
        >
          {deck?.title ?? 'Flashcards'}
        </PageHeading>
        {deck ? (
          <>
            <DeckReview
              key={deck.id}
              cards={deck.cards}
              dueIds={deck.dueCards.map(({ id }) => id)}
              nextDueAt={deck.nextDueAt}
              onMore={async () => {
                const fresh = await refetch();
                return fresh.data?.viewer?.assistant.deck?.dueCards.map(({ id }) => id) ?? [];
              }}
            />
            <details className={styles.contents}>
              <summary>All cards in this deck</summary>
              <dl>
                {deck.cards.map(({ id, front, back }) => (
                  <div key={id} className={styles.entry}>
                    <dt>
                      <RichText>{front}</RichText>
                    </dt>
                    <dd>
                      <RichText>{back}</RichText>
                    </dd>
                  </div>
                ))}
              </dl>
            </details>
          </>
        ) : loading ? (
          <LoadingState text="Loading flashcards...">
            <SkeletonPanel height={320} lines={2} />
          </LoadingState>
        ) : (
          <ErrorState
            title="The deck couldn’t be loaded"
            message={errorSentence(error, 'It is safe. Please try again.')}
            onRetry={() => void refetch()}
          />
        )}
      </Stack>
    </Page>
  );
}
