import type { Request, RequestHandler } from 'express';
import { RosterUploadService } from '../features/rosters/imports/roster-upload.service';
import {
  MAX_LIST_BYTES,
  MAX_PACKAGE_BYTES,
  ROSTER_COLUMNS,
  type RosterColumn,
} from '../features/rosters/roster.rules';
import { Refusal } from '../platform/errors';
import { requireRole, Role } from '../platform/viewer';
import { notOneOf } from './values';
import { upload, type UploadOptions } from './upload';

/** Each is read in a thread that may take 256 MB. */
const most = { count: 2, running: 0, refusal: 'Too many lists are being read right now. Please try again.' };

const nameOf = ({ query: { name } }: Request) => (typeof name === 'string' ? name : '');
const courseOf = ({ params: { courseId } }: Request) => String(courseId);

/** What each column has, separated by commas; null: as recognized. */
function columnsOf({ query: { columns } }: Request): RosterColumn[] | null {
  if (typeof columns !== 'string' || columns === '') return null;
  return columns.split(',').map((column) => {
    const found = ROSTER_COLUMNS.find((one) => one === column);
    if (!found) throw new Refusal('BAD_USER_INPUT', notOneOf('columns', ROSTER_COLUMNS));
    return found;
  });
}

/**
 * `POST /instructor/courses/:courseId/rosters?name=…&columns=name,email`: a CSV file with students; answers `{ id,
 * columns }`: the import, and what each column has. A refusal has the columns too if choosing others may help.
 */
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
      services(RosterUploadService).uploadList(viewer, courseOf(request), {
        name: nameOf(request),
        bytes,
        columns: columnsOf(request),
      }),
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
