import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { classes } from '../classes';
import styles from './Dialog.module.css';
import { CloseIcon } from '../icons/Icons';
import { IconButton } from '../buttons/IconButton';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  /**
   * Called on Escape, the close button and a press beside it; the dialog is open while mounted. null: only a button
   * among its children closes it, because what it shows cannot be shown again.
   */
  onClose: (() => void) | null;
}

/**
 * A modal dialog. Focuses the first required field that is empty, otherwise the longer text, the first field or, in a form
 * without fields, its first button; do not use `autoFocus` inside.
 */
export function Dialog({ title, children, onClose }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root open onOpenChange={() => onClose?.()} disablePointerDismissal={!onClose}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          ref={popup}
          className={classes('wm-stack wm-anywhere wm-pad-24', styles.popup, styles.wide)}
          initialFocus={() => firstPlace(popup.current)}
        >
          <div className="wm-row wm-justify-space-between wm-gap-16">
            <BaseDialog.Title>{title}</BaseDialog.Title>
            {onClose && (
              <BaseDialog.Close
                render={
                  <IconButton label="Close">
                    <CloseIcon />
                  </IconButton>
                }
              />
            )}
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The longer text gets the caret at its end. null: the dialog's first button. */
function firstPlace(popup: HTMLElement | null): HTMLElement | null {
  const fields = [...(popup?.querySelectorAll<Field>('textarea, input, select') ?? [])];
  const text = fields.find((field) => field instanceof HTMLTextAreaElement);
  const field = fields.find(({ required, value }) => required && value === '') ?? text ?? fields[0];
  if (field === text) text?.setSelectionRange(text.value.length, text.value.length);
  return field ?? popup?.querySelector<HTMLElement>('form button') ?? null;
}
