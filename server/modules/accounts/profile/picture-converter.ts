import type sharpModule from 'sharp';
import { invalidInput, rateLimited } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { loadSharp } from '../../../platform/sharp';

/** A file's format as its first bytes say, whatever its name or type; null for any other. */
function pictureFormat(file: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (file.length < 16) return null;
  if (file.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG)) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const ANIMATION_FLAG = 0x02;

/** Whether a PNG or WebP file has several frames. */
function isAnimated(file: Buffer): boolean {
  switch (pictureFormat(file)) {
    case 'png': {
      const control = file.indexOf('acTL', 0, 'latin1');
      const data = file.indexOf('IDAT', 0, 'latin1');
      return control !== -1 && (data === -1 || control < data);
    }
    case 'webp':
      return file.toString('latin1', 12, 16) === 'VP8X' && ((file[20] ?? 0) & ANIMATION_FLAG) !== 0;
    default:
      return false;
  }
}

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

const LOGO = { width: 512, height: 128 };

/** Converts pictures to WebP files without metadata. */
@Service()
export class PictureConverter {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Two square pictures. Throws InvalidInputError if the file is refused, RATE_LIMITED if too many are waiting. */
  convert(file: Buffer): Promise<ConvertedPicture> {
    return this.inTurn(file, async (sharp) => {
      const large = await square(sharp, file, LARGE);
      return { large, small: await square(sharp, large, SMALL) };
    });
  }

  /** A picture of any shape, at most 512 pixels wide and 128 high, transparent where it was. Refuses like `convert`. */
  convertLogo(file: Buffer): Promise<Buffer> {
    return this.inTurn(file, (sharp) =>
      opened(sharp, file)
        .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 90 })
        .toBuffer(),
    );
  }

  private async inTurn<Result>(
    file: Buffer,
    convert: (sharp: typeof sharpModule) => Promise<Result>,
  ): Promise<Result> {
    if (pictureFormat(file) === null) throw invalidInput('', 'Please choose a JPEG, PNG or WebP picture');
    if (isAnimated(file)) throw invalidInput('', 'Please choose a picture without animation');
    if (this.waiting >= WAITING) throw rateLimited('Too many pictures right now. Please try again.', 2);
    this.waiting++;
    const turn = this.last.then(() => decoding(convert));
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting--;
    }
  }
}

async function decoding<Result>(convert: (sharp: typeof sharpModule) => Promise<Result>): Promise<Result> {
  const sharp = await loadSharp();
  try {
    return await convert(sharp);
  } catch (error) {
    // The library's messages are not meant for users; whatever it cannot decode is refused.
    if (String(error).includes('pixel limit'))
      throw invalidInput('', 'The picture can have at most 4,096 × 4,096 pixels');
    throw invalidInput('', 'We couldn’t read this picture');
  }
}

/** sharp leaves out metadata unless asked to keep it. */
const opened = (sharp: typeof sharpModule, file: Buffer) =>
  sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).timeout({ seconds: SECONDS }).autoOrient();

/** Cropped to the centre. */
const square = (sharp: typeof sharpModule, file: Buffer, side: number): Promise<Buffer> =>
  opened(sharp, file).resize(side, side, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
