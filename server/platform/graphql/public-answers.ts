import { LRUCache } from 'lru-cache';
import type { PublicData } from '../public-data';

/** Total size of the cache. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** For public data without a version, such as the number of accounts. */
const MAX_AGE_MS = 60_000;
/** A replica's rows may already be a few seconds stale, and no event tells when it has caught up. */
const MAX_AGE_OF_REPLICA_MS = 1_000;

/** A cacheable response; `bytes` is its size. */
interface Keepable {
  bytes: number;
}

interface Kept<Answer> {
  answer: Answer;
  version: number;
}

/**
 * Caches responses to visitors about public data for as long as the data's version lasts. Signed-in viewers are never
 * served from it, and it stores no personal data.
 */
export class PublicAnswers<Answer extends Keepable> {
  private readonly kept: LRUCache<string, Kept<Answer>>;
  private readonly underWay = new Map<string, { version: number; answer: Promise<Answer> }>();

  constructor(
    private readonly data: Pick<PublicData, 'version' | 'isUpToDate'>,
    { readsReplica }: { readsReplica: boolean },
  ) {
    this.kept = new LRUCache({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ answer }, key) => answer.bytes + key.length,
      ttl: readsReplica ? MAX_AGE_OF_REPLICA_MS : MAX_AGE_MS,
    });
  }

  /**
   * Returns the response to `question`: cached, or from a pending read of this version, or else from `read`, which is
   * cached if `isKeepable` allows it.
   */
  async answerTo(
    question: string,
    read: () => Promise<Answer>,
    isKeepable: (answer: Answer) => boolean,
  ): Promise<Answer> {
    if (!this.data.isUpToDate()) return read();
    const { version } = this.data;
    const kept = this.kept.get(question);
    if (kept?.version === version) return kept.answer;
    const other = this.underWay.get(question);
    if (other?.version === version) return other.answer;
    const answer = read();
    this.underWay.set(question, { version, answer });
    try {
      const given = await answer;
      // It may miss changes made in the meantime.
      if (isKeepable(given) && this.data.version === version)
        this.kept.set(question, { answer: given, version });
      return given;
    } finally {
      if (this.underWay.get(question)?.answer === answer) this.underWay.delete(question);
    }
  }
}
