import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, showPagesAt } from '../../../test/showAt';
import { HealthPage } from './HealthPage';
import { formatBytes, intervalWords, wordsOf } from './HealthPage';
import { signIn } from '../../../test/signIn';

const aHealth = (given: object = {}) => ({
  measuredAt: '2026-11-21T12:00:00Z',
  database: {
    ...{ version: '17.2', responseMs: 1.25, sizeBytes: 52_428_800 },
    ...{ connections: 12, maxConnections: 100, migrationCount: 43, lastMigration: 'AddThings1795' },
  },
  mails: { isConfigured: true, waiting: 1200, failing: 3, givenUp: 4, sent: 5, oldestAt: null },
  tasks: [
    aTask('MailSender', { everySeconds: 10, lastEndedAt: '2026-11-21T12:00:00Z' }),
    aTask('AuditLogSweeper', { hasFailed: true, lastEndedAt: '2026-11-21T12:00:00Z' }),
    aTask('MailScheduler', {}),
  ],
  disk: { totalBytes: 128 * 2 ** 30, freeBytes: 2 ** 30 },
  process: {
    ...{ version: '0.1.0', nodeVersion: '22.1.0', startedAt: '2026-11-20T08:00:00Z' },
    ...{ memoryBytes: 200 * 2 ** 20, heapBytes: 80 * 2 ** 20, heapLimitBytes: 512 * 2 ** 20 },
    ...{ isHearingEvents: true, heartbeatAgeSeconds: 0.44 },
  },
  ...given,
});

function aTask(name: string, given: object) {
  return { name, everySeconds: 3600, lastEndedAt: null, hasFailed: false, ...given };
}

const answer = (health: object) => ({ data: { viewer: { administration: { id: 'a1', health } } } });
const show = (answers: Answers = {}) =>
  showPagesAt('/admin/health', [{ path: '/admin/health', element: <HealthPage /> }], {
    HealthPage: answer(aHealth()),
    ...answers,
  });

beforeEach(() => signIn('ADMIN'));

const factsOf = async (title: string) => {
  const section = await screen.findByRole('region', { name: title });
  const values = within(section).getAllByRole('definition');
  return Object.fromEntries(
    within(section)
      .getAllByRole('term')
      .map((term, index) => [term.textContent, values[index]!.textContent]),
  );
};

test('shows what was measured', async () => {
  show();
  expect(await screen.findByText('Nothing needs your attention')).toBeInTheDocument();
  expect(await factsOf('Database')).toMatchObject({
    ...{ PostgreSQL: '17.2', 'Response time': '1.3 ms', Size: '50.0 MiB', Connections: '12 of 100' },
  });
  expect(await factsOf('Emails')).toMatchObject({
    ...{ Waiting: '1,200', 'Failed, tried again': '3', 'Oldest waiting': 'None' },
  });
  expect(await factsOf('Process')).toMatchObject({ Waymark: '0.1.0', 'Last heartbeat': '0.4 seconds ago' });
  expect(await factsOf('Disk and memory')).toMatchObject({ Disk: '128 GiB', Free: '1.0 GiB' });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
  expect(row('Mail sender').getByText('every 10 seconds')).toBeInTheDocument();
  expect(row('Mail sender').getByText('Done')).toBeInTheDocument();
  expect(row('Audit log sweeper').getByText('Failed')).toBeInTheDocument();
  expect(row('Mail scheduler').getByText('Not since startup')).toBeInTheDocument();
});

test('says what needs attention, and measures again', async () => {
  let health = aHealth({ warnings: ['The disk is nearly full.'] });
  const { asked } = show({ HealthPage: () => answer(health) });
  expect(await screen.findByText('The disk is nearly full.')).toBeInTheDocument();
  health = aHealth();
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Nothing needs your attention')).toBeInTheDocument();
  expect(asked).toHaveLength(2);
});

test('shows what is known while the database does not answer', async () => {
  const health = aHealth({ database: null, mails: null });
  show({ HealthPage: answer(health) });
  expect(await screen.findAllByText('Unknown, because the database isn’t responding.')).toHaveLength(2);
});

test('formats sizes and intervals', () => {
  expect([0, 1023, 1024, 1536 * 1024, 2 ** 50].map(formatBytes)).toEqual([
    '0 bytes',
    '1023 bytes',
    '1.0 KiB',
    '1.5 MiB',
    '1024 TiB',
  ]);
  expect([1, 90, 60, 600, 3600, 86_400].map(intervalWords)).toEqual([
    'every second',
    'every 90 seconds',
    'every minute',
    'every 10 minutes',
    'every hour',
    'every 24 hours',
  ]);
  expect(wordsOf('MailOutboxSweeper')).toBe('Mail outbox sweeper');
});
