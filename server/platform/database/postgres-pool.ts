import { Pool, type PoolConfig } from 'pg';
import { PostgresClient } from './postgres-client';
import { SharedConnections } from './shared-connections';

/** The driver's pool of our clients, with further connections that reads share. */
export class PostgresPool extends Pool {
  readonly shared: SharedConnections;

  constructor(config?: PoolConfig) {
    super({ ...config, Client: PostgresClient });
    this.shared = new SharedConnections(config ?? {});
  }

  override end(): Promise<void>;
  override end(callback: () => void): void;
  override end(callback?: () => void): Promise<void> | void {
    this.shared.close();
    return callback ? super.end(callback) : super.end();
  }
}
