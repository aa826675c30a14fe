import { Button } from './Button';
import { SurfaceNote } from './SurfaceNote';
import { focusFormAfter } from './focusFormAfter';

interface RestoredDraftNoteProps {
  /** When it was written, in words. */
  since: string;
  /** What it is not yet, such as "saved". */
  notYet: string;
  onDiscard: () => void;
}

/** Words from an earlier visit that this device has kept, and the way to be rid of them. */
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
