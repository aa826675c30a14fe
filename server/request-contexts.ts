import { randomUUID } from 'node:crypto';
import type http from 'node:http';
import type { Request } from 'express';
import { BearerTokens } from './modules/accounts/access-tokens/bearer-tokens';
import { Refusal } from './platform/errors';
import { Batches, type Context } from './platform/graphql/context';
import { refusedRequest } from './platform/graphql/errors';
import type { ClientAddress } from './platform/http/client-address';
import type { Viewer } from './platform/viewer';

/** Finds out who sends a request, and makes the contexts of GraphQL operations. */
export class RequestContexts {
  private readonly tokens: BearerTokens;

  constructor(
    private readonly service: Context['service'],
    private readonly clientAddress: ClientAddress,
  ) {
    this.tokens = service(BearerTokens);
  }

  /** The sender of a request, null without a token; throws a Refusal. */
  async viewerOf(
    request: http.IncomingMessage,
    { acceptsDeletedAccounts = false }: { acceptsDeletedAccounts?: boolean } = {},
  ): Promise<Viewer | null> {
    const address = this.clientAddress(request);
    const { authorization } = request.headers;
    const viewer = await this.tokens.viewerOf(authorization, { address, acceptsDeletedAccounts });
    if (viewer instanceof Refusal) throw viewer;
    return viewer;
  }

  /** The context of an operation over HTTP. */
  async ofRequest(request: Request): Promise<Context> {
    const viewer = await this.viewerOf(request).catch((error: unknown) => {
      throw refusedRequest(error);
    });
    const userAgent = request.headers['user-agent'];
    return this.context(viewer, this.clientAddress(request), request.id as string, userAgent);
  }

  /** The context of an operation over HTTP without a token. */
  ofVisitor(request: Request): Context {
    return this.context(null, this.clientAddress(request), request.id as string);
  }

  /** The context of an operation of a page that the server renders. */
  ofRenderedPage(): Context {
    return this.context(null, 'own page', randomUUID());
  }

  /** The context of an operation over a socket; null if the token is invalid. */
  async ofSocket(authorization: string | undefined, request: http.IncomingMessage) {
    const address = this.clientAddress(request);
    const viewer = await this.tokens.viewerOf(authorization, { address });
    if (viewer instanceof Refusal || viewer === null) return null;
    return { ...this.context(viewer, address, 'socket'), viewer };
  }

  private context(viewer: Viewer | null, address: string, requestId: string, userAgent?: string): Context {
    return { viewer, address, userAgent, requestId, batches: new Batches(), service: this.service };
  }
}
