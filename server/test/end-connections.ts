import { Client } from 'pg';

/**
 * Has PostgreSQL end every other client's connection of the database, `rounds` times, one right after the other.
 * Its own workers, such as autovacuum, stay: only a superuser may end those.
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
