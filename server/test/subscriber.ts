import { createClient, type ExecutionResult } from 'graphql-ws';
import WebSocket from 'ws';
import { eventually } from './eventually';
import type { TestApp } from './test-app';

/** The result of a subscription, accepted or refused. */
export interface Heard {
  results: ExecutionResult[];
  /** The error message of the protocol, or the close event of the socket. */
  error: unknown;
  isOver: boolean;
}

/** A WebSocket to the application, using graphql-transport-ws. */
export class Subscriber {
  closed: { code: number; reason: string } | null = null;
  /** Whether the server has accepted the session. */
  isConnected = false;
  private readonly client;

  constructor(app: Pick<TestApp, 'origin'>, token?: string, origin?: string) {
    class FromOrigin extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols, origin === undefined ? {} : { origin });
      }
    }
    this.client = createClient({
      url: `${app.origin.replace('http', 'ws')}/graphql`,
      webSocketImpl: FromOrigin,
      connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
      retryAttempts: 0,
      lazy: true,
      on: {
        connected: () => (this.isConnected = true),
        closed: (event) => {
          const { code, reason } = event as WebSocket.CloseEvent;
          this.closed = { code, reason };
        },
      },
    });
  }

  /** An open socket of this session, which hears of notifications. */
  static async ofInbox(app: TestApp, token: string): Promise<Subscriber> {
    const subscriber = new Subscriber(app, token);
    subscriber.subscribe('subscription { notificationReceived { __typename } }');
    await eventually(() => expect(subscriber.isConnected).toBe(true));
    return subscriber;
  }

  /** With the `documentId` of a trusted document the server ignores the text. */
  subscribe(
    query: string,
    variables: Record<string, unknown> = {},
    documentId?: string,
  ): Heard & { stop: () => void } {
    const extensions = documentId && { persistedQuery: { version: 1, sha256Hash: documentId } };
    const heard: Heard & { stop: () => void } = {
      results: [],
      error: null,
      isOver: false,
      stop: this.client.subscribe(
        { query, variables, ...(extensions && { extensions }) },
        {
          next: (result) => void heard.results.push(result as ExecutionResult),
          error: (error) => {
            heard.error = error;
            heard.isOver = true;
          },
          complete: () => {
            heard.isOver = true;
          },
        },
      ),
    };
    return heard;
  }

  async close(): Promise<void> {
    await this.client.dispose();
  }
}
