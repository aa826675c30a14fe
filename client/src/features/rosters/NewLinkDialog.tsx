import { Button } from '../../ui/buttons/Button';
import { CopyLinkButton } from '../../ui/buttons/CopyLinkButton';
import { Cluster, Stack } from '../../ui/layout/Layout';
import { Dialog } from '../../ui/overlays/Dialog';
import styles from './Rosters.module.css';

interface NewLinkDialogProps {
  name: string;
  link: string;
  onClose: () => void;
}

/** The new invitation link of a person, which is shown only once. */
export function NewLinkDialog({ name, link, onClose }: NewLinkDialogProps) {
  return (
    <Dialog title={<span className={styles.words}>New link for {name}</span>} onClose={null}>
      <Stack gap={16}>
        <p>Copy the link now and pass it on. You won’t see it again. Earlier links no longer work.</p>
        <p className={styles.words}>
          <code>{link}</code>
        </p>
        <Cluster gap={8}>
          <CopyLinkButton url={link} variant="secondary" />
          <Button onClick={onClose}>I have saved it</Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
