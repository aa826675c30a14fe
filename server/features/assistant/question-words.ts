/** Words that shape a question and say nothing about its matter; the database drops the plain stop words by itself. */
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
  without won't wonder word words work works would wouldn't write wrong course courses flashcard flashcards generate create`
    .split(/\s+/)
    .filter(Boolean),
);

/** Different writings of one thing, as people of the trade use them; each row holds for each other. */
const SAME = [
  ['js', 'javascript'],
  ['ts', 'typescript'],
  ['db', 'database'],
  ['postgres', 'postgresql'],
  ['llm', 'llms', 'large language model'],
  ['nn', 'neural network'],
  ['ml', 'machine learning'],
  ['a11y', 'accessibility', 'accessible'],
  ['i18n', 'internationalization'],
  ['auth', 'authentication'],
  ['repo', 'repository'],
  ['env', 'environment'],
  ['config', 'configuration'],
  ['param', 'parameter'],
  ['args', 'arguments'],
  ['func', 'function'],
  ['sd', 'standard deviation'],
  ['mean', 'average'],
  ['photo', 'photograph', 'image', 'picture'],
  ['font', 'typeface'],
  ['mm', 'millimeter', 'millimeters', 'millimetre', 'millimetres'],
  ['px', 'pixel', 'pixels'],
  ['ms', 'millisecond', 'milliseconds'],
  ['ui', 'interface'],
  ['endpoint', 'route'],
  ['error', 'failure', 'fault', 'mistake'],
  ['fail', 'break'],
  ['quick', 'fast', 'speed'],
  ['slow', 'latency'],
  ['delete', 'remove', 'drop'],
  ['add', 'append', 'insert'],
  ['enlarge', 'grow', 'bigger', 'larger'],
  ['shrink', 'smaller'],
  ['big', 'large'],
  ['small', 'tiny', 'little'],
  ['mandatory', 'required', 'compulsory'],
  ['optional', 'voluntary'],
  ['gap', 'space', 'spacing', 'whitespace'],
  ['distance', 'space'],
  ['avoid', 'prevent'],
  ['blank', 'empty'],
  ['missing', 'absent'],
  ['wrong', 'incorrect', 'invalid'],
  ['correct', 'valid'],
  ['click', 'press', 'tap'],
  ['twice', 'double', 'duplicate', 'repeated'],
  ['resend', 'retry', 'repeat'],
  ['payment', 'charge', 'pay'],
  ['user', 'person', 'people', 'reader', 'visitor'],
  ['customer', 'client'],
  ['developer', 'programmer'],
  ['company', 'business'],
  ['begin', 'start'],
  ['finish', 'complete', 'end'],
  ['stop', 'cancel', 'abort'],
  ['shutdown', 'shut down'],
  ['gracefully', 'clean'],
  ['crash', 'die'],
  ['size', 'dimension'],
  ['count', 'number', 'amount'],
  ['compute', 'calculate'],
  ['choose', 'select', 'pick'],
  ['check', 'verify', 'validate'],
  ['mandatory', 'must'],
  ['hallucinate', 'hallucination', 'make things up', 'made up', 'invent'],
  ['random', 'randomness', 'chance'],
  ['guess', 'predict'],
  ['increase', 'raise'],
  ['decrease', 'reduce', 'lower'],
  ['cost', 'price', 'expensive'],
  ['cheap', 'inexpensive'],
  ['safe', 'secure', 'security'],
  ['attack', 'attacker'],
  ['password', 'secret'],
  ['store', 'save', 'keep'],
  ['load', 'fetch'],
  ['send', 'submit'],
  ['show', 'display'],
  ['hide', 'hidden'],
  ['mobile', 'phone'],
  ['desktop', 'computer'],
  ['table', 'row', 'column'],
  ['query', 'statement'],
  ['transaction', 'commit'],
  ['lock', 'block'],
  ['concurrent', 'simultaneous', 'parallel'],
  ['website', 'page', 'site'],
  ['text', 'words'],
  ['sentence', 'phrase'],
  ['letter', 'character'],
  ['paper', 'print'],
  ['margin', 'edge'],
  ['center', 'middle'],
  ['color', 'hue'],
  ['bold', 'heavy'],
  ['mockup', 'prototype', 'wireframe'],
  ['interview', 'test'],
  ['hint', 'help'],
  ['caption', 'subtitle'],
  ['survey', 'questionnaire'],
  ['graph', 'chart', 'plot'],
  ['spreadsheet', 'csv'],
  ['dataset', 'data'],
  ['percent', 'percentage'],
  ['probability', 'likelihood'],
];

const WRITINGS = new Map<string, string[]>();
for (const row of SAME)
  for (const word of row)
    WRITINGS.set(word, [...(WRITINGS.get(word) ?? []), ...row.filter((other) => other !== word)]);

/** The American writing of a British one, where the ending tells; the material may have either. */
function otherSpelling(word: string): string[] {
  const other = word
    .replace(/metre(s?)$/, 'meter$1')
    .replace(/([a-z]{3})our(s|ed|ing)?$/, '$1or$2')
    .replace(/([a-z]{3})is(e|es|ed|ing|ation)$/, '$1iz$2');
  return other === word ? [] : [other];
}

/** More words than anybody's question has; a pasted page is cut. */
const TERMS_MAX = 24;

/** One thing a question is about: any of its writings counts, the first is the person's own. */
export interface QuestionTerm {
  writings: string[];
  /** Two words that stand next to each other: finding them together counts extra, missing them not at all. */
  isPair: boolean;
}

/** What a text asks about. Words are cleaned, not yet stemmed: the database does that as it did with the lessons. */
export function termsOf(text: string): QuestionTerm[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'#+.-]*/gu) ?? [];
  const kept = words
    .map((word) => word.replace(/[.'-]+$/, '').replace(/'s$/, ''))
    .map((word) => {
      const isWord = word.length > 1 || /\p{N}/u.test(word);
      return isWord && !SHAPING.has(word) ? word : null;
    });
  const singles = [...new Set(kept.filter((word) => word !== null))].slice(0, TERMS_MAX);
  const pairs = kept.flatMap((word, index) => {
    const next = kept[index + 1];
    return word && next && word !== next ? [`${word} ${next}`] : [];
  });
  return [
    ...singles.map((word) => ({
      writings: [word, ...otherSpelling(word), ...(WRITINGS.get(word) ?? [])],
      isPair: false,
    })),
    ...[...new Set(pairs)].slice(0, TERMS_MAX).map((pair) => ({
      writings: [pair, ...(WRITINGS.get(pair) ?? [])],
      isPair: true,
    })),
  ];
}
