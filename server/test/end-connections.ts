import { Client } from 'pg';

/**
 * Terminates every other client's connection of the database `rounds` times in quick succession. PostgreSQL's own
 * workers, such as autovacuum, remain: only a superuser may terminate those.
 */
export async function endConnections(url: string, rounds: number): Promise<void> {
  const administrator = new Client({ connectionString: url });
  await administrator.connect();
  for (let round = 0; round < rounds; round++)
    await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
  await administrator.end();
}
