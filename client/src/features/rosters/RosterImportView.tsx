import type { ReactNode } from 'react';
import { errorSentence } from '../../apollo/errors';
import { formatCount, formatDateTime, formatNumber } from '../../lib/format';
import { ProgressBar } from '../../ui/display/ProgressBar';
import { Section, Stack } from '../../ui/layout/Layout';
import { ErrorState } from '../../ui/states/ErrorState';
import { LoadingState } from '../../ui/states/LoadingState';
import { SkeletonTable } from '../../ui/states/SkeletonPanels';
import { SurfaceNote } from '../../ui/states/SurfaceNote';
import { RefusedRowsButton } from './RefusedRowsButton';
import { RosterCounts } from './RosterCounts';
import {
  type RosterImportQuery,
  useRosterImportQuery,
  useRosterProgressQuery,
} from './RosterImport.generated';
import { RosterRows } from './RosterRows';
import { StartImport } from './StartImport';

type Found = RosterImportQuery['rosterImport'];

const POLL_MS = 1000;

interface RosterImportViewProps {
  id: string;
  onDiscarded: () => void;
  /** Above the rows, while the import has not begun: what else is to choose. */
  choices?: ReactNode;
}

/** An import: what it would change, its progress, or what it changed. */
export function RosterImportView({ id, onDiscarded, choices }: RosterImportViewProps) {
  const { data, loading, error, refetch } = useRosterImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.rosterImport;
  if (!found && loading)
    return (
      <LoadingState text="Loading import...">
        <SkeletonTable rows={6} />
      </LoadingState>
    );
  if (!found)
    return (
      <ErrorState
        title="The import couldn’t be loaded"
        message={errorSentence(error, 'Failed to load import')}
        onRetry={() => void refetch()}
      />
    );
  const refusedCount = found.counts.find(({ outcome }) => outcome === 'REFUSED')?.count ?? 0;
  return (
    <Section title={found.fileName} actions={refusedCount > 0 && <RefusedRowsButton id={id} />}>
      <Stack gap={24}>
        <p>
          {formatCount(found.rowCount, 'row')}, uploaded by {found.ownerName} on{' '}
          {formatDateTime(found.createdAt)}
        </p>
        {found.state === 'IMPORTING' && <Progress {...found} />}
        {found.state === 'DONE' && <Done {...found} />}
        <RosterCounts counts={found.counts} state={found.state} />
        {found.state === 'CHECKED' && (
          <>
            {choices}
            <StartImport found={found} onDiscarded={onDiscarded} />
          </>
        )}
        {/* Again for each state: the rows have other results then. */}
        <RosterRows key={found.state} id={id} state={found.state} />
      </Stack>
    </Section>
  );
}

/** Asks for the progress as long as it is shown; the answers update the whole page. */
function Progress({ id, rowCount, doneCount }: Found) {
  useRosterProgressQuery({ variables: { id }, fetchPolicy: 'network-only', pollInterval: POLL_MS });
  return (
    <Stack gap={8}>
      <ProgressBar percent={(100 * doneCount) / Math.max(1, rowCount)} label="Progress of the import" />
      <p>
        {formatNumber(doneCount)} of {formatCount(rowCount, 'row')}. The import continues if you leave this
        page.
      </p>
    </Stack>
  );
}

function Done({ finishedAt, removesOthers }: Found) {
  return (
    <SurfaceNote tone="success" role="status" title="The import is done">
      {finishedAt && <p>It ended on {formatDateTime(finishedAt)}.</p>}
      {removesOthers && <p>Everybody who was not in the file was removed.</p>}
    </SurfaceNote>
  );
}
