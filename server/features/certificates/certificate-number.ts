import { randomBytes } from 'node:crypto';

// Crockford's base32: no I, L, O (they read as 1 and 0) and no U. https://www.crockford.com/base32.html
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/**
 * A number for a new certificate, like `WM-7K3Q-9ZPA-X2MD`: 60 random bits, unguessable enough to prove that somebody
 * was shown the certificate, yet short enough to read aloud and type.
 */
export function newCertificateNumber(): string {
  // 256 is a multiple of 32, so the low five bits of a random byte are unbiased.
  return grouped(Array.from(randomBytes(length), (byte) => alphabet.charAt(byte & 31)).join(''));
}

/**
 * Normalizes a typed or scanned certificate number: accepts lower case, spaces, any dashes, a missing `WM`, and O, I,
 * L for 0 and 1. null if the text cannot be a number.
 */
export function canonicalCertificateNumber(text: string): string | null {
  const bare = text.replace(/[\s\p{Pd}\u2212]+/gu, '');
  // Checked before changing case: some letters outside ASCII turn into ASCII ones.
  if (!/^(?:wm)?[0-9a-z]{12}$/i.test(bare) || /[^\x21-\x7e]/.test(bare)) return null;
  const characters = bare.slice(-length).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return characters.includes('U') ? null : grouped(characters);
}

const grouped = (characters: string): string => `WM-${characters.match(/.{4}/g)?.join('-')}`;
