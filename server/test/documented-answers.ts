import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { openApiDocument, templateOf, type OpenApiDocument } from '../rest/openapi';
import { routes } from '../rest/routes';

interface Call {
  method: string;
  /** Path with query. */
  path: string;
}

interface Given {
  status: number;
  headers: Headers;
  body: unknown;
}

let document: OpenApiDocument | undefined;
let ajv: Ajv2020 | undefined;

/** The OpenAPI document of a demo; built lazily, once per test file. */
export const documentOfCalls = (): OpenApiDocument =>
  (document ??= openApiDocument(routes, { version: '0.0.0', isDemo: true }));

/** How the value violates the schema at this pointer of the document; null if it is valid. */
export function schemaProblem(pointer: string, value: unknown): string | null {
  if (!ajv) {
    ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
    addFormats(ajv);
    ajv.addSchema({ $id: 'document:', ...documentOfCalls() });
  }
  const validate = ajv.getSchema(`document:#${pointer}`);
  if (!validate) return `there is no schema at ${pointer}`;
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Joins the parts to an escaped JSON pointer for a URL. */
export const pointerTo = (...parts: string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const tested = routes.map(({ method, path }) => ({
  method: method.toUpperCase(),
  template: templateOf(path),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/**
 * How the response deviates from the document: another status or type, an additional or missing key; null if it does
 * not, and for calls without a route.
 */
export function undocumented({ method, path }: Call, { status, headers, body }: Given): string | null {
  const [pathname] = path.split('?');
  const row = tested.find((one) => one.method === method && one.pattern.test(pathname!));
  if (!row) return null;
  const call = `${method} ${row.template}`;
  const operation = documentOfCalls().paths[row.template]![method.toLowerCase()]!;
  const reference = operation.responses[status]?.$ref as string | undefined;
  const place = reference
    ? reference.slice(1)
    : pointerTo('paths', row.template, method.toLowerCase(), 'responses', String(status));
  const answer = reference
    ? documentOfCalls().components.responses[reference.split('/').at(-1)!]
    : operation.responses[status];
  if (!answer) return `${call} is not documented to answer ${status}`;
  const [type] = headers.get('content-type')?.split(';') ?? [];
  const content = (answer as { content: Record<string, unknown> }).content;
  if (!type || !(type in content)) return `${call} answers ${status} as ${type}`;
  if (type !== 'application/json') return null;
  const problem = schemaProblem(`${place}${pointerTo('content', type, 'schema')}`, body);
  return problem && `${call} answers ${status} unlike its document: ${problem} in ${JSON.stringify(body)}`;
}
