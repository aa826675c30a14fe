import { Refusal } from '../platform/errors';

/** A text that the use case cannot do without. */
export function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} is required`);
}

/** A whole number that the database can hold; null when it is left out. */
export function optionalWholeNumber(value: unknown, name: string): number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 - 1) return value;
  throw new Refusal('BAD_USER_INPUT', `${name} must be a whole number`);
}
