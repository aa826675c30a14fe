import { useEffect, useRef } from 'react';
import { Button } from './Button';
import { Cluster } from './Layout';
import { SurfaceNote } from './SurfaceNote';

interface EditedElsewhereProps {
  /** The server's message. */
  message: string;
  onKeepMine: () => void;
  onUseSaved: () => void;
  /** False where it may appear while the viewer is typing. */
  takesFocus?: boolean;
}

/** Edit conflict: lets the viewer choose between their draft and the version saved elsewhere. */
export function EditedElsewhere(props: EditedElsewhereProps) {
  const { message, onKeepMine, onUseSaved: onTakeTheirs, takesFocus = true } = props;
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
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Use the saved version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
