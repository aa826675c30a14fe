import { Client } from 'pg';

/** Has PostgreSQL end every other connection of the database, `rounds` times, one right after the other. */
export async function endConnections(url: string, rounds: number): Promise<void> {
  const administrator = new Client({ connectionString: url });
  await administrator.connect();
  for (let round = 0; round < rounds; round++)
    await administrator.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  await administrator.end();
}
