import { foldText } from '../../../platform/text.rules';
import type { QuestionKind } from '../provider';

/** More than any real question has; pasted pages are truncated. */
export const WORDS_MAX = 32;

const folded = (words: string): string[] => words.split(/\s+/).map((word) => foldText(word));

/** Greetings, thanks, agreement and farewells: a text of nothing else asks nothing. */
const GREETINGS = new Set(
  folded(`hi hello hey dear thanks thank thx ty cheers bye goodbye sorry ok okay hola buenas gracias adios vale
  привет здравствуите здравствуй здравствуйте спасибо пока`),
);

/**
 * Courtesy and words that ask, folded, in the languages that questions are understood in. They never change what is
 * found: the search goes without them and without the stop words of PostgreSQL's dictionaries.
 */
const COURTESY = new Set([
  ...GREETINGS,
  ...folded(`a an and are be can could do does did from has have how i in is it me my of on one or so the to
  was we what when where which who why with would you your am im ive were will shall should may might must been being
  please pls plz kindly hmm er um well just really actually basically
  explain tell describe give help know wonder understand ask about anything something someone somebody everything nothing
  says said say versus vs doesnt dont cant wont isnt whats hows whys teacher assistant wat wut quickly simpler
  whether also too very much many some any there their them they these those its lets now still even ever
  favor por porque para que qué quien cual cuales cuando cuanto cuanta cuantos cuantas donde como
  puedes puede podrias podria explicar explica explicame dime saber quiero necesito es son un una el la los las de del al
  en y o con se me mi su le lo ejemplo diferencia entre significa sirve hay mas
  пожалуиста пожалуйста объясни объясните расскажи расскажите скажи скажите что
  такое как какои какой какая какие каков почему зачем где когда кто чем сколько откуда из чего это ли а и в на с у
  по можно мне я ты вы нужно разница отличается отличие между пример самыи самые самый такая такои такой бывает бывают`),
]);

/** Words that are content if a question has no others, or compares them; code and statistics, for example, have some. */
const WEAK = new Set(
  folded(`this that then while for if make made go goes going show want need means meant meaning define question thing things
  difference different differ between example examples simple simply short shorter again hint hints another more detail
  details way ways lesson lessons course courses quiz flashcard flashcards generate create`),
);

/** Words that say nothing about a topic by themselves, separated by spaces. */
export const WORDS_WITHOUT_TOPIC = [...COURTESY, ...WEAK].join(' ');

/** Those of them that say "go on" after a hint. */
const AGREEMENT = new Set(folded('ok okay vale'));

/** What stands beside such words without asking anything. */
const BESIDE_GREETINGS = new Set(
  folded(`you there very much so a lot all well just again for your the help please pls plz kindly hmm er um teacher
  assistant everyone everybody muchas muy por tu su ayuda profesor
  пожалуиста пожалуйста большое тебе вам за помощь`),
);

/** Courtesy with a word that is content elsewhere. */
const PHRASES = /(?<![\p{L}\p{N}])(let me( know)?|let us|id (like|love|want|prefer))(?![\p{L}\p{N}])/gu;

/** Words at the beginning, or alone, that refer to what was said before. */
const CONTINUES =
  /^(and|but|so|then|what about|how about|why not|y|pero|e|и|а|но)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])(it|its|that|this|they|them|those|these|eso|esto|ese|это|этот|его|их)(?![\p{L}\p{N}])/u;

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
  /** Content words in order, as they are written but in small letters; one of several parts is followed by them. */
  words: string[];
  /** What is left of a question without content words, if anything. */
  weak: string[];
  kind: QuestionKind;
  /** Whether it may refer to what was asked before. */
  continues: boolean;
}

/** Numbers with signs between them, and no words; but 3-2-1, 24/7 and 2026-11-25, without spaces, are names. */
const CALCULATION = /^[\s\d.,()]*\d(?:\s*[+*×÷^]\s*|\s+[/−-]\s+)\(?\d[\s\d.,()+*/×÷^−=?-]*$/u;

/** Reads a question without its courtesy; `words` is empty if it has no word of its own. */
export function readQuestion(text: string): ReadQuestion {
  // No lesson says what it is, though many have its numbers.
  if (CALCULATION.test(text)) return { words: [], weak: [], kind: 'other', continues: false };
  const lower = text.normalize('NFC').toLowerCase().replaceAll('’', "'");
  const all = wordsIn(lower.replace(/'(s|t|re|ve|ll|m|d)(?![\p{L}\p{N}])/gu, '').replace(PHRASES, ' '));
  const names = namesIn(text);
  const compared = new Set(comparedIn(lower)?.flatMap(wordsIn));
  const isWeak = (word: string) => WEAK.has(foldText(word));
  const own = all.filter((word) => names.has(foldText(word)) || !COURTESY.has(foldText(word)));
  const content = own.filter((word) => !isWeak(word) || names.has(foldText(word)) || compared.has(word));
  const asked = foldText(lower).trim();
  return {
    words: withParts(content),
    weak: withParts(own.filter((word) => !content.includes(word))),
    kind: KINDS.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'other',
    continues: content.length === 0 || (all.length <= CONTINUES_MAX_WORDS && CONTINUES.test(asked)),
  };
}

/** Whether a text is nothing but courtesy, such as "thanks, bye"; "please" alone asks for more of the last answer. */
export function isCourtesy(text: string): boolean {
  const words = wordsIn(text.normalize('NFC')).map((word) => foldText(word));
  return (
    words.some((word) => GREETINGS.has(word)) &&
    words.every((word) => GREETINGS.has(word) || BESIDE_GREETINGS.has(word)) &&
    namesIn(text).size === 0
  );
}

/** Whether such a text agrees, and neither thanks, greets nor says goodbye. */
export const isAgreement = (text: string): boolean =>
  wordsIn(foldText(text)).every((word) => AGREEMENT.has(word) || !GREETINGS.has(word));

/** The content words of a text, or those that are left of it, folded. */
export function foldedWords(text: string): string[] {
  const { words, weak } = readQuestion(text);
  return (words.length > 0 ? words : weak).map((word) => foldText(word));
}

/** Between the parts of a word, as in byte-pair and problem+json, but not at the end of C++ and C#. */
const JOINT = /-|(?<=[\p{L}\p{N}])[+#](?=[\p{L}\p{N}])/u;

const withParts = (words: string[]): string[] =>
  [...new Set(words.flatMap((word) => (JOINT.test(word) ? [word, ...word.split(JOINT)] : [word])))]
    .filter(Boolean)
    .slice(0, WORDS_MAX);

/** The words of a text in order; a word with a hyphen is one word. */
export const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}+#-]*/gu) ?? []).map((word) => word.replace(/-+$/, ''));

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
