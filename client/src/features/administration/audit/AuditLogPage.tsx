import { useAddressParams } from '../../../forms/useAddressParams';
import { SelectField } from '../../../ui/fields/SelectField';
import { TextField } from '../../../ui/fields/TextField';
import { DownloadIcon } from '../../../ui/icons/ToolIcons';
import { Page, Stack } from '../../../ui/layout/Layout';
import { MenuButton } from '../../../ui/overlays/MenuButton';
import { MenuPanel } from '../../../ui/overlays/MenuPanel';
import { PageTitle } from '../../../ui/platform/PageTitle';
import { PageHeading } from '../../../ui/text/PageHeading';
import styles from '../Administration.module.css';
import { AUDIT_ACTIONS, AUDIT_GROUPS, actionsOfGroup, type AuditGroup } from './auditActions';
import { AuditEntries } from './AuditEntries';
import { auditFilterOf, chosenAction, chosenDay, chosenPerson } from './auditFilter';
import { PersonFilter } from './PersonFilter';
import { useExportAuditLog } from './useExportAuditLog';

const GROUPS = Object.keys(AUDIT_GROUPS) as AuditGroup[];

/** Who did what to whom, with its filters in the URL (`?action=`, `?person=`, `?from=`, `?to=`). */
export function AuditLogPage() {
  const [params, setParams] = useAddressParams();
  const filter = auditFilterOf(params);
  const { exportAs, isRunning } = useExportAuditLog(filter);

  function setParam(name: string, value: string | null) {
    setParams({ [name]: value });
  }

  return (
    <Page>
      <PageTitle>Audit log</PageTitle>
      <Stack gap={24}>
        <PageHeading
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
          Audit log
        </PageHeading>
        <div className={styles.filters}>
          <SelectField
            label="Action"
            value={chosenAction(params)}
            onChange={({ target }) => setParam('action', target.value.toLowerCase())}
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
            onChange={({ target }) => setParam('from', target.value)}
          />
          <TextField
            type="date"
            label="To"
            value={chosenDay(params, 'to')}
            onChange={({ target }) => setParam('to', target.value)}
          />
        </div>
        <PersonFilter
          personId={chosenPerson(params)}
          onChoose={(id) => setParam('person', id)}
          className={styles.search}
        />
        <AuditEntries filter={filter} />
      </Stack>
    </Page>
  );
}
