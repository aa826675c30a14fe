import { randomInt } from 'node:crypto';
import { plainCode } from '../../platform/text.rules';

/** Without letters and digits that look like others. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A code of a join link: 8 characters, one of 850 billion. */
export const newJoinCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A code as somebody typed it. */
export const typedJoinCode = (text: string): string => plainCode(text).slice(0, 40);
