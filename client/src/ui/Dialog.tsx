import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { CloseIcon } from './Icons';
import { IconButton } from './IconButton';
import { useBackdropClick } from './useBackdropClick';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Called on Escape, the close button and a click on the backdrop; the dialog is open while mounted. */
  onClose: () => void;
}

/**
 * A native modal dialog that traps focus, closes on Escape and restores the focus unless it has moved elsewhere.
 * Focuses the first empty field, otherwise the longer text field; do not use `autoFocus` inside.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBeside = useBackdropClick(onClose);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    const cameFrom = document.activeElement;
    if (element && !element.open) element.showModal();
    if (element) focusFirst(element);
    return () => {
      const isStillHere = !document.activeElement || document.activeElement === document.body;
      element?.close();
      if (isStillHere && cameFrom instanceof HTMLElement) cameFrom.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Keep Escape from also closing a toast, which listens on the document.
        if (event.key === 'Escape') event.stopPropagation();
      }}
      {...pressBeside}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        {children}
      </div>
    </dialog>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Focuses the first empty field, or the longer text with the caret at its end. */
function focusFirst(dialog: HTMLDialogElement): void {
  const fields = [...dialog.querySelectorAll<Field>('textarea, input, select')];
  const text = fields.find((field) => field instanceof HTMLTextAreaElement);
  const field = fields.find(({ value }) => value === '') ?? text ?? fields[0];
  field?.focus();
  if (field === text) text?.setSelectionRange(text.value.length, text.value.length);
}
