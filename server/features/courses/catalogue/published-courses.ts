import { Database } from '../../../platform/database/database';
import type { RowOf } from '../../../platform/database/statement';
import { isDatabaseUnavailable } from '../../../platform/errors';
import { Service } from '../../../platform/injection';
import { PublicData } from '../../../platform/public-data';
import { changedCourses } from './catalogue.queries';
import { byRank, type Rank } from './rank';
import { type CatalogueFilter, type FoldedCourse, foldedMatcher } from '../catalogue.rules';
import { type CourseList, type CourseSort, type ListableCourse, listCourses } from '../course-list.rules';
import { CourseSearch } from '../course-search.rules';
import type { Course } from '../course.types';

/** With more courses the database lists and searches: each takes about two kilobytes of memory here. */
const COURSES_MAX = 50_000;

/** A published course as listed in the catalogue, without viewer-specific fields. */
export interface ListedCourse extends Rank, FoldedCourse, ListableCourse {
  /** Creation time as PostgreSQL formats it, for cursors. */
  time: string;
  course: Course;
}

type Changes = RowOf<typeof changedCourses>;

/** Retry interval while the database is unavailable; requests in between do not wait for it. */
const RETRY_MS = 1_000;

/** Precedes every transaction id. */
const BEFORE_ALL = '0';

/**
 * The published courses in catalogue order, cached in memory. Before use, one small statement updates them, unless
 * nothing has changed since; see PublicData.
 */
@Service()
export class PublishedCourses {
  private readonly byId = new Map<string, ListedCourse>();
  private ranked: readonly ListedCourse[] = [];
  private byCategory = new Map<string, ListedCourse[]>();
  private readUpTo = BEFORE_ALL;
  /** The public data's version that the cache is at least as new as; null before the first load. */
  private version: number | null = null;
  private refreshing: Promise<void> | null = null;
  private nextTryAt = -Infinity;
  private readonly search = new CourseSearch();
  private areTooMany = false;
  /** Lowered by tests. */
  coursesMax = COURSES_MAX;

  constructor(
    private readonly database: Database,
    private readonly publicData: PublicData,
  ) {}

  /**
   * The courses that match, in the order of the sort; null if the database must be queried, because it cannot be reached from here
   * or there are too many courses.
   */
  async matching(filter: CatalogueFilter, sort: CourseSort): Promise<CourseList<ListedCourse> | null> {
    if (!(await this.canBeUsed())) return null;
    const { search, category, skill, minRating, ...options } = filter;
    const ranked = this.filtered({ category, skill, minRating });
    return listCourses(this.search, ranked, { term: search, sort, ...options });
  }

  private filtered(filter: Pick<CatalogueFilter, 'category' | 'skill' | 'minRating'>): ListedCourse[] {
    const { category, minRating } = filter;
    const matches = foldedMatcher(filter);
    const found: ListedCourse[] = [];
    for (const listed of category ? (this.byCategory.get(category) ?? []) : this.ranked) {
      // All following ones have a lower or equal rating.
      if (minRating != null && listed.rating < minRating) break;
      if (matches(listed)) found.push(listed);
    }
    return found;
  }

  private async canBeUsed(): Promise<boolean> {
    if (this.isCurrent()) return !this.areTooMany;
    if (performance.now() < this.nextTryAt) return false;
    try {
      await this.refresh();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      this.nextTryAt = performance.now() + RETRY_MS;
      return false;
    }
    return !this.areTooMany;
  }

  private isCurrent(): boolean {
    return this.version === this.publicData.version && this.publicData.isUpToDate();
  }

  /** One load at a time; callers during a load wait for the next one, since the current one may miss their change. */
  private async refresh(): Promise<void> {
    await this.refreshing?.catch(() => undefined);
    if (this.isCurrent()) return;
    this.refreshing ??= this.read().finally(() => (this.refreshing = null));
    await this.refreshing;
  }

  private async read(): Promise<void> {
    const { version } = this.publicData;
    let changes = await this.changesSince(this.readUpTo);
    this.apply(changes);
    // A row that was deleted from the table reports no change.
    if (!this.areTooMany && this.byId.size !== changes.listedCount) {
      changes = await this.changesSince(BEFORE_ALL);
      this.forgetAll();
      this.apply(changes);
    }
    this.readUpTo = this.areTooMany ? BEFORE_ALL : changes.readUpTo;
    this.version = version;
  }

  private async changesSince(transaction: string): Promise<Changes> {
    const changes = await this.database.row(changedCourses(transaction, this.coursesMax));
    return changes!;
  }

  private forget(listed: ListedCourse): void {
    this.byId.delete(listed.id);
    this.search.forget(listed.words);
  }

  private forgetAll(): void {
    for (const listed of this.byId.values()) this.forget(listed);
  }

  private apply({ courses, listedCount }: Changes): void {
    this.areTooMany = listedCount > this.coursesMax;
    if (this.areTooMany) this.forgetAll();
    if (courses.length === 0 && this.byId.size === this.ranked.length) return;
    for (const { isListed, lessonTitles, ...row } of courses) {
      const before = this.byId.get(row.id);
      if (before) this.forget(before);
      if (!isListed) continue;
      const { level, priceCents, durationMinutes, isFeatured } = row.course;
      this.byId.set(row.id, {
        ...row,
        level,
        priceCents,
        durationMinutes,
        isFeatured,
        createdMs: Math.floor(row.createdMicros / 1000),
        words: this.search.wordsOf({ ...row.course, lessonTitles }),
      });
    }
    this.ranked = [...this.byId.values()].sort(byRank);
    this.byCategory = new Map();
    for (const listed of this.ranked) {
      const same = this.byCategory.get(listed.category);
      if (same) same.push(listed);
      else this.byCategory.set(listed.category, [listed]);
    }
  }
}
