import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount, formatDate, formatDateTime, formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { Card, CardLink } from '../../../ui/display/Card';
import { IconButton } from '../../../ui/buttons/IconButton';
import { TrashIcon } from '../../../ui/icons/ToolIcons';
import { type DeckCardFragment, useDeckCardFragment } from './DeckCard.generated';
import styles from './DeckCard.module.css';

interface DeckCardProps {
  deck: FragmentType<DeckCardFragment>;
  onDelete: (deck: { id: string; title: string; cardCount: number }) => void;
}

/** A deck in the list, with the number of due cards or the next due time. */
export function DeckCard({ deck: from, onDelete }: DeckCardProps) {
  const { data: deck, complete } = useDeckCardFragment(from);
  if (!complete) return null;
  const { id, title, createdAt, cardCount, dueCount, nextDueAt } = deck;
  return (
    <Card component="article" interactive className={styles.card}>
      <div className={styles.words}>
        <h2>
          <CardLink component={Link} to={paths.flashcardDeck(id)}>
            {title}
          </CardLink>
        </h2>
        <p className={styles.facts}>
          {formatCount(cardCount, 'card')} · made {formatDate(createdAt)}
          {dueCount === 0 && nextDueAt && ` · next due ${formatDateTime(nextDueAt)}`}
        </p>
      </div>
      {dueCount > 0 && (
        <Badge tone="info" className={styles.due}>
          {formatNumber(dueCount)} due
        </Badge>
      )}
      <IconButton label={`Delete deck: ${title}`} className={styles.delete} onClick={() => onDelete(deck)}>
        <TrashIcon />
      </IconButton>
    </Card>
  );
}
