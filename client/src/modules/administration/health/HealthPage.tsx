import { NetworkStatus } from '@apollo/client';
import type { ReactNode } from 'react';
import { QueryPage } from '../../../apollo/QueryView';
import { formatCount, formatDateTime, formatNumber } from '../../../lib/format';
import { Button } from '../../../ui/buttons/Button';
import { Badge } from '../../../ui/display/Badge';
import { Card } from '../../../ui/display/Card';
import { DataTable } from '../../../ui/display/DataTable';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SkeletonTable } from '../../../ui/states/Skeletons';
import { SurfaceNote } from '../../../ui/states/States';
import { type HealthPageQuery, useHealthPageQuery } from './__generated__/HealthPage.generated';

/** Database, emails, background tasks, disk, memory and versions, measured when the page is opened or refreshed. */
export function HealthPage() {
  const query = useHealthPageQuery({ fetchPolicy: 'network-only' });
  return (
    <QueryPage
      title="Health"
      lead="Current state of the platform"
      actions={
        <Button
          variant="secondary"
          loading={query.networkStatus === NetworkStatus.refetch}
          loadingText="Measuring..."
          onClick={() => void query.refetch()}
        >
          Refresh
        </Button>
      }
      query={query}
      value={query.data?.viewer?.administration?.health}
      what="health of the platform"
      loading="Loading health..."
      reason="Failed to load the health of the platform"
      skeleton={<SkeletonTable rows={8} />}
    >
      {(health) => <HealthFacts health={health} />}
    </QueryPage>
  );
}

type Health = NonNullable<NonNullable<HealthPageQuery['viewer']>['administration']>['health'];

/** What was measured, with what needs attention first. */
function HealthFacts({ health }: { health: Health }) {
  const { measuredAt, warnings, database, mails, tasks, disk, process } = health;
  return (
    <Stack gap={24}>
      {warnings.length === 0 ? (
        <SurfaceNote tone="success" role="status" title="Nothing needs your attention" />
      ) : (
        <SurfaceNote tone="warning" role="status" title="This needs your attention">
          <ul className="wm-bullets">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </SurfaceNote>
      )}
      <Grid min={300} gap={16} columns={2}>
        <Facts
          title="Database"
          facts={
            database && [
              ['PostgreSQL', database.version],
              ['Response time', `${database.responseMs.toFixed(1)} ms`],
              ['Size', formatBytes(database.sizeBytes)],
              ['Connections', `${database.connections} of ${database.maxConnections}`],
              ['Migrations', formatNumber(database.migrationCount)],
              // Without its timestamp.
              ['Newest migration', database.lastMigration.replace(/\d+$/, '')],
            ]
          }
        />
        <Facts
          title="Emails"
          facts={
            mails && [
              ['Mail server', mails.isConfigured ? 'Configured' : 'Not configured'],
              ['Waiting', formatNumber(mails.waiting)],
              ['Failed, tried again', formatNumber(mails.failing)],
              ['Oldest waiting', mails.oldestAt ? formatDateTime(mails.oldestAt) : 'None'],
              ['Sent in 24 hours', formatNumber(mails.sent)],
              ['Given up in 24 hours', formatNumber(mails.givenUp)],
            ]
          }
        />
        <Facts
          title="Process"
          facts={[
            ['Waymark', process.version],
            ['Node.js', process.nodeVersion],
            ['Started', formatDateTime(process.startedAt)],
            ['Live events', process.isHearingEvents ? 'Received' : 'Missed'],
            [
              'Last heartbeat',
              process.heartbeatAgeSeconds === null
                ? 'None'
                : `${process.heartbeatAgeSeconds.toFixed(1)} seconds ago`,
            ],
          ]}
        />
        <Facts
          title="Disk and memory"
          facts={[
            ['Disk', formatBytes(disk.totalBytes)],
            ['Free', formatBytes(disk.freeBytes)],
            ['Memory of the process', formatBytes(process.memoryBytes)],
            ['In use by objects', formatBytes(process.heapBytes)],
            ['Limit for objects', formatBytes(process.heapLimitBytes)],
          ]}
        />
      </Grid>
      <Section title="Background tasks">
        <DataTable
          caption="Background tasks of the process that answered"
          dense
          rows={tasks}
          rowKey={({ name }) => name}
          columns={[
            { header: 'Task', cell: ({ name }) => wordsOf(name) },
            { header: 'Runs', cell: ({ everySeconds }) => intervalWords(everySeconds) },
            {
              header: 'Last run',
              hint: 'In the process that answered; each process of the platform runs them',
              kind: 'short',
              cell: ({ lastEndedAt }) => (lastEndedAt ? formatDateTime(lastEndedAt) : 'Not since startup'),
            },
            {
              header: 'Result',
              onPhone: 'plain',
              cell: ({ lastEndedAt, hasFailed }) =>
                hasFailed ? (
                  <Badge tone="error">Failed</Badge>
                ) : lastEndedAt ? (
                  <Badge tone="success">Done</Badge>
                ) : (
                  <Badge>Waiting</Badge>
                ),
            },
          ]}
        />
      </Section>
      <p className="wm-muted">Measured {formatDateTime(measuredAt)}</p>
    </Stack>
  );
}

interface FactsProps {
  title: string;
  /** null while the database, which alone knows them, does not answer. */
  facts: readonly (readonly [label: string, value: ReactNode])[] | null;
}

/** A card with what is known of one part of the platform. */
function Facts({ title, facts }: FactsProps) {
  return (
    <Card>
      <Section title={title}>
        {facts ? (
          <dl className="wm-stack wm-gap-8">
            {facts.map(([label, value]) => (
              <div
                key={label}
                className="wm-cluster wm-align-stretch wm-justify-space-between wm-gap-16 wm-gap-y-0"
              >
                <dt className="wm-muted">{label}</dt>
                <dd className="wm-anywhere wm-numbers">{value}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>Unknown, because the database isn’t responding.</p>
        )}
      </Section>
    </Card>
  );
}

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'];

/** "812 bytes", "1.5 MiB", "120 GiB". */
export function formatBytes(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${unit === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${UNITS[unit]}`;
}

/** "every 10 seconds", "every minute", "every hour". */
export function intervalWords(seconds: number): string {
  const [count, unit] =
    seconds % 3600 === 0
      ? [seconds / 3600, 'hour']
      : seconds % 60 === 0
        ? [seconds / 60, 'minute']
        : [seconds, 'second'];
  return count === 1 ? `every ${unit}` : `every ${formatCount(count, unit)}`;
}

/** The words of a class's name: "Mail outbox sweeper" for MailOutboxSweeper. */
export function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
