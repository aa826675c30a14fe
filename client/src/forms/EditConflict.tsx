import { Fragment } from 'react';
import { Button } from '../ui/buttons/Button';
import { focusNeighborWhenRemoved } from '../ui/display/focusNeighborWhenRemoved';
import { Cluster } from '../ui/layout/Layout';
import { focusFormAfter } from '../ui/fields/focusFormAfter';
import { focusWhenMounted } from '../ui/focusWhenMounted';
import { SurfaceNote } from '../ui/states/States';
import { differences, type FieldWords } from './differences';
import styles from './EditConflict.module.css';

interface EditConflictProps {
  /** The server's message. */
  message: string;
  /** The version saved elsewhere and the viewer's draft. */
  saved: object;
  draft: object;
  words?: FieldWords;
  onKeepMine: () => void;
  onUseSaved: () => void;
  /** False where it may appear while the viewer is typing. */
  takesFocus?: boolean;
}

/**
 * Edit conflict: shows what differs between the viewer's draft and the version saved elsewhere, and lets them choose.
 * Neither button is primary, since each gives up a version.
 */
export function EditConflict(props: EditConflictProps) {
  const { message, saved, draft, words, onKeepMine, onUseSaved, takesFocus = true } = props;
  return (
    <SurfaceNote
      ref={takesFocus ? focusAndPassOn : focusNeighborWhenRemoved}
      tone="warning"
      role="alert"
      tabIndex={-1}
      title={message}
    >
      <p>Your changes are still in this form and saved on this device.</p>
      <dl className={styles.fields}>
        {differences(saved, draft, words).map(({ label, theirs, mine }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>
              <Version of={`${label}, saved version`} title="Saved version" text={theirs} />
              <Version of={`${label}, your version`} title="Your version" text={mine} />
            </dd>
          </Fragment>
        ))}
      </dl>
      <Cluster>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(onUseSaved)}>
          Use the saved version
        </Button>
        <Button size="sm" variant="secondary" onClick={focusFormAfter(onKeepMine)}>
          Overwrite with my version
        </Button>
      </Cluster>
    </SurfaceNote>
  );
}

/** Can be scrolled with the keyboard. */
function Version({ of, title, text }: { of: string; title: string; text: string }) {
  return (
    <div role="group" aria-label={of} tabIndex={0} className={`wm-written ${styles.version}`}>
      <strong className="wm-small wm-block">{title}</strong>
      {text || 'Empty'}
    </div>
  );
}

/** Takes the focus when the note appears; when it disappears outside a form, what follows it gets the focus. */
function focusAndPassOn(note: HTMLElement | null) {
  focusWhenMounted(note);
  return focusNeighborWhenRemoved(note);
}
