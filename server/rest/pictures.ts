import express, { type Request, type RequestHandler, type Response } from 'express';
import { ProfileUpdated } from '../features/accounts/account.types';
import { PictureService } from '../features/accounts/profile/picture.service';
import { CertificateService } from '../features/certificates/certificate.service';
import { notFound, rateLimited } from '../platform/errors';
import { requireViewer, type Viewer } from '../platform/viewer';
import type { Services } from './route';

const MAX_BYTES = 5 * 1024 * 1024;
/** Uploads whose bytes are in memory at once. */
const MAX_UPLOADS = 4;

interface UploadOptions {
  services: Services;
  /** Returns the viewer of a request, null without a token. Throws UNAUTHENTICATED for an invalid or expired token. */
  viewerOf: (request: Request) => Promise<Viewer | null>;
}

const raw = express.raw({ type: () => true, limit: MAX_BYTES, inflate: false });

/** Rejects with the type `entity.too.large` for a body of more than 5 MB. */
const bodyOf = (request: Request, response: Response): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    raw(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      if (error instanceof Error) reject(error);
      else resolve(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
    });
  });

/** `PUT /auth/profile/picture`: the body is the file. Answers `{ profilePic }`, or 400 with the reason. */
export function pictureUpload({ services, viewerOf }: UploadOptions): RequestHandler {
  let running = 0;
  return async (request, response, next) => {
    // Before the body is read: only accounts may send five megabytes.
    const viewer = requireViewer(await viewerOf(request));
    if (running >= MAX_UPLOADS) throw rateLimited('Too many pictures right now. Please try again.', 2);
    running++;
    try {
      const file = await bodyOf(request, response);
      const result = await services(PictureService).upload(viewer, file);
      response.set('Cache-Control', 'no-store');
      if (result instanceof ProfileUpdated) response.json({ profilePic: result.account.pictureUrl });
      else response.status(400).json({ error: result.message });
    } catch (error) {
      if ((error as { type?: unknown }).type !== 'entity.too.large') return next(error);
      response.status(413).json({ error: 'The picture can be at most 5 MB' });
    } finally {
      running--;
    }
  };
}

/** Drawing takes some hundredths of a second of a processor. */
const MAX_DRAWINGS = 2;

/**
 * `GET /pictures/certificates/:number.png`: what link previews show of a certificate. It never changes, but a deleted
 * certificate's picture must not outlive it for long.
 */
export function certificatePictureFile({
  services,
}: {
  services: Services;
}): RequestHandler<{ number: string }> {
  let running = 0;
  return async (request, response) => {
    if (running >= MAX_DRAWINGS) throw rateLimited('Too many pictures right now. Please try again.', 2);
    running++;
    try {
      const file = await services(CertificateService).picture(request.params.number);
      if (!file) throw notFound('Certificate');
      response.set('Cache-Control', 'public, max-age=86400').type('image/png').send(file);
    } finally {
      running--;
    }
  };
}

/** `GET /pictures/:name`: an uploaded picture. Its name changes with its content, so that it can be cached for ever. */
export function pictureFile({ services }: { services: Services }): RequestHandler<{ name: string }> {
  return async (request, response) => {
    const file = await services(PictureService).file(request.params.name);
    if (!file) throw notFound('Picture');
    response
      .set('Cache-Control', 'public, max-age=31536000, immutable')
      .set('Content-Security-Policy', "default-src 'none'; sandbox")
      .set('Cross-Origin-Resource-Policy', 'same-site')
      .type('image/webp')
      .send(file);
  };
}
