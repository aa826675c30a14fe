import { useRef, useSyncExternalStore } from 'react';
import { confirmStore, type PendingConfirm } from './confirm';
import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../buttons/Button';
import styles from './Dialog.module.css';

/** Renders the dialog of `confirm`. */
export function ConfirmHost() {
  const question = useSyncExternalStore(confirmStore.subscribe, confirmStore.read, confirmStore.read);
  return question && <ConfirmDialog key={question.id} question={question} />;
}

/** A confirmation as a modal dialog. Every way to close it answers no. */
function ConfirmDialog({ question }: { question: PendingConfirm }) {
  const { title, text, confirmLabel = 'OK', cancelLabel = 'Cancel', danger = false, answer } = question;
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Dialog.Root open onOpenChange={() => answer(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          role="alertdialog"
          initialFocus={first}
          className={`wm-stack wm-anywhere wm-pad-24 ${styles.popup}`}
        >
          <Dialog.Title>{title}</Dialog.Title>
          {text && <Dialog.Description className="wm-muted">{text}</Dialog.Description>}
          <div className={`wm-cluster wm-align-stretch wm-justify-end wm-gap-12 wm-mt-12 ${styles.actions}`}>
            <Dialog.Close render={<Button variant="secondary" ref={danger ? first : null} />}>
              {cancelLabel}
            </Dialog.Close>
            <Button
              variant={danger ? 'danger' : 'primary'}
              ref={danger ? null : first}
              onClick={() => answer(true)}
            >
              {confirmLabel}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
