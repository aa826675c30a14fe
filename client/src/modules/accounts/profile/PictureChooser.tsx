import { useApolloClient } from '@apollo/client/react';
import { Suspense, useId, useRef, useState } from 'react';
import { errorSentence } from '../../../apollo/errors';
import { sendFile } from '../../../apollo/fetchFile';
import { lazyComponent } from '../../../lib/lazyComponent';
import { clearProfilePicture, storeProfilePicture } from '../../../lib/profilePicture';
import { Button } from '../../../ui/buttons/Button';
import { FileButton } from '../../../ui/buttons/FileButton';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { confirm } from '../../../ui/overlays/confirm';
import { toast } from '../../../ui/overlays/toast';
import { useRemovePictureMutation } from './__generated__/ProfilePage.generated';
import { croppedFile, type PictureCrop, previewOf } from './picturePixels';
import { showOnCourses } from './showOnCourses';

type Outcome = { ok: true; pictureUrl: string } | { ok: false; message: string };

const FAILED = 'The picture couldn’t be uploaded. Please try again.';

/** Makes the file the account's picture. Rejects if there was no response, or if `signal` stopped the request. */
async function uploadPicture(file: Blob, signal: AbortSignal): Promise<Outcome> {
  const answer = await sendFile<{ profilePic: string }>('/auth/profile/picture', file, { signal });
  if (!answer) return { ok: false, message: 'Your session has expired. Please log in again.' };
  const { profilePic, error = FAILED } = answer;
  return profilePic === undefined ? { ok: false, message: error } : { ok: true, pictureUrl: profilePic };
}

const PictureDialog = lazyComponent(async () => (await import('./PictureDialog')).PictureDialog);

/** How long toasts about the picture are shown (specification, section 9). */
const NOTICE = { durationMs: 3000 };
const MAX_BYTES = 5 * 1024 * 1024;

interface PictureChooserProps {
  accountId: string;
  /** Whether a preview is stored in this browser. */
  hasPreview: boolean;
  /** Whether others see a picture of this account. */
  hasPicture: boolean;
}

/**
 * Chooses a picture from a file, which is uploaded at once. Until it is uploaded, and if that fails, it is a preview in
 * this browser only (specification, section 3).
 */
export function PictureChooser({ accountId, hasPreview, hasPicture }: PictureChooserProps) {
  const { cache } = useApolloClient();
  const [removePicture] = useRemovePictureMutation();
  const choose = useRef<HTMLButtonElement>(null);
  const hintId = useId();
  /** The chosen file, while the page is open. */
  const [file, setFile] = useState<File | null>(null);
  const [isCropping, setCropping] = useState(false);
  const [isUploading, setUploading] = useState(false);
  /** Stops the upload that is under way. */
  const underWay = useRef<AbortController>(null);

  async function take(chosen: File) {
    if (!chosen.type.startsWith('image/')) return toast.error('Please choose an image file', NOTICE);
    if (chosen.size > MAX_BYTES) return toast.error('The picture can be at most 5 MB', NOTICE);
    try {
      // If the browser has no space to store it, the preview lasts until the page is closed.
      storeProfilePicture(accountId, await previewOf(chosen));
    } catch {
      // The file has an image type, but the browser cannot decode it.
      return toast.error('We couldn’t read this picture', NOTICE);
    }
    setFile(chosen);
    return upload(chosen);
  }

  /** Uploads the square, or the middle of the picture without one. */
  async function upload(picture: File, crop?: PictureCrop) {
    setUploading(true);
    const { signal } = (underWay.current = new AbortController());
    try {
      const cropped = await croppedFile(picture, crop);
      signal.throwIfAborted();
      const outcome = await uploadPicture(cropped, signal);
      signal.throwIfAborted();
      setUploading(false);
      if (!outcome.ok) return toast.error(outcome.message, NOTICE);
      showPicture(outcome.pictureUrl);
      clearProfilePicture(accountId);
      setCropping(false);
      toast.success('Profile picture updated', NOTICE);
      choose.current?.focus();
    } catch {
      if (signal.aborted) return;
      setUploading(false);
      toast.error(FAILED, NOTICE);
    }
  }

  function cancel() {
    underWay.current?.abort();
    setUploading(false);
    setCropping(false);
  }

  function showPicture(pictureUrl: string) {
    cache.modify({
      id: cache.identify({ __typename: 'Account', id: accountId }),
      fields: { pictureUrl: () => pictureUrl },
    });
    showOnCourses(cache, accountId, { pictureUrl });
  }

  /** Removes the preview, or else the picture that others see. */
  async function reset() {
    if (hasPreview) clearProfilePicture(accountId);
    else {
      if (!(await isSure())) return;
      try {
        await removePicture({ update: (store) => showOnCourses(store, accountId, { pictureUrl: null }) });
      } catch (error) {
        return toast.error(errorSentence(error, 'Failed to remove the picture'), NOTICE);
      }
    }
    setFile(null);
    toast.success('Profile picture reset to default', NOTICE);
    // The reset button may disappear with the picture.
    choose.current?.focus();
  }

  return (
    <Stack gap={8}>
      <Cluster gap={8}>
        <FileButton
          ref={choose}
          variant="secondary"
          size="sm"
          accept="image/*"
          fileLabel="Picture file"
          aria-describedby={hintId}
          loading={isUploading}
          loadingText="Uploading..."
          onChoose={([chosen]) => chosen && void take(chosen)}
        >
          Choose picture
        </FileButton>
        {file && !isUploading && (
          <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setCropping(true)}>
            Crop…
          </Button>
        )}
        {(hasPreview || hasPicture) && !isUploading && (
          <Button variant="quiet" size="sm" onClick={() => void reset()}>
            Reset to default
          </Button>
        )}
      </Cluster>
      <p id={hintId} className="wm-muted wm-small">
        {hasPreview && !isUploading
          ? 'Only visible in this browser, because it wasn’t uploaded. Choose the picture again.'
          : 'Image up to 5 MB. Others see it as soon as you choose it.'}
      </p>
      {file && isCropping && (
        <Suspense>
          <PictureDialog
            file={file}
            uploading={isUploading}
            onUpload={(crop) => void upload(file, crop)}
            onClose={cancel}
          />
        </Suspense>
      )}
    </Stack>
  );
}

const isSure = () =>
  confirm({
    title: 'Remove your picture?',
    text: 'Others will see your initials instead.',
    confirmLabel: 'Remove picture',
    danger: true,
  });
