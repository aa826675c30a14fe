import { lineNames, type LineName } from '../../theme/tokens';
import { hash } from './hash';

interface AvatarDrawing {
  /** One or two upper-case letters; "?" for a name without letters. */
  initials: string;
  line: LineName;
  /** Angle of the two stripes behind the letters: 0, 45, 90 or 135 degrees. */
  angle: number;
  /** Offsets of the stripes in a 64-unit square. */
  stripes: readonly [number, number];
}

const lettersOf = (word: string) =>
  [...word.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));

/** The fallback avatar of a name, ignoring case and surrounding spaces. */
export function avatarOf(name: string): AvatarDrawing {
  const seed = hash(name.trim().toLowerCase());
  const firsts = name
    .trim()
    .split(/\s+/u)
    .map((word) => lettersOf(word)[0])
    .filter((letter) => letter !== undefined);
  const chosen = firsts.length > 1 ? [firsts[0], firsts.at(-1)] : firsts;
  return {
    initials: chosen.join('').toUpperCase() || '?',
    line: lineNames[seed % lineNames.length] ?? 'UX',
    angle: ((seed >>> 4) % 4) * 45,
    stripes: [14 + ((seed >>> 8) % 12), 40 + ((seed >>> 12) % 12)],
  };
}
