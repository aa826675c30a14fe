import { LRUCache } from 'lru-cache';
import type { PublicData } from '../public-data';

/** Bytes of all kept answers together. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** For what is public and has no version, such as how many accounts there are. */
const MAX_AGE_MS = 60_000;
/** What a replica says may be a few seconds old already, and no event tells when it has caught up. */
const MAX_AGE_OF_REPLICA_MS = 1_000;

/** What is kept; `bytes` is its size. */
interface Keepable {
  bytes: number;
}

interface Kept<Answer> {
  answer: Answer;
  version: number;
}

/**
 * Answers to visitors' questions about public data, each kept while the data's version lasts. Whoever is signed in is
 * never answered from here, and nothing about one person is kept.
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
   * The answer to `question`: the kept one, or that of a reading that began with this version, or else what `read` gives,
   * which is kept if `isKeepable` says so.
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
      // What changed meanwhile may be missing in it.
      if (isKeepable(given) && this.data.version === version)
        this.kept.set(question, { answer: given, version });
      return given;
    } finally {
      if (this.underWay.get(question)?.answer === answer) this.underWay.delete(question);
    }
  }
}
