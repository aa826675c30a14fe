import { useEffect, useId, useRef } from 'react';
import { Button } from './Button';
import type { PendingConfirm } from './confirm';
import styles from './ConfirmDialog.module.css';
import { useBackdropClick } from './useBackdropClick';

/** A confirmation as a native modal dialog, which traps focus, closes on Escape and restores the focus. */
export function ConfirmDialog({ question }: { question: PendingConfirm }) {
  const { title, text, confirmLabel = 'OK', cancelLabel = 'Cancel', danger = false, answer } = question;
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBeside = useBackdropClick(() => answer(false));
  const first = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();

  useEffect(() => {
    const element = dialog.current;
    const cameFrom = document.activeElement;
    if (element && !element.open) element.showModal();
    // React does not set the autofocus attribute, so the browser would always focus the first button.
    first.current?.focus();
    return () => {
      element?.close();
      if (cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={titleId}
      aria-describedby={text ? textId : undefined}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        answer(false);
      }}
      onClose={({ currentTarget }) => {
        // In development, React closes and reopens it on mount, and the close event arrives late.
        if (!currentTarget.open) answer(false);
      }}
      onKeyDown={(event) => {
        // Keep Escape from also closing a toast, which listens on the document.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      {...pressBeside}
    >
      <div className={styles.body}>
        <h2 id={titleId}>{title}</h2>
        {text && (
          <p id={textId} className={styles.text}>
            {text}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="secondary" ref={danger ? first : null} onClick={() => answer(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            ref={danger ? null : first}
            onClick={() => answer(true)}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
