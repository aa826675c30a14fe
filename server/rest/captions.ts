import type { Request, RequestHandler } from 'express';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { notFound } from '../platform/errors';
import type { Viewer } from '../platform/viewer';
import type { Services } from './route';

type FileRequest = Request<{ id: string }>;

interface CaptionsOptions {
  services: Services;
  /** Returns the viewer of a request, null without a token. Throws UNAUTHENTICATED for an invalid or expired token. */
  viewerOf: (request: FileRequest) => Promise<Viewer | null>;
}

/** Serves the captions of lesson `:id` as a WebVTT file to everyone who can read the lesson. */
export function captionsFile({ services, viewerOf }: CaptionsOptions): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const viewer = await viewerOf(request);
    const [text] = await services(CatalogueService).captionsTexts(viewer, [request.params.id]);
    if (!text) throw notFound('Captions');
    response.set('Cache-Control', 'no-store').type('text/vtt').send(text);
  };
}
