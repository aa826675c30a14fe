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

/** How the database writes words, so that the process ranks by the same lexemes that it searches for. */
@Service()
export class LexemesService {
  /** What people of the trade use for nearly the same as a lexeme. */
  readonly nearMeanings: () => Promise<ReadonlyMap<string, ReadonlySet<string>>> = sharedLoad(async () =>
    nearMeanings(await this.ofWords(TRADE_WORDS)),
  );

  /** Which way the usual English words point. */
  readonly vectors: () => Promise<WordVectors> = sharedLoad(readWordVectors);

  /**
   * By heading and text, least recently used first. Loads under way are entries too, so that questions asked at the
   * same time share them; an entry never changes, and a load that fails is removed.
   */
  private readonly cache = new Map<string, Promise<Counts>>();

  constructor(private readonly database: Database) {}

  /** The lexeme of each word; stop words have none. */
  async ofWords(words: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.rows(wordLexemes(words));
    return new Map(rows.map(({ word, lexeme }) => [word, lexeme]));
  }

  /** How often each passage has each lexeme, in their order; one in a heading counts twice. */
  countsIn(passages: readonly NotesPassage[]): Promise<Counts[]> {
    // Nothing here awaits: what this question needs is taken from the cache before another one can change it.
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

  /** Starts one load for all of these passages and puts each one's part of it into the cache. */
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

  /** Makes the entry the most recently used one. */
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
