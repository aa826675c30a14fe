/** Width and height of a stored picture in pixels: sharp at all display sizes, a few kilobytes in size. */
const SIDE = 256;

/**
 * Crops a picture to its central square and scales it down to 256 pixels, as a `data:` URL; smaller pictures are not
 * enlarged. Rejects if the browser cannot decode the file.
 */
export async function scalePicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  try {
    const square = Math.min(picture.width, picture.height);
    const side = Math.min(square, SIDE);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser cannot draw on a canvas.');
    context.imageSmoothingQuality = 'high';
    const left = (picture.width - square) / 2;
    const top = (picture.height - square) / 2;
    context.drawImage(picture, left, top, square, square, 0, 0, side, side);
    // Browsers that cannot encode WebP fall back to PNG.
    return canvas.toDataURL('image/webp', 0.85);
  } finally {
    picture.close();
  }
}
