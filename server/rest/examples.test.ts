import fs from 'node:fs';
import * as z from 'zod';
import { routes } from './routes';

const FILE = 'docs/api/rest-examples.md';
/** The routes of these tags have an example. */
const SHOWN = ['Team', 'Joining', 'Groups', 'Rosters', 'Administration'];

const CALL = /^waymark (GET|POST|PUT|PATCH|DELETE) "?(\/[^\s"]+)"?(?: '(.*)')?$/gm;
const calls = [...fs.readFileSync(FILE, 'utf8').matchAll(CALL)].map(([, method, path, body]) => ({
  method: method!,
  path: path!.split('?')[0]!,
  body,
}));

const routeOf = ({ method, path }: { method: string; path: string }) =>
  routes.find((route) => {
    const pattern = new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`);
    return route.method.toUpperCase() === method && pattern.test(path);
  });

describe(FILE, () => {
  it.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s is a call of the API',
    (_, call) => {
      const route = routeOf(call);
      expect(route).toBeDefined();
      expect(call.body !== undefined).toBe(route!.body !== undefined);
      if (!route!.body) return;
      const body = z.strictObject((route!.body.schema as z.ZodObject).shape);
      expect(z.safeParse(body, JSON.parse(call.body!)).error).toBeUndefined();
    },
  );

  it(`has an example of every call about: ${SHOWN.join(', ')}`, () => {
    const shown = new Set(calls.map((call) => routeOf(call)?.operationId));
    const missing = routes.filter(({ tag, operationId }) => SHOWN.includes(tag) && !shown.has(operationId));
    expect(missing.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual([]);
  });
});
