import { LRUCache } from 'lru-cache';
import { Database } from '../../platform/database/database';
import type { RowOf } from '../../platform/database/statement';
import { isDatabaseUnavailable } from '../../platform/errors';
import { Service } from '../../platform/injection';
import { PublicData } from '../../platform/public-data';
import { changedCourses, courseContents } from './catalogue.queries';
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

/** A published course with its lessons and quizzes, as nobody in particular sees it: inactive quizzes included. */
export type PublishedCourse = Course & RowOf<typeof courseContents>;

type Changes = RowOf<typeof changedCourses>;
type Contents = RowOf<typeof courseContents>;

/** What lessons and quizzes may take in memory, in characters of their texts. */
const CONTENTS_MAX = 8_000_000;
/** What a lesson or a quiz takes beside its long texts. */
const CONTENT_LENGTH = 600;

const lengthOf = ({ lessons, quizzes }: Contents) =>
  [...lessons, ...quizzes].reduce((sum, { description }) => sum + CONTENT_LENGTH + description.length, 1);

/** While the database is away, it is tried so often; whoever asks in between does not wait for it. */
const RETRY_MS = 1_000;

/** Every transaction comes after it. */
const BEFORE_ALL = '0';

/**
 * The published courses in the catalogue's order, kept in memory. Before they are used they are brought up to date with
 * one small statement, unless nothing has changed since; see PublicData.
 */
@Service()
export class PublishedCourses {
  private readonly byId = new Map<string, ListedCourse>();
  private ranked: readonly ListedCourse[] = [];
  private byCategory = new Map<string, ListedCourse[]>();
  private readUpTo = BEFORE_ALL;
  /** The version of the public data that this is at least as new as; null before the first reading. */
  private version: number | null = null;
  /** By the course as it is listed, which another one replaces when anything of it changes. */
  private readonly contents = new LRUCache<ListedCourse, Contents>({
    maxSize: CONTENTS_MAX,
    sizeCalculation: lengthOf,
    fetchMethod: ({ id }) => this.database.row(courseContents(id)),
    // Whoever asked before the course changed gets what was read for them; it is not kept.
    ignoreFetchAbort: true,
    allowStaleOnFetchAbort: true,
  });
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

  /** The one of this id with its lessons and quizzes; null when it is not published, and as above. */
  async course(id: string): Promise<PublishedCourse | null> {
    const listed = (await this.canBeUsed()) ? this.byId.get(id) : undefined;
    if (!listed) return null;
    try {
      const contents = await this.contents.fetch(listed);
      return contents ? { ...listed.course, ...contents } : null;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      return null;
    }
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
    for (const { isListed, ...listed } of courses) {
      const before = this.byId.get(listed.id);
      if (before) this.contents.delete(before);
      if (isListed) this.byId.set(listed.id, listed);
      else this.byId.delete(listed.id);
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

/** Negative when the first comes first. */
export const byRank = (one: Rank, other: Rank): number =>
  other.rating - one.rating ||
  other.reviewsCount - one.reviewsCount ||
  other.createdMicros - one.createdMicros ||
  (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
