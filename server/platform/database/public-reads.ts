import { Service } from '../injection';
import type { Viewer } from '../viewer';
import { Database } from './database';
import type { ReadReplica } from './read-replica';
import type { Statement } from './statement';

/**
 * The one rule of what may be read from a replica: what a visitor sees of the public pages. It may be a few seconds old.
 * Whoever is signed in must find what they have just written, so theirs are read from the primary, as is everything that
 * does not go through here.
 */
@Service()
export class PublicReads {
  private replica: ReadReplica | null = null;

  constructor(private readonly database: Database) {}

  /** From here on visitors read from this replica. */
  useReplica(replica: ReadReplica): void {
    this.replica = replica;
  }

  /** The rows of a statement that reads. */
  rows<Row>(viewer: Viewer | null, statement: Statement<Row>): Promise<Row[]> {
    const readPrimary = () => this.database.rows(statement);
    return viewer === null && this.replica !== null
      ? this.replica.read(statement.text, statement.values, readPrimary)
      : readPrimary();
  }

  /** The first row of a statement that returns at most one; undefined without any. */
  async row<Row>(viewer: Viewer | null, statement: Statement<Row>): Promise<Row | undefined> {
    const [row] = await this.rows(viewer, statement);
    return row;
  }
}
