import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Account } from '../features/accounts/account.entities';
import { ALL_SCOPES, scopesGrantedBy, type AccessScope } from '../platform/access-scopes.rules';
import { declaredScope, mustDeclareScope, viewerWithinScopes } from '../platform/graphql/required-scopes';
import { lacksScope, requirementInWords, SESSION_ONLY, type RequiredScope } from '../platform/required-scope';
import { openApiDocument, templateOf } from '../rest/openapi';
import { routes } from '../rest/routes';
import { trustedDocuments } from '../trusted-documents';
import { eventually } from './eventually';
import { Subscriber } from './subscriber';
import { startTestApp, type TestApp } from './test-app';

// Every REST route, GraphQL field and subscription × no token, a session, the right scope, all other scopes.

let app: TestApp;
let student: Account;

beforeAll(async () => {
  app = await startTestApp();
  student = await app.world.aStudent();
});
beforeEach(() => app.database.query('delete from rate_limits'));
afterAll(() => app.stop());

const ID = '0198c0de-0000-7000-8000-000000000000';

/** The refusal of an access token without the scope; null for 'none'. */
const refusalOf = (scope: RequiredScope): string | null =>
  scope === 'none' ? null : scope === 'session only' ? SESSION_ONLY : lacksScope(scope);

const isScopeRefusal = (message: string | undefined): boolean =>
  message === SESSION_ONLY || ALL_SCOPES.some((scope) => message === lacksScope(scope));

/** The scopes of the widest token that does not have this one. */
const allBut = (scope: RequiredScope): AccessScope[] =>
  ALL_SCOPES.filter((other) => !(scopesGrantedBy([other]) as Set<string>).has(scope));

/** The tokens that each operation is called with: none, a session, one with just the scope, one with all others. */
async function tokensFor(scope: RequiredScope) {
  const just = ALL_SCOPES.filter((one) => one === scope);
  return {
    none: undefined,
    session: await app.world.signIn(student),
    right: await app.world.anAccessToken(student, just.length > 0 ? just : ALL_SCOPES),
    others: await app.world.anAccessToken(student, allBut(scope)),
  };
}

/** Which tokens meet a refusal because of their scope. */
async function refusedTokens(
  scope: RequiredScope,
  call: (token: string | undefined) => Promise<string | undefined>,
): Promise<Record<string, string>> {
  const refused: Record<string, string> = {};
  for (const [name, token] of Object.entries(await tokensFor(scope))) {
    const message = await call(token);
    if (isScopeRefusal(message)) refused[name] = message!;
  }
  return refused;
}

const expectedRefusals = (scope: RequiredScope): Record<string, string> => {
  const refusal = refusalOf(scope);
  if (refusal === null) return {};
  return scope === 'session only' ? { right: refusal, others: refusal } : { others: refusal };
};

/** A literal of this type that passes validation. */
function literalOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literalOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${required.map((field) => `${field.name}: ${literalOf(field.type)}`).join(', ')} }`;
  }
  const literals: Record<string, string> = {
    ID: `"${ID}"`,
    Int: '1',
    Float: '1',
    Boolean: 'true',
    DateTime: '"2030-01-01T00:00:00Z"',
    DateTimeISO: '"2030-01-01T00:00:00Z"',
  };
  return literals[type.name] ?? '"x"';
}

function selectionOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const required = args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
  const given = required.map((arg) => `${arg.name}: ${literalOf(arg.type)}`).join(', ');
  const named = getNamedType(type);
  const fields = isObjectType(named) || isUnionType(named) ? ' { __typename }' : '';
  return `${name}${given && `(${given})`}${fields}`;
}

const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__'),
  ) as never;

const fieldsOf = (type: string) =>
  Object.values((app.app.schema.getType(type) as GraphQLObjectType).getFields());

const scopeOf = (type: string, field: GraphQLField<unknown, unknown>): RequiredScope =>
  declaredScope(app.app.schema.getType(type) as GraphQLObjectType, field)!;

describe('the declarations', () => {
  it('are made by every root field and every field that runs a method, itself or through its type', () => {
    const { schema } = app.app;
    const silent = objectTypes(schema).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => mustDeclareScope(schema, type, field) && declaredScope(type, field) === null)
        .map((field) => `Add @RequiresScope(…) to ${type.name}.${field.name}`),
    );
    expect(silent).toEqual([]);
  });

  it('stand in the descriptions of the schema and of the OpenAPI document', () => {
    for (const root of ['Query', 'Mutation', 'Subscription', 'Viewer'])
      for (const field of fieldsOf(root)) {
        // A field that declares nothing itself is described by its type.
        const described = field.extensions.scope
          ? field.description
          : app.app.schema.getType(root)!.description;
        expect(described).toContain(requirementInWords(scopeOf(root, field)));
      }
    const { paths } = openApiDocument(routes, { version: '1', isDemo: false });
    for (const { method, path, scope, access } of routes)
      expect(paths[templateOf(path)]![method]!.description).toContain(
        access === 'anyone' ? '' : requirementInWords(scope),
      );
  });

  // What an object contains is protected by the fields that lead to it. With two scopes, one of them would be too few.
  it('protect a type that is reached with different scopes by a scope of its own, unless everyone reaches it', () => {
    const { schema } = app.app;
    const ways = new Map<string, Set<RequiredScope>>();
    const visit = (typeName: string, scope: RequiredScope): void => {
      const type = schema.getType(typeName);
      if (isUnionType(type)) return type.getTypes().forEach((member) => visit(member.name, scope));
      if (!isObjectType(type) || ways.get(typeName)?.has(scope)) return;
      ways.set(typeName, (ways.get(typeName) ?? new Set()).add(scope));
      for (const field of Object.values(type.getFields())) {
        const own = declaredScope(type, field);
        visit(getNamedType(field.type).name, own === null || own === 'none' ? scope : own);
      }
    };
    for (const root of ['Query', 'Mutation', 'Subscription'])
      for (const field of fieldsOf(root))
        visit(
          getNamedType(field.type).name,
          scopeOf(root, field).replace('write:', 'read:') as RequiredScope,
        );
    const unprotected = [...ways]
      .filter(([name]) => schema.getType(name)!.extensions.scope === undefined)
      .filter(([, scopes]) => scopes.size > 1 && !scopes.has('none'))
      .map(([name, scopes]) => `Add @RequiresScope(…) to ${name}, reached with ${[...scopes].join(', ')}`);
    expect(unprotected).toEqual([]);
  });
});

describe('GraphQL over HTTP', () => {
  const messageOf = async (query: string, token: string | undefined) => {
    const { status, body } = await app.graphql(query, {}, token);
    const [error] = body.errors ?? [];
    if (error?.extensions.code === 'GRAPHQL_VALIDATION_FAILED') throw new Error(error.message);
    if (isScopeRefusal(error?.message)) {
      expect([status, error!.extensions.code]).toEqual([403, 'FORBIDDEN']);
      expect(body.data).toBeUndefined();
    }
    return error?.message;
  };

  it.each([
    ['Query', (selection: string) => `{ ${selection} }`],
    ['Mutation', (selection: string) => `mutation { ${selection} }`],
    ['Viewer', (selection: string) => `{ viewer { ${selection} } }`],
  ])('each field of %s is open to the tokens with its scope only', async (type, document) => {
    const found: Record<string, object> = {};
    const expected: Record<string, object> = {};
    for (const field of fieldsOf(type)) {
      const scope = scopeOf(type, field);
      const query = document(selectionOf(field));
      found[field.name] = await refusedTokens(scope, (token) => messageOf(query, token));
      expected[field.name] = expectedRefusals(scope);
    }
    expect(found).toEqual(expected);
    expect(Object.keys(found).length).toBeGreaterThan(8);
  });

  it('each document of the pages, sent by its id, is refused like its text', async () => {
    const token = await app.world.anAccessToken(student, ['read:profile']);
    const post = async (body: object) => {
      const response = await fetch(`${app.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      const { errors = [] } = (await response.json()) as { errors?: { message: string }[] };
      return { status: response.status, refusal: errors.map(({ message }) => message).find(isScopeRefusal) };
    };
    let refused = 0;
    for (const [id, query] of Object.entries(trustedDocuments)) {
      if (query.startsWith('subscription')) continue;
      const byId = await post({ extensions: { persistedQuery: { version: 1, sha256Hash: id } } });
      if (byId.refusal === undefined) continue;
      refused++;
      expect(byId).toEqual(await post({ query }));
      expect(byId.status).toBe(403);
    }
    expect(refused).toBeGreaterThan(80);
  });

  it('a field deep inside a document counts, in fragments, aliases and lists of a union too', async () => {
    const course = await app.world.aCourse(await app.world.anInstructor());
    const token = await app.world.anAccessToken(student, ['read:messages']);
    const asked = [
      `{ course(id: "${course.id}") { title mine: viewerEnrollment { __typename } } }`,
      `{ course(id: "${course.id}") { lessons { ...L } } } fragment L on Lesson { ... { viewerHasCompleted } }`,
      `{ course(id: "${course.id}") { relatedCourses { lessons { notes } } } }`,
    ];
    for (const query of asked) expect(await messageOf(query, token)).toBe(lacksScope('read:learning'));
    const both = `{ viewer { inbox { __typename } learning { __typename } } }`;
    expect(await messageOf(both, token)).toBe(lacksScope('read:learning'));
    expect(await messageOf(`{ viewer { inbox { unreadConversationCount } } }`, token)).toBeUndefined();
  });

  it('only the selected operation of a document counts', async () => {
    const token = await app.world.anAccessToken(student, ['read:profile']);
    const response = await fetch(`${app.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        query: 'query A { viewer { account { id } } } query B { viewer { inbox { __typename } } }',
        operationName: 'A',
      }),
    });
    expect(await response.json()).toEqual({ data: { viewer: { account: { id: student.id } } } });
  });

  it('what needs no scope is answered as to a visitor, drafts included', async () => {
    const instructor = await app.world.anInstructor();
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const token = await app.world.anAccessToken(instructor, ALL_SCOPES);
    const query = `{ course(id: "${draft.id}") { title } viewer { __typename } }`;
    expect((await app.graphql(query, {}, token)).body).toEqual({ data: { course: null, viewer: null } });
    const session = await app.world.signIn(instructor);
    expect((await app.graphql(query, {}, session)).body.data.course).not.toBeNull();
  });

  it('a course that is not public needs read:learning, also beside fields of another scope', async () => {
    const instructor = await app.world.anInstructor();
    const draft = await app.world.aCourse(instructor, { isPublished: false });
    const [lesson] = draft.lessons;
    const query = `{ viewer { account { id } } course(id: "${draft.id}") { title }
      lesson(id: "${lesson!.id}") { title } }`;
    const seenWith = async (scope: AccessScope) => {
      const token = await app.world.anAccessToken(instructor, ['read:profile', scope]);
      return (await app.graphql(query, {}, token)).body.data;
    };
    const hidden = { viewer: { account: { id: instructor.id } }, course: null, lesson: null };
    expect(await seenWith('ask:assistant')).toEqual(hidden);
    expect(await seenWith('read:learning')).toMatchObject({
      course: { title: draft.title },
      lesson: { title: lesson!.title },
    });
  });

  it('costs a session nothing: neither schema nor document is looked at', () => {
    const untouchable = new Proxy(
      {},
      {
        get: () => {
          throw new Error('A session needs no scope');
        },
      },
    ) as never;
    const viewer = { account: student, sessionHash: 'of a session' };
    expect(viewerWithinScopes(untouchable, untouchable, null, viewer)).toBe(viewer);
    expect(viewerWithinScopes(untouchable, untouchable, null, null)).toBeNull();
  });
});

describe('sockets', () => {
  it('each subscription is open to the tokens with its scope only', async () => {
    for (const field of fieldsOf('Subscription')) {
      const scope = scopeOf('Subscription', field);
      const refused = await refusedTokens(scope, async (token) => {
        if (token === undefined) return undefined;
        const subscriber = new Subscriber(app, token);
        const heard = subscriber.subscribe(`subscription { ${selectionOf(field)} }`);
        // A second one that is always refused, after the first one was accepted or refused.
        const marker = subscriber.subscribe('{ __typename }');
        await eventually(() => expect(marker.isOver || subscriber.closed !== null).toBe(true));
        await subscriber.close();
        const errors = heard.error as { message: string }[] | null;
        return Array.isArray(errors) ? errors[0]!.message : undefined;
      });
      expect({ [field.name]: refused }).toEqual({ [field.name]: expectedRefusals(scope) });
    }
  });
});

describe('REST', () => {
  const endpoints = routes.map(({ method, path, scope, access, body }) => ({
    method: method.toUpperCase(),
    path,
    hasBody: body !== undefined,
    scope: access === 'anyone' ? ('none' as const) : scope,
  }));

  it.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_, { method, path, scope, hasBody }) => {
      const refused = await refusedTokens(scope, async (token) => {
        const response = await fetch(app.origin + path.replaceAll(/:\w+/g, ID), {
          method,
          headers: {
            ...(hasBody && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          ...(hasBody && { body: '{}' }),
        });
        const text = await response.text();
        if (!/json/.test(response.headers.get('content-type') ?? '')) return undefined;
        const { error } = JSON.parse(text) as { error?: string };
        if (isScopeRefusal(error)) expect(response.status).toBe(403);
        return error;
      });
      expect(refused).toEqual(expectedRefusals(scope));
    },
  );
});
