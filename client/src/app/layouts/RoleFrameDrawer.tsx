import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { CloseIcon } from '../../ui/icons/Icons';
import { IconButton } from '../../ui/buttons/IconButton';
import styles from './RoleFrameDrawer.module.css';

/** The sidebar on a small screen, as a modal dialog. It is open while mounted. */
export function RoleFrameDrawer({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup aria-label="Menu" className={styles.drawer}>
          <Dialog.Close
            render={
              <IconButton label="Close menu" className={styles.close}>
                <CloseIcon />
              </IconButton>
            }
          />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
