import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
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

const document = openApiDocument(routes, { version: '0.0.0', isDemo: true });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);
const ajv = addFormats(new Ajv2020({ strict: false }));
ajv.addSchema({ $id: 'document:', ...document });

/** Every object within the value. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

it('names demo accounts only in demo mode', () => {
  const real = openApiDocument(routes, { version: '0.0.0', isDemo: false });
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

it('is complete, with valid schemas and no dangling references', () => {
  for (const { path, operation } of operations) {
    expect(operation.summary).toMatch(/^[A-Z].*[^.]$/);
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
  const references = objectsIn(document).flatMap(({ $ref }) => (typeof $ref === 'string' ? [$ref] : []));
  expect(references.length).toBeGreaterThan(20);
  expect(objectsIn(document).filter((part) => '$id' in part || '$schema' in part)).toEqual([]);
  for (const reference of new Set(references)) expect(ajv.getSchema(`document:${reference}`)).toBeDefined();
  const schemas = objectsIn(document).flatMap(({ schema }) => (schema ? [schema as object] : []));
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) expect([schema, ajv.validateSchema(schema)]).toEqual([schema, true]);
});

it('allows no other keys in answers', () => {
  const open = Object.entries(document.components.schemas as object)
    // A refused list may say what its columns have.
    .filter(([name]) => name !== 'UploadedRoster')
    .filter(([, schema]) =>
      objectsIn(schema).some(
        ({ type, additionalProperties }) => type === 'object' && additionalProperties !== false,
      ),
    );
  expect(open.map(([name]) => name)).toEqual([]);
});

describe('served', () => {
  const app = testApp();

  it('is public, and true of an answer', async () => {
    const served = await app.rest('GET', '/api/openapi.json');
    expect(served.status).toBe(200);
    expect(served.body.paths).toEqual(JSON.parse(JSON.stringify(document.paths)));
    await app.world.aQuiz(await app.world.aCourse(await app.world.anInstructor()));
    const { body } = await app.rest('GET', '/api/courses');
    const validate = ajv.getSchema('document:#/components/schemas/Course')!;
    expect([validate(body[0]), validate.errors]).toEqual([true, null]);
    expect(validate({ ...body[0], secret: 1 })).toBe(false);
  });
});
