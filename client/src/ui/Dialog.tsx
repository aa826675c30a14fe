import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { CloseIcon } from './Icons';
import { IconButton } from './IconButton';
import { useBackdropClick } from './useBackdropClick';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /** Escape, the close button and a press beside the dialog; mounted is open. */
  onClose: () => void;
}

/**
 * A native modal dialog: the browser keeps the focus inside and closes it on Escape; the focus goes back where it was,
 * unless something else has taken it. Give `autoFocus` to nothing in it: the focus starts on the
 * first field that is still empty; where all have something, in the longer text.
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
        // Escape belongs to this dialog; the toasts behind it listen on the document.
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

/** The caret goes to the end: what stands there is a beginning. */
function focusFirst(dialog: HTMLDialogElement): void {
  const fields = [...dialog.querySelectorAll<Field>('textarea, input, select')];
  const text = fields.find((field) => field instanceof HTMLTextAreaElement);
  const field = fields.find(({ value }) => value === '') ?? text ?? fields[0];
  field?.focus();
  if (field === text) text?.setSelectionRange(text.value.length, text.value.length);
}
