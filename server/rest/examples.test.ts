import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { routes } from './routes';

const root = path.resolve(__dirname, '../..');
const examples = fs.readFileSync(path.join(root, 'docs/api/rest-examples.md'), 'utf8');
const found = (pattern: RegExp) => [...examples.matchAll(pattern)].map(([, ...parts]) => parts as string[]);

it.each(found(/^waymark (\w+) "?(\/[^\s"?]+)/gm))('%s %s is a route of the REST API', (method, address) => {
  const known = routes.map((route) => `${route.method.toUpperCase()} ${route.path}`);
  const patterns = known.map(
    (route) => new RegExp(`^${route.replaceAll('.', '\\.').replaceAll(/:\w+/g, '\\$$\\w+')}$`),
  );
  expect(patterns.some((pattern) => pattern.test(`${method} ${address}`))).toBe(true);
});

it.each(found(/^graphql "(.+)"$/gm))('%s is valid', (query) => {
  const schema = buildSchema(fs.readFileSync(path.join(root, 'schema.graphql'), 'utf8'));
  expect(validate(schema, parse(query!.replaceAll('\\\\\\"', '"')))).toEqual([]);
});
