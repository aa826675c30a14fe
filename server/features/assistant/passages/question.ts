import { foldText } from '../../../platform/text.rules';
import type { QuestionKind } from '../provider';

/** More than any real question has; pasted pages are truncated. */
const WORDS_MAX = 32;

/**
 * Courtesy and words that ask, folded, in the languages that questions are understood in. They never change what is
 * found: the search goes without them and without the stop words of PostgreSQL's dictionaries.
 */
const FILLER = new Set(
  `a an and are be can could do does did for from has have how i if in is it me my of on one or so that the then this to
  was we what when where which who why with would you your am im ive id were will shall should may might must been being
  hi hello hey dear thanks thank thx ty please pls plz kindly sorry ok okay hmm er um well just really actually basically
  explain tell describe define show give help know want need wonder understand mean means meant meaning question ask
  about anything something someone somebody everything nothing thing things get got make made go goes going say said
  difference different differ between compare compared versus vs example examples simple simpler simply short shorter
  again hint hints another more detail details let lets dont doesnt cant wont isnt whats hows whys teacher assistant quick quickly wat wut
  whether while also too very much many some any way ways use used using long there their them they these those its
  lesson lessons course courses quiz flashcard flashcards generate create topic now still even ever
  hola buenas gracias favor por porque para que qué quien cual cuales cuando cuanto cuanta cuantos cuantas donde como
  puedes puede podrias podria explicar explica explicame dime saber quiero necesito es son un una el la los las de del al
  en y o con se me mi su le lo ejemplo diferencia entre significa sirve hay hola tiempo mas
  привет здравствуите здравствуй пожалуиста пожалуйста спасибо объясни объясните расскажи расскажите скажи скажите что
  такое как какои какой какая какие каков почему зачем где когда кто чем сколько откуда из чего это ли а и в на с у
  по можно мне я ты вы нужно разница отличается отличие между пример самыи самые самый такая такои такой бывает бывают`
    .split(/\s+/)
    .map((word) => foldText(word)),
);

/** Words at the beginning, or alone, that refer to what was said before. */
const CONTINUES =
  /^(and|but|so|then|what about|how about|why not|y|pero|e|и|а|но)\b|^(и|а|но)\s|\b(it|its|that|this|they|them|those|these|eso|esto|ese|это|этот|его|их)\b/u;

/** A reference to something earlier is short; a long question says what it is about. */
const CONTINUES_MAX_WORDS = 8;

const KINDS: [QuestionKind, RegExp][] = [
  ['difference', /\b(difference|differ|differs|versus|vs|compared?)\b|diferencia|отлич|разниц/u],
  ['cause', /\b(why|how come|reason|cause[sd]?|por que|por qué)\b|почему|зачем|отчего/u],
  ['example', /\b(example|examples|ejemplo|for instance)\b|пример/u],
  [
    'definition',
    /\b(what|whats|wat)( is| are|'s|\b)(?!.*\b(do|does|did|should|happens?)\b)|\b(define|definition|meaning|mean|means|que es|qué es|que son|qué son)\b|что такое/u,
  ],
  ['steps', /\b(how (do|can|could|should|to|would)|steps?|como)\b|cómo|(^|\s)как(\s|$)/u],
];

export interface ReadQuestion {
  /** Content words in order, folded, each once; a word with a hyphen is followed by its parts. */
  words: string[];
  kind: QuestionKind;
  /** Whether it may refer to what was asked before. */
  continues: boolean;
}

/** Reads a question without its courtesy; `words` is empty if it has no word of its own. */
export function readQuestion(text: string): ReadQuestion {
  const folded = foldText(text).replaceAll('’', "'");
  const words = wordsIn(folded.replace(/'(s|t|re|ve|ll|m|d)\b/g, ''));
  const names = namesIn(text);
  const content = words.filter((word) => names.has(word) || !FILLER.has(word));
  const parts = content.flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]));
  return {
    words: [...new Set(parts)].filter(Boolean).slice(0, WORDS_MAX),
    kind: KINDS.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'other',
    continues: content.length === 0 || (words.length <= CONTINUES_MAX_WORDS && CONTINUES.test(folded.trim())),
  };
}

/** The words of a folded text in order; a word with a hyphen is one word. */
export const wordsIn = (folded: string): string[] =>
  (folded.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#-]*/gu) ?? []).map((word) => word.replace(/-+$/, ''));

/** The two things that a question compares, as it calls them; null if it names no two. */
export function comparedIn(text: string): [string, string] | null {
  const sides =
    /between\s+(.+?)\s+and\s+(.+)/i.exec(text) ??
    /(?:^|\s)entre\s+(.+?)\s+y\s+(.+)/i.exec(text) ??
    /между\s+(.+?)\s+и\s+(.+)/i.exec(text) ??
    /чем\s+(.+?)\s+отлича\S*\s+от\s+(.+)/i.exec(text) ??
    /^(?:how (?:does|do|is|are)\s+)?(.+?)\s+(?:vs\.?|versus|compared (?:to|with)|differ(?:s|ent)? from)\s+(.+)/i.exec(
      text,
    );
  return sides && [sides[1]!, sides[2]!];
}

/** Words in capitals, which are names, such as EXPLAIN; none in a text without small letters. */
const namesIn = (text: string) =>
  new Set(
    /\p{Ll}/u.test(text)
      ? (text.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? []).map((word) => foldText(word))
      : [],
  );
