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

/** Returns a 32-bit integer. Throws BAD_USER_INPUT for anything else. */
export function wholeNumber(value: unknown, name: string): number {
  const number = optionalWholeNumber(value, name);
  if (number === null) throw new Refusal('BAD_USER_INPUT', `${name} must be a whole number`);
  return number;
}

/** Returns a text, or null if it is left out or null. Throws BAD_USER_INPUT for anything else. */
export function optionalText(value: unknown, name: string): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} must be a text`);
}

/** Returns true or false. Throws BAD_USER_INPUT for anything else. */
export function flagOf(value: unknown, name: string): boolean {
  if (typeof value === 'boolean') return value;
  throw new Refusal('BAD_USER_INPUT', `${name} must be true or false`);
}

/** The spelling of a constant of GraphQL in the REST API, such as multiple-choice for MULTIPLE_CHOICE. */
export const wordOf = (constant: string) => constant.toLowerCase().replaceAll('_', '-');

/** The message for a value that is none of these words. */
export const notOneOf = (name: string, constants: readonly string[]) =>
  `${name} must be one of ${constants.map(wordOf).join(', ')}`;

/** Returns the constant of a word. Throws BAD_USER_INPUT for anything else. */
export function constantOf<Constant extends string>(
  value: unknown,
  constants: Readonly<Record<string, Constant>>,
  name: string,
): Constant {
  const all = Object.values(constants);
  const found = all.find((constant) => wordOf(constant) === value);
  if (found === undefined) throw new Refusal('BAD_USER_INPUT', notOneOf(name, all));
  return found;
}

/** Like `constantOf` for a filter of a list, which does not filter if it is left out or empty: null. */
export const filterOf = <Constant extends string>(
  value: string | undefined,
  constants: Readonly<Record<string, Constant>>,
  name: string,
): Constant | null => (value ? constantOf(value, constants, name) : null);
