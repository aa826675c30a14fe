import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../buttons/IconButton';
import { CloseIcon } from '../icons/Icons';
import dialogStyles from './Dialog.module.css';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Stays visible at the bottom. */
  footer: ReactNode;
  /** Called on Escape, the close button and a press beside it; the sheet is open while mounted. */
  onClose: () => void;
}

/** A modal panel at the lower edge of a small screen. */
export function Sheet({ title, children, footer, onClose }: SheetProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Popup className={`wm-grid wm-pad-16 wm-arrive ${styles.sheet}`}>
          <div className="wm-row wm-justify-space-between wm-gap-16">
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label="Close">
                  <CloseIcon />
                </IconButton>
              }
            />
          </div>
          <div className={`wm-scroll ${styles.content}`}>{children}</div>
          <div className={styles.footer}>{footer}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
