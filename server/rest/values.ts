import { Refusal } from '../platform/errors';

/** A text that the use case cannot do without. */
export function text(value: unknown, name: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} is required`);
}
