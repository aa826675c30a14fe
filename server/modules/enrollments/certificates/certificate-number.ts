import { randomBytes } from 'node:crypto';
import { groupedNumber } from './certificate.rules';

// Crockford's base32: no I, L, O (they read as 1 and 0) and no U. https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/**
 * A number for a new certificate, like `WM-7K3Q-9ZPA-X2MD`: 60 random bits, unguessable enough to prove that somebody
 * was shown the certificate, yet short enough to read aloud and type.
 */
export function newCertificateNumber(): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are unbiased.
  return groupedNumber(Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join(''));
}
