import { requireRole, Role } from '../platform/viewer';
import {
  PlatformSettingsEditConflict,
  PlatformSettingsUpdated,
  TestEmailSent,
} from '../features/platform-settings/administration/settings-administration.types';
import { SettingsAdministrationService } from '../features/platform-settings/administration/settings-administration.service';
import { TestEmailService } from '../features/platform-settings/administration/test-email.service';
import { constant, documented } from './inputs';
import { mergedEdit } from './merged-edit';
import { body, json, ok, refused, routesOf, type RestRequest, type Route } from './route';
import * as schemas from './settings.schemas';
import { optionalWholeNumber } from './values';

const settings = json('The settings.', schemas.PlatformSettings);

const route = routesOf('Administration', 'administrators', 'write:admin');

/** The settings of the platform, for administrators. */
export const settingsRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/settings',
    operationId: 'getPlatformSettings',
    scope: 'read:admin',
    summary: 'Get the settings of the platform',
    answers: { 200: settings },
    answer: async ({ viewer }, services) =>
      ok(await services(SettingsAdministrationService).settings(viewer)),
  }),
  route({
    method: 'put',
    path: '/admin/settings',
    operationId: 'updatePlatformSettings',
    scope: 'session only',
    summary: 'Change settings of the platform',
    body: body(schemas.PlatformSettingsEdit, { name: 'School of Ada', instructorAccess: 'by-approval' }),
    answers: { 200: settings },
    refusals: {
      400: [
        'revision must be a whole number',
        'Name is required',
        'Name can be at most 40 characters',
        'Please choose who may register as an instructor',
        'Please enter at least one domain',
        '“school” is not a domain such as example.org',
        'Courses must be a whole number from 1 to 100,000, or empty for no limit',
        'Invitation emails must be a whole number from 1 to 100,000',
        'Please enter a valid email address',
      ],
      409: ['The settings were edited elsewhere. Reload to see the newer version.'],
    },
    answer: async ({ viewer, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const administration = services(SettingsAdministrationService);
      const result = await mergedEdit({
        revision: optionalWholeNumber(body.revision, 'revision'),
        read: () => administration.settings(viewer),
        write: (before, revision) => administration.update(viewer, { ...before, ...edit(body) }, revision),
        isTooLate: (outcome) => outcome instanceof PlatformSettingsEditConflict,
      });
      if (result instanceof PlatformSettingsUpdated) return ok(result.settings);
      return refused(result instanceof PlatformSettingsEditConflict ? 409 : 400, result.message);
    },
  }),
  route({
    method: 'delete',
    path: '/platform/logo',
    operationId: 'removePlatformLogo',
    scope: 'session only',
    summary: 'Return to the built-in logo',
    description: '`PUT /platform/logo` with a picture as the body uploads one.',
    answers: { 200: settings },
    answer: async ({ viewer }, services) =>
      ok(await services(SettingsAdministrationService).removeLogo(viewer)),
  }),
  route({
    method: 'post',
    path: '/admin/test-email',
    operationId: 'sendTestEmail',
    summary: 'Send a test email to yourself',
    description: 'With the saved sender. At most 10 in 10 minutes.',
    answers: { 200: json('The mail server accepted it.', schemas.TestEmailSent) },
    refusals: {
      409: ['No email can be sent, because this platform has no mail server.'],
      429: ['You sent many test emails. Please try again in ten minutes.'],
    },
    answer: async ({ viewer }, services) => {
      const result = await services(TestEmailService).send(viewer);
      return result instanceof TestEmailSent ? ok(result) : refused(409, result.message);
    },
  }),
];

/** The given settings as the input of their rules; invalid values are left for them to refuse. */
function edit(given: RestRequest['body']): object {
  const { instructorAccess, ...rest } = documented(
    given,
    schemas.PlatformSettingsEdit,
  ) as RestRequest['body'];
  return { ...rest, ...(instructorAccess !== undefined && { instructorAccess: constant(instructorAccess) }) };
}
