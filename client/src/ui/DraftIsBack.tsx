import { Button } from './Button';
import { SurfaceNote } from './SurfaceNote';
import { thenFocusForm } from './thenFocusForm';

interface DraftIsBackProps {
  /** When it was written, in words. */
  since: string;
  /** What it is not yet, such as "saved". */
  notYet: string;
  onDiscard: () => void;
}

/** Words from an earlier visit that this device has kept, and the way to be rid of them. */
export function DraftIsBack({ since, notYet, onDiscard }: DraftIsBackProps) {
  return (
    <SurfaceNote
      role="status"
      title={`Your draft of ${since} is back`}
      action={
        <Button variant="secondary" size="sm" onClick={thenFocusForm(onDiscard)}>
          Discard draft
        </Button>
      }
    >
      <p>It was kept on this device and is {notYet} yet.</p>
    </SurfaceNote>
  );
}
