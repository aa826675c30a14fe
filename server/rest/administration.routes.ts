import * as z from 'zod';
import { AuditLogService, INVALID_FILTER } from '../features/audit/reading/audit-log.service';
import { ok, routesOf, type RestRequest, type Route } from './route';

const route = routesOf('Administration', 'administrators');

const query = z.object({
  actions: z.string().describe('Only these actions, separated by commas, such as `SIGNED_IN,ROLE_CHANGED`.'),
  person: z.string().describe('Only what this account did or what was done to it: its identifier.'),
  since: z.string().describe('Only from this time on, such as `2026-11-01T00:00:00Z`.'),
  until: z.string().describe('Only before this time.'),
});

const shared = {
  method: 'get',
  query,
  refusals: { 400: [INVALID_FILTER] },
} as const;
const INCOMPLETE = 'If the connection ends before the end of the file, the download failed.';

/** What administrators do with the platform. */
export const administrationRoutes: Route[] = [
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
];

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
