import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { container } from 'tsyringe';
import { buildGraphQLSchema } from '../graphql-schema';
import { declaredScope } from '../platform/graphql/required-scopes';
import { REST_COUNTERPARTS } from '../test/rest-counterparts';
import { routes } from './routes';

let schema: GraphQLSchema;

beforeAll(async () => {
  schema = await buildGraphQLSchema(container.createChildContainer());
});

const routeNamed = (operationId: string) => routes.find((route) => route.operationId === operationId);
const typeNamed = (name: string): GraphQLObjectType => {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
};
const counterparts = Object.entries(REST_COUNTERPARTS).flatMap(([type, fields]) =>
  Object.entries(fields).map(([field, operations]) => ({ type, field, operations })),
);

it.each(Object.keys(REST_COUNTERPARTS))('every field of %s names what does the same over REST', (name) => {
  const fields = Object.keys(typeNamed(name).getFields());
  expect(Object.keys(REST_COUNTERPARTS[name]!).sort()).toEqual(fields.sort());
});

it('every route is named, and every named one exists', () => {
  const named = new Set(
    counterparts.flatMap(({ operations }) => (typeof operations === 'string' ? [] : operations)),
  );
  const existing = routes.map(({ operationId }) => operationId);
  /** For fields of the objects that the fields lead to. */
  const INSIDE = [
    'exportData',
    'getEnrollment',
    'getCertificate',
    'getCertificatePdf',
    'getOwnRequest',
    'listQuizzesOfCourse',
    'getCourseAnalytics',
    'exportStudents',
    'exportQuizResults',
    'getTeam',
    'getJoining',
    'listRequests',
    'listGroups',
  ];
  expect([...named, ...INSIDE].sort()).toEqual([...existing].sort());
});

it('a route needs the same scope as its field', () => {
  const different = counterparts.flatMap(({ type, field, operations }) => {
    if (typeof operations === 'string') return [];
    const scope = declaredScope(typeNamed(type), typeNamed(type).getFields()[field]!);
    return operations
      .map((operationId) => routeNamed(operationId)!)
      .filter((route) => !route.access.startsWith('anyone') && route.scope !== scope)
      .map((route) => `${type}.${field} needs ${scope}, ${route.operationId} ${route.scope}`);
  });
  expect(different).toEqual([]);
});
