import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { container } from 'tsyringe';
import { buildGraphQLSchema } from './graphql-schema';

const FILE = path.resolve(__dirname, '../schema.graphql');
const HEADER =
  '# Printed from the server by `npm run codegen`; change the types in server/modules instead.\n\n';

/** The schema as written to schema.graphql. */
export async function printedSchema(): Promise<string> {
  return `${HEADER}${printSchema(lexicographicSortSchema(await buildGraphQLSchema(container)))}\n`;
}

if (require.main === module) void printedSchema().then((schema) => fs.writeFileSync(FILE, schema));
