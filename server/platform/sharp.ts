import type sharpModule from 'sharp';

/**
 * What the process can decode. SVG is only for our own drawings: the first bytes of an uploaded file are checked before
 * it is decoded.
 */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadSvgBuffer',
];

let library: Promise<typeof sharpModule> | null = null;

/**
 * Loads sharp with the first picture, without a cache, with one thread and few formats. These settings are those of the
 * process, so every use of sharp has to load it here.
 */
export function loadSharp(): Promise<typeof sharpModule> {
  library ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  });
  return library;
}
