import { fieldsOf } from '../../../platform/database/columns';
import { statement } from '../../../platform/database/statement';
import { DatabaseHealth, MailHealth } from './health.types';

const databaseShape = fieldsOf(DatabaseHealth, { without: ['responseMs'] });

export const databaseFacts = statement('health: database', databaseShape)`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as "sizeBytes",
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections",
      (select count(*)::int from migrations) as "migrationCount",
      (select name from migrations order by timestamp desc limit 1) as "lastMigration"`;

const mailShape = fieldsOf(MailHealth, { without: ['isConfigured'] });

/**
 * Figures of mails, without those whose recipient is unknown or gone, which nobody sends; one that was sent counts
 * although its recipient is gone. Invitations that wait for their day are not late.
 */
export const mailFacts = ({ now, since }: { now: Date; since: Date }) =>
  statement('health: mails', mailShape)`
    select count(*) filter (where next_attempt_at is not null and expires_at > ${now})::int as waiting,
      count(*) filter (where next_attempt_at is not null and expires_at > ${now} and last_error is not null)::int
        as failing,
      min(created_at) filter (where next_attempt_at is not null and expires_at > ${now}
        and (invited_person_id is null or attempts > 0 or next_attempt_at <= ${now})) as "oldestAt",
      count(*) filter (where given_up_at > ${since} and last_error is distinct from 'ENORECIPIENT')::int as "givenUp",
      count(*) filter (where sent_at > ${since})::int as sent
    from mail_outbox where num_nonnulls(account_id, invited_person_id) = 1 or sent_at is not null`;
