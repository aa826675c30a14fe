import { Refusal } from '../platform/errors';

/** Returns a required, non-empty text. Throws BAD_USER_INPUT for anything else. */
export function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} is required`);
}

/** Returns a 32-bit integer, or null if it is left out or null. Throws BAD_USER_INPUT for anything else. */
export function optionalWholeNumber(value: unknown, name: string): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 - 1) return value;
  throw new Refusal('BAD_USER_INPUT', `${name} must be a whole number`);
}
