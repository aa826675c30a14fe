/** Width and height of a kept picture in pixels: sharp at every size it is shown in, a few kilobytes to store. */
const SIDE = 256;

/**
 * The middle square of a picture, 256 pixels wide, as a `data:` address; smaller pictures are not blown up. Rejects
 * when the file is no picture the browser can draw.
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
    // Browsers that cannot write WebP write PNG, which every one of them reads.
    return canvas.toDataURL('image/webp', 0.85);
  } finally {
    picture.close();
  }
}
