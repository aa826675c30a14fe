import * as z from 'zod';
import {
  AccountAdministrationService,
  OWN_SECOND_FACTOR,
} from '../features/accounts/administration/account-administration.service';
import { AuditLogService, INVALID_FILTER } from '../features/audit/reading/audit-log.service';
import {
  INVALID_MONTH,
  UseAdministrationService,
} from '../features/assistant/use/use-administration.service';
import { AssistantBudgetsEditConflict, AssistantBudgetsUpdated } from '../features/assistant/use/use.types';
import { HealthService } from '../features/health/health.service';
import { requireRole, Role } from '../platform/viewer';
import * as schemas from './administration.schemas';
import { Health } from './health.schemas';
import { constant, documented } from './inputs';
import { mergedEdit } from './merged-edit';
import { BAD_PAGE, pageAsked } from './paging';
import { SHARED_ACCOUNT } from './people.routes';
import { body, json, ok, refused, routesOf, type RestRequest, type Route } from './route';
import { flag, identityOf } from './schema';
import { optionalWholeNumber } from './values';

const route = routesOf('Administration', 'administrators', 'read:admin');

const shared = {
  method: 'get',
  query: schemas.AuditQuery,
  refusals: { 400: [INVALID_FILTER] },
} as const;
const ofMonth = {
  method: 'get',
  query: z.object({
    month: z.string().describe('The month in UTC, such as `2026-11`; by default the present one.'),
  }),
  refusals: { 400: [INVALID_MONTH] },
} as const;
const INCOMPLETE = 'If the connection ends before the end of the file, the download failed.';

/** What administrators do with the platform. */
export const administrationRoutes: Route[] = [
  route({
    method: 'get',
    path: '/admin/health',
    operationId: 'getHealth',
    summary: 'Get the health of the platform',
    description: 'Without what only the database knows while it does not answer.',
    answers: { 200: json('As it is now.', Health) },
    answer: async ({ viewer }, services) => ok(await services(HealthService).health(viewer)),
  }),
  route({
    method: 'get',
    path: '/admin/audit-log',
    operationId: 'listAuditEntries',
    summary: 'List the entries of the audit log',
    query: schemas.AuditPageQuery,
    answers: { 200: json('Newest first.', schemas.AuditEntries) },
    refusals: { 400: [...BAD_PAGE, INVALID_FILTER] },
    answer: async (request, services) => {
      requireRole(request.viewer, Role.ADMIN);
      const { isHead: _, ...filter } = asked(request);
      return ok(
        await services(AuditLogService).entries(request.viewer, { ...filter, ...pageAsked(request.query) }),
      );
    },
  }),
  route({
    ...shared,
    path: '/admin/audit-log.csv',
    operationId: 'exportAuditLogAsCsv',
    summary: 'Export the audit log as CSV',
    description: 'Newest first. The export is an entry of the log itself.',
    answers: {
      200: {
        contentType: 'text/csv',
        saveAs: 'audit-log.csv',
        description: `One row per entry with the columns Time, Action, Actor, Actor id, Subject, Subject id, Details, About and Network. Cells that a spreadsheet would treat as a formula begin with an apostrophe. ${INCOMPLETE}`,
      },
    },
    answer: async (request, services) =>
      ok(await services(AuditLogService).exportEntries(request.viewer, { format: 'csv', ...asked(request) })),
  }),
  route({
    ...shared,
    path: '/admin/audit-log.jsonl',
    operationId: 'exportAuditLogAsJsonLines',
    summary: 'Export the audit log as JSON lines',
    description: 'Newest first. The export is an entry of the log itself.',
    answers: {
      200: {
        contentType: 'application/jsonl',
        saveAs: 'audit-log.jsonl',
        description: `One JSON object per line with the fields of \`AuditEntry\` in the GraphQL schema. ${INCOMPLETE}`,
      },
    },
    answer: async (request, services) =>
      ok(
        await services(AuditLogService).exportEntries(request.viewer, { format: 'jsonl', ...asked(request) }),
      ),
  }),
  route({
    ...ofMonth,
    path: '/admin/assistant-use',
    operationId: 'getAssistantUse',
    summary: 'Get the use of the assistant’s language model, and its budgets',
    answers: { 200: json('What was used in the month.', schemas.AssistantUse) },
    answer: async ({ viewer, query: { month } }, services) => {
      const administration = services(UseAdministrationService);
      const use = await administration.use(viewer, month || null);
      return ok({ ...use, budgets: await administration.budgets(viewer) });
    },
  }),
  route({
    method: 'put',
    path: '/admin/assistant-budgets',
    operationId: 'updateAssistantBudgets',
    scope: 'session only',
    summary: 'Change the budgets for the assistant’s language model',
    description:
      'When one is used up, answers and outlines are put together from the lessons without the model, and other texts cannot be suggested. `GET /admin/assistant-use` returns the budgets.',
    body: body(schemas.AssistantBudgetsEdit, { unit: 'tokens', perPerson: 50_000 }),
    answers: { 200: json('The budgets.', schemas.AssistantBudgets) },
    refusals: {
      400: [
        'revision must be a whole number',
        'Please choose what is counted',
        'The budget per person per day must be a whole number up to 2,000,000,000, or empty for no limit',
        'The budget per course per day must be a whole number up to 2,000,000,000, or empty for no limit',
        'The monthly budget must be a whole number up to 2,000,000,000, or empty for no limit',
      ],
      409: ['The budgets were edited elsewhere. Reload to see the newer version.'],
    },
    answer: async ({ viewer, body }, services) => {
      requireRole(viewer, Role.ADMIN);
      const administration = services(UseAdministrationService);
      const result = await mergedEdit({
        revision: optionalWholeNumber(body.revision, 'revision'),
        read: () => administration.budgets(viewer),
        write: (before, revision) =>
          administration.update(viewer, { ...before, ...budgetsOf(body) }, revision),
        isTooLate: (outcome) => outcome instanceof AssistantBudgetsEditConflict,
      });
      if (result instanceof AssistantBudgetsUpdated) return ok(result.budgets);
      return refused(result instanceof AssistantBudgetsEditConflict ? 409 : 400, result.message);
    },
  }),
  route({
    ...ofMonth,
    path: '/admin/assistant-use.csv',
    operationId: 'exportAssistantUseAsCsv',
    summary: 'Export the use of the assistant’s language model as CSV',
    answers: {
      200: {
        contentType: 'text/csv',
        saveAs: 'assistant-use.csv',
        description:
          'One row per day, course and kind of request with the columns Day, Course, Course id, Kind, Requests, Tokens, Failures and Replaced answers.',
      },
    },
    answer: async ({ viewer, query: { month } }, services) =>
      ok(await services(UseAdministrationService).useAsCsv(viewer, month || null)),
  }),
  route({
    method: 'delete',
    path: '/admin/people/:accountId/second-factor',
    operationId: 'removeSecondFactor',
    scope: 'session only',
    summary: 'Remove the second factor of an account',
    description:
      'For a lost device: the password is enough again. Ends all sessions of the account, and its owner is told by email.',
    params: { accountId: 'Identifier of the account.' },
    answers: {
      200: json(
        'The account.',
        z.object({ ...identityOf('account'), hasSecondFactor: flag('Always false.', false) }),
      ),
    },
    refusals: { 403: [OWN_SECOND_FACTOR, SHARED_ACCOUNT], 404: ['Account not found'] },
    answer: async ({ viewer, address, params }, services) =>
      ok(
        await services(AccountAdministrationService).removeSecondFactor(
          { viewer, address },
          params.accountId,
        ),
      ),
  }),
];

/** The given budgets as the input of their rules; invalid values are left for them to refuse. */
function budgetsOf(given: RestRequest['body']): object {
  const { unit, ...rest } = documented(given, schemas.AssistantBudgetsEdit) as RestRequest['body'];
  return { ...rest, ...(unit !== undefined && { unit: constant(unit) }) };
}

/** The filter of a request; empty parameters do not filter. */
function asked({ query: { actions, person, since, until }, isHead }: RestRequest) {
  return {
    actions: actions ? actions.split(',') : null,
    personId: person || null,
    since: since ? new Date(since) : null,
    until: until ? new Date(until) : null,
    isHead,
  };
}
