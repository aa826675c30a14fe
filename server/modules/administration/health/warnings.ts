import type { Health } from './health.types';

const MINUTE_MS = 60 * 1000;
const GIBIBYTE = 2 ** 30;

/** What deserves an administrator's attention, in sentences. */
export function warningsOf(
  { measuredAt, database, mails, tasks, disk, process }: Omit<Health, 'warnings'>,
  { needsMail }: { needsMail: boolean },
): string[] {
  const failed = tasks.filter(({ hasFailed }) => hasFailed).map(({ name }) => name);
  const oldestMs = mails?.oldestAt ? measuredAt.getTime() - mails.oldestAt.getTime() : 0;
  const warnings: [boolean, string][] = [
    [database === null, 'The database does not answer.'],
    [
      database !== null && database.connections > 0.8 * database.maxConnections,
      'More than 80% of the connections that the database allows are open.',
    ],
    [
      needsMail && mails?.isConfigured === false,
      'No mail server is configured: nobody can reset a password.',
    ],
    [(mails?.failing ?? 0) > 0, `Emails failed and will be tried again: ${mails?.failing}.`],
    [(mails?.givenUp ?? 0) > 0, `Emails were given up in the last 24 hours: ${mails?.givenUp}.`],
    [oldestMs > 15 * MINUTE_MS, 'An email has been waiting for more than 15 minutes.'],
    [failed.length > 0, `Background tasks failed and will run again: ${failed.join(', ')}.`],
    [
      disk.freeBytes < GIBIBYTE || disk.freeBytes < 0.1 * disk.totalBytes,
      'The disk is nearly full: less than 10% or 1 GiB is free.',
    ],
    [
      process.heapBytes > 0.9 * process.heapLimitBytes,
      'This process uses more than 90% of the memory it may use.',
    ],
    [!process.isHearingEvents, 'This process receives no live events, so notifications arrive late.'],
  ];
  return warnings.filter(([applies]) => applies).map(([, sentence]) => sentence);
}
