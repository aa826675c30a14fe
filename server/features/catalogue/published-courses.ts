import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { isDatabaseUnavailable } from '../../platform/errors';
import { oncePerApp } from '../../platform/injection';
import { PublicData } from '../../platform/public-data';
import { changedCourses } from './catalogue.queries';
import { type CatalogueFilter, type FoldedCourse, foldedMatcher } from './catalogue.rules';
import type { Course } from './course.types';

/** Above it the database lists and searches: each course takes about two kilobytes of memory here. */
const COURSES_MAX = 50_000;

/** Where a course stands in the catalogue: by rating, reviews, time and id, each descending. */
export interface Rank {
  rating: number;
  reviewsCount: number;
  /** When it was created, in microseconds: JavaScript's own dates are too coarse for PostgreSQL's order. */
  createdMicros: number;
  id: string;
}

/** A published course as the catalogue lists it, without what depends on the viewer. */
export interface ListedCourse extends Rank, FoldedCourse {
  /** When it was created, as PostgreSQL writes it: a cursor's word. */
  time: string;
  course: Course;
}

type Changes = RowOf<typeof changedCourses>;

/** While the database is away, it is tried so often; whoever asks in between does not wait for it. */
const RETRY_MS = 1_000;

/** Every transaction comes after it. */
const BEFORE_ALL = '0';

/**
 * The published courses in the catalogue's order, kept in memory. Before they are used they are brought up to date with
 * one small statement, unless nothing has changed since; see PublicData.
 */
@oncePerApp()
export class PublishedCourses {
  private readonly byId = new Map<string, ListedCourse>();
  private ranked: readonly ListedCourse[] = [];
  private byCategory = new Map<string, ListedCourse[]>();
  private readUpTo = BEFORE_ALL;
  /** The version of the public data that this is at least as new as; null before the first reading. */
  private version: number | null = null;
  private refreshing: Promise<void> | null = null;
  private nextTryAt = -Infinity;
  private areTooMany = false;
  /** A test lowers it. */
  coursesMax = COURSES_MAX;

  constructor(
    private readonly database: Database,
    private readonly publicData: PublicData,
  ) {}

  /**
   * The courses that match, best first. null when the database has to be asked: it cannot be reached by this way, or
   * there are too many courses.
   */
  async matching(filter: CatalogueFilter): Promise<ListedCourse[] | null> {
    if (!(await this.canBeUsed())) return null;
    const { category, minRating } = filter;
    const matches = foldedMatcher(filter);
    const found: ListedCourse[] = [];
    for (const listed of category ? (this.byCategory.get(category) ?? []) : this.ranked) {
      // All that follow are rated no better.
      if (minRating != null && listed.rating < minRating) break;
      if (matches(listed)) found.push(listed);
    }
    return found;
  }

  /** Those of these ids that are published; null as above. */
  async byIds(ids: readonly string[]): Promise<Map<string, Course> | null> {
    if (!(await this.canBeUsed())) return null;
    const found = new Map<string, Course>();
    for (const id of ids) {
      const listed = this.byId.get(id);
      if (listed) found.set(id, listed.course);
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

  /** One reading at a time; whoever comes during one may need what it has missed, and waits for the next. */
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
    // A row that was deleted for good leaves nothing that would say so.
    if (!this.areTooMany && this.byId.size !== changes.listedCount) {
      changes = await this.changesSince(BEFORE_ALL);
      this.byId.clear();
      this.apply(changes);
    }
    this.readUpTo = this.areTooMany ? BEFORE_ALL : changes.readUpTo;
    this.version = version;
  }

  private async changesSince(transaction: string): Promise<Changes> {
    const changes = await this.database.row(changedCourses(transaction, this.coursesMax));
    return changes!;
  }

  private apply({ courses, listedCount }: Changes): void {
    this.areTooMany = listedCount > this.coursesMax;
    if (this.areTooMany) this.byId.clear();
    if (courses.length === 0 && this.byId.size === this.ranked.length) return;
    for (const { isListed, ...listed } of courses)
      if (isListed) this.byId.set(listed.id, listed);
      else this.byId.delete(listed.id);
    this.ranked = [...this.byId.values()].sort(byRank);
    this.byCategory = new Map();
    for (const listed of this.ranked) {
      const same = this.byCategory.get(listed.category);
      if (same) same.push(listed);
      else this.byCategory.set(listed.category, [listed]);
    }
  }
}

/** Negative when the first comes first. */
export const byRank = (one: Rank, other: Rank): number =>
  other.rating - one.rating ||
  other.reviewsCount - one.reviewsCount ||
  other.createdMicros - one.createdMicros ||
  (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
