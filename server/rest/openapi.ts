import { STATUS_CODES } from 'node:http';
import * as z from 'zod';
import { requirementInWords } from '../platform/required-scope';
import type { Route } from './route';
import path from 'node:path';
import { Router } from 'express';
import { viewerHeaders } from '../platform/http/security-headers';
import { ROOT } from '../platform/root';
import answers from '../../docs/api/rest-answers.json';
import { version } from '../../package.json';

const INTRODUCTION = `The documented paths of Waymark, and the files of its pages. Everything else is in the GraphQL API (\`POST /graphql\`), with the same services, permissions and tokens.

**Authentication.** \`POST /auth/login\` returns a \`token\`. Send it as \`Authorization: Bearer …\`, or select _Authorize_. Programs can send a personal access token instead, which needs the scope that an operation names. Public endpoints ignore tokens.

**Errors** are \`{ "error": "…" }\` with a message to show to the user. 400: invalid input, nothing was changed. 401: the token is missing, invalid or expired. 403: visible but not allowed. 404: not found or not visible to you. 409: in conflict with the current state. 413 and 415: the body is too large or in an unknown encoding. 429: too many requests; 503: the database is unavailable; try again after \`Retry-After\` seconds. 500: the server’s log contains the \`X-Request-Id\`. 502: the assistant is unavailable.

**Request bodies** are JSON objects of at most 256 KB with \`content-type: application/json\`. Unknown keys are ignored.

**Answers** are shown by examples. \`level\` is beginner, intermediate or advanced; \`completionRule\` watched, end or manual; \`certificateRule\` lessons or lessons-and-quizzes; \`assistantMode\` answers, hints or off; \`reviewRule\` automatic, score, verdicts or answers; the \`type\` of a question multiple-choice, true-false or short-answer. \`price\` is in US dollars, 0 for a free course, and displayed, never charged. \`timeLimit\` is in minutes, including the student’s extra time, 0 for none.

**Pages.** Some paths, such as \`/student/dashboard\`, are also pages of the site. Requests that accept HTML and send no token get the page; all others get JSON.

Times are ISO 8601 in UTC. Responses other than pictures are not cacheable.`;

const DEMO_ACCOUNTS =
  '**Demo.** Run `POST /auth/login` with `student@waymark.test` or `instructor@waymark.test` and the password `waymark-demo`, then paste the `token` into _Authorize_.';

/** Builds the OpenAPI 3.1 document of the route table; in demo mode with the demo accounts. */
export function openApiDocument(routes: readonly Route[], isDemo: boolean) {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of routes) {
    const path = templateOf(route.path);
    paths[path] = { ...paths[path], [route.method]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Waymark REST API',
      version,
      license: { name: 'MIT', identifier: 'MIT' },
      description: isDemo ? `${INTRODUCTION}\n\n${DEMO_ACCOUNTS}` : INTRODUCTION,
    },
    tags: [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}

/** Converts an Express path to an OpenAPI path template, e.g. /courses/:id to /courses/{id}. */
export const templateOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const ERROR = {
  type: 'object',
  properties: { error: { type: 'string' } },
  required: ['error'],
  additionalProperties: false,
};

function operationOf({ method, path, answer, status, ...route }: Route) {
  const requirement = route.access === 'anyone' ? undefined : requirementInWords(route.scope);
  const bearer = { bearer: [] };
  const required = route.access === 'signed in' ? [bearer] : [{}, bearer];
  return {
    operationId: `${method} ${path}`.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()),
    tags: [route.tag],
    summary: route.summary,
    description: [route.description, requirement].filter(Boolean).join('\n\n'),
    security: route.access === 'anyone' ? [] : required,
    parameters: [
      ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => parameter(name!, 'path')),
      ...(route.query ?? []).map((name) => parameter(name, 'query')),
    ],
    ...(route.body && { requestBody: { required: true, ...json(inputSchema(route.body)) } }),
    ...(route.upload && { requestBody: { required: true, content: { 'application/octet-stream': {} } } }),
    responses: {
      [status ?? 200]: {
        description: STATUS_CODES[status ?? 200],
        content:
          'contentType' in answer
            ? { [answer.contentType]: { schema: { type: 'string' } } }
            : { 'application/json': shown(answerExamples(method, path)) },
      },
      '4XX': { description: 'The call is refused.', ...json(ERROR) },
      '5XX': { description: 'Something is unavailable or went wrong.', ...json(ERROR) },
    },
  };
}

/** Without the dialect, which OpenAPI 3.1 implies. */
function inputSchema(schema: z.core.$ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' });
  return rest;
}

const parameter = (name: string, place: 'path' | 'query') => ({
  name,
  in: place,
  required: place === 'path',
  schema: { type: 'string' },
});

/**
 * The examples of the answers of a path in docs/api/rest-answers.json, by their names: the operation, and after a comma
 * when it answers so, if it has several. An answer that is the same as that of another operation is its name.
 */
export function answerExamples(method: string, path: string) {
  const all: Record<string, unknown> = answers;
  const operation = `${method.toUpperCase()} ${templateOf(path)}`;
  const names = Object.keys(all).filter((name) => name.split(', ')[0] === operation);
  const exampleOf = (name: string) => (typeof all[name] === 'string' ? all[all[name]] : all[name]);
  return Object.fromEntries(names.map((name) => [name, { value: exampleOf(name) }]));
}

/** Where there is only one, it needs no choice in the viewer. */
function shown(examples: ReturnType<typeof answerExamples>) {
  const [first, ...others] = Object.values(examples);
  return others.length === 0 ? { example: first?.value } : { examples };
}

const VIEWER = path.join(ROOT, 'server/rest/viewer');
const SWAGGER = path.dirname(require.resolve('swagger-ui-dist/package.json'));
/** Where the files that the page loads are. */
const FILES = {
  'start.js': VIEWER,
  'theme.js': VIEWER,
  'viewer.css': VIEWER,
  'swagger-ui.css': SWAGGER,
  'swagger-ui-bundle.js': SWAGGER,
};

/** Serves the OpenAPI document at /api/openapi.json and Swagger UI at /api/docs, without requests to other hosts. */
export function apiDocs(routes: readonly Route[], isDemo: boolean): Router {
  const router = Router();
  let document: string | null = null;
  router.get('/api/openapi.json', (_request, response) => {
    document ??= JSON.stringify(openApiDocument(routes, isDemo));
    response.type('json').send(document);
  });
  router.get('/api/docs', viewerHeaders, (_request, response) => {
    response.sendFile('index.html', { root: VIEWER });
  });
  for (const [file, root] of Object.entries(FILES))
    router.get(`/api/docs/${file}`, (_request, response) => response.sendFile(file, { root }));
  return router;
}
