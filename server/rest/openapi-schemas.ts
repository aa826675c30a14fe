import * as z from 'zod';
import type { Route } from './route';
import { named } from './schema';

export interface JsonSchemas {
  named: Record<string, unknown>;
  inline: (schema: z.core.$ZodType) => unknown;
}

/** Converts the schemas of all routes to JSON Schema: named ones, and inline ones that refer to them. */
export function jsonSchemas(routes: readonly Route[]): JsonSchemas {
  const bodies = new Set<z.core.$ZodType>();
  const answers = new Set<z.core.$ZodType>();
  for (const { body, query, answers: given } of routes) {
    if (body) bodies.add(body.schema);
    for (const [, field] of fieldsOf(query)) bodies.add(field);
    for (const answer of Object.values(given)) if ('schema' in answer) answers.add(answer.schema);
  }
  const all = new Map([...converted(bodies, 'input'), ...converted(answers, 'output')]);
  const names = new Map([...all.keys()].map((schema) => [schema, named.get(schema)?.name]));
  return {
    named: Object.fromEntries(
      [...all].flatMap(([schema, json]) => {
        const name = names.get(schema);
        return name === undefined ? [] : [[name, json]];
      }),
    ),
    inline: (schema) => {
      const name = names.get(schema);
      return name === undefined ? all.get(schema) : { $ref: referenceTo(name) };
    },
  };
}

/** Returns the query parameters of a route with their schemas. */
export const fieldsOf = (query: Route['query']): [string, z.ZodType][] => Object.entries(query?.shape ?? {});

const referenceTo = (name: string) => `#/components/schemas/${name}`;

/** Converts schemas for requests, which allow additional keys, or responses, which do not. */
function converted(schemas: Set<z.core.$ZodType>, io: 'input' | 'output'): Map<z.core.$ZodType, unknown> {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<z.core.$ZodType, string>();
  const add = (schema: z.core.$ZodType, id: string) => {
    ids.set(schema, id);
    registry.add(schema, { id });
  };
  for (const [schema, { name, io: its }] of named) if (its === io) add(schema, name);
  for (const schema of schemas) if (!ids.has(schema)) add(schema, `inline ${ids.size}`);
  const { schemas: json } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    uri: referenceTo,
    override: ({ jsonSchema }) => {
      // Zod's default bounds of integers are of no use to a reader.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return new Map(
    [...ids].map(([schema, id]) => {
      const { $schema: _dialect, $id: _reference, ...rest } = json[id]!;
      return [schema, rest];
    }),
  );
}
