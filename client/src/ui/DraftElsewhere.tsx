import { Button } from './Button';
import { Cluster } from './Layout';
import { SurfaceNote } from './SurfaceNote';
import { thenFocusForm } from './thenFocusForm';
import { toastUndo } from './toastUndo';

interface DraftElsewhereProps {
  /** null: nobody else writes it. */
  choice: { keepMine: () => void; takeTheirs: () => () => void } | null;
}

/** A new thing is being written in two windows of this browser, which can keep one draft: whose it is, is for the person to say. */
export function DraftElsewhere({ choice }: DraftElsewhereProps) {
  if (!choice) return null;

  function takeTheirs() {
    const undo = choice?.takeTheirs();
    if (undo) toastUndo('The form shows the draft of the other window now', undo);
  }

  return (
    <SurfaceNote tone="warning" role="alert" title="Another window has changed this draft">
      <p>This device keeps the words of that window. Yours are in this form alone until you choose.</p>
      <Cluster>
        <Button size="sm" onClick={thenFocusForm(choice.keepMine)}>
          Keep mine instead
        </Button>
        <Button size="sm" variant="secondary" onClick={thenFocusForm(takeTheirs)}>
          Show the other one
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
