import { Field, Float, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'The database.' })
export class DatabaseHealth {
  @Field(() => String, { description: 'Version of PostgreSQL.' })
  version!: string;

  @Field(() => Float, { description: 'Milliseconds that a small statement took.' })
  responseMs!: number;

  @Field(() => Float, { description: 'Size of the database in bytes.' })
  sizeBytes!: number;

  @Field(() => Int, { description: 'Open connections to the database, of all processes.' })
  connections!: number;

  @Field(() => Int, { description: 'Connections that the database server allows, to all its databases.' })
  maxConnections!: number;

  @Field(() => Int, { description: 'Number of migrations that have run.' })
  migrationCount!: number;

  @Field(() => String, { description: 'Name of the newest migration that has run.' })
  lastMigration!: string;
}

@ObjectType({ description: 'The outbox of emails.' })
export class MailHealth {
  @Field(() => Boolean, { description: 'Whether a mail server is configured.' })
  isConfigured!: boolean;

  @Field(() => Int, { description: 'Emails that are waiting to be sent, those that failed included.' })
  waiting!: number;

  @Field(() => Int, { description: 'Of these, emails that failed and will be tried again.' })
  failing!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the oldest waiting email was added; null if none.',
  })
  oldestAt!: Date | null;

  @Field(() => Int, { description: 'Emails that were given up in the last 24 hours.' })
  givenUp!: number;

  @Field(() => Int, { description: 'Emails that were sent in the last 24 hours.' })
  sent!: number;
}

@ObjectType({ description: 'A background task in the process that answers. Each process has its own.' })
export class TaskHealth {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'It runs every so many seconds, and when it is woken.' })
  everySeconds!: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When its last run ended; null if none has ended since the process started.',
  })
  lastEndedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the last run failed.' })
  hasFailed!: boolean;
}

@ObjectType({ description: 'The disk of the data folder, or of the program if the database is elsewhere.' })
export class DiskHealth {
  @Field(() => Float, { description: 'Its size in bytes.' })
  totalBytes!: number;

  @Field(() => Float, { description: 'What the server can still use, in bytes.' })
  freeBytes!: number;
}

@ObjectType({ description: 'The process that answers.' })
export class ProcessHealth {
  @Field(() => String, { description: 'Version of Waymark.' })
  version!: string;

  @Field(() => String, { description: 'Version of Node.js.' })
  nodeVersion!: string;

  @Field(() => Date, { description: 'When it started.' })
  startedAt!: Date;

  @Field(() => Float, { description: 'Memory of the process in bytes.' })
  memoryBytes!: number;

  @Field(() => Float, { description: 'Memory in use by its objects, in bytes.' })
  heapBytes!: number;

  @Field(() => Float, { description: 'Limit of that memory, in bytes.' })
  heapLimitBytes!: number;

  @Field(() => Boolean, {
    description: 'Whether it receives its own heartbeats; otherwise live events are missed.',
  })
  isHearingEvents!: boolean;

  @Field(() => Float, {
    nullable: true,
    description: 'Seconds since the last heartbeat of live events was sent that came back; null if none did.',
  })
  heartbeatAgeSeconds!: number | null;
}

@ObjectType({ description: 'How the platform is, measured when it is asked for.' })
export class Health {
  @Field(() => Date, { description: 'When it was measured.' })
  measuredAt!: Date;

  @Field(() => [String], {
    description: 'What an administrator should look at, as messages to show; empty if nothing.',
  })
  warnings!: string[];

  @Field(() => DatabaseHealth, { nullable: true, description: 'The database; null if it does not answer.' })
  database!: DatabaseHealth | null;

  @Field(() => MailHealth, { nullable: true, description: 'Emails; null if the database does not answer.' })
  mails!: MailHealth | null;

  @Field(() => [TaskHealth], { description: 'Background tasks, by name.' })
  tasks!: TaskHealth[];

  @Field(() => DiskHealth, { description: 'Disk space.' })
  disk!: DiskHealth;

  @Field(() => ProcessHealth, { description: 'The process that answers.' })
  process!: ProcessHealth;
}
