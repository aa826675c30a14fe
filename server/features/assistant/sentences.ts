import { setImmediate as othersFirst } from 'node:timers/promises';
import nlp from 'compromise/two';
import { isQuoteOf, passagesOf, plainText } from './passages';
import type { Material } from './provider';

/** A plain sentence of a lesson that can be quoted. */
export interface Sentence {
  /** Verbatim from the notes, the description or the transcript. */
  quote: string;
  /** The same as plain text, without Markdown. */
  text: string;
  lesson: Material;
}

export interface ReadSentence extends Sentence {
  /** Terms that a blank could replace. */
  terms: Term[];
}

/** A word or phrase that a lesson is about. */
export interface Term {
  text: string;
  kind: 'number' | 'code' | 'plural' | 'word';
}

const SENTENCE_MIN = 45;
const SENTENCE_MAX = 240;
/** Splitting into sentences takes quadratic time; no real paragraph is longer. */
const PARAGRAPH_MAX = 2000;
/** Sentences that refer to their context make no question. */
const LEANS =
  /^(\S+ ){1,4}(it|they|them)\b|^(this|that|these|those|it|they|he|she|such|here|there|so|but|and|or|then|both|neither|either|for example|the (same|first|second|third|other|latter|former|next|previous|video|table|example))\b/i;
const ADDRESSES = /\b(try|see|watch|below|above|following|lesson|film|exercise|http)\b|[:;]$|\?/i;
const NOUN = nlp.parseMatch('#Adjective? (#Noun && !#Pronoun && !#Value && !#Possessive)+');
const VALUE = nlp.parseMatch('#Value');
/** Nouns that can mean anything. */
const VAGUE =
  /^(nothing|something|anything|everything|everyone|someone|anyone|nobody|none|others?|less|more|most|same|things?|same things?|times?|ways?|parts?|kinds?|cases?|days?|months?|first|second|last|lot|self|itself|you|we)$/i;
/** What precedes a noun; after anything else the word could be a verb. */
const BEFORE_NOUN =
  /(^|[\s(])(an?|the|each|every|no|of|in|with|without|for|by|on|from|per|between|into|two|three|four|five|many|few|some|all|its|their|your|and|or|than|as)\s+$/i;

interface NounJson {
  text: string;
  terms: { tags: string[] }[];
}

/** Code, tables and lists are no sentences. */
const NO_PROSE = /^(\s*([-*+>|#]|\d+[.)]\s|```|~~~))/;

/** The sentences that can be quoted, in the order of the lessons. */
export const sentencesOf = (lessons: Material[]): Sentence[] =>
  lessons.flatMap((lesson) => quotesIn(lesson).map((quote) => ({ quote, text: plainText(quote), lesson })));

/** Cache of parsed sentences, since the same lessons are requested repeatedly. */
const read = new Map<string, Term[]>();
const READ_MAX = 2000;

/** Parses each sentence for terms. One takes milliseconds, so the event loop gets a turn in between. */
export async function withTerms(sentences: Sentence[]): Promise<ReadSentence[]> {
  const all: ReadSentence[] = [];
  for (const sentence of sentences) {
    const { quote, text } = sentence;
    let terms = read.get(quote);
    if (!terms) {
      await othersFirst();
      terms = termsIn(quote, text);
      read.set(quote, terms);
      if (read.size > READ_MAX) read.delete(read.keys().next().value!);
    }
    all.push({ ...sentence, terms });
  }
  return all;
}

function quotesIn(lesson: Material): string[] {
  const parts = [
    lesson.description,
    ...passagesOf(lesson.notes)
      .filter(({ heading }) => !/^try it/i.test(heading))
      .map(({ text }) => text),
    lesson.spoken,
  ].flatMap((text) => text.split(/\n\n+/));
  return parts
    .filter(
      (part) => part !== '' && part.length <= PARAGRAPH_MAX && !NO_PROSE.test(part) && !/```|~~~/.test(part),
    )
    .flatMap((part) => nlp.tokenize(part).out('array') as string[])
    .map((text) => text.trim())
    .filter(
      (quote) =>
        quote.length >= SENTENCE_MIN &&
        quote.length <= SENTENCE_MAX &&
        /^[A-Z]/.test(quote) &&
        /[.!]$/.test(quote) &&
        // Markup other than code would be shown literally.
        !/[*_[\]|<>#\\]|!\(|\n/.test(quote) &&
        !LEANS.test(quote) &&
        !ADDRESSES.test(quote) &&
        (quote.match(/["“”(]/g)?.length ?? 0) % 2 === (quote.match(/[)]/g)?.length ?? 0) % 2 &&
        isQuoteOf(lesson, quote),
    );
}

/** Code, numbers and noun phrases, each once. */
function termsIn(quote: string, text: string): Term[] {
  const code = [...quote.matchAll(/`([^`]{2,40})`/g)].map((match): Term => ({
    text: match[1]!,
    kind: 'code',
  }));
  const doc = nlp(text);
  const numbers = (doc.match(VALUE).out('array') as string[]).map((number): Term => ({
    text: trimmed(number),
    kind: 'number',
  }));
  const nouns = (doc.match(NOUN).json({ terms: { tags: true } }) as NounJson[]).flatMap(
    ({ text: noun, terms }): Term[] => {
      const last = terms.at(-1);
      return last ? [{ text: trimmed(noun), kind: last.tags.includes('Plural') ? 'plural' : 'word' }] : [];
    },
  );
  const seen = new Set<string>();
  return [...code, ...numbers, ...nouns].filter((term) => {
    const folded = term.text.toLowerCase();
    const isFit =
      term.text.length >= (term.kind === 'number' ? 1 : 3) &&
      term.text.length <= 40 &&
      !seen.has(folded) &&
      (term.kind !== 'number' || /^[\d.,]+( ?%| percent)?$/.test(term.text)) &&
      (term.kind === 'number' || term.kind === 'code' || !VAGUE.test(term.text)) &&
      (term.kind === 'code' || term.kind === 'number' || isNounAt(text, term.text)) &&
      (term.kind === 'code' || !/[`"“”()[\]{}=<>]/.test(term.text)) &&
      // It must occur once, or the rest of the sentence would fill in the blank.
      occurrences(text, term.text) === 1;
    seen.add(folded);
    return isFit;
  });
}

function isNounAt(text: string, term: string): boolean {
  const at = text.search(wholeWords(term, 'i'));
  return at >= 0 && BEFORE_NOUN.test(text.slice(0, at));
}

/** Whether a phrase is a noun without a verb. */
export const isName = (words: string): boolean => !nlp(words).has('#Verb') && nlp(words).has('#Noun$');

const trimmed = (text: string) => text.replace(/^[\s"“”'(]+|[\s"“”'.,;:!?)]+$/g, '');

/** How often a term occurs in a text as whole words, in any case. */
export function occurrences(text: string, term: string): number {
  return [...text.matchAll(wholeWords(term, 'gi'))].length;
}

/** Pattern that matches a term as whole words. */
export function wholeWords(term: string, flags: string): RegExp {
  const literal = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}_.])${literal}(?![\\p{L}\\p{N}_]|\\.\\d)`, `${flags}u`);
}
