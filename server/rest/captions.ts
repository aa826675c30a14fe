import type { Request, RequestHandler } from 'express';
import { CatalogueService } from '../features/catalogue/catalogue.service';
import { notFound } from '../platform/errors';
import type { Viewer } from '../platform/viewer';
import type { Services } from './route';

type FileRequest = Request<{ id: string }>;

interface CaptionsOptions {
  services: Services;
  /** The viewer of a request; throws UNAUTHENTICATED for a token that opens no session. */
  viewerOf: (request: FileRequest) => Promise<Viewer | null>;
}

/** The captions of the lesson `:id` that are a text, as the file a player loads; for whoever may read the lesson. */
export function captionsFile({ services, viewerOf }: CaptionsOptions): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const viewer = await viewerOf(request);
    const [text] = await services(CatalogueService).captionsTexts(viewer, [request.params.id]);
    if (!text) throw notFound('Captions');
    response.set('Cache-Control', 'no-store').type('text/vtt').send(text);
  };
}
