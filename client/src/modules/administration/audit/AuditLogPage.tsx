import { useState } from 'react';
import { fetchFile, saveFetched } from '../../../apollo/fetchFile';
import { PagedList, QueryView } from '../../../apollo/QueryView';
import { useAddressParams, useTableSort } from '../../../forms/useAddressParams';
import { formatDateTime } from '../../../lib/format';
import { Chip, RemovableChip } from '../../../ui/buttons/Chip';
import { DataTable } from '../../../ui/display/DataTable';
import { FilterBar, SearchForm } from '../../../ui/fields/SearchForm';
import { SelectField, TextField } from '../../../ui/fields/Fields';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { Cluster, Stack, TitledPage } from '../../../ui/layout/Layout';
import { MenuButton } from '../../../ui/overlays/MenuButton';
import { EmptyState } from '../../../ui/states/States';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { AUDIT_ACTIONS, AUDIT_GROUPS, type AuditAction, type AuditGroup } from './auditActions';
import {
  type AuditRowFragment,
  useAuditLogPageQuery,
  useFilteredPersonQuery,
  useFindPeopleQuery,
} from './__generated__/AuditLogPage.generated';
import { AuditSentence } from './AuditSentence';

/** Who did what to whom, by time, with its filters in the URL (`?action=`, `?person=`, `?from=`, `?to=`). */
export function AuditLogPage() {
  const [params, setParams] = useAddressParams();
  const filter = auditFilterOf(params);
  const isFiltered = chosenAction(params) !== '' || filter.since !== null || filter.until !== null;
  const [isExporting, setExporting] = useState(false);
  const sort = useTableSort('time-down');
  const query = useAuditLogPageQuery({
    variables: { ...filter, descending: sort.isDescending },
    fetchPolicy: 'cache-and-network',
  });

  /** Downloads all entries that match the filter. */
  async function exportAs(format: 'csv' | 'jsonl') {
    setExporting(true);
    await saveFetched(
      fetchFile(`/admin/audit-log.${format}${exportQueryOf(filter)}`),
      `audit-log.${format}`,
      'The audit log couldn’t be exported. Please try again.',
    );
    setExporting(false);
  }

  return (
    <TitledPage
      title="Audit log"
      actions={
        <MenuButton
          label={isExporting ? 'Exporting...' : 'Export'}
          icon={<DownloadIcon size={18} />}
          choices={[
            { label: 'As CSV', onChoose: () => void exportAs('csv') },
            { label: 'As JSON lines', onChoose: () => void exportAs('jsonl') },
          ]}
        />
      }
    >
      <FilterBar
        search={<PersonFilter personId={chosenPerson(params)} onChoose={(id) => setParams({ person: id })} />}
        isFiltered={isFiltered}
      >
        <SelectField
          label="Action"
          value={chosenAction(params)}
          onChange={({ target }) => setParams({ action: target.value.toLowerCase() })}
        >
          <option value="">All but log-ins</option>
          <option value="all">All actions</option>
          {Object.entries(AUDIT_GROUPS).map(([group, { label, actions }]) => (
            <optgroup key={group} label={label}>
              <option value={group}>All: {label}</option>
              {actions.map((action) => (
                <option key={action} value={action}>
                  {AUDIT_ACTIONS[action][0]}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <TextField
          type="date"
          label="From"
          value={chosenDay(params, 'from')}
          onChange={({ target }) => setParams({ from: target.value })}
        />
        <TextField
          type="date"
          label="To"
          value={chosenDay(params, 'to')}
          onChange={({ target }) => setParams({ to: target.value })}
        />
      </FilterBar>
      <PagedList
        query={query}
        list={query.data?.viewer?.administration?.auditLog}
        what="audit log"
        reason="Failed to load the audit log"
        more="entries"
        skeleton={<SkeletonTable rows={8} />}
        empty={
          <EmptyState
            title="No entries found"
            text={
              isFiltered || filter.personId !== null
                ? 'Nothing was recorded that matches these filters.'
                : 'Nothing but log-ins has been recorded yet.'
            }
          />
        }
      >
        {(entries: readonly AuditRowFragment[]) => (
          <DataTable<AuditRowFragment>
            caption="Audit log"
            dense
            rows={entries}
            sort={sort}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'time',
                header: 'Time',
                sortBy: 'server',
                hint: 'In the time zone of your device',
                kind: 'short',
                onPhone: 'plain',
                cell: ({ occurredAt }) => <time dateTime={occurredAt}>{formatDateTime(occurredAt)}</time>,
              },
              {
                header: 'What happened',
                rowHeader: true,
                kind: 'words',
                cell: (entry) => (
                  <span className="wm-regular">
                    <AuditSentence entry={entry} />
                  </span>
                ),
              },
              {
                header: 'Network',
                hint: 'The beginning of the network address',
                kind: 'short',
                cell: ({ network }) => network ?? '–',
              },
            ]}
          />
        )}
      </PagedList>
    </TitledPage>
  );
}

interface PersonFilterProps {
  /** The chosen account; null: all. */
  personId: string | null;
  onChoose: (personId: string | null) => void;
}

/** Chooses the person whose entries are listed: a search, then one of the accounts it finds. */
function PersonFilter({ personId, onChoose }: PersonFilterProps) {
  const [search, setSearch] = useState('');
  if (personId !== null) return <ChosenPerson personId={personId} onRemove={() => onChoose(null)} />;
  return (
    <Stack gap={8}>
      <SearchForm label="Search people" placeholder="Name or email" search={search} onSearch={setSearch} />
      {search && (
        <FoundPeople
          search={search}
          onChoose={(id) => {
            setSearch('');
            onChoose(id);
          }}
        />
      )}
    </Stack>
  );
}

function ChosenPerson({ personId, onRemove }: { personId: string; onRemove: () => void }) {
  const { data, loading } = useFilteredPersonQuery({ variables: { id: personId } });
  const person = data?.viewer?.administration?.person;
  const name = person?.name ?? (loading ? 'Loading...' : 'Deleted account');
  return (
    <Cluster gap={8}>
      <span>Entries of</span>
      <RemovableChip removeLabel={`Show the entries of everybody, not only of ${name}`} onRemove={onRemove}>
        {name}
      </RemovableChip>
    </Cluster>
  );
}

function FoundPeople({ search, onChoose }: { search: string; onChoose: (id: string) => void }) {
  const query = useFindPeopleQuery({ variables: { search } });
  return (
    <QueryView
      query={query}
      value={query.data?.viewer?.administration?.people}
      what="people"
      loading="Searching..."
      failed="The search failed"
      reason="Failed to search for people"
    >
      {({ nodes, pageInfo }) =>
        nodes.length === 0 ? (
          <p role="status">No name or email contains “{search}”.</p>
        ) : (
          <Stack gap={8}>
            <p role="status">{pageInfo.hasNextPage ? 'The newest accounts that match:' : 'Whose entries?'}</p>
            <Cluster gap={8}>
              {nodes.map(({ id, name, email }) => (
                <Chip key={id} onClick={() => onChoose(id)}>
                  {name} · {email}
                </Chip>
              ))}
            </Cluster>
          </Stack>
        )
      }
    </QueryView>
  );
}

/** The filter of the audit log, as its query takes it; null: no filter. */
interface AuditFilter {
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
function chosenAction(params: URLSearchParams): AuditGroup | AuditAction | 'all' | '' {
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
  return isGroup(chosen) ? AUDIT_GROUPS[chosen].actions : [chosen];
}

/** A day of the filter (`from` or `to`), such as 2026-11-21, or '' for none. */
function chosenDay(params: URLSearchParams, name: 'from' | 'to'): string {
  const value = params.get(name) ?? '';
  // JavaScript takes February 31 for March 3.
  return DAY.test(value) && midnight(value).getMonth() + 1 === Number(value.slice(5, 7)) ? value : '';
}

/** The account of the filter; null for none. */
function chosenPerson(params: URLSearchParams): string | null {
  const value = params.get('person') ?? '';
  return UUID.test(value) ? value : null;
}

/** The filter of an address; days are those of the viewer's time zone, and the last one is included. */
function auditFilterOf(params: URLSearchParams): AuditFilter {
  const [from, to] = [chosenDay(params, 'from'), chosenDay(params, 'to')];
  return {
    actions: actionsOf(chosenAction(params)),
    personId: chosenPerson(params),
    since: from ? midnight(from).toISOString() : null,
    until: to ? midnight(to, 1).toISOString() : null,
  };
}

/** The same filter for the export, as the query of an address; '' for none. */
function exportQueryOf({ actions, personId, since, until }: AuditFilter): string {
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
