import {
  AUDIT_ACTIONS,
  AUDIT_GROUPS,
  actionsOfGroup,
  type AuditAction,
  type AuditGroup,
} from './auditActions';

/** The filter of the audit log, as its query takes it; null: no filter. */
export interface AuditFilter {
  actions: AuditAction[] | null;
  personId: string | null;
  /** ISO 8601. */
  since: string | null;
  until: string | null;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isGroup = (value: string): value is AuditGroup => Object.hasOwn(AUDIT_GROUPS, value);
const isAction = (value: string): value is AuditAction => Object.hasOwn(AUDIT_ACTIONS, value);

/** The value of the action filter: a group, an action, 'all', or '' for all but log-ins. */
export function chosenAction(params: URLSearchParams): AuditGroup | AuditAction | 'all' | '' {
  const value = params.get('action') ?? '';
  const action = value.toUpperCase();
  return isGroup(value) || value === 'all' ? value : isAction(action) ? action : '';
}

/** The actions of an empty filter: log-ins would fill the first pages. */
const BUT_LOG_INS = (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(
  (action) => action !== 'SIGNED_IN' && action !== 'SIGNED_IN_WITH_PROVIDER',
);

function actionsOf(chosen: ReturnType<typeof chosenAction>): AuditAction[] | null {
  if (chosen === 'all') return null;
  if (chosen === '') return BUT_LOG_INS;
  return isGroup(chosen) ? actionsOfGroup(chosen) : [chosen];
}

/** A day of the filter (`from` or `to`), such as 2026-11-21, or '' for none. */
export function chosenDay(params: URLSearchParams, name: 'from' | 'to'): string {
  const value = params.get(name) ?? '';
  // JavaScript takes February 31 for March 3.
  return DAY.test(value) && midnight(value).getMonth() + 1 === Number(value.slice(5, 7)) ? value : '';
}

/** The account of the filter; null for none. */
export function chosenPerson(params: URLSearchParams): string | null {
  const value = params.get('person') ?? '';
  return UUID.test(value) ? value : null;
}

/** The filter of an address; days are those of the viewer's time zone, and the last one is included. */
export function auditFilterOf(params: URLSearchParams): AuditFilter {
  const [from, to] = [chosenDay(params, 'from'), chosenDay(params, 'to')];
  return {
    actions: actionsOf(chosenAction(params)),
    personId: chosenPerson(params),
    since: from ? midnight(from).toISOString() : null,
    until: to ? midnight(to, 1).toISOString() : null,
  };
}

/** The same filter for the export, as the query of an address; '' for none. */
export function exportQueryOf({ actions, personId, since, until }: AuditFilter): string {
  const params = new URLSearchParams({
    ...(actions && { actions: actions.join(',') }),
    ...(personId !== null && { person: personId }),
    ...(since !== null && { since }),
    ...(until !== null && { until }),
  });
  return params.size > 0 ? `?${params}` : '';
}

/** The beginning of a day in the viewer's time zone, or of one that many days later. */
function midnight(day: string, later = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(year, month - 1, date + later);
}
