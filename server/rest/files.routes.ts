import * as z from 'zod';
import type { ProfileUpdated } from '../modules/accounts/account.types';
import { PictureService } from '../modules/accounts/profile/picture.service';
import { UseAdministrationService } from '../modules/assistant/use/use-administration.service';
import { AuditLogService } from '../modules/administration/audit/audit-log.service';
import { CertificateService } from '../modules/enrollments/certificates/certificate.service';
import { CatalogueService } from '../modules/courses/catalogue/catalogue.service';
import { SubscriptionService } from '../platform/mails/subscription.service';
import { MailSubscription } from '../platform/mails/subscription.types';
import { SettingsAdministrationService } from '../modules/administration/settings/settings-administration.service';
import { PlatformSettingsService } from '../platform/settings/platform-settings.service';
import type { PlatformSettings } from '../modules/administration/settings/settings-administration.types';
import { RostersService } from '../modules/teaching/rosters/imports/rosters.service';
import { InvitedStudentsService } from '../modules/teaching/rosters/invitations/invited-students.service';
import {
  MAX_LIST_BYTES,
  MAX_PACKAGE_BYTES,
  ROSTER_COLUMNS,
  type ListColumn,
} from '../modules/teaching/rosters/roster.rules';
import { requireRole, Role } from '../platform/viewer';
import { type RestRequest, routesOf } from './route';
import { existing, pick, valid } from './answers';

const busy = (what: string) => `Too many ${what} right now. Please try again.`;
const MEGABYTE = 1024 * 1024;

/** Its name changes with its content, so that it can be cached for ever. */
const WEBP = {
  contentType: 'image/webp',
  headers: {
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-site',
  },
};
/** It never changes, but a deleted certificate's picture must not outlive it for long. */
const PNG = { contentType: 'image/png', headers: { 'Cache-Control': 'public, max-age=86400' } };
const csv = (name: string) => ({ contentType: 'text/csv', saveAs: `${name}.csv` });

const publicFile = routesOf({ tag: 'Files', access: 'anyone', scope: 'none' });
const ownFile = routesOf({ tag: 'Files', access: 'signed in', scope: 'session only' });
const administratorsFile = routesOf({ tag: 'Files', access: 'signed in', scope: 'read:admin' });

const picture = { noun: 'picture', megabytes: 5 };
const atOnce = { max: 4, running: 0, refusal: busy('pictures') };
const rendersAtOnce = { max: 2, running: 0, refusal: busy('pictures') };
/** Each is read in a thread that may take 256 MB. */
const listsAtOnce = { max: 2, running: 0, refusal: busy('lists are being read') };
const forAdministrators = ({ viewer }: Pick<RestRequest, 'viewer'>) => requireRole(viewer, Role.ADMIN);
const NEW_LINKS = 'Links that were made before no longer work; the new ones do for 30 days.';

/** `columns`: what each column of a list has; a list that is refused may have them too. */
const rosterJson = (list: { id?: string; error?: string; columns?: ListColumn[] }) =>
  pick(list, 'id', 'error', 'columns');

const auditFilter = ['actions', 'person', 'since', 'until'];
/** Empty parameters do not filter. */
const auditFilterOf = (
  { query: { actions, person, since, until }, isHead }: RestRequest<never>,
  format: 'csv' | 'jsonl',
) => ({
  format,
  actions: actions ? actions.split(',') : null,
  personId: person || null,
  since: since ? new Date(since) : null,
  until: until ? new Date(until) : null,
  isHead,
});

const Columns = z.array(z.enum(ROSTER_COLUMNS, `columns must be one of ${ROSTER_COLUMNS.join(', ')}`));

/** What browsers and mail programs need as plain HTTP. */
export const fileRoutes = [
  publicFile('GET /pictures/platform/:name', {
    summary: 'Get the logo',
    answer: WEBP,
    call: async ({ params, services }) =>
      existing(await services(PlatformSettingsService).logo(params.name), 'Picture'),
  }),
  publicFile('GET /pictures/certificates/:number.png', {
    summary: 'Get the picture of a certificate',
    atOnce: rendersAtOnce,
    answer: PNG,
    call: async ({ params, services }) =>
      existing(await services(CertificateService).picture(params.number), 'Certificate'),
  }),
  publicFile('GET /pictures/certificates/:number.css', {
    summary: 'Get the fonts of the page of a certificate',
    atOnce: rendersAtOnce,
    answer: { contentType: 'text/css', headers: PNG.headers },
    call: async ({ params, services }) =>
      existing(await services(CertificateService).fontStyles(params.number), 'Certificate'),
  }),
  publicFile('GET /pictures/:name', {
    summary: 'Get an uploaded picture',
    answer: WEBP,
    call: async ({ params, services }) =>
      existing(await services(PictureService).file(params.name), 'Picture'),
  }),
  publicFile('GET /media/captions/:id.vtt', {
    summary: 'Get the captions of a lesson',
    access: 'anyone, a token shows more',
    scope: 'read:learning',
    answer: { contentType: 'text/vtt' },
    call: async ({ viewer, params, services }) => {
      const [text] = await services(CatalogueService).captionsTexts(viewer, [params.id]);
      return existing(text, 'Captions');
    },
  }),
  publicFile('POST /unsubscribe', {
    summary: 'Unsubscribe from an email',
    description: 'For the `List-Unsubscribe` header (RFC 8058). `GET` is a page with a button.',
    query: ['token'],
    ignoresBody: true,
    answer: { contentType: 'text/plain' },
    call: async ({ query, address, services }) => {
      const result = await services(SubscriptionService).setSubscribed(query.token ?? '', false, address);
      return result instanceof MailSubscription ? 'You are unsubscribed from this email.\n' : result;
    },
  }),
  ownFile('PUT /auth/profile/picture', {
    summary: 'Upload your picture',
    scope: 'write:profile',
    upload: picture,
    atOnce,
    answer: ({ account }: ProfileUpdated) => ({ profilePic: account.pictureUrl }),
    call: ({ viewer, file, isCanceled, services }) =>
      services(PictureService).upload(viewer, file, isCanceled),
  }),
  ownFile('PUT /platform/logo', {
    summary: 'Upload the logo of the platform',
    upload: { ...picture, permit: forAdministrators },
    atOnce,
    answer: ({ logoUrl }: PlatformSettings) => ({ logoUrl }),
    call: ({ viewer, file, services }) => services(SettingsAdministrationService).uploadLogo(viewer, file),
  }),
  ownFile('POST /instructor/courses/:courseId/rosters', {
    summary: 'Upload a CSV file of students, to check and import it',
    query: ['name', 'columns'],
    upload: {
      noun: 'file',
      megabytes: MAX_LIST_BYTES / MEGABYTE,
      permit: ({ viewer, params, services }) => services(RostersService).permitList(viewer, params.courseId!),
    },
    atOnce: listsAtOnce,
    answer: rosterJson,
    call: ({ viewer, params, query: { name = '', columns }, file: bytes, services }) =>
      services(RostersService).uploadList(viewer, params.courseId, {
        name,
        bytes,
        columns: columns ? valid(Columns, columns.split(',')) : null,
      }),
  }),
  ownFile('POST /admin/rosters', {
    summary: 'Upload a OneRoster package as ZIP, to check and import it',
    query: ['name'],
    upload: { noun: 'package', megabytes: MAX_PACKAGE_BYTES / MEGABYTE, permit: forAdministrators },
    atOnce: listsAtOnce,
    answer: rosterJson,
    call: ({ viewer, query: { name = '' }, file: bytes, services }) =>
      services(RostersService).uploadPackage(viewer, { name, bytes }),
  }),
  ownFile('GET /rosters/:importId/refused.csv', {
    summary: 'Export the rows of an import that were not imported as CSV',
    answer: csv('refused-rows'),
    call: ({ viewer, params, isHead, services }) =>
      services(RostersService).refusedAsCsv(viewer, params.importId, { isHead }),
  }),
  ownFile('POST /rosters/:importId/links.csv', {
    summary: 'Make new links for everybody whom an import invited, as CSV',
    description: NEW_LINKS,
    answer: csv('invitation-links'),
    call: ({ viewer, params, services }) => services(RostersService).linksAsCsv(viewer, params.importId),
  }),
  ownFile('POST /instructor/courses/:id/invited-students/links.csv', {
    summary: 'Make new links for everybody who is invited to a course, as CSV',
    description: NEW_LINKS,
    answer: csv('invitation-links'),
    call: ({ viewer, params, services }) => services(InvitedStudentsService).linksAsCsv(viewer, params.id),
  }),
  administratorsFile('GET /admin/audit-log.csv', {
    summary: 'Export the audit log as CSV',
    query: auditFilter,
    answer: csv('audit-log'),
    call: (request) =>
      request.services(AuditLogService).exportEntries(request.viewer, auditFilterOf(request, 'csv')),
  }),
  administratorsFile('GET /admin/audit-log.jsonl', {
    summary: 'Export the audit log as JSON lines',
    query: auditFilter,
    answer: { contentType: 'application/jsonl', saveAs: 'audit-log.jsonl' },
    call: (request) =>
      request.services(AuditLogService).exportEntries(request.viewer, auditFilterOf(request, 'jsonl')),
  }),
  administratorsFile('GET /admin/assistant-use.csv', {
    summary: 'Export the use of the assistant’s language model in a month as CSV',
    query: ['month'],
    answer: csv('assistant-use'),
    call: ({ viewer, query, services }) =>
      services(UseAdministrationService).useAsCsv(viewer, query.month || null),
  }),
];
