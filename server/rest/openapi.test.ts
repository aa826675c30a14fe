import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import answers from '../../docs/api/rest-answers.json';
import { testApp } from '../test/test-app';
import { openApiDocument, templateOf } from './openapi';
import { routes } from './routes';

/** Specification, section 7, with the assistant on this host. */
const SPECIFIED = [
  'get /api/courses',
  'get /api/courses/{id}',
  'get /platform/stats',
  'get /testimonials',
  'post /testimonials',
  'post /auth/signup',
  'post /auth/login',
  'post /auth/request-reset-token',
  'post /auth/reset-password',
  'get /auth/profile',
  'get /student/dashboard',
  'post /student/enrollments',
  'get /student/enrollments/{courseId}',
  'post /student/lessons/complete',
  'get /quizzes/course/{courseId}',
  'get /student/certificate/{courseId}',
  'get /quizzes/quiz/{quizId}',
  'post /quizzes/attempts',
  'get /notifications',
  'post /notifications/send',
  'get /search/courses',
  'get /instructor/dashboard',
  'get /instructor/courses',
  'get /instructor/courses/{id}',
  'post /instructor/courses',
  'post /instructor/courses/{id}/publish',
  'delete /instructor/courses/{id}',
  'get /instructor/quizzes',
  'post /instructor/quizzes',
  'patch /instructor/quizzes/{id}/toggle',
  'delete /instructor/quizzes/{id}',
  'get /instructor/students/{courseId}',
  'post /instructor/courses/{id}/lessons',
  'put /instructor/courses/{id}/lessons/{lessonId}',
  'delete /instructor/courses/{id}/lessons/{lessonId}',
  'put /instructor/courses/{id}/lessons/reorder',
  'post /api/assistant/chat/invoke',
  'post /api/assistant/content/generate/invoke',
];

const document = openApiDocument(routes, true);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const ajv = addFormats(new Ajv2020({ strict: false }));

/** Every object within the value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

it('names demo accounts only in demo mode', () => {
  const real = openApiDocument(routes, false);
  expect(document.info.description).toContain('waymark-demo');
  expect(JSON.stringify(real)).not.toContain('waymark-demo');
});

it('has exactly one operation for each route, each with its own name, and all that are specified', () => {
  const documented = operations.map(({ path, method }) => `${method} ${path}`);
  expect(documented.toSorted()).toEqual(
    routes.map(({ method, path }) => `${method} ${templateOf(path)}`).toSorted(),
  );
  expect(documented).toEqual(expect.arrayContaining(SPECIFIED));
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(routes.length);
});

it('is complete, with valid schemas', () => {
  for (const { path, operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
  const schemas = objectsIn(document).flatMap(({ schema }) => (schema ? [schema as object] : []));
  expect(schemas.length).toBeGreaterThan(50);
  for (const schema of schemas) expect([schema, ajv.validateSchema(schema)]).toEqual([schema, true]);
});

it('shows an example of every JSON answer, and of no other', () => {
  const operations = routes
    .filter(({ answer }) => typeof answer === 'function')
    .map(({ method, path }) => `${method.toUpperCase()} ${templateOf(path)}`);
  expect([...new Set(Object.keys(answers).map((name) => name.split(', ')[0]))]).toEqual(operations);
  for (const same of Object.values(answers).filter((answer) => typeof answer === 'string'))
    expect(answers).toMatchObject({ [same]: expect.any(Object) });
});

describe('served', () => {
  const app = testApp();

  it('is public', async () => {
    const served = await app.rest('GET', '/api/openapi.json');
    expect(served.status).toBe(200);
    expect(served.body.paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
  });
});
