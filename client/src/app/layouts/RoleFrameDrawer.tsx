import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { CloseIcon } from '../../ui/Icons';
import { IconButton } from '../../ui/IconButton';
import { useBackdropClick } from '../../ui/useBackdropClick';
import styles from './RoleFrameDrawer.module.css';

/**
 * The sidebar on a small screen, as a native modal dialog that traps focus, closes on Escape and returns the focus to
 * the button that opened it. It is open while mounted.
 */
export function RoleFrameDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressBeside = useBackdropClick(onClose);

  // Closing before React removes the element lets the browser restore the focus; a route change then moves it on.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...pressBeside}
    >
      <div className={styles.body}>
        <IconButton label="Close menu" className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}
