/** Width and height in pixels of the preview stored in this browser: sharp at all display sizes, a few kilobytes. */
const PREVIEW_SIDE = 256;
/** Width and height of an uploaded picture; the server stores it at this size. */
const UPLOAD_SIDE = 512;

/** A square of a picture, as fractions of its width and height. */
export interface PictureCrop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The central square of a picture, scaled down to 256 pixels, as a `data:` URL; smaller pictures are not enlarged.
 * Rejects if the browser cannot decode the file.
 */
export async function previewOf(file: Blob): Promise<string> {
  // Browsers that cannot encode WebP fall back to PNG.
  return drawn(file, centralSquare, PREVIEW_SIDE, (canvas) => canvas.toDataURL('image/webp', 0.85));
}

/**
 * A square of a picture to upload, the central one without `crop`, at most 512 pixels wide. Rejects if the browser cannot
 * decode or encode it.
 */
export async function croppedFile(file: Blob, crop?: PictureCrop): Promise<Blob> {
  const chosen =
    (crop: PictureCrop) =>
    ({ width, height }: ImageBitmap) => ({
      left: Math.round(crop.x * width),
      top: Math.round(crop.y * height),
      side: Math.max(1, Math.round(Math.min(crop.width * width, crop.height * height))),
    });
  const blob = await drawn(
    file,
    crop ? chosen(crop) : centralSquare,
    UPLOAD_SIDE,
    (canvas) => new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9)),
  );
  if (!blob) throw new Error('This browser cannot encode the picture.');
  return blob;
}

function centralSquare({ width, height }: ImageBitmap) {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

async function drawn<T>(
  file: Blob,
  squareOf: (picture: ImageBitmap) => { left: number; top: number; side: number },
  mostPixels: number,
  encode: (canvas: HTMLCanvasElement) => T | Promise<T>,
): Promise<T> {
  const picture = await createImageBitmap(file);
  try {
    const { left, top, side } = squareOf(picture);
    const drawnSide = Math.min(side, mostPixels);
    const canvas = document.createElement('canvas');
    canvas.width = drawnSide;
    canvas.height = drawnSide;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw on a canvas.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, left, top, side, side, 0, 0, drawnSide, drawnSide);
    return await encode(canvas);
  } finally {
    picture.close();
  }
}
