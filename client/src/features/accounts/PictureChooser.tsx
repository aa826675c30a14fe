import { useId, useRef } from 'react';
import { clearProfilePicture, storeProfilePicture } from '../../lib/profilePicture';
import { Button } from '../../ui/Button';
import { Cluster } from '../../ui/Layout';
import { toast } from '../../ui/toast';
import styles from './PictureChooser.module.css';
import { scalePicture } from './scalePicture';

/** How long toasts about the picture are shown (specification, section 9). */
const NOTICE = { durationMs: 3000 };
const MAX_BYTES = 5 * 1024 * 1024;

/** Chooses a profile picture from a file, scales it down and stores it in this browser only. */
export function PictureChooser({ accountId, hasChosen }: { accountId: string; hasChosen: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const hintId = useId();

  async function take(file: File) {
    if (!file.type.startsWith('image/')) return toast.error('Please choose an image file', NOTICE);
    if (file.size > MAX_BYTES) return toast.error('The picture can be at most 5 MB', NOTICE);
    try {
      const isKept = storeProfilePicture(accountId, await scalePicture(file));
      if (isKept) return toast.success('Profile picture updated', NOTICE);
      return toast.info(
        'Profile picture updated until you close this page. The browser has no space left to save it.',
        NOTICE,
      );
    } catch {
      // The file has an image type, but the browser cannot decode it.
      return toast.error('We couldn’t read this picture', NOTICE);
    }
  }

  function reset() {
    clearProfilePicture(accountId);
    toast.success('Profile picture reset to default', NOTICE);
    // The reset button disappears with the picture.
    choose.current?.focus();
  }

  return (
    <div className={styles.chooser}>
      <Cluster gap={8}>
        <Button
          ref={choose}
          variant="secondary"
          size="sm"
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          Choose picture
        </Button>
        {hasChosen && (
          <Button variant="quiet" size="sm" onClick={reset}>
            Reset to default
          </Button>
        )}
      </Cluster>
      <p id={hintId} className={styles.hint}>
        Image up to 5 MB. Only visible in this browser.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label="Picture file"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Allow choosing the same file again.
          event.target.value = '';
          if (file) void take(file);
        }}
      />
    </div>
  );
}
