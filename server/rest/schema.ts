import * as z from 'zod';
import { Refusal } from '../platform/errors';

// The parts of documented schemas: groups of fields that have the same type, and named answers.

const fields =
  <Field extends z.ZodType>(field: Field) =>
  <const Key extends string>(...keys: Key[]) =>
    Object.fromEntries(keys.map((key) => [key, field])) as Record<Key, Field>;

const time = z.preprocess((value: Date | string) => new Date(value), z.date());

export const texts = fields(z.string());
export const textsOrNull = fields(z.string().nullable());
export const optionalTexts = fields(z.string().optional());
export const lists = fields(z.array(z.string()));
export const numbers = fields(z.number());
export const flags = fields(z.boolean());
export const times = fields(time);
export const timesOrNull = fields(time.nullable());

/** Both spellings of an identifier, since clients of the REST API use either. */
export const ids = texts('_id', 'id');
export const idsOf = (id: string) => ({ _id: id, id });

/** A constant of GraphQL, which is one of these words in the REST API: multiple-choice for MULTIPLE_CHOICE. */
export const word = <const Word extends string>(...words: Word[]) =>
  z.preprocess((constant: string) => constant.toLowerCase().replaceAll('_', '-'), z.enum(words));

/** The constant of a word; anything else is left for the services to refuse. */
export const constant = (value: unknown) =>
  typeof value === 'string' ? value.toUpperCase().replaceAll('-', '_') : value;

/**
 * An answer: these keys and no others, so that nothing undocumented is returned. `from` gives those that the services
 * name otherwise.
 */
export const answer = <Source, const Shape extends z.core.$ZodLooseShape>(
  id: string,
  shape: Shape,
  from: (source: Source) => z.input<z.ZodObject<Shape>>,
) => z.preprocess(from, z.object(shape)).meta({ id });

export const Deleted = answer('Deleted', { ...ids, ...flags('deleted') }, (id: string) => ({
  ...idsOf(id),
  deleted: true,
}));

/** A text of a body that must be there, with the message of its absence. */
export const required = (name: string) => z.string(`${name} is required`).min(1, `${name} is required`);

/** Returns the value if it has this schema. Throws BAD_USER_INPUT with the message of the first problem otherwise. */
export function valid<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new Refusal('BAD_USER_INPUT', result.error.issues[0]!.message);
}
