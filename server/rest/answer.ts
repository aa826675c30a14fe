import * as z from 'zod';

/**
 * What a handler may return for a documented answer: its keys, among others. Times may be dates, words may be the
 * constants of GraphQL (MULTIPLE_CHOICE), and `_id` is left out.
 */
export type Source<Output> = Output extends string
  ? string extends Output
    ? string | Date
    : string
  : Output extends readonly (infer Item)[]
    ? readonly Source<Item>[]
    : Output extends object
      ? { readonly [Key in keyof Output as Key extends '_id' ? never : Key]: Source<Output[Key]> }
      : Output;

type Writer = (value: unknown) => unknown;

const writers = new WeakMap<z.core.$ZodType, Writer>();

/** Builds the documented JSON: the keys of the schema and no others, so that nothing undocumented is returned. */
export const jsonOf = (schema: z.core.$ZodType, source: unknown): unknown => writerOf(schema)(source);

function writerOf(schema: z.core.$ZodType): Writer {
  let writer = writers.get(schema);
  if (!writer) writers.set(schema, (writer = newWriter(schema)));
  return writer;
}

function newWriter(schema: z.core.$ZodType): Writer {
  if (schema instanceof z.ZodObject) return objectWriter(schema);
  if (schema instanceof z.ZodArray) {
    const write = writerOf(schema.element);
    return (items) => (items as unknown[]).map(write);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const write = writerOf(schema.unwrap());
    return (value) => (value === null || value === undefined ? value : write(value));
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options as z.core.$ZodType[];
    return (value) =>
      options.filter((option) => isOf(option, value)).map((option) => jsonOf(option, value))[0];
  }
  if (schema instanceof z.ZodEnum) return (word) => String(word).toLowerCase().replaceAll('_', '-');
  if (z.globalRegistry.get(schema)?.format === 'date-time')
    return (time) => new Date(time as Date | string).toISOString();
  return (value) => value;
}

function objectWriter(schema: z.ZodObject): Writer {
  // Responses have both `_id` and `id`, because clients of the REST API use either.
  const fields = Object.entries(schema.shape as z.core.$ZodShape).map(
    ([key, field]) => [key, key === '_id' ? 'id' : key, writerOf(field)] as const,
  );
  return (source) => {
    const json: Record<string, unknown> = {};
    for (const [key, from, write] of fields) json[key] = write((source as Record<string, unknown>)[from]);
    return json;
  };
}

/** Whether the value is of this option of a union; options differ in the keys that are always null. */
const isOf = (option: z.core.$ZodType, source: unknown): boolean =>
  option instanceof z.ZodObject &&
  Object.entries(option.shape).every(([key, field]) =>
    (source as Record<string, unknown>)[key] === null
      ? z.safeParse(field, null).success
      : !(field instanceof z.ZodNull),
  );
