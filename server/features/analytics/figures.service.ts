import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import type { FigureDifference } from '../enrollments/figure-difference';
import { ProgressService } from '../enrollments/progress.service';
import { foldChanges } from './figure-folding.queries';
import { nextToRecount, RECOUNTS, RECOUNTS_OF_STUDENTS, sliceEnds } from './recount.queries';

/** A statement on this many changes finishes well within its timeout. */
const FOLD_BATCH_SIZE = 5_000;

/** Number of a course's students that one statement recounts. */
const SLICE = 5_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Folds and recounts the kept figures; see docs/kept-figures.md. */
@Service()
export class FiguresService {
  constructor(
    private readonly database: Database,
    private readonly progress: ProgressService,
  ) {}

  /** Folds all pending changes into the figures; returns how many. Totals that readers see do not change. */
  async fold(): Promise<number> {
    let total = 0;
    for (;;) {
      const row = await this.database.row(foldChanges(FOLD_BATCH_SIZE));
      total += row!.folded;
      if (row!.folded < FOLD_BATCH_SIZE) return total;
    }
  }

  /** Recounts all kept figures of the course, repairs and returns the differences. Safe while the course is in use. */
  async recount(courseId: string): Promise<FigureDifference[]> {
    const found: FigureDifference[] = [];
    const ends = await this.database.rows(sliceEnds({ courseId, size: SLICE }));
    let after = FIRST_ID;
    for (const upTo of [...ends.map(({ studentId }) => studentId), LAST_ID]) {
      for (const recountOf of RECOUNTS_OF_STUDENTS)
        found.push(...(await this.database.rows(recountOf({ courseId, after, upTo }))));
      after = upTo;
    }
    for (const recountOf of RECOUNTS) found.push(...(await this.database.rows(recountOf(courseId))));
    return found;
  }

  /**
   * Recounts the course that was recounted longest ago, and issues certificates that a crash prevented; null if each
   * was recounted since the given time.
   */
  async recountNext(
    now: Date,
    since: Date,
  ): Promise<{ courseId: string; differences: FigureDifference[] } | null> {
    const next = await this.database.row(nextToRecount({ now, since }));
    if (!next) return null;
    const differences = await this.recount(next.courseId);
    this.progress.announce(await this.progress.certify(next.courseId, null));
    return { ...next, differences };
  }
}
