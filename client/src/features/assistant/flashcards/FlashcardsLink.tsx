import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { type FlashcardsLinkFragment, useFlashcardsLinkFragment } from './FlashcardsLink.generated';

/** Link to the decks, with the number of due cards. */
export function FlashcardsLink({ assistant }: { assistant: FragmentType<FlashcardsLinkFragment> }) {
  const { data, complete } = useFlashcardsLinkFragment(assistant);
  const due = complete ? data.dueFlashcardCount : 0;
  return (
    <Button component={Link} to={paths.flashcards} variant="secondary">
      Flashcards{due > 0 && ` (${formatNumber(due)} due)`}
    </Button>
  );
}
