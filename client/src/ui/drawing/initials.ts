import { lineNames, type LineName } from '../tokens';
import { hash } from './hash';

interface AvatarDrawing {
  /** One or two letters, upper case; "?" for a name without any. */
  initials: string;
  line: LineName;
  /** Direction of the two stripes behind the letters, in degrees: 0, 45, 90 or 135. */
  angle: number;
  /** Offsets of the stripes, in units of a 64-unit square. */
  stripes: readonly [number, number];
}

const lettersOf = (word: string) =>
  [...word.normalize('NFC')].filter((letter) => /[\p{L}\p{N}]/u.test(letter));

/** What a person's avatar shows without a picture, the same for the same name whatever its case and spaces around it. */
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
