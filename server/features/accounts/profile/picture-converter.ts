import type sharpModule from 'sharp';
import { rateLimited } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { loadSharp } from '../../../platform/sharp';
import { isAnimated, pictureFormat } from './picture-format';

/** Larger ones are refused before they are decoded, which takes 4 bytes per pixel. */
const MAX_PIXELS = 4096 * 4096;
const LARGE = 512;
const SMALL = 96;
const SECONDS = 5;
/** One is converted at a time, so that several cannot use memory for their pixels at once. */
const WAITING = 8;

export interface ConvertedPicture {
  large: Buffer;
  small: Buffer;
}

/** Converts pictures to square WebP files without metadata. */
@Service()
export class PictureConverter {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Returns the sentence to show if the file is refused. Throws RATE_LIMITED if too many are waiting. */
  async convert(file: Buffer): Promise<ConvertedPicture | string> {
    if (pictureFormat(file) === null) return 'Please choose a JPEG, PNG or WebP picture';
    if (isAnimated(file)) return 'Please choose a picture without animation';
    if (this.waiting >= WAITING) throw rateLimited('Too many pictures right now. Please try again.', 2);
    this.waiting++;
    const turn = this.last.then(() => converted(file));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting--;
    }
  }
}

async function converted(file: Buffer): Promise<ConvertedPicture | string> {
  const sharp = await loadSharp();
  try {
    const large = await square(sharp, file, LARGE);
    return { large, small: await square(sharp, large, SMALL) };
  } catch (error) {
    // The library's messages are not meant for users; whatever it cannot decode is refused.
    return String(error).includes('pixel limit')
      ? 'The picture can have at most 4,096 × 4,096 pixels'
      : 'We couldn’t read this picture';
  }
}

/** Cropped to the centre; sharp leaves out metadata unless asked to keep it. */
const square = (sharp: typeof sharpModule, file: Buffer, side: number): Promise<Buffer> =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize(side, side, { fit: 'cover' })
    .webp({ quality: 82 })
    .toBuffer();
