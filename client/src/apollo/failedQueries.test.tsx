import { gql, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import { aliveResponse, jsonResponse } from '../test/jsonResponse';
import { createApolloClient } from './client';

const WHO: TypedDocumentNode<{ viewer: { account: { name: string } } }> = gql`
  query Who {
    viewer {
      account {
        id
        name
      }
    }
  }
`;

const LONGER_THAN_ALL_PAUSES_MS = 30_000;
const browsersOwn = globalThis.fetch;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let isAlive = true;
let answer: () => { status: number; body: unknown } | Error;
let asked = 0;

const account = { __typename: 'Account', id: 'a1', name: 'Ada' };
const ada = { status: 200, body: { data: { viewer: { __typename: 'Viewer', account } } } };
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { errors: [{ message, extensions: { code } }] },
});

beforeEach(() => {
  jest.useFakeTimers();
  isAlive = true;
  asked = 0;
  globalThis.fetch = (address) => {
    if (address === '/healthz') {
      if (!isAlive) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(aliveResponse());
    }
    asked += 1;
    const given = answer();
    if (given instanceof Error) return Promise.reject(given);
    return Promise.resolve(jsonResponse(given.status, given.body));
  };
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = browsersOwn;
});

const states: string[] = [];

function Who() {
  const { data, error } = useQuery(WHO);
  const state = data ? data.viewer.account.name : error ? 'failed' : 'loading';
  if (states.at(-1) !== state) states.push(state);
  return <p>{state}</p>;
}

function show() {
  states.length = 0;
  render(
    <ApolloProvider client={createApolloClient()}>
      <Who />
    </ApolloProvider>,
  );
}

it('repeats a query that failed with the server, without asking for it again before the server is back', async () => {
  isAlive = false;
  answer = () => new TypeError('Failed to fetch');
  show();
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(screen.getByText('failed')).toBeVisible();
  const before = asked;
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(asked).toBe(before);

  isAlive = true;
  answer = () => ada;
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(screen.getByText('Ada')).toBeVisible();
  expect(states).toEqual(['loading', 'failed', 'Ada']);
});

it.each([200, 503])('repeats a query that the database could not answer (HTTP %d)', async (status) => {
  answer = () => refused(status, 'DATABASE_UNAVAILABLE', 'The database cannot be reached.');
  show();
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(screen.getByText('failed')).toBeVisible();
  answer = () => ada;
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(states).toEqual(['loading', 'failed', 'Ada']);
});

it('repeats no query that the server refused', async () => {
  answer = () => refused(403, 'FORBIDDEN', 'Not yours.');
  show();
  await pass(LONGER_THAN_ALL_PAUSES_MS);
  expect(asked).toBe(1);
});
