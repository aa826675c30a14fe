import { foldText } from '../../platform/text.rules';
import { pathTo } from './passages';
import type { GeneratedCard, GeneratedQuestion, Material } from './provider';
import {
  isName,
  occurrences,
  sentencesOf,
  wholeWords,
  withTerms,
  type ReadSentence,
  type Sentence,
  type Term,
} from './sentences';

const BLANK = '_____';
/** Enough to choose from; parsing more would take too long. */
const SENTENCES_READ = 40;

/** Seeded random numbers from 0 to 1. */
type Chance = () => number;

/**
 * Up to `count` questions from the lessons' own sentences: cloze with three terms of the same course as distractors,
 * and true or false. Fewer if there are not enough good sentences; those with a wanted word come first.
 */
export async function madeQuestions(
  lessons: Material[],
  wanted: string[],
  count: number,
  seed: string,
): Promise<GeneratedQuestion[]> {
  const chance = chanceFrom(seed);
  const sentences = await withTerms(ordered(sentencesOf(lessons), wanted, chance).slice(0, SENTENCES_READ));
  const terms = distinct(sentences.flatMap(({ terms }) => terms));
  const questions: GeneratedQuestion[] = [];
  for (const sentence of sentences) {
    if (questions.length === count) break;
    // Every third question is a statement, so that a quiz has both types.
    const question =
      questions.length % 3 === 2
        ? (statement(sentence, terms, chance) ?? cloze(sentence, terms, chance))
        : (cloze(sentence, terms, chance) ?? statement(sentence, terms, chance));
    if (question) questions.push(question);
  }
  return questions;
}

/** Up to `count` cards from the lessons' own sentences: a definition, or a sentence with a blank. */
export async function madeCards(
  lessons: Material[],
  wanted: string[],
  count: number,
  seed: string,
): Promise<GeneratedCard[]> {
  const chance = chanceFrom(seed);
  const sentences = await withTerms(ordered(sentencesOf(lessons), wanted, chance).slice(0, SENTENCES_READ));
  return sentences.flatMap((sentence) => card(sentence, chance) ?? []).slice(0, count);
}

/**
 * Matches "A halyard is a rope that…", but not "The halyard is pulled…" or "Its end is a knot…", which define nothing.
 */
const DEFINITION =
  /^(?!(?:Its|Their|Your|Our|Each|Every|Around|About|Because|If|When|As)\b)((?:An?|The) )?([\p{L}\p{N}` -]{3,40}?) (?:(is|are) (?=(?:an?|the|one|any|what|how|where|when) )|(means|mean) (?!not\b|only\b|also\b))/u;

function card(sentence: ReadSentence, chance: Chance): GeneratedCard | null {
  const { text, lesson } = sentence;
  const definition = DEFINITION.exec(text);
  const { lessonId } = lesson;
  if (definition && isName(definition[2]!)) {
    const [, article = '', thing, verb] = definition;
    const front = verb ? `What ${verb} ${article.toLowerCase()}${thing}?` : `What does ${thing} mean?`;
    return { front, back: text, lessonId };
  }
  const term = picked(sentence.terms, chance);
  return term && { front: withBlank(text, term), back: term.text, lessonId };
}

function cloze(sentence: ReadSentence, terms: Term[], chance: Chance): GeneratedQuestion | null {
  for (const key of shuffled(sentence.terms, chance)) {
    const wrong = distractors(sentence, key, terms, chance);
    if (wrong.length < 3) continue;
    return {
      ...about(sentence),
      type: 'MULTIPLE_CHOICE',
      text: withBlank(sentence.text, key),
      options: shuffled([key.text, ...wrong.slice(0, 3)], chance),
      answer: key.text,
    };
  }
  return null;
}

/** The sentence unchanged, or with one term replaced by another of the same course. */
function statement(sentence: ReadSentence, terms: Term[], chance: Chance): GeneratedQuestion | null {
  const question = { ...about(sentence), type: 'TRUE_FALSE' as const, options: [] };
  if (chance() < 0.5) return { ...question, text: sentence.text, answer: 'true' };
  for (const key of shuffled(sentence.terms, chance)) {
    const [wrong] = distractors(sentence, key, terms, chance);
    if (wrong === undefined) continue;
    const text = sentence.text.replace(wholeWords(key.text, 'i'), () => wrong);
    return { ...question, text, answer: 'false' };
  }
  return null;
}

const about = ({ quote, text, lesson }: Sentence) => ({
  explanation: `The lesson “${lesson.lessonTitle}” says: ${text}`,
  quote,
  courseId: lesson.courseId,
  lessonId: lesson.lessonId,
  lessonTitle: lesson.lessonTitle,
  source: pathTo(lesson.courseId, lesson.lessonId),
});

const withBlank = (text: string, { text: term }: Term) => text.replace(wholeWords(term, 'i'), BLANK);

/** Terms of the same kind that are not in the sentence and differ clearly from the key and each other. */
function distractors(sentence: ReadSentence, key: Term, terms: Term[], chance: Chance): string[] {
  const chosen: string[] = [];
  for (const { text, kind } of shuffled(terms, chance)) {
    const isAlike = (other: string) => overlaps(other, text);
    if (kind !== key.kind || [key.text, ...chosen].some(isAlike) || occurrences(sentence.text, text) > 0)
      continue;
    // Capitalization would give the answer away.
    if (/^\p{Lu}/u.test(text) !== /^\p{Lu}/u.test(key.text)) continue;
    chosen.push(text);
    if (chosen.length === 3) break;
  }
  return chosen;
}

/** Whether one term equals or contains the other: 'margin' and 'margins', 'token' and 'a token'. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [foldText(one), foldText(other)].map((text) =>
    text.replace(/[^\p{L}\p{N}.%]+/gu, ' ').trim(),
  );
  if (/^[\d., %]+$/.test(a!) && /^[\d., %]+$/.test(b!))
    return Number.parseFloat(a!) === Number.parseFloat(b!);
  return a!.includes(b!) || b!.includes(a!);
}

function distinct(terms: Term[]): Term[] {
  const byText = new Map(terms.map((term) => [foldText(term.text), term]));
  return [...byText.values()];
}

function ordered(sentences: Sentence[], wanted: string[], chance: Chance): Sentence[] {
  const shares = new Map(
    sentences.map((sentence) => {
      const folded = foldText(sentence.text);
      return [sentence, wanted.filter((word) => folded.includes(word)).length];
    }),
  );
  return shuffled(sentences, chance).sort((a, b) => shares.get(b)! - shares.get(a)!);
}

const picked = <T>(items: T[], chance: Chance): T | null =>
  items[Math.floor(chance() * items.length)] ?? null;

function shuffled<T>(items: readonly T[], chance: Chance): T[] {
  const all = [...items];
  for (let index = all.length - 1; index > 0; index--) {
    const other = Math.floor(chance() * (index + 1));
    [all[index], all[other]] = [all[other]!, all[index]!];
  }
  return all;
}

/** mulberry32 seeded by an FNV-1a hash: small, uniform enough, and the same on every machine. */
function chanceFrom(seed: string): Chance {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
