import * as z from 'zod';
import type { Route } from '../../../server/rest/route';

interface Schema {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

/** An example of a route's body: every documented key, with a value of its type. */
export const exampleBody = ({ body }: Route): object | undefined =>
  body && (exampleOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema) as object);

function exampleOf({ type, enum: words, anyOf, items, properties }: Schema): unknown {
  if (words) return words[0];
  if (anyOf) return exampleOf(anyOf[0]!);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([key, field]) => [key, exampleOf(field)]));
  if (type === 'array') return items ? [exampleOf(items)] : [];
  if (type === 'boolean') return true;
  return type === 'integer' || type === 'number' ? 1 : 'Example';
}
