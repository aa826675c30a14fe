import fs from 'node:fs';
import { parse } from 'graphql';
import { clearSession, readSession, storeSession } from '../lib/session';
import { jsonResponse } from '../test/jsonResponse';
import { toast } from '../ui/overlays/toast';
import { authorizationOf } from './authorization';
import { PublishedCourseCountDocument } from '../modules/learning/course/__generated__/CoursePage.generated';
import { createApolloClient } from './client';
import { errorSentence } from './errors';

const WHO = parse('query Who { viewer { account { id name } } }');
const LEAVE = parse('mutation Leave { logOut }');
const ada = { id: 'a1', name: 'Ada', email: 'ada@example.org', role: 'STUDENT' as const };
const EXPIRED = 'Your session has expired. Please log in again.';

const asked: { operation: string; authorization: string | null; body: Record<string, unknown> }[] = [];
let answer: (operation: string) => { status: number; body: unknown; type?: string } | Error;

const viewer = (name: string | null) => ({
  status: 200,
  body: {
    data: { viewer: name && { __typename: 'Viewer', account: { __typename: 'Account', id: name, name } } },
  },
});
const sessionIsOver = {
  status: 401,
  body: { errors: [{ message: 'Session is over', extensions: { code: 'UNAUTHENTICATED' } }] },
};

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (_url, options) => {
    const body = JSON.parse(options?.body as string) as { operationName: string };
    const operation = body.operationName;
    asked.push({ operation, authorization: new Headers(options?.headers).get('authorization'), body });
    const given = answer(operation);
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve(jsonResponse(given.status, given.body, given.type));
  };
});

afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

beforeEach(() => (said = jest.spyOn(toast, 'error')));
let said: jest.SpyInstance;

const laterOn = () => new Promise((resolve) => setTimeout(resolve));

it('sends the stored token, and none when nobody is signed in', async () => {
  answer = () => viewer(null);
  const client = createApolloClient();
  await client.query({ query: WHO });
  storeSession('the-token', ada);
  await laterOn();
  await client.query({ query: WHO, fetchPolicy: 'network-only' });
  expect(asked.map(({ authorization }) => authorization)).toEqual([null, 'Bearer the-token']);
});

describe('a generated operation', () => {
  const count = { data: { platformStats: { __typename: 'PlatformStats', totalCourses: 12 } } };
  const unknown = {
    errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };

  it('is sent as the id that the server knows it by', async () => {
    answer = () => ({ status: 200, body: count });
    await createApolloClient().query({ query: PublishedCourseCountDocument });
    const [{ body }] = asked as [(typeof asked)[number]];
    expect(body).not.toHaveProperty('query');
    const { persistedQuery } = body.extensions as { persistedQuery: { sha256Hash: string } };
    const documents = JSON.parse(fs.readFileSync('trusted-documents.json', 'utf8')) as Record<string, string>;
    expect(documents[persistedQuery.sha256Hash]).toMatch(/^query PublishedCourseCount /);
  });

  it('is sent again with its text to a server of another version', async () => {
    answer = () => ({ status: 200, body: asked.length === 1 ? unknown : count });
    const { data } = await createApolloClient().query({ query: PublishedCourseCountDocument });
    expect(data?.platformStats.totalCourses).toBe(12);
    expect(asked).toHaveLength(2);
    expect(asked[1]!.body.query).toContain('query PublishedCourseCount');
  });
});

it('reports an expired session once, however many responses do, and clears its data', async () => {
  storeSession('old-token', ada);
  answer = () => sessionIsOver;
  const client = createApolloClient();
  const both = [1, 2].map(() => client.query({ query: WHO, fetchPolicy: 'network-only' }));
  await Promise.allSettled(both);
  await laterOn();
  expect(readSession()).toBeNull();
  expect(said.mock.calls).toEqual([[EXPIRED]]);
});

it('keeps the session when a request with an older token is rejected', async () => {
  storeSession('new-token', ada);
  answer = () => sessionIsOver;
  const client = createApolloClient();
  await client.mutate({ mutation: LEAVE, context: authorizationOf('old-token') }).catch(() => undefined);
  await laterOn();
  expect(asked[0]?.authorization).toBe('Bearer old-token');
  expect(readSession()?.token).toBe('new-token');
  expect(said).not.toHaveBeenCalled();
});

it('clears the cache and refetches for another account', async () => {
  storeSession('token-of-ada', ada);
  answer = () => viewer('Ada');
  const client = createApolloClient();
  const names: (string | undefined)[] = [];
  const watched = client.watchQuery<{ viewer: { account: { name: string } } | null }>({ query: WHO });
  const watching = watched.subscribe(({ data, loading }) => {
    if (!loading) names.push((data as { viewer: { account: { name: string } } }).viewer.account.name);
  });
  await laterOn();
  const clear = jest.spyOn(toast, 'clear');
  answer = () => viewer('Mara');
  storeSession('token-of-mara', { ...ada, id: 'm1', name: 'Mara' });
  await laterOn();
  await laterOn();
  expect(names).toEqual(['Ada', 'Mara']);
  expect(JSON.stringify(client.cache.extract())).not.toContain('Ada');
  expect(clear).toHaveBeenCalled();
  watching.unsubscribe();
});

it('retries queries that failed on the network, but never mutations', async () => {
  let failures = 1;
  answer = () => (failures-- > 0 ? new TypeError('Failed to fetch') : viewer('Ada'));
  const client = createApolloClient();
  await expect(client.query({ query: WHO })).resolves.toMatchObject({
    data: { viewer: { account: { name: 'Ada' } } },
  });
  expect(asked).toHaveLength(2);

  asked.length = 0;
  answer = () => new TypeError('Failed to fetch');
  await expect(client.mutate({ mutation: LEAVE })).rejects.toThrow('Failed to fetch');
  expect(asked).toHaveLength(1);
});

it('does not retry what the server refused', async () => {
  answer = () => ({
    status: 400,
    body: { errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT' } }] },
  });
  const client = createApolloClient();
  await expect(client.query({ query: WHO })).rejects.toThrow();
  expect(asked).toHaveLength(1);
});

it('has the sentence of an answer that is 503 as a whole', async () => {
  const message = 'This took too long and was canceled. Please try again.';
  answer = () => ({
    status: 503,
    type: 'application/graphql-response+json; charset=utf-8',
    body: { data: null, errors: [{ message, extensions: { code: 'DATABASE_UNAVAILABLE' } }] },
  });
  const client = createApolloClient();
  const error: unknown = await client.mutate({ mutation: LEAVE }).catch((refused: unknown) => refused);
  expect(errorSentence(error, 'Log-out failed')).toBe(message);
});
