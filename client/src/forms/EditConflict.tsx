import { Button } from '../ui/buttons/Button';
import { focusNeighborWhenRemoved } from '../ui/display/focusNeighborWhenRemoved';
import { Cluster } from '../ui/layout/Layout';
import { focusFormAfter } from '../ui/fields/focusFormAfter';
import { focusWhenMounted } from '../ui/focusWhenMounted';
import { SurfaceNote } from '../ui/states/SurfaceNote';

interface EditConflictProps {
  /** The server's message. */
  message: string;
  onKeepMine: () => void;
  onUseSaved: () => void;
  /** False where it may appear while the viewer is typing. */
  takesFocus?: boolean;
}

/** Edit conflict: lets the viewer choose between their draft and the version saved elsewhere. */
export function EditConflict(props: EditConflictProps) {
  const { message, onKeepMine, onUseSaved, takesFocus = true } = props;
  return (
    <SurfaceNote
      ref={takesFocus ? focusAndPassOn : focusNeighborWhenRemoved}
      tone="warning"
      role="alert"
      tabIndex={-1}
      title={message}
    >
      <p>Your changes are still in this form and saved on this device.</p>
      <Cluster>
        <Button size="sm" onClick={focusFormAfter(onKeepMine)}>
          Overwrite with my version
        </Button>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(onUseSaved)}>
          Use the saved version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}

/** Takes the focus when the note appears; when it disappears outside a form, what follows it gets the focus. */
function focusAndPassOn(note: HTMLElement | null) {
  focusWhenMounted(note);
  return focusNeighborWhenRemoved(note);
}
