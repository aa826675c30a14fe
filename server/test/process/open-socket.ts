import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** A subscription like that of a browser tab. */
interface OpenSocket {
  /** Received so far, oldest first. */
  received: unknown[];
  /** The code with which the server closed the socket. */
  closed: Promise<number>;
  close(): void;
}

/** Subscribes and resolves once the server has accepted the connection. */
export async function subscribe(origin: string, token: string, query: string): Promise<OpenSocket> {
  const received: unknown[] = [];
  let connected: () => void;
  let close: (code: number) => void;
  const isConnected = new Promise<void>((resolve) => (connected = resolve));
  const closed = new Promise<number>((resolve) => (close = resolve));
  const client = createClient({
    url: `${origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
    on: { connected: () => connected(), closed: (event) => close((event as { code: number }).code) },
  });
  const unsubscribe = client.subscribe(
    { query },
    {
      next: ({ data }) => void received.push(data),
      // `closed` tells how the socket ended.
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await isConnected;
  const dispose = () => {
    unsubscribe();
    void client.dispose();
  };
  return { received, closed, close: dispose };
}
