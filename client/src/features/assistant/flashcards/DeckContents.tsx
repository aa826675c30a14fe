import type { FragmentType } from '@apollo/client';
import { type DeckContentsFragment, useDeckContentsFragment } from './DeckContents.generated';
import { RichText } from '../../../ui/text/RichText';
import styles from './DeckContents.module.css';

interface DeckContentsProps {
  cards: readonly (FragmentType<DeckContentsFragment> & { id: string })[];
}

/** All cards of a deck with their answers, to read. */
export function DeckContents({ cards }: DeckContentsProps) {
  return (
    <details className={styles.contents}>
      <summary>All cards in this deck</summary>
      <dl>
        {cards.map((card) => (
          <ListedCard key={card.id} card={card} />
        ))}
      </dl>
    </details>
  );
}

function ListedCard({ card: from }: { card: FragmentType<DeckContentsFragment> }) {
  const { data: card, complete } = useDeckContentsFragment(from);
  if (!complete) return null;
  return (
    <div className={styles.entry}>
      <dt>
        <RichText>{card.front}</RichText>
      </dt>
      <dd>
        <RichText>{card.back}</RichText>
      </dd>
    </div>
  );
}
