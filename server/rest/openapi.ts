import { refusalsOf, sharedResponses } from './openapi-refusals';
import { fieldsOf, jsonSchemas, type JsonSchemas } from './openapi-schemas';
import { TAGS, type Access, type FileAnswer, type JsonAnswer, type Route } from './route';

type Json = Record<string, unknown>;

/** The document of the calls, OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.1. */
export interface OpenApiDocument extends Json {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Json; responses: Json; securitySchemes: Json };
}

interface Operation extends Json {
  operationId: string;
  security: readonly object[];
  responses: Record<string, Json>;
}

interface DocumentOptions {
  /** Of the product. */
  version: string;
  /** Says how to get a token without registering. */
  isDemo: boolean;
}

/** Made of the table alone. */
export function openApiDocument(
  routes: readonly Route[],
  { version, isDemo }: DocumentOptions,
): OpenApiDocument {
  const schemas = jsonSchemas(routes);
  const paths: OpenApiDocument['paths'] = {};
  for (const route of routes) {
    const path = templateOf(route.path);
    paths[path] = { ...paths[path], [route.method]: operationOf(route, schemas.inline) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark REST API',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: isDemo ? `${INTRODUCTION}\n\n${DEMO_ACCOUNTS}` : INTRODUCTION,
    },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { ...schemas.named, Error: ERROR },
      responses: sharedResponses(),
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The `token` that `POST /auth/login` answers.',
        },
      },
    },
  };
}

const INTRODUCTION = `The same services as GraphQL (\`POST /graphql\`), by the documented paths.

**Getting in.** \`POST /auth/login\` answers a \`token\`; send it as \`Authorization: Bearer …\` (above: Authorize). A token that opens no session is refused with 401, except by the calls that look at none: those for anyone.

**Refusals** are \`{ "error": "…" }\` with a sentence for people. What one may not know of is 404, what one may know but not do 403.

**Bodies** are JSON objects of at most 256 KB with \`content-type: application/json\`. Keys that are not described are ignored, so that a client may send back what \`GET\` gave.

**Pages.** Some paths, such as \`/student/dashboard\`, are a page too: a navigation (it accepts HTML and sends no token) gets the page, everything else the data.

Times are ISO 8601 in UTC. Nothing here is stored by caches.`;

const DEMO_ACCOUNTS =
  '**This is a demo.** Try `POST /auth/login` as it stands, with `student@waymark.test` or `instructor@waymark.test` and the password `waymark-demo`, and paste the `token` into Authorize.';

const ERROR = {
  type: 'object',
  description: 'Why a call was refused.',
  properties: {
    error: { type: 'string', description: 'A sentence for people.', examples: ['Course not found'] },
  },
  required: ['error'],
  additionalProperties: false,
};

/** /courses/{id} of /courses/:id. */
export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** No lock, an open one, a closed one. */
const SECURITY: Readonly<Record<Access, object[]>> = {
  anyone: [],
  'anyone, a token shows more': [{}, { bearer: [] }],
  'signed in': [{ bearer: [] }],
  instructors: [{ bearer: [] }],
};

function operationOf(route: Route, schemaOf: JsonSchemas['inline']): Operation {
  const { operationId, tag, summary, description, body } = route;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: SECURITY[route.access],
    parameters: parametersOf(route, schemaOf),
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(body.schema), example: body.example } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.answers).map(([status, answer]) => [status, answerOf(answer, schemaOf)]),
      ),
      ...refusalsOf(route),
    },
  };
}

function parametersOf({ params, query }: Route, schemaOf: JsonSchemas['inline']): Json[] {
  const schema = { type: 'string' };
  const inPath = Object.entries(params).map(([name, description]) => ({
    ...{ name, in: 'path', required: true, description, schema: { ...schema, format: 'uuid' } },
  }));
  const inQuery = fieldsOf(query).map(([name, field]) => {
    const { description, ...rest } = schemaOf(field) as Json;
    return { name, in: 'query', description, schema: rest };
  });
  return [...inPath, ...inQuery];
}

function answerOf(answer: JsonAnswer | FileAnswer, schemaOf: JsonSchemas['inline']): Json {
  const { description } = answer;
  if ('schema' in answer)
    return { description, content: { 'application/json': { schema: schemaOf(answer.schema) } } };
  return { description, content: { [answer.contentType]: { schema: { type: 'string' } } } };
}
