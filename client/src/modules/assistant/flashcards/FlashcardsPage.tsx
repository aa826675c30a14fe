import { QueryPage } from '../../../apollo/QueryView';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount, formatDate, formatDateTime, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { EmptyState } from '../../../ui/states/States';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { focusPageHeading } from '../../../ui/text/PageHeading';
import { SkeletonPanel } from '../../../ui/states/Skeletons';
import { type DeckCardFragment, useFlashcardsPageQuery } from './__generated__/FlashcardsPage.generated';
import { useDeleteDeck } from './useDeleteDeck';
import { Badge } from '../../../ui/display/Badge';
import { Card, CardLink } from '../../../ui/display/Card';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TrashIcon } from '../../../ui/icons/ToolIcons';

/** The viewer's decks of flashcards. */
export function FlashcardsPage() {
  // Cards become due over time.
  const query = useFlashcardsPageQuery({ fetchPolicy: 'cache-and-network' });
  const deleteDeck = useDeleteDeck();
  const assistant = query.data?.viewer?.assistant;
  return (
    <QueryPage
      title="Flashcards"
      eyebrow={
        <Link to={paths.assistant} className="wm-link">
          AI Assistant
        </Link>
      }
      lead={assistant && assistant.decks.length > 0 ? dueWords(assistant.dueFlashcardCount) : undefined}
      width="text"
      query={query}
      value={assistant?.decks}
      what="flashcards"
      failed="Your flashcards couldn’t be loaded"
      reason="Your flashcards are saved. Try again."
      skeleton={
        <Stack gap={12}>
          <SkeletonPanel height={88} lines={1} />
          <SkeletonPanel height={88} lines={1} />
        </Stack>
      }
    >
      {(decks) =>
        decks.length === 0 ? (
          <EmptyState
            title="No Flashcards Yet"
            text="Ask the assistant to create flashcards on a topic from your courses."
            action={
              <Button component={Link} to={paths.assistant}>
                Go to the AI Assistant
              </Button>
            }
          />
        ) : (
          <Stack gap={12}>
            {decks.map((deck) => (
              <DeckCard
                key={deck.id}
                deck={deck}
                onDelete={(which) => void deleteDeck(which).then((isGone) => isGone && focusPageHeading())}
              />
            ))}
          </Stack>
        )
      }
    </QueryPage>
  );
}

const dueWords = (due: number) =>
  due === 0 ? 'No cards are due now.' : `${formatCount(due, 'card')} ${due === 1 ? 'is' : 'are'} due now.`;

interface DeckCardProps {
  deck: DeckCardFragment;
  onDelete: (deck: { id: string; title: string; cardCount: number }) => void;
}

/** A deck in the list, with the number of due cards or the next due time. */
function DeckCard({ deck, onDelete }: DeckCardProps) {
  const { id, title, createdAt, cardCount, dueCount, nextDueAt } = deck;
  return (
    <Card component="article" interactive className="wm-row wm-align-start wm-gap-12">
      <Cluster justify="space-between" className="wm-grow wm-gap-y-8">
        <div className="wm-flex-16">
          <h2 className="wm-font-20">
            <CardLink component={Link} to={paths.flashcardDeck(id)}>
              {title}
            </CardLink>
          </h2>
          <p className="wm-muted wm-small">
            {formatCount(cardCount, 'card')} · made {formatDate(createdAt)}
            {dueCount === 0 && nextDueAt && ` · next due ${formatDateTime(nextDueAt)}`}
          </p>
        </div>
        {dueCount > 0 && <Badge tone="info">{formatNumber(dueCount)} due</Badge>}
      </Cluster>
      {/* Above the link, which covers the card. */}
      <IconButton label={`Delete deck: ${title}`} className="wm-relative" onClick={() => onDelete(deck)}>
        <TrashIcon />
      </IconButton>
    </Card>
  );
}
