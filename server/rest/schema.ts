import * as z from 'zod';

// Building blocks of the documented schemas. Every field describes its meaning, its unit and what null means.

/** Schemas that have a name in the document, each for requests (input) or responses (output). */
export const named = new Map<z.core.$ZodType, { name: string; io: 'input' | 'output' }>();

export function answerNamed<Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
): Schema {
  const described = schema.describe(description);
  named.set(described, { name, io: 'output' });
  return described;
}

export function bodyNamed<Schema extends z.ZodType>(
  name: string,
  description: string,
  schema: Schema,
): Schema {
  const described = schema.describe(description);
  named.set(described, { name, io: 'input' });
  return described;
}

/** Identifiers used in examples. */
export const EXAMPLE_ID = {
  account: '019a7f3e-5c00-7000-8000-000000000001',
  course: '019a7f3e-5c00-7000-8000-000000000002',
  lesson: '019a7f3e-5c00-7000-8000-000000000003',
  quiz: '019a7f3e-5c00-7000-8000-000000000004',
  question: '019a7f3e-5c00-7000-8000-000000000005',
  attempt: '019a7f3e-5c00-7000-8000-000000000006',
  enrollment: '019a7f3e-5c00-7000-8000-000000000007',
  notification: '019a7f3e-5c00-7000-8000-000000000008',
  testimonial: '019a7f3e-5c00-7000-8000-000000000009',
  invitation: '019a7f3e-5c00-7000-8000-00000000000a',
  group: '019a7f3e-5c00-7000-8000-00000000000b',
  'join link': '019a7f3e-5c00-7000-8000-00000000000c',
  'access token': '019a7f3e-5c00-7000-8000-00000000000d',
  import: '019a7f3e-5c00-7000-8000-00000000000f',
  person: '019a7f3e-5c00-7000-8000-000000000010',
  review: '019a7f3e-5c00-7000-8000-00000000000e',
  category: '019a7f3e-5c00-7000-8000-000000000011',
} as const;

export type Noun = keyof typeof EXAMPLE_ID;

export const idOf = (thing: Noun, description: string) =>
  z.string().meta({ format: 'uuid', description, examples: [EXAMPLE_ID[thing]] });

/** Both spellings of an identifier, since clients of the REST API use either. */
export const identityOf = (thing: Noun) => ({
  _id: idOf(thing, `Unique identifier of the ${thing}.`),
  id: idOf(thing, 'The same as `_id`.'),
});

export const text = (description: string, ...examples: string[]) =>
  z.string().meta({ description, ...(examples.length > 0 && { examples }) });

/** An ISO 8601 time in UTC. */
export const time = (description: string) =>
  z.string().meta({ format: 'date-time', description, examples: ['2026-01-31T09:30:00.000Z'] });

export const timeOrNull = (description: string) =>
  z
    .string()
    .meta({ format: 'date-time', examples: ['2026-01-31T09:30:00.000Z'] })
    .nullable()
    .describe(description);

export const count = (description: string, example = 3) =>
  z
    .int()
    .min(0)
    .meta({ description, examples: [example] });

/** A whole number of percent. */
export const percent = (description: string, example = 50) =>
  z
    .int()
    .min(0)
    .max(100)
    .meta({ description, examples: [example] });

export const flag = (description: string, example = true) =>
  z.boolean().meta({ description, examples: [example] });

/** Documents a body field by the validation rule of its service, so that limits are defined only once. */
export function fromRule<Rule extends z.core.$ZodType>(
  rule: Rule,
  description: string,
  ...examples: unknown[]
): Rule {
  const described = z.core.clone(rule, rule._zod.def, { parent: true });
  z.globalRegistry.add(described, { description, ...(examples.length > 0 && { examples }) });
  return described;
}

/** Response of a deletion. */
export const deletedOf = (thing: Noun) =>
  z.object({
    _id: idOf(thing, `Identifier of the deleted ${thing}.`),
    id: idOf(thing, 'The same as `_id`.'),
    deleted: z.literal(true).describe('Always true.'),
  });
