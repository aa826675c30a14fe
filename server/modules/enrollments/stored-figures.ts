import sql from 'sql-template-tag';
import { z } from 'zod';
import { Clock } from '../../platform/clock';
import { Database } from '../../platform/database/database';
import { statement } from '../../platform/database/statement';
import { Service } from '../../platform/injection';

/** Figures of a course with more students are stored, because computing them takes longer than a page should. */
const STUDENTS_MIN = 2_000;
const FRESH_MS = 60_000;

/** Which figures of which course. */
interface Name {
  courseId: string;
  name: string;
}

const stored = ({ courseId, name }: Name) =>
  statement('figures: stored', {
    isLarge: z.boolean(),
    computedAt: z.date().nullable(),
    figures: z.unknown(),
  })`
    select exists (select from enrollments where course_id = ${courseId} offset ${STUDENTS_MIN}::int) as "isLarge",
      f.computed_at as "computedAt", f.figures
    from (select) one left join stored_figures f on f.course_id = ${courseId} and f.name = ${name}`;

/** One row: whether the lock is ours until the end of the transaction. With `waits` it always is, after others. */
const lock = ({ courseId, name }: Name, { waits }: { waits: boolean }) =>
  statement('figures: lock', { isOurs: z.boolean() })`${
    waits
      ? sql`
        select true as "isOurs" from pg_advisory_xact_lock(hashtextextended(${`figures ${courseId} ${name}`}, 0))`
      : sql`select pg_try_advisory_xact_lock(hashtextextended(${`figures ${courseId} ${name}`}, 0)) as "isOurs"`
  }`;

const store = ({ courseId, name }: Name, figures: object, now: Date) =>
  statement('figures: store', {})`
    insert into stored_figures (course_id, name, computed_at, figures)
    values (${courseId}, ${name}, ${now}, ${JSON.stringify(figures)}::jsonb)
    on conflict (course_id, name) do update set computed_at = excluded.computed_at, figures = excluded.figures`;

/** Deletes figures that nobody read for a day: they may contain answers of accounts that were deleted meanwhile. */
export const removeOldFigures = (now: Date) =>
  statement('figures: remove old', {})`
    delete from stored_figures where computed_at < ${now}::timestamptz - interval '1 day'`;

/** Figures as they are read; `computedAt` is null if they were computed for this request. */
type Read<Figures> = Figures & { computedAt: Date | null };

/** Computes figures of courses when they are read; those of large courses are up to a minute old. */
@Service()
export class StoredFigures {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * The figures of that name, which `compute` returns as JSON. For a large course one reader at a time computes them
   * again when they are older than a minute; others get the older ones meanwhile, or wait if there are none.
   */
  async read<Figures extends object>(
    of: Name,
    compute: (database: Database) => Promise<Figures>,
  ): Promise<Read<Figures>> {
    const isFresh = ({ computedAt }: { computedAt: Date | null }) =>
      computedAt !== null && this.clock.now().getTime() - computedAt.getTime() < FRESH_MS;
    const row = (await this.database.row(stored(of)))!;
    if (!row.isLarge) return { ...(await compute(this.database)), computedAt: null };
    const asRead = ({ figures, computedAt }: typeof row) => ({ ...(figures as Figures), computedAt });
    if (isFresh(row)) return asRead(row);
    return this.database.transaction(async (transaction) => {
      const { isOurs } = (await transaction.row(lock(of, { waits: row.computedAt === null })))!;
      if (!isOurs) return asRead(row);
      const latest = (await transaction.row(stored(of)))!;
      if (isFresh(latest)) return asRead(latest);
      const figures = await compute(transaction);
      await transaction.rows(store(of, figures, this.clock.now()));
      return { ...figures, computedAt: null };
    });
  }
}
