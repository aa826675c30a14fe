import { Database } from '../../../platform/database/database';
import { Service } from '../../../platform/injection';
import { stopWordShares } from './suggestion.queries';

/** Shorter texts are not judged. */
const WORDS_MIN = 12;
/** From this share of stop words on a text is in their language. */
const CLEAR = 0.2;
/** Near languages, such as Spanish and Portuguese, have stop words in common. */
const NEAR = 1.5;

/** By their ISO 15924 codes; the two kinds of kana count as one. */
const PATTERNS = new Map([
  ...'Latn Cyrl Arab Hebr Deva Beng Taml Thai Grek Hang Hani'
    .split(' ')
    .map((code) => [code, new RegExp(`\\p{Script=${code}}`, 'gu')] as const),
  ['Kana', /\p{Script=Hira}|\p{Script=Kana}/gu] as const,
]);

/** The scripts of languages that are written in several, or in one with another code. */
const SCRIPTS_OF: Record<string, readonly string[]> = {
  sr: ['Cyrl', 'Latn'],
  ja: ['Kana', 'Hani'],
  ko: ['Hang'],
  zh: ['Hani'],
};

const scriptsFor = (language: string): readonly string[] =>
  SCRIPTS_OF[language.split('-')[0]!] ?? [new Intl.Locale(language).maximize().script ?? 'Latn'];

/** Recognizes a text that is clearly not in the language that it should be in. */
@Service()
export class LanguageCheck {
  constructor(private readonly database: Database) {}

  /** @param language the tag of the language; null: that of the text `like`, or of `fallback` if that is unclear */
  async isWrong(
    text: string,
    { language, like, fallback }: { language: string | null; like: string; fallback: string | null },
  ): Promise<boolean> {
    const wanted = language ? scriptsFor(language) : scriptsOf(like);
    const written = scriptsOf(text);
    if (wanted.length > 0 && written.length > 0 && !written.some((script) => wanted.includes(script)))
      return true;
    const given = language ? null : (await this.dictionaryOf(like)).name;
    const read = await this.dictionaryOf(text, given ? null : (language ?? fallback));
    const expected = given ?? read.asked;
    if (expected === null || read.name === null || read.name === expected) return false;
    return read.shares[read.name]! > NEAR * (read.shares[expected] ?? 0);
  }

  private async dictionaryOf(text: string, language: string | null = null) {
    const { wordCount, dictionary, shares } = (await this.database.row(stopWordShares({ text, language })))!;
    const [best] = Object.entries(shares).sort(([, one], [, other]) => other - one);
    const isClear = wordCount >= WORDS_MIN && best !== undefined && best[1] >= CLEAR;
    return { name: isClear ? best[0] : null, asked: dictionary, shares };
  }
}

/** The scripts of at least a third of the letters; none if there are hardly any letters. */
function scriptsOf(text: string): string[] {
  const counts = [...PATTERNS].map(([name, pattern]) => [name, (text.match(pattern) ?? []).length] as const);
  const letters = counts.reduce((sum, [, count]) => sum + count, 0);
  return letters < WORDS_MIN ? [] : counts.filter(([, count]) => count >= letters / 3).map(([name]) => name);
}
