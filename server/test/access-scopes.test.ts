import { getNamedType, isObjectType, isUnionType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { ALL_SCOPES, type AccessScope } from '../platform/access-scopes.rules';
import { requiredScope, viewerWithinScopes } from '../platform/graphql/guards';
import { lacksScope, requirementInWords, SESSION_ONLY, type RequiredScope } from '../platform/required-scope';
import { openApiDocument, templateOf } from '../rest/openapi';
import { routes } from '../rest/routes';
import { eventually } from './eventually';
import { Subscriber } from './subscriber';
import { sharedFixture } from './fixture';
import { testApp } from './test-app';

// What an access token may do is declared by every field and route, and enforced in one place for each kind of request.

const app = testApp();

const student = sharedFixture(() => app.world.aStudent());

const isScopeRefusal = (message: string | undefined): boolean =>
  message === SESSION_ONLY || ALL_SCOPES.some((scope) => message === lacksScope(scope));

const fieldsOf = (type: string) =>
  Object.values((app.app.schema.getType(type) as GraphQLObjectType).getFields());

const scopeOf = (type: string, field: GraphQLField<unknown, unknown>): RequiredScope =>
  requiredScope(app.app.schema, app.app.schema.getType(type) as GraphQLObjectType, field);

describe('the declarations', () => {
  it('stand in the descriptions of the schema and of the OpenAPI document', () => {
    for (const root of ['Query', 'Mutation', 'Subscription', 'Viewer'])
      for (const field of fieldsOf(root)) {
        // A field that declares nothing itself is described by its type.
        const described = `${field.description} ${app.app.schema.getType(root)!.description}`;
        expect(described).toContain(requirementInWords(scopeOf(root, field)));
      }
    const { paths } = openApiDocument(routes, false);
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
        const own = requiredScope(schema, type, field);
        visit(getNamedType(field.type).name, own === 'none' ? scope : own);
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
    const query = 'query A { viewer { account { id } } } query B { viewer { inbox { __typename } } }';
    const { body } = await app.rest('POST', '/graphql', { token, body: { query, operationName: 'A' } });
    expect(body).toEqual({ data: { viewer: { account: { id: student.id } } } });
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
    expect(viewerWithinScopes(untouchable, untouchable, viewer)).toBe(viewer);
    expect(viewerWithinScopes(untouchable, untouchable, null)).toBeNull();
  });
});

it('a subscription is refused to a token without its scope', async () => {
  const subscriber = new Subscriber(app, await app.world.anAccessToken(student, ['read:profile']));
  const heard = subscriber.subscribe('subscription { notificationReceived { __typename } }');
  await eventually(() => expect(heard.error).toMatchObject([{ message: lacksScope('read:messages') }]));
  await subscriber.close();
});

it('a route is refused to a token without its scope', async () => {
  const token = await app.world.anAccessToken(student, ['read:profile']);
  expect(await app.rest('GET', '/student/dashboard', { token })).toMatchObject({
    status: 403,
    body: { error: lacksScope('read:learning') },
  });
});
