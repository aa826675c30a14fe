import { Button } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Layout';
import { SurfaceNote } from '../ui/states/SurfaceNote';
import { focusFormAfter } from '../ui/fields/focusFormAfter';
import { toastUndo } from '../ui/overlays/toastUndo';

interface DraftElsewhereProps {
  /** null: there is no conflicting draft. */
  choice: { keepMine: () => void; showOtherDraft: () => () => void } | null;
}

/**
 * Lets the viewer choose between two drafts of the same new item from two windows of this browser, which can keep only
 * one.
 */
export function DraftElsewhere({ choice }: DraftElsewhereProps) {
  if (!choice) return null;

  function showOther() {
    const undo = choice?.showOtherDraft();
    if (undo) toastUndo('The form now shows the other window’s draft', undo);
  }

  return (
    <SurfaceNote tone="warning" role="alert" title="This draft was changed in another window">
      <p>The other window’s draft is saved on this device. Yours isn’t saved until you choose.</p>
      <Cluster>
        <Button size="sm" onClick={focusFormAfter(choice.keepMine)}>
          Keep this version
        </Button>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(showOther)}>
          Use the other version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
