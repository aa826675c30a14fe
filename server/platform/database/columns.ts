import sql, { join, raw, type Sql } from 'sql-template-tag';
import { Float, getMetadataStorage, ID, Int } from 'type-graphql';
import { getMetadataArgsStorage, type ColumnOptions } from 'typeorm';
import { z } from 'zod';
import { snakeCase } from './data-source';
import { jsonOf } from './statement';

/** The select list of the table `alias` for the keys of a row's shape: `c.price_cents as "priceCents"`. */
export const columns = (alias: string, shape: object): Sql =>
  raw(
    Object.keys(shape)
      .map((key) => `${alias}.${snakeCase(key)} as "${key}"`)
      .join(', '),
  );

/** The columns for the keys of a row's shape as arguments of `json_build_object`: `'priceCents', c.price_cents`. */
export const jsonFields = (alias: string, shape: object): Sql =>
  raw(
    Object.keys(shape)
      .map((key) => `'${key}', ${alias}.${snakeCase(key)}`)
      .join(', '),
  );

/** The names of the columns for the keys of a row, for an INSERT. */
export const columnNames = (row: object): Sql => raw(Object.keys(row).map(snakeCase).join(', '));

/** The assignments of an UPDATE that writes these values. */
export const assignments = (values: object): Sql =>
  join(Object.entries(values).map(([key, value]) => sql`${raw(snakeCase(key))} = ${value}`));

type Shape<Entity, Left> = { [Key in Exclude<keyof Entity, Left>]-?: z.ZodType<Entity[Key]> };

/** The shape of the columns of an entity, without some. */
export function shapeOf<Entity, Left extends keyof Entity>(
  entity: abstract new () => Entity,
  { without }: { without: readonly Left[] },
): Shape<Entity, Left> {
  const left = new Set<PropertyKey>(without);
  return Object.fromEntries(
    getMetadataArgsStorage()
      .columns.filter(({ target, propertyName }) => isOf(entity, target) && !left.has(propertyName))
      .map(({ propertyName, options }) => [propertyName, schemaOf(options)]),
  ) as Shape<Entity, Left>;
}

const isOf = (entity: abstract new () => unknown, target: unknown): boolean =>
  target === entity || (typeof target === 'function' && entity.prototype instanceof target);

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  uuid: z.string(),
  text: z.string(),
  int: z.int(),
  smallint: z.int(),
  'double precision': z.number(),
  boolean: z.boolean(),
  timestamptz: z.date(),
};

function schemaOf({ type, array, nullable }: ColumnOptions): z.ZodType {
  const one = SCHEMAS[String(type)];
  if (!one) throw new Error(`Columns of type ${String(type)} have no schema`);
  const schema = array ? z.array(one) : one;
  return nullable ? schema.nullable() : schema;
}

const SCALARS: ReadonlyMap<unknown, z.ZodType> = new Map<unknown, z.ZodType>([
  [String, z.string()],
  [ID, z.string()],
  [Int, z.int()],
  [Float, z.number()],
  [Boolean, z.boolean()],
  [Date, z.date()],
]);

/**
 * The shape of rows that are objects of the GraphQL schema: their fields, but not those that resolvers add when the schema
 * is built, nor those named by `without`. Fields with other objects are JSON.
 */
export function fieldsOf<Type, Left extends keyof Type = never>(
  type: abstract new () => Type,
  { without = [] }: { without?: readonly Left[] } = {},
): Shape<Type, Left> {
  const left = new Set<PropertyKey>(without);
  return Object.fromEntries(
    getMetadataStorage()
      .fields.filter(({ target, name }) => isOf(type, target) && !left.has(name))
      .map((field): [string, z.ZodType] => [field.name, z.lazy(() => fieldSchema(field))]),
  ) as Shape<Type, Left>;
}

type GraphQLField = ReturnType<typeof getMetadataStorage>['fields'][number];

function fieldSchema({ getType, typeOptions: { array, nullable } }: GraphQLField): z.ZodType {
  const type: unknown = getType();
  const one =
    SCALARS.get(type) ??
    (typeof type === 'function' ? jsonOf() : z.enum(type as Readonly<Record<string, string>>));
  const schema = array ? z.array(one) : one;
  return nullable ? schema.nullable() : schema;
}
