import { PagedList } from '../../../apollo/QueryView';
import { useAddressParams } from '../../../forms/useAddressParams';
import { formatDateTime } from '../../../lib/format';
import { DataTable } from '../../../ui/display/DataTable';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { TitledPage } from '../../../ui/layout/TitledPage';
import { MenuButton } from '../../../ui/overlays/MenuButton';
import { MenuPanel } from '../../../ui/overlays/MenuPanel';
import { EmptyState } from '../../../ui/states/EmptyState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import styles from '../Administration.module.css';
import { AdministratorsOnlyNote } from '../AdministratorsOnly';
import { AUDIT_ACTIONS, AUDIT_GROUPS, actionsOfGroup, type AuditGroup } from './auditActions';
import { auditFilterOf, chosenAction, chosenDay, chosenPerson } from './auditFilter';
import { type AuditRowFragment, useAuditLogPageQuery } from './AuditLogPage.generated';
import { AuditSentence } from './AuditSentence';
import { PersonFilter } from './PersonFilter';
import { useExportAuditLog } from './useExportAuditLog';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** Who did what to whom, newest first, with its filters in the URL (`?action=`, `?person=`, `?from=`, `?to=`). */
export function AuditLogPage() {
  const [params, setParams] = useAddressParams();
  const filter = auditFilterOf(params);
  const { exportAs, isRunning } = useExportAuditLog(filter);
  const query = useAuditLogPageQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return (
    <TitledPage
      title="Audit log"
      lead="Who did what, to whom, when and from where"
      actions={
        <MenuButton
          label={isRunning ? 'Exporting...' : 'Export'}
          icon={<DownloadIcon size={18} />}
          choices={[
            { label: 'As CSV', onChoose: () => void exportAs('csv') },
            { label: 'As JSON lines', onChoose: () => void exportAs('jsonl') },
          ]}
          Panel={MenuPanel}
        />
      }
    >
      <div className={styles.filters}>
        <SelectField
          label="Action"
          value={chosenAction(params)}
          onChange={({ target }) => setParams({ action: target.value.toLowerCase() })}
        >
          <option value="">All actions</option>
          {GROUPS.map((group) => (
            <optgroup key={group} label={AUDIT_GROUPS[group]}>
              <option value={group}>All: {AUDIT_GROUPS[group]}</option>
              {actionsOfGroup(group).map((action) => (
                <option key={action} value={action}>
                  {AUDIT_ACTIONS[action].label}
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
      </div>
      <PersonFilter
        personId={chosenPerson(params)}
        onChoose={(id) => setParams({ person: id })}
        className={styles.search}
      />
      <PagedList
        query={query}
        list={query.data?.viewer?.administration?.auditLog}
        what="audit log"
        reason="Failed to load the audit log"
        more="entries"
        skeleton={<SkeletonTable rows={8} />}
        otherwise={<AdministratorsOnlyNote />}
        empty={
          <EmptyState
            title="No entries found"
            text={
              Object.values(filter).every((part) => part === null)
                ? 'Nothing has been recorded yet.'
                : 'Nothing was recorded that matches these filters.'
            }
          />
        }
      >
        {(entries: readonly AuditRowFragment[]) => (
          <DataTable<AuditRowFragment>
            caption="Audit log"
            hideCaption
            className={styles.table}
            rows={entries}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'time',
                header: 'Time',
                hint: 'In the time zone of your device',
                cell: ({ occurredAt }) => (
                  <time dateTime={occurredAt} className={styles.date}>
                    {formatDateTime(occurredAt)}
                  </time>
                ),
              },
              {
                key: 'what',
                header: 'What happened',
                rowHeader: true,
                cell: (entry) => (
                  <span className={styles.sentence}>
                    <AuditSentence entry={entry} />
                  </span>
                ),
              },
              {
                key: 'network',
                header: 'Network',
                hint: 'The beginning of the network address',
                cell: ({ network }) => <span className={styles.date}>{network ?? '–'}</span>,
              },
            ]}
          />
        )}
      </PagedList>
    </TitledPage>
  );
}
