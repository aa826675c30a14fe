import { requirementInWords } from '../platform/required-scope';
import { refusalsOf, sharedResponses } from './openapi-refusals';
import { fieldsOf, jsonSchemas, type JsonSchemas } from './openapi-schemas';
import { TAGS, type FileAnswer, type JsonAnswer, type Route } from './route';

type Json = Record<string, unknown>;

/** An OpenAPI 3.1 document: https://spec.openapis.org/oas/v3.1.1. */
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
  /** Version of the product. */
  version: string;
  /** Whether to describe the demo accounts. */
  isDemo: boolean;
}

/** Builds the OpenAPI document from the route table. */
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
          description: 'The `token` returned by `POST /auth/login`.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A personal access token, created on the website under _My Profile_, _Password and sessions_. Operations list the scope that it needs.',
        },
      },
    },
  };
}

const INTRODUCTION = `REST endpoints of Waymark. They share services, permissions and session tokens with the GraphQL API (\`POST /graphql\`).

**Authentication.** \`POST /auth/login\` returns a \`token\`. Send it as \`Authorization: Bearer …\`, or select _Authorize_ above. Programs can send a personal access token instead, which needs the scope that an operation names. Expired tokens get 401; public endpoints ignore tokens.

**Errors** are \`{ "error": "…" }\` with a message to show to the user. 404: not found or not visible to you. 403: visible but not allowed.

**Request bodies** are JSON objects of at most 256 KB with \`content-type: application/json\`. Unknown keys are ignored, so you can send back an edited \`GET\` response.

**Pages.** Some paths, such as \`/student/dashboard\`, are also pages of the site. Requests that accept HTML and send no token get the page; all others get JSON.

Times are ISO 8601 in UTC. Responses are not cacheable.`;

const DEMO_ACCOUNTS =
  '**Demo.** Run `POST /auth/login` with `student@waymark.test` or `instructor@waymark.test` and the password `waymark-demo`, then paste the `token` into _Authorize_.';

const ERROR = {
  type: 'object',
  description: 'Why the request was refused.',
  properties: {
    error: { type: 'string', description: 'Message to show to the user.', examples: ['Course not found'] },
  },
  required: ['error'],
  additionalProperties: false,
};

/** Converts an Express path to an OpenAPI path template, e.g. /courses/:id to /courses/{id}. */
export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

/** The security requirement: none, optional, or required; for access tokens with the scope. */
function securityOf({ access, scope }: Route): object[] {
  if (access === 'anyone') return [];
  const tokens = [
    { bearer: [] },
    ...(scope === 'session only' ? [] : [{ accessToken: scope === 'none' ? [] : [scope] }]),
  ];
  return access === 'anyone, a token shows more' ? [{}, ...tokens] : tokens;
}

function operationOf(route: Route, schemaOf: JsonSchemas['inline']): Operation {
  const { operationId, tag, summary, body } = route;
  const description = descriptionOf(route);
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description && { description }),
    security: securityOf(route),
    ...(route.access !== 'anyone' && { 'x-required-scope': route.scope }),
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

/** The route's description, with what it requires of access tokens. */
const descriptionOf = ({ access, scope, description }: Route): string =>
  [description, access === 'anyone' ? null : requirementInWords(scope)].filter(Boolean).join('\n\n');

function parametersOf({ params, query }: Route, schemaOf: JsonSchemas['inline']): Json[] {
  const inPath = Object.entries(params).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string', ...(/id$/i.test(name) && { format: 'uuid' }) },
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
