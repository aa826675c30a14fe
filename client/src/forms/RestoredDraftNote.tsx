import { Button } from '../ui/buttons/Button';
import { SurfaceNote } from '../ui/states/SurfaceNote';
import { focusFormAfter } from '../ui/fields/focusFormAfter';

interface RestoredDraftNoteProps {
  /** When the draft was written, as displayed. */
  since: string;
  /** What has not happened to the draft, such as "not saved". */
  notYet: string;
  onDiscard: () => void;
}

/** Note about a restored draft, with a button to discard it. */
export function RestoredDraftNote({ since, notYet, onDiscard }: RestoredDraftNoteProps) {
  return (
    <SurfaceNote
      role="status"
      title={`Your draft of ${since} is back`}
      action={
        <Button variant="secondary" size="sm" onClick={focusFormAfter(onDiscard)}>
          Discard draft
        </Button>
      }
    >
      <p>It was kept on this device and is {notYet} yet.</p>
    </SurfaceNote>
  );
}
