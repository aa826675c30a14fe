import { Database } from '../../platform/database/database';
import { oncePerApp } from '../../platform/injection';
import type { Counts } from './bm25';
import { plainText, type NotesPassage } from './passages';
import { passageLexemes, wordLexemes } from './retrieval.queries';
import { nearMeanings, TRADE_WORDS } from './trade-words';
import { readWordVectors, type WordVectors } from './word-vectors';

/** About ten megabytes; the passages of some 250 lessons. */
const REMEMBERED = 2_000;

/** How the database writes words, so that the process ranks by the same lexemes that it searches for. */
@oncePerApp()
export class LexemesService {
  /** By heading and text, the longest unused first. */
  private readonly remembered = new Map<string, Counts>();
  private meanings: Map<string, Set<string>> | null = null;
  private directions: WordVectors | null = null;

  constructor(private readonly database: Database) {}

  /** The lexeme of each word; stop words have none. */
  async ofWords(words: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.database.query<{ word: string; lexeme: string }>(wordLexemes, [words]);
    return new Map(rows.map(({ word, lexeme }) => [word, lexeme]));
  }

  /** What people of the trade use for nearly the same as a lexeme. */
  async nearMeanings(): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    this.meanings ??= nearMeanings(await this.ofWords(TRADE_WORDS));
    return this.meanings;
  }

  /** Which way the usual English words point; read when first asked for. */
  async vectors(): Promise<WordVectors> {
    this.directions ??= await readWordVectors();
    return this.directions;
  }

  /** How often each passage has each lexeme, in their order; one in a heading counts twice. */
  async countsIn(passages: NotesPassage[]): Promise<Counts[]> {
    const keys = passages.map(({ heading, text }) => `${heading}\n${text}`);
    const unknown = passages.filter((_, index) => !this.remembered.has(keys[index]!));
    const asked = unknown.length === 0 ? [] : await this.readCounts(unknown);
    let next = 0;
    const counts = keys.map((key) => this.remembered.get(key) ?? asked[next++]!);
    keys.forEach((key, index) => {
      this.remembered.delete(key);
      this.remembered.set(key, counts[index]!);
    });
    for (const key of this.remembered.keys()) {
      if (this.remembered.size <= REMEMBERED) break;
      this.remembered.delete(key);
    }
    return counts;
  }

  private async readCounts(passages: NotesPassage[]): Promise<Counts[]> {
    const rows = await this.database.query<{ lexemes: string[]; counts: number[] }>(passageLexemes, [
      passages.map(({ heading }) => heading),
      passages.map(({ text }) => plainText(text)),
    ]);
    return rows.map(({ lexemes, counts }) => new Map(lexemes.map((lexeme, at) => [lexeme, counts[at]!])));
  }
}
