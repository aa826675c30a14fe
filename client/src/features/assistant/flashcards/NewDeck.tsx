import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { ChevronRightIcon } from '../../../ui/icons/Icons';
import styles from './NewDeck.module.css';

interface NewDeckProps {
  deck: { id: string; title: string; cardCount: number; dueCount: number };
}

/** A newly generated deck, with a link to it. */
export function NewDeck({ deck }: NewDeckProps) {
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
