import { formatDateTime, formatNumber } from '../../../lib/format';
import { Badge } from '../../../ui/display/Badge';
import { DataTable } from '../../../ui/display/DataTable';
import { Grid, Section, Stack } from '../../../ui/layout/Layout';
import { SurfaceNote } from '../../../ui/states/SurfaceNote';
import administration from '../Administration.module.css';
import { Facts, NoFacts } from './Facts';
import type { HealthPageQuery } from './HealthPage.generated';
import styles from './HealthPage.module.css';
import { formatBytes, intervalWords, wordsOf } from './healthWords';

type Health = NonNullable<NonNullable<HealthPageQuery['viewer']>['administration']>['health'];

/** What was measured, with what needs attention first. */
export function HealthFacts({ health }: { health: Health }) {
  const { measuredAt, warnings, database, mails, tasks, disk, process } = health;
  return (
    <Stack gap={24}>
      {warnings.length === 0 ? (
        <SurfaceNote tone="success" role="status" title="Nothing needs your attention" />
      ) : (
        <SurfaceNote tone="warning" role="status" title="This needs your attention">
          <ul className={styles.warnings}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </SurfaceNote>
      )}
      <Grid min={300} gap={16} columns={2}>
        {database ? (
          <Facts
            title="Database"
            facts={[
              ['PostgreSQL', database.version],
              ['Response time', `${database.responseMs.toFixed(1)} ms`],
              ['Size', formatBytes(database.sizeBytes)],
              ['Connections', `${database.connections} of ${database.maxConnections}`],
              ['Migrations', formatNumber(database.migrationCount)],
              // Without its timestamp.
              ['Newest migration', database.lastMigration.replace(/\d+$/, '')],
            ]}
          />
        ) : (
          <NoFacts title="Database" />
        )}
        {mails ? (
          <Facts
            title="Emails"
            facts={[
              ['Mail server', mails.isConfigured ? 'Configured' : 'Not configured'],
              ['Waiting', formatNumber(mails.waiting)],
              ['Failed, tried again', formatNumber(mails.failing)],
              ['Oldest waiting', mails.oldestAt ? formatDateTime(mails.oldestAt) : 'None'],
              ['Sent in 24 hours', formatNumber(mails.sent)],
              ['Given up in 24 hours', formatNumber(mails.givenUp)],
            ]}
          />
        ) : (
          <NoFacts title="Emails" />
        )}
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
          hideCaption
          className={administration.table}
          rows={tasks}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: 'Task', rowHeader: true, cell: ({ name }) => wordsOf(name) },
            { key: 'every', header: 'Runs', cell: ({ everySeconds }) => intervalWords(everySeconds) },
            {
              key: 'last',
              header: 'Last run',
              hint: 'In the process that answered; each process of the platform runs them',
              cell: ({ lastEndedAt }) => (
                <span className={administration.date}>
                  {lastEndedAt ? formatDateTime(lastEndedAt) : 'Not since startup'}
                </span>
              ),
            },
            {
              key: 'state',
              header: 'Result',
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
      <p className={styles.time}>Measured {formatDateTime(measuredAt)}</p>
    </Stack>
  );
}
