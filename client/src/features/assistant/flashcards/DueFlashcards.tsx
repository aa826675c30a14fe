import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { formatCount } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';

/** Reminds a student of due cards; renders nothing if there are none. */
export function DueFlashcards({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <SurfaceNote
      title={`${formatCount(count, 'flashcard')} due`}
      action={
        <Button component={Link} to={paths.flashcards} variant="secondary" size="sm">
          Review flashcards
        </Button>
      }
    >
      <p>Review them now to remember them longer.</p>
    </SurfaceNote>
  );
}
