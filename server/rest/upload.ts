import express, { type Request, type RequestHandler, type Response } from 'express';
import { rateLimited } from '../platform/errors';
import { InvalidInput } from '../platform/user-error';
import type { Viewer } from '../platform/viewer';
import type { Services, ViewerOf } from './route';

/** What every upload needs. */
export interface UploadOptions {
  services: Services;
  viewerOf: ViewerOf;
}

/** How many uploads at once are in memory or read, of all routes with this object, and the message to those beyond it. */
export interface MostUploads {
  count: number;
  running: number;
  refusal: string;
}

interface Upload {
  maxBytes: number;
  most: MostUploads;
  /** The message for a file with more bytes. */
  tooLarge: string;
  /** Refuses whoever may not upload; called before the body is read. */
  permit: (request: Request) => Promise<Viewer>;
  /**
   * Returns the response's body, which has an `error` if the file is refused, or why it is. `isCanceled`: whether the sender closed the connection
   * without waiting for the response.
   */
  store: (
    viewer: Viewer,
    file: Buffer,
    request: Request,
    isCanceled: () => boolean,
  ) => Promise<object | InvalidInput>;
}

/** Rejects with the type `entity.too.large` for a larger body. */
const bodyOf = (request: Request, response: Response, limit: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    express.raw({ type: () => true, limit, inflate: false })(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      if (error instanceof Error) reject(error);
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    });
  });

/** A route whose body is a file. Answers 400 with the reason if it is refused. */
export function upload({ maxBytes, most, tooLarge, permit, store }: Upload): RequestHandler {
  return async (request, response, next) => {
    // Before the body is read: only whoever may store the file may send it.
    const viewer = await permit(request);
    if (most.running >= most.count) throw rateLimited(most.refusal, 2);
    most.running++;
    try {
      const file = await bodyOf(request, response, maxBytes);
      const result = await store(viewer, file, request, () => request.socket.destroyed);
      response.set('Cache-Control', 'no-store');
      const body = result instanceof InvalidInput ? { error: result.message } : result;
      response.status('error' in body ? 400 : 200).json(body);
    } catch (error) {
      if ((error as { type?: unknown }).type !== 'entity.too.large') return next(error);
      response.status(413).json({ error: tooLarge });
    } finally {
      most.running--;
    }
  };
}
