import { plainCode } from '../../../platform/text.rules';
import { formatDuration } from '../../courses/course-options.rules';

/** Why there is no PDF and no picture. */
export const UNPRINTABLE =
  'None of our fonts has one of the letters on this certificate. “Download Certificate” prints it with the fonts of your device.';

/** Path of the picture that link previews show for a certificate. */
export const certificatePicturePath = (number: string): string => `/pictures/certificates/${number}.png`;

/** Path of the style sheet with the fonts for what people wrote on a certificate, under the family Certificate. */
export const certificateFontsPath = (number: string): string => `/pictures/certificates/${number}.css`;

/**
 * Normalizes a typed or scanned certificate number: accepts what `plainCode` does, a missing `WM`, and O, I, L for 0 and
 * 1. null if the text cannot be a number.
 */
export function canonicalCertificateNumber(text: string): string | null {
  const code = plainCode(text);
  if (!/^(?:WM)?[0-9A-TV-Z]{12}$/.test(code)) return null;
  return groupedNumber(code.slice(-12).replaceAll('O', '0').replace(/[IL]/g, '1'));
}

/** The twelve characters of a certificate number, as it is shown: `WM-7K3Q-9ZPA-X2MD`. */
export const groupedNumber = (characters: string): string => `WM-${characters.match(/.{4}/g)!.join('-')}`;

/** The length of the course for a certificate; null if it is unknown, or below an hour, which would belittle the achievement. */
export const courseLength = ({ durationMinutes }: { durationMinutes: number | null }): string | null =>
  durationMinutes !== null && durationMinutes >= 60 ? formatDuration(durationMinutes) : null;
