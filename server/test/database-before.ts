import { DataSource } from 'typeorm';
import { migrations } from '../../migrations';
import { createDataSource } from '../platform/database/data-source';
import { migrate } from '../platform/database/migrate';
import { aDatabase } from './test-app';

/** A database as it was before a migration, whose name begins like this; `runMigrations` brings it up to date. */
export async function databaseBefore(migration: string): Promise<DataSource> {
  const url = await aDatabase('template1');
  const index = migrations.findIndex(({ name }) => name.startsWith(migration));
  if (index < 0) throw new Error(`There is no migration ${migration}`);
  await migrate(url, migrations.slice(0, index));
  return createDataSource({ url, entities: [], migrations, limits: 'none' }).initialize();
}
