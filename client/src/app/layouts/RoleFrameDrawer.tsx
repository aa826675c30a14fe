import { Dialog } from '@base-ui/react/dialog';
import { IconButton } from '../../ui/buttons/IconButton';
import { CloseIcon } from '../../ui/icons/Icons';
import styles from './RoleFrameDrawer.module.css';
import type { FrameItem } from './RoleFrameItems';
import { RoleFrameMenu } from './RoleFrameMenu';

/** The sidebar on a small screen, as a modal dialog. It is open while mounted. */
export function RoleFrameDrawer({ items, onClose }: { items: readonly FrameItem[]; onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup aria-label="Menu" className={`wm-grid wm-gap-8 wm-scroll wm-arrive ${styles.drawer}`}>
          <Dialog.Close
            render={
              <IconButton label="Close menu" className={styles.close}>
                <CloseIcon />
              </IconButton>
            }
          />
          <RoleFrameMenu items={items} onChoose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
