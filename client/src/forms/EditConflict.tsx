import { useEffect, useRef } from 'react';
import { Button } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Layout';
import { focusFormAfter } from '../ui/fields/focusFormAfter';
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
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <SurfaceNote ref={note} tone="warning" role="alert" tabIndex={-1} title={message}>
      <p>Your changes are still in this form and saved on this device.</p>
      <Cluster>
        <Button size="sm" onClick={onKeepMine}>
          Overwrite with my version
        </Button>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(onUseSaved)}>
          Use the saved version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
