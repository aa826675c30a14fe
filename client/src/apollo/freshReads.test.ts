import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { of, Subject } from 'rxjs';
import { parse } from 'graphql';
import { createFreshReadsLink } from './freshReads';

const COUNT = parse('query Count { count }');
const ITEMS = parse('query Items { items { id } }');
const ADD = parse('mutation Add { add }');

interface Sent {
  name: string | undefined;
  answer: (data: Record<string, unknown>) => void;
  fail: () => void;
  refuse: (message: string) => void;
}

/** A client whose requests wait until the test answers them, in the order of their sending. */
function startClient() {
  const sent: Sent[] = [];
  const server = new ApolloLink((operation) => {
    const response = new Subject<ApolloLink.Result>();
    sent.push({
      name: operation.operationName,
      answer: (data) => {
        response.next({ data });
        response.complete();
      },
      refuse: (message) => {
        response.next({ errors: [{ message }] });
        response.complete();
      },
      fail: () => response.error(new TypeError('Failed to fetch')),
    });
    return response;
  });
  const link = ApolloLink.from([createFreshReadsLink(), server]);
  return { client: new ApolloClient({ link, cache: new InMemoryCache() }), sent };
}

const names = (sent: { name: string | undefined }[]) => sent.map(({ name }) => name);

it.each([
  ['that is answered first', (added: Sent) => added.answer({ add: true })],
  ['whose connection broke, as it may have been carried out', (added: Sent) => added.fail()],
])('reads again what was read before a mutation %s', async (_what, settle) => {
  const { client, sent } = startClient();
  const read = client.query({ query: COUNT });
  const added = client.mutate({ mutation: ADD }).catch(() => undefined);
  settle(sent[1]!);
  await added;
  sent[0]!.answer({ count: 0 });
  expect(names(sent)).toEqual(['Count', 'Add', 'Count']);
  sent[2]!.answer({ count: 1 });
  expect((await read).data).toEqual({ count: 1 });
});

it('takes the first answer when no mutation was answered in between', async () => {
  const { client, sent } = startClient();
  const read = client.query({ query: COUNT });
  const added = client.mutate({ mutation: ADD });
  sent[0]!.answer({ count: 0 });
  expect((await read).data).toEqual({ count: 0 });
  sent[1]!.answer({ add: true });
  await added;
  expect(names(sent)).toEqual(['Count', 'Add']);
});

it('reads again only once, however many mutations are answered meanwhile', async () => {
  const { client, sent } = startClient();
  const read = client.query({ query: COUNT });
  for (const count of [0, 1]) {
    const added = client.mutate({ mutation: ADD });
    sent.at(-1)!.answer({ add: true });
    await added;
    sent.findLast(({ name }) => name === 'Count')!.answer({ count });
  }
  expect((await read).data).toEqual({ count: 1 });
  expect(names(sent)).toEqual(['Count', 'Add', 'Count', 'Add']);
});

it.each([
  [[], ['Items', 'Add']],
  [['Other'], ['Items', 'Add']],
  [
    ['Other', 'Item'],
    ['Items', 'Add', 'Items'],
  ],
])('after a mutation that changes only %j sends %j', async (changedTypes, expected) => {
  const { client, sent } = startClient();
  const read = client.query({ query: ITEMS });
  const added = client.mutate({ mutation: ADD, context: { changedTypes } });
  sent[1]!.answer({ add: true });
  await added;
  const items = { items: [{ __typename: 'Item', id: '1' }] };
  sent[0]!.answer(items);
  sent[2]?.answer(items);
  expect((await read).data).toEqual(items);
  expect(names(sent)).toEqual(expected);
});

it('passes on errors without data, whatever a mutation changed', async () => {
  const { client, sent } = startClient();
  const read = client.query({ query: ITEMS });
  const added = client.mutate({ mutation: ADD, context: { changedTypes: ['Item'] } });
  sent[1]!.answer({ add: true });
  await added;
  sent[0]!.refuse('Too many requests');
  await expect(read).rejects.toThrow('Too many requests');
});

it('forgets a query that was answered', async () => {
  const sent: string[] = [];
  const getContext = jest.fn(() => ({}));
  const watch = new ApolloLink((operation, forward) => {
    sent.push(operation.operationType);
    return forward(Object.create(operation, { getContext: { value: getContext } }) as typeof operation);
  });
  const answers = new ApolloLink(() => of({ data: { count: 0, add: true } }));
  const link = ApolloLink.from([watch, createFreshReadsLink(), answers]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  await client.query({ query: COUNT });
  await client.mutate({ mutation: ADD });
  expect(sent).toEqual(['query', 'mutation']);
  // A mutation is asked what it changes only for queries that are under way.
  expect(getContext).not.toHaveBeenCalled();
});
