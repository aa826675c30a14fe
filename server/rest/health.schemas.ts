import * as z from 'zod';
import { answerNamed, count, flag, text, time, timeOrNull } from './schema';

/** A number that need not be whole, or is larger than 32 bits. */
const measured = (description: string, example: number) =>
  z
    .number()
    .min(0)
    .meta({ description, examples: [example] });

const database = z.object({
  version: text('Version of PostgreSQL.', '17.2'),
  responseMs: measured('Milliseconds that a small statement took.', 1.4),
  sizeBytes: measured('Size of the database in bytes.', 52_428_800),
  connections: count('Open connections to the database, of all processes.', 12),
  maxConnections: count('Connections that the database server allows, to all its databases.', 100),
  migrationCount: count('Number of migrations that have run.', 80),
  lastMigration: text('Name of the newest migration that has run.'),
});

const mails = z.object({
  isConfigured: flag('Whether a mail server is configured.'),
  waiting: count('Emails that are waiting to be sent, those that failed included.', 0),
  failing: count('Of these, emails that failed and will be tried again.', 0),
  oldestAt: timeOrNull('When the oldest waiting email was added; null if none.'),
  givenUp: count('Emails that were given up in the last 24 hours.', 0),
  sent: count('Emails that were sent in the last 24 hours.', 41),
});

const task = z.object({
  name: text('Its name.'),
  everySeconds: count('It runs every so many seconds, and when it is woken.', 60),
  lastEndedAt: timeOrNull('When its last run ended; null if none has ended since the process started.'),
  hasFailed: flag('Whether the last run failed.', false),
});

const process = z.object({
  version: text('Version of Waymark.', '0.1.0'),
  nodeVersion: text('Version of Node.js.', '22.12.0'),
  startedAt: time('When it started.'),
  memoryBytes: measured('Memory of the process in bytes.', 209_715_200),
  heapBytes: measured('Memory in use by its objects, in bytes.', 73_400_320),
  heapLimitBytes: measured('Limit of that memory, in bytes.', 536_870_912),
  isHearingEvents: flag('Whether it receives its own heartbeats; otherwise live events are missed.'),
  heartbeatAgeSeconds: z
    .number()
    .nullable()
    .meta({
      description:
        'Seconds since the last heartbeat of live events was sent that came back; null if none did.',
      examples: [2.1],
    }),
});

export const Health = answerNamed(
  'Health',
  'How the platform is, measured when it is asked for.',
  z.object({
    measuredAt: time('When it was measured.'),
    warnings: z
      .array(text('A warning as a sentence.'))
      .describe('What an administrator should look at; empty if nothing.'),
    database: database.nullable().describe('The database; null if it does not answer.'),
    mails: mails.nullable().describe('The outbox of emails; null if the database does not answer.'),
    waitingFigureChanges: z
      .int()
      .nullable()
      .meta({
        description:
          'Changes of figures that have not been added yet, usually those of the last second; null if the database does not answer.',
        examples: [0],
      }),
    tasks: z.array(task).describe('Background tasks of the process that answers, by name.'),
    disk: z
      .object({
        totalBytes: measured('Its size in bytes.', 107_374_182_400),
        freeBytes: measured('What the server can still use, in bytes.', 64_424_509_440),
      })
      .describe('The disk of the data folder, or of the program if the database is elsewhere.'),
    process: process.describe('The process that answers.'),
  }),
);
