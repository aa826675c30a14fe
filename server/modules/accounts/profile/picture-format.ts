/** A file's format as its first bytes say, whatever its name or type; null for any other. */
export function pictureFormat(file: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (file.length < 16) return null;
  if (file.readUIntBE(0, 3) === 0xffd8ff) return 'jpeg';
  if (file.subarray(0, 8).equals(PNG)) return 'png';
  if (file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  return null;
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const ANIMATION_FLAG = 0x02;

/** Whether a PNG or WebP file has several frames. */
export function isAnimated(file: Buffer): boolean {
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
