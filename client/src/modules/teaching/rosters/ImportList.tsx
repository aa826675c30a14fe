import { Link } from 'react-router-dom';
import type { RosterState } from '../../../apollo/__generated__/types';
import { formatDateTime, formatNumber } from '../../../lib/format';
import { DataTable } from '../../../ui/display/DataTable';
import type { RosterSummaryFragment } from './__generated__/RosterImport.generated';

/** The state of an import in the list of imports. */
const ROSTER_STATES: Readonly<Record<RosterState, string>> = {
  CHECKED: 'Not imported yet',
  IMPORTING: 'Importing',
  DONE: 'Imported',
  FAILED: 'Failed',
  STOPPED: 'Stopped',
};

interface ImportListProps {
  imports: readonly RosterSummaryFragment[];
  /** The address of the page, which shows the import of its query. */
  path: string;
}

/** The imports of the last 30 days, newest first. */
export function ImportList({ imports, path }: ImportListProps) {
  return (
    <DataTable<RosterSummaryFragment>
      caption="Past imports"
      rows={imports}
      rowKey={({ id }) => id}
      empty={<p>Files that you upload are listed here for 30 days.</p>}
      columns={[
        {
          header: 'File',
          kind: 'words',
          cell: ({ id, fileName }) => (
            <Link to={`${path}?import=${id}`} className="wm-link">
              {fileName}
            </Link>
          ),
        },
        { header: 'State', cell: ({ state }) => ROSTER_STATES[state] },
        { header: 'Rows', align: 'end', cell: ({ rowCount }) => formatNumber(rowCount) },
        { header: 'Uploaded', kind: 'short', cell: ({ createdAt }) => formatDateTime(createdAt) },
      ]}
    />
  );
}
