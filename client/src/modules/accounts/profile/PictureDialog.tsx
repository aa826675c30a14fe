import { useEffect, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../../../ui/buttons/Button';
import { Cluster, Stack } from '../../../ui/layout/Layout';
import { Dialog } from '../../../ui/overlays/Dialog';
import styles from './PictureDialog.module.css';
import type { PictureCrop } from './picturePixels';

interface PictureDialogProps {
  file: Blob;
  uploading: boolean;
  onUpload: (crop: PictureCrop) => void;
  onClose: () => void;
}

/** Chooses the square of a picture to upload, with the mouse, by touch or with the arrow keys. */
export function PictureDialog({ file, uploading, onUpload, onClose }: PictureDialogProps) {
  const source = useDataUrl(file);
  const [crop, setCrop] = useState<PercentCrop>();
  return (
    <Dialog title="Crop picture" onClose={onClose}>
      <Stack gap={16}>
        <p className="wm-muted wm-small">
          Choose the part that others see. With the keyboard: Tab to the frame, then the arrow keys move it;
          Tab to a corner, then the arrow keys resize it.
        </p>
        <div className={styles.stage}>
          {source && (
            <ReactCrop
              crop={crop}
              onChange={(_pixels, percent) => setCrop(percent)}
              aspect={1}
              keepSelection
              minWidth={24}
              ruleOfThirds
              ariaLabels={LABELS}
            >
              <img
                src={source}
                alt="Your picture"
                className={`wm-max-full ${styles.picture}`}
                onLoad={({ currentTarget: { width, height } }) =>
                  setCrop(
                    centerCrop(makeAspectCrop({ unit: '%', width: 100 }, 1, width, height), width, height),
                  )
                }
              />
            </ReactCrop>
          )}
        </div>
        <Cluster gap={8}>
          <Button
            disabled={!crop}
            loading={uploading}
            loadingText="Uploading..."
            onClick={() => crop && onUpload(fractionsOf(crop))}
          >
            Upload picture
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}

const fractionsOf = ({ x, y, width, height }: PercentCrop): PictureCrop => ({
  x: x / 100,
  y: y / 100,
  width: width / 100,
  height: height / 100,
});

const LABELS = {
  cropArea: 'Frame. Use the arrow keys to move it',
  nwDragHandle: 'Top left corner. Use the arrow keys to resize',
  nDragHandle: 'Top edge. Use the arrow keys to resize',
  neDragHandle: 'Top right corner. Use the arrow keys to resize',
  eDragHandle: 'Right edge. Use the arrow keys to resize',
  seDragHandle: 'Bottom right corner. Use the arrow keys to resize',
  sDragHandle: 'Bottom edge. Use the arrow keys to resize',
  swDragHandle: 'Bottom left corner. Use the arrow keys to resize',
  wDragHandle: 'Left edge. Use the arrow keys to resize',
};

/** The file as a `data:` URL, since pages may not show pictures under `blob:` addresses; null until it is read. */
function useDataUrl(file: Blob): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setUrl(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return url;
}
