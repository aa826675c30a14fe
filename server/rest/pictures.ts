import type { RequestHandler, Response } from 'express';
import { ProfileUpdated } from '../features/accounts/account.types';
import { PictureService } from '../features/accounts/profile/picture.service';
import { CertificateService } from '../features/certificates/certificate.service';
import { SettingsAdministrationService } from '../features/platform-settings/administration/settings-administration.service';
import { PlatformSettingsService } from '../features/platform-settings/platform-settings.service';
import { notFound, rateLimited } from '../platform/errors';
import { InvalidInput } from '../platform/user-error';
import { requireRole, requireViewer, Role } from '../platform/viewer';
import type { Services } from './route';
import { upload, type UploadOptions } from './upload';

const MAX_BYTES = 5 * 1024 * 1024;
/** Uploads whose bytes are in memory at once. */
const MAX_UPLOADS = 4;

const picture = {
  maxBytes: MAX_BYTES,
  most: { count: MAX_UPLOADS, running: 0, refusal: 'Too many pictures right now. Please try again.' },
  tooLarge: 'The picture can be at most 5 MB',
};

/** `PUT /auth/profile/picture`: answers `{ profilePic }`. */
export const pictureUpload = ({ services, viewerOf }: UploadOptions): RequestHandler =>
  upload({
    ...picture,
    permit: async (request) => requireViewer(await viewerOf(request, { scope: 'write:profile' })),
    store: async (viewer, file, _request, isCanceled) => {
      const result = await services(PictureService).upload(viewer, file, isCanceled);
      return result instanceof ProfileUpdated ? { profilePic: result.account.pictureUrl } : result;
    },
  });

/** `PUT /platform/logo`: administrators only; answers `{ logoUrl }`. */
export const logoUpload = ({ services, viewerOf }: UploadOptions): RequestHandler =>
  upload({
    ...picture,
    permit: async (request) => requireRole(await viewerOf(request, { scope: 'session only' }), Role.ADMIN),
    store: async (viewer, file) => {
      const result = await services(SettingsAdministrationService).uploadLogo(viewer, file);
      return result instanceof InvalidInput ? result : { logoUrl: result.logoUrl };
    },
  });

/** Drawing takes some hundredths of a second of a processor. */
const MAX_DRAWINGS = 2;

type CertificateFile = RequestHandler<{ number: string; type: string }>;

/**
 * `GET /pictures/certificates/:number.png` is what link previews show of a certificate, `.css` the fonts of its page. They
 * never change, but must not outlive a deleted certificate for long.
 */
export function certificateFile({ services }: { services: Services }): CertificateFile {
  let running = 0;
  return async ({ params: { number, type } }, response, next) => {
    if (type !== 'png' && type !== 'css') return next();
    if (running >= MAX_DRAWINGS) throw rateLimited('Too many pictures right now. Please try again.', 2);
    running++;
    try {
      const certificates = services(CertificateService);
      const file = await (type === 'png' ? certificates.picture(number) : certificates.fontStyles(number));
      if (file === null) throw notFound('Certificate');
      response.set('Cache-Control', 'public, max-age=86400').type(type).send(file);
    } finally {
      running--;
    }
  };
}

/** `GET /pictures/:name`: an uploaded picture. Its name changes with its content, so that it can be cached for ever. */
export function pictureFile({ services }: { services: Services }): RequestHandler<{ name: string }> {
  return async (request, response) => {
    sendPicture(response, await services(PictureService).file(request.params.name));
  };
}

/** `GET /pictures/platform/:name`: the platform's logo, likewise. */
export function logoFile({ services }: { services: Services }): RequestHandler<{ name: string }> {
  return async (request, response) => {
    sendPicture(response, await services(PlatformSettingsService).logo(request.params.name));
  };
}

function sendPicture(response: Response, file: Buffer | null): void {
  if (!file) throw notFound('Picture');
  response
    .set('Cache-Control', 'public, max-age=31536000, immutable')
    .set('Content-Security-Policy', "default-src 'none'; sandbox")
    .set('Cross-Origin-Resource-Policy', 'same-site')
    .type('image/webp')
    .send(file);
}
