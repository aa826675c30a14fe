import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { ChevronRightIcon } from '../../../ui/icons/Icons';
import { type NewDeckFragment, useNewDeckFragment } from './NewDeck.generated';
import styles from './NewDeck.module.css';

/** A newly generated deck, with a link to it. */
export function NewDeck({ deck: from }: { deck: FragmentType<NewDeckFragment> }) {
  const { data: deck, complete } = useNewDeckFragment(from);
  if (!complete) return null;
  return (
    <div className={styles.deck}>
      <div>
        <p className={styles.title}>{deck.title}</p>
        <p className={styles.facts}>
          {formatCount(deck.cardCount, 'card')}, {deck.dueCount} due. The deck is saved.
        </p>
      </div>
      <Button component={Link} to={paths.flashcardDeck(deck.id)} iconEnd={<ChevronRightIcon size={16} />}>
        Review flashcards
      </Button>
    </div>
  );
}
