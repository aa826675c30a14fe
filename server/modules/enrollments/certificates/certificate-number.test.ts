import fc from 'fast-check';
import { newCertificateNumber } from './certificate.service';
import { canonicalCertificateNumber } from './certificate.rules';

it('a new certificate number is three groups of Crockford base32 behind WM, and never the same twice', () => {
  const numbers = Array.from({ length: 2_000 }, newCertificateNumber);
  for (const number of numbers) {
    expect(number).toMatch(/^WM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    expect(canonicalCertificateNumber(number)).toBe(number);
  }
  expect(new Set(numbers).size).toBe(numbers.length);
});

describe('a number that a person typed', () => {
  it.each([
    'WM-7K3Q-9ZPA-X2M0',
    'wm-7k3q-9zpa-x2m0',
    'W M7K3Q-9ZP-AX2M0',
    'WM–7K3Q—9ZPA‑X2M−0',
    'WM-7K3Q-9ZPA-X2MO',
    'ＷＭ－７Ｋ３Ｑ－９ＺＰＡ－Ｘ２Ｍ０',
    '\u202aWM-7K3Q-9ZPA-X2M0\u202c',
  ])('%s is understood', (text) => {
    expect(canonicalCertificateNumber(text)).toBe('WM-7K3Q-9ZPA-X2M0');
  });

  it('may lack the WM, also one that goes on with it', () => {
    expect(canonicalCertificateNumber('7k2m9qxd4t8r')).toBe('WM-7K2M-9QXD-4T8R');
    expect(canonicalCertificateNumber('WM2M9QXD4T8R')).toBe('WM-WM2M-9QXD-4T8R');
  });

  it('reads I and L as 1, also in lower case', () => {
    expect(canonicalCertificateNumber('IiLl-1111-OoOo')).toBe('WM-1111-1111-0000');
  });

  it.each([
    '',
    'WM-7K3Q-9ZPA-X2M',
    'WM-7K3Q-9ZPA-X2M00',
    'XX-7K3Q-9ZPA-X2M0',
    'WM-7K3Q-9ZPA-X2MU',
    'WM-7K3Q-9ZPA-X2Mé',
    'WM-7K3Q-9ZPA-X2M\u0000',
  ])('%j is none', (text) => {
    expect(canonicalCertificateNumber(text)).toBeNull();
  });

  it('has one canonical form at most, which stays as it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[ -z]{12,20}$/)), (text) => {
        const canonical = canonicalCertificateNumber(text);
        if (canonical !== null) {
          expect(canonical).toMatch(/^WM(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
          expect(canonicalCertificateNumber(canonical)).toBe(canonical);
        }
      }),
    );
  });
});
