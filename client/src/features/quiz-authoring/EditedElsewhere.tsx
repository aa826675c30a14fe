import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Layout';
import { SurfaceNote } from '../../ui/SurfaceNote';

interface EditedElsewhereProps {
  /** The server's sentence. */
  message: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two people, or two windows, have edited the same quiz: which words stay is for the person to say. */
export function EditedElsewhere({ message, onKeepMine, onTakeTheirs }: EditedElsewhereProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <SurfaceNote ref={note} tone="warning" role="alert" tabIndex={-1} title={message}>
      <p>Nothing of yours is lost: your words are in this form and on this device.</p>
      <Cluster>
        <Button size="sm" onClick={onKeepMine}>
          Save mine over it
        </Button>
        <Button size="sm" variant="secondary" onClick={onTakeTheirs}>
          Show the saved one
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}
