import { Database } from '../../platform/database/database';
import { Service } from '../../platform/injection';
import { sharedLoad } from '../../platform/shared-load';
import type { Counts } from './bm25';
import { plainText, type NotesPassage } from './passages';
import { passageLexemes, wordLexemes } from './retrieval.queries';
import { nearMeanings, TRADE_WORDS } from './trade-words';
import { readWordVectors, type WordVectors } from './word-vectors';

/** About ten megabytes; the passages of some 250 lessons. */
const CACHE_SIZE = 2_000;

/** The database's lexemes, so that the process ranks by the same ones that the search matches. */
@Service()
export class LexemesService {
  /** For each lexeme those that the subject uses with nearly the same meaning. */
  readonly nearMeanings: () => Promise<ReadonlyMap<string, ReadonlySet<string>>> = sharedLoad(async () =>
    nearMeanings(await this.ofWords(TRADE_WORDS)),
  );

  /** Word vectors of common English words. */
  readonly vectors: () => Promise<WordVectors> = sharedLoad(readWordVectors);

  /**
   * LRU cache by heading and text. Loads in progress are entries too, so that concurrent questions share them; entries
   * are immutable, and a failed load is removed.
   */
  private readonly cache = new Map<string, Promise<Counts>>();

  constructor(private readonly database: Database) {}

  /** The lexeme of each word; stop words have none. */
  async ofWords(words: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.rows(wordLexemes(words));
    return new Map(rows.map(({ word, lexeme }) => [word, lexeme]));
  }

  /** Lexeme counts of each passage, in order; one in a heading counts twice. */
  countsIn(passages: readonly NotesPassage[]): Promise<Counts[]> {
    // No await here: this question's entries are read before another question can evict them.
    const byKey = new Map(passages.map((passage) => [keyOf(passage), passage]));
    this.load([...byKey].filter(([key]) => !this.cache.has(key)));
    const counts = passages.map((passage) => this.cache.get(keyOf(passage))!);
    for (const key of byKey.keys()) this.use(key);
    for (const key of this.cache.keys()) {
      if (this.cache.size <= CACHE_SIZE) break;
      this.cache.delete(key);
    }
    return Promise.all(counts);
  }

  /** Loads all of these passages with one query and caches each one's part. */
  private load(entries: [key: string, passage: NotesPassage][]): void {
    if (entries.length === 0) return;
    const loading = this.readCounts(entries.map(([, passage]) => passage));
    entries.forEach(([key], index) => {
      const counts = loading.then((all) => all[index]!);
      this.cache.set(key, counts);
      counts.catch(() => {
        if (this.cache.get(key) === counts) this.cache.delete(key);
      });
    });
  }

  /** Marks the entry as most recently used. */
  private use(key: string): void {
    const counts = this.cache.get(key)!;
    this.cache.delete(key);
    this.cache.set(key, counts);
  }

  private async readCounts(passages: readonly NotesPassage[]): Promise<Counts[]> {
    const rows = await this.database.rows(
      passageLexemes(passages.map(({ heading, text }) => ({ heading, text: plainText(text) }))),
    );
    return rows.map(({ lexemes, counts }) => new Map(lexemes.map((lexeme, at) => [lexeme, counts[at]!])));
  }
}

const keyOf = ({ heading, text }: NotesPassage): string => `${heading}\n${text}`;
