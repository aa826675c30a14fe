import { Service } from '../injection';
import type { Viewer } from '../viewer';
import { Database } from './database';
import type { ReadReplica } from './read-replica';
import type { Statement } from './statement';

/**
 * The only place that decides which reads may use the replica: public pages for visitors, which may be a few seconds
 * stale. Signed-in viewers must see their own writes, so their reads go to the primary, as do all reads that do not go
 * through this class.
 */
@Service()
export class PublicReads {
  private replica: ReadReplica | null = null;

  constructor(private readonly database: Database) {}

  /** Routes visitors' reads to this replica from now on. */
  useReplica(replica: ReadReplica): void {
    this.replica = replica;
  }

  /** Returns the rows of a read-only statement. */
  rows<Row>(viewer: Viewer | null, statement: Statement<Row>): Promise<Row[]> {
    const readPrimary = () => this.database.rows(statement);
    return viewer === null && this.replica !== null
      ? this.replica.read(statement, readPrimary)
      : readPrimary();
  }

  /** Returns the only row of a read-only statement, or undefined if there is none. */
  async row<Row>(viewer: Viewer | null, statement: Statement<Row>): Promise<Row | undefined> {
    const [row] = await this.rows(viewer, statement);
    return row;
  }
}
