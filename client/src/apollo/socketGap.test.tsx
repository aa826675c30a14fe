import { ApolloClient } from '@apollo/client';
import { act, renderHook } from '@testing-library/react';
import { parse } from 'graphql';
import { createCache } from './cache';
import { createSocketLink } from './socket';
import { SETTLING_MS, useReadWhenLive } from './socketGap';

const NEWS = parse('subscription News { notificationReceived { notification { id } } }');

/** A WebSocket stub that sends nothing by itself. */
class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly all: FakeSocket[] = [];
  readonly sent: string[] = [];
  readyState = 0;
  onopen: () => void = () => undefined;
  onclose: (event: { code: number; reason: string }) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push((JSON.parse(text) as { type: string }).type);
  }
  close(code = 1000, reason = 'said') {
    this.readyState = 3;
    this.onclose({ code, reason });
  }
  open() {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }
  acknowledge() {
    this.onmessage({ data: JSON.stringify({ type: 'connection_ack' }) });
  }
}

const LONGER_THAN_THE_FIRST_PAUSES_MS = 8_000;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const browsersOwn = globalThis.WebSocket;

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.WebSocket = FakeSocket as never;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.WebSocket = browsersOwn;
});

const newest = () => FakeSocket.all.at(-1)!;

async function acknowledge() {
  act(() => newest().acknowledge());
  await pass(0);
}

async function openAndAcknowledge() {
  newest().open();
  await pass(0);
  await acknowledge();
}

async function lose(code: number) {
  act(() => newest().close(code));
  await pass(LONGER_THAN_THE_FIRST_PAUSES_MS);
}

test('what follows events is read once after each opening of the socket, when events have begun to arrive', async () => {
  const client = new ApolloClient({ link: createSocketLink(), cache: createCache() });
  const read = jest.fn();
  const unneeded = jest.fn();
  renderHook(() => {
    useReadWhenLive({ enabled: true, read });
    useReadWhenLive({ enabled: false, read: unneeded });
  });
  const watching = client.subscribe({ query: NEWS }).subscribe({});
  await pass(0);
  newest().open();
  await pass(SETTLING_MS * 5);
  expect(read).not.toHaveBeenCalled();
  await acknowledge();
  expect(newest().sent).toEqual(['connection_init', 'subscribe']);
  expect(read).not.toHaveBeenCalled();
  await pass(SETTLING_MS);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(SETTLING_MS * 60);
  expect(read).toHaveBeenCalledTimes(1);

  await lose(1001);
  await openAndAcknowledge();
  // Before the subscriptions have settled.
  await lose(1012);
  expect(read).toHaveBeenCalledTimes(1);
  await openAndAcknowledge();
  await pass(SETTLING_MS);
  expect(read).toHaveBeenCalledTimes(2);

  act(() => watching.unsubscribe());
  await pass(SETTLING_MS * 60);
  expect(FakeSocket.all).toHaveLength(3);
  expect(read).toHaveBeenCalledTimes(2);
  expect(unneeded).not.toHaveBeenCalled();
});

test.each([
  ['too many messages', 4429, 30_000, 41_000],
  ['an error of the server', 4500, 30_000, 41_000],
  ['a session that is over', 4403, 900, 3_500],
  ['too many sockets of the session', 1013, 900, 3_500],
])('a socket closed for %s is opened again, and not at once', async (_why, code, atLeast, atMost) => {
  const client = new ApolloClient({ link: createSocketLink(), cache: createCache() });
  const watching = client.subscribe({ query: NEWS }).subscribe({});
  await pass(0);
  await openAndAcknowledge();
  const before = FakeSocket.all.length;
  act(() => newest().close(code));
  await pass(atLeast);
  expect(FakeSocket.all).toHaveLength(before);
  await pass(atMost - atLeast);
  expect(FakeSocket.all).toHaveLength(before + 1);
  await openAndAcknowledge();
  expect(newest().sent).toEqual(['connection_init', 'subscribe']);
  act(() => watching.unsubscribe());
  await pass(0);
});

test('who comes to an open socket reads once too, and nobody reads who has left', async () => {
  const client = new ApolloClient({ link: createSocketLink(), cache: createCache() });
  const watching = client.subscribe({ query: NEWS }).subscribe({});
  await pass(0);
  await openAndAcknowledge();
  await pass(SETTLING_MS * 5);
  const [stays, leaves] = [jest.fn(), jest.fn()];
  renderHook(() => useReadWhenLive({ enabled: true, read: stays }));
  renderHook(() => useReadWhenLive({ enabled: true, read: leaves })).unmount();
  await pass(SETTLING_MS * 5);
  expect(stays).toHaveBeenCalledTimes(1);
  expect(leaves).not.toHaveBeenCalled();
  act(() => watching.unsubscribe());
  await pass(0);
});
