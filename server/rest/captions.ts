import type { RequestHandler } from 'express';
import { CatalogueService } from '../features/courses/catalogue/catalogue.service';
import { notFound } from '../platform/errors';
import type { Services, ViewerOf } from './route';

interface CaptionsOptions {
  services: Services;
  viewerOf: ViewerOf;
}

/** Serves the captions of lesson `:id` as a WebVTT file to everyone who can read the lesson. */
export function captionsFile({ services, viewerOf }: CaptionsOptions): RequestHandler<{ id: string }> {
  return async (request, response) => {
    const viewer = await viewerOf(request, { scope: 'read:learning' });
    const [text] = await services(CatalogueService).captionsTexts(viewer, [request.params.id]);
    if (!text) throw notFound('Captions');
    response.set('Cache-Control', 'no-store').type('text/vtt').send(text);
  };
}
