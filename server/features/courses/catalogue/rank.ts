/** A course's sort key in the catalogue: rating, reviews, time and id, each descending. */
export interface Rank {
  rating: number;
  reviewsCount: number;
  /** Creation time in microseconds; a JavaScript Date is too coarse for PostgreSQL's order. */
  createdMicros: number;
  id: string;
}

/** Negative if `one` comes first. */
export const byRank = (one: Rank, other: Rank): number =>
  other.rating - one.rating ||
  other.reviewsCount - one.reviewsCount ||
  other.createdMicros - one.createdMicros ||
  (one.id < other.id ? 1 : one.id > other.id ? -1 : 0);
