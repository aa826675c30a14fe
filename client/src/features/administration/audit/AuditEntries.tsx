import { errorSentence } from '../../../apollo/errors';
import { formatDateTime } from '../../../lib/format';
import { DataTable } from '../../../ui/display/DataTable';
import { ShowMore } from '../../../ui/display/ShowMore';
import { Stack } from '../../../ui/layout/Layout';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ErrorState } from '../../../ui/states/ErrorState';
import { LoadingState } from '../../../ui/states/LoadingState';
import { SkeletonTable } from '../../../ui/states/SkeletonPanels';
import styles from '../Administration.module.css';
import { AdministratorsOnly } from '../AdministratorsOnly';
import type { AuditFilter } from './auditFilter';
import { type AuditRowFragment, useAuditLogPageQuery } from './AuditLogPage.generated';
import { AuditSentence } from './AuditSentence';

/** The entries that match, newest first. */
export function AuditEntries({ filter }: { filter: AuditFilter }) {
  const { data, loading, error, refetch, fetchMore } = useAuditLogPageQuery({
    variables: filter,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const errorText = (reason: unknown) => errorSentence(reason, 'Failed to load the audit log');
  if (!data && loading)
    return (
      <LoadingState text="Loading audit log...">
        <SkeletonTable rows={8} />
      </LoadingState>
    );
  if (!data)
    return (
      <ErrorState
        title="The audit log couldn’t be loaded"
        message={errorText(error)}
        onRetry={() => void refetch()}
      />
    );
  const log = data.viewer?.administration?.auditLog;
  if (!log) return <AdministratorsOnly />;
  if (log.nodes.length === 0)
    return (
      <EmptyState
        title="No entries found"
        text={
          Object.values(filter).every((part) => part === null)
            ? 'Nothing has been recorded yet.'
            : 'Nothing was recorded that matches these filters.'
        }
      />
    );
  return (
    <Stack gap={12}>
      <DataTable<AuditRowFragment>
        caption="Audit log"
        hideCaption
        className={styles.table}
        rows={log.nodes}
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
      <ShowMore
        hasMore={log.pageInfo.hasNextPage}
        onMore={() => fetchMore({ variables: { after: log.pageInfo.endCursor } })}
        errorText={errorText}
      >
        Show more entries
      </ShowMore>
    </Stack>
  );
}
