import type { Request, RequestHandler } from 'express';
import { RosterUploadService } from '../features/rosters/imports/roster-upload.service';
import { MAX_LIST_BYTES, MAX_PACKAGE_BYTES } from '../features/rosters/roster.rules';
import { requireRole, Role } from '../platform/viewer';
import { upload, type UploadOptions } from './upload';

const most = { count: 2, refusal: 'Too many lists are being read right now. Please try again.' };

const nameOf = ({ query: { name } }: Request) => (typeof name === 'string' ? name : '');
const courseOf = ({ params: { courseId } }: Request) => String(courseId);

/** `POST /instructor/courses/:courseId/rosters?name=…`: a CSV file with students; answers `{ id }` of the import. */
export const listUpload = ({ services, viewerOf }: UploadOptions): RequestHandler =>
  upload({
    maxBytes: MAX_LIST_BYTES,
    most,
    tooLarge: `The file can be at most ${MAX_LIST_BYTES / 1024 / 1024} MB`,
    permit: async (request) =>
      services(RosterUploadService).permitList(
        await viewerOf(request, { scope: 'session only' }),
        courseOf(request),
      ),
    store: (viewer, bytes, request) =>
      services(RosterUploadService).uploadList(viewer, courseOf(request), { name: nameOf(request), bytes }),
  });

/** `POST /admin/rosters?name=…`: a OneRoster package as ZIP; administrators only; answers `{ id }` of the import. */
export const packageUpload = ({ services, viewerOf }: UploadOptions): RequestHandler =>
  upload({
    maxBytes: MAX_PACKAGE_BYTES,
    most,
    tooLarge: `The package can be at most ${MAX_PACKAGE_BYTES / 1024 / 1024} MB`,
    permit: async (request) => requireRole(await viewerOf(request, { scope: 'session only' }), Role.ADMIN),
    store: (viewer, bytes, request) =>
      services(RosterUploadService).uploadPackage(viewer, { name: nameOf(request), bytes }),
  });
