import * as z from 'zod/mini';
import { isBlank, isStorableText, singleLine } from './text.rules';

/** One invalid field: `path` is the input's field name ('' for the whole), `message` the text to show. */
export interface FieldProblem {
  path: string;
  message: string;
}

export type Checked<T> = { ok: true; value: T } | { ok: false; fields: FieldProblem[] };

/** Validates input and returns the first problem of each field, in the order of the schema's fields. */
export function check<T>(schema: z.ZodMiniType<T>, input: unknown): Checked<T> {
  const result = z.safeParse(schema, input, { error: wrongType });
  if (result.success) return { ok: true, value: result.data };
  const first = new Map<string, FieldProblem>();
  for (const issue of result.error.issues) {
    const path = issue.path.map(String).join('.');
    if (!first.has(path)) first.set(path, { path, message: issue.message });
  }
  return { ok: false, fields: [...first.values()] };
}

/** Only programs send values of the wrong type; for user input the rules have their own messages. */
function wrongType(issue: z.core.$ZodRawIssue): string {
  const field = issue.path?.length ? issue.path.join('.') : 'The input';
  const expected = issue.code === 'invalid_type' ? TYPES[String(issue.expected)] : undefined;
  return expected ? `${field} must be ${expected}` : `${field} is not valid`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/**
 * At most `max` characters. zod's own check also reads the property `length` of objects, and throws for some of them. The
 * message is formatted when it is needed: the first number that a browser formats takes it 20 to 60 ms.
 */
const atMost = (label: string, max: number) =>
  z.refine<string>((text) => text.length <= max, {
    error: () => `${label} can be at most ${max.toLocaleString('en-US')} characters`,
  });

/** Trimmed text of 1 to `max` characters; `required` is the message for a blank one. */
export function requiredText(
  label: string,
  max: number,
  required: string,
  cleaned = (text: string) => text.trim(),
) {
  return z.string(required).check(
    z.overwrite(cleaned),
    z.refine((text) => !isBlank(text), required),
    atMost(label, max),
    z.refine(isStorableText, `${label} contains unsupported characters`),
  );
}

/** Like `requiredText`, for a name, a title or another text of one line, see singleLine. */
export const requiredLine = (label: string, max: number, required: string) =>
  requiredText(label, max, required, singleLine);

/** Trimmed text of at most `max` characters; blank means null. */
export function optionalText(label: string, max: number, cleaned = (text: string) => text.trim()) {
  return z.pipe(
    z.nullish(
      z
        .string()
        .check(
          z.overwrite(cleaned),
          atMost(label, max),
          z.refine(isStorableText, `${label} contains unsupported characters`),
        ),
    ),
    z.transform((text) => text || null),
  );
}

/** Like `optionalText`, for a text of one line. */
export const optionalLine = (label: string, max: number) => optionalText(label, max, singleLine);

/** A whole number from `min` to `max`; `message` is for everything else. */
export const wholeNumber = (message: string, min: number, max: number) =>
  z
    .number(message)
    .check(z.refine((number) => Number.isInteger(number) && number >= min && number <= max, message));

/** Like `wholeNumber`; null if it is left out. */
export const optionalWholeNumber = (message: string, min: number, max: number) =>
  z.pipe(
    z.nullish(wholeNumber(message, min, max)),
    z.transform((number) => number ?? null),
  );

/** Whether an image or link URL is safe to show to others: https, no credentials. */
export function isPublicHttpsUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== '';
}

/** An https URL of at most 2,000 characters; blank means null. */
export function optionalHttpsUrl(label: string) {
  return optionalText(label, 2000).check(
    z.refine((url) => url === null || isPublicHttpsUrl(url), `${label} must be an https:// address`),
  );
}
