import { otherForms } from './word-forms';

/**
 * Words that shape a question without being its subject: they affect the ranking, but alone never make an answer. The
 * database drops plain stop words itself.
 */
const SHAPING = new Set(
  `about actually again also always another any anyone anything around ask asked bad basically because become becomes
  best better between called can cannot can't common could describe detail different difference differ differences
  does doesn't don't each easy else especially ever every exactly example examples explain find first follow following
  get gets getting give gives go goes going good great happen happens happened hard have help helps important
  instead involve isn't it's keep kind know known learn learned lesson lessons let like likely look looks lot main
  make makes making many matter matters may mean means meant meaning might more most much must need needed needs never
  new often one ones only other ought people person place please point possible practice prevent problem purpose put question
  questions quick quickly quiz rather real really reason recommend right same say says see seem seems sentence several short should
  show shows simple simply since so someone something sometimes sort start still stop sure take takes talk teach tell
  than that's thing things think thought three told topic topics try trying two type types typically understand use used useful
  uses using usually versus very vs want wants way ways we well what's when where whether which while whole why within
  without won't wonder word words work works would wouldn't write wrong course courses flashcard flashcards generate create
  ago almost already although anybody came enough even everybody everyone everything gave gone got however maybe nobody none
  nothing perhaps quite set somebody somewhere though together took went whatever whenever whichever yet`
    .split(/\s+/)
    .filter(Boolean),
);

/** Abbreviations and variants of the same word in the subjects; all of a row are equivalent. */
const SAME = [
  ['a11y', 'accessibility', 'accessible'],
  ['args', 'arguments'],
  ['auth', 'authentication'],
  ['config', 'configuration'],
  ['db', 'database'],
  ['env', 'environment'],
  ['func', 'function'],
  ['i18n', 'internationalization'],
  ['js', 'javascript'],
  ['llm', 'llms'],
  ['mm', 'millimeter', 'millimeters'],
  ['ms', 'millisecond', 'milliseconds'],
  ['param', 'parameter'],
  ['photo', 'photograph'],
  ['postgres', 'postgresql'],
  ['px', 'pixel', 'pixels'],
  ['repo', 'repository'],
  ['ts', 'typescript'],
  ['ui', 'interface'],
];

const WRITINGS = new Map<string, string[]>();
for (const row of SAME)
  for (const word of row)
    WRITINGS.set(
      word,
      row.filter((other) => other !== word),
    );

/** The American spelling of a British word, by its ending; the material may use either. */
function otherSpelling(word: string): string[] {
  const other = word
    .replace(/metre(s?)$/, 'meter$1')
    .replace(/([a-z]{3})our(s|ed|ing)?$/, '$1or$2')
    .replace(/([a-z]{3})is(e|es|ed|ing|ation)$/, '$1iz$2');
  return other === word ? [] : [other];
}

/** More than any real question has; pasted pages are truncated. */
const TERMS_MAX = 32;

/** One word of a question; any of its spellings matches, the typed one comes first. */
export interface QuestionTerm {
  writings: string[];
  /** Whether it only shapes the question. */
  isShaping: boolean;
}

/** The words of a question, cleaned but not stemmed: the database stems them as it stems the lessons. */
export function termsOf(text: string): QuestionTerm[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'+#]*/gu) ?? [];
  const kept = words.map((word) => word.replace(/'s?$/, '')).filter((word) => /^.{2}|\p{N}/u.test(word));
  return [...new Set(kept)].slice(0, TERMS_MAX).map((word) => ({
    writings: [word, ...otherSpelling(word), ...otherForms(word), ...(WRITINGS.get(word) ?? [])],
    isShaping: SHAPING.has(word),
  }));
}
