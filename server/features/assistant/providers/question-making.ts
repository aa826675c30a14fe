import { foldText } from '../../../platform/text.rules';
import { pathTo } from '../passages/passages';
import { plainQuote } from '../passages/quote.rules';
import type { GeneratedQuestion } from '../assistant.types';
import type { GeneratedCard, Material } from '../provider';
import { factsOf, type Fact } from './facts';
import { wordingFor } from './question-wording';

/** Seeded random numbers from 0 to 1. */
type Chance = () => number;

/** What makes the best questions first. */
const KINDS: readonly Fact['kind'][] = ['definition', 'contrast', 'cause', 'doing', 'output', 'step', 'cell'];

/**
 * Up to `count` questions from what the lessons state: definitions, causes, orders of steps, cells of tables. Wrong
 * options are statements of the same kind from the same course. Fewer, or none, rather than a doubtful one; those
 * about the wanted words come first.
 */
export function madeQuestions(
  lessons: Material[],
  wanted: string[],
  count: number,
  seed: string,
): GeneratedQuestion[] {
  const chance = chanceFrom(seed);
  const facts = factsOf(lessons);
  const questions: GeneratedQuestion[] = [];
  const asked = new Set<string>();
  for (const fact of ordered(facts, wanted, chance)) {
    if (questions.length === count) break;
    if (isOneOfMany(fact) && asked.has(fact.group)) continue;
    // Every third question is a statement, so that a quiz has both types.
    const question =
      questions.length % 3 === 2
        ? (statement(fact, facts, chance) ?? choice(fact, facts, chance))
        : (choice(fact, facts, chance) ?? statement(fact, facts, chance));
    if (!question || questions.some(({ text }) => text === question.text)) continue;
    questions.push(question);
    asked.add(fact.group);
  }
  return questions;
}

/** Up to `count` cards from what the lessons state, each with one answer. */
export function madeCards(
  lessons: Material[],
  wanted: string[],
  count: number,
  seed: string,
): GeneratedCard[] {
  const asked = new Set<string>();
  const cards = ordered(factsOf(lessons), wanted, chanceFrom(seed)).flatMap((fact): GeneratedCard[] => {
    if (isOneOfMany(fact) && asked.has(fact.group)) return [];
    asked.add(fact.group);
    const { kind, asks, asksSubject, quote, lesson, statement, named } = fact;
    const { lessonId } = lesson;
    if (kind === 'doing')
      return asksSubject === null ? [] : [{ front: whatFor(fact), back: named, lessonId, quote }];
    const isSentence = kind === 'contrast' || (kind === 'definition' && !/^\*\*/.test(quote));
    return [{ front: asks, back: isSentence ? plainQuote(quote) : statement, lessonId, quote }];
  });
  const seen = new Set<string>();
  return cards.filter(({ front }) => !seen.has(front) && seen.add(front)).slice(0, count);
}

/** The question whose answer is the subject. A card has no options to show its topic, so it names the lesson. */
const whatFor = ({ asksSubject, lesson }: Fact) =>
  `${lesson.lessonTitle}: ${asksSubject!.replace(/^Which of these/, 'what')}`;

/** Asks for what is stated or for its subject, whichever has three wrong options and gives nothing away. */
function choice(fact: Fact, facts: Fact[], chance: Chance): GeneratedQuestion | null {
  if (fact.asksSubject === null) return choiceOf('statement', fact, facts, chance);
  if (fact.kind === 'doing') return choiceOf('named', fact, facts, chance);
  const [one, other] = shuffled(['named', 'statement'] as const, chance);
  return choiceOf(one!, fact, facts, chance) ?? choiceOf(other!, fact, facts, chance);
}

function choiceOf(
  part: 'named' | 'statement',
  fact: Fact,
  facts: Fact[],
  chance: Chance,
): GeneratedQuestion | null {
  const text = part === 'named' ? fact.asksSubject! : fact.asks;
  const answer = fact[part];
  const wrong = distractors(fact, facts, part, chance).slice(0, 3);
  const isTold = foldText(text).includes(foldText(part === 'named' ? fact.subject : answer));
  const standsOut = sharesWord(text, answer) && !wrong.some((option) => sharesWord(text, option));
  if (wrong.length < 3 || isTold || standsOut) return null;
  const options = shuffled([answer, ...wrong], chance);
  return { ...about(fact), type: 'MULTIPLE_CHOICE', text, options, answer };
}

/** Whether a word of the question is one of the answer too, in some form: one such option would give itself away. */
function sharesWord(question: string, answer: string): boolean {
  const [asked, given] = [question, answer].map((text) =>
    [...foldText(text).matchAll(/[\p{L}\p{N}]{4,}/gu)].map(([word]) => word.slice(0, 4)),
  );
  return given!.some((start) => asked!.includes(start));
}

/** The sentence unchanged, or made false; null if it cannot be, since all such statements would be true. */
function statement(fact: Fact, facts: Fact[], chance: Chance): GeneratedQuestion | null {
  const { kind, quote } = fact;
  const madeFalse = fact.madeFalse ?? (kind === 'doing' ? withAnotherSubject(fact, facts, chance) : null);
  if (madeFalse === null) return null;
  const isTrue = chance() < 0.5;
  const text = plainQuote(isTrue ? quote : madeFalse);
  return { ...about(fact), type: 'TRUE_FALSE', options: [], text, answer: String(isTrue) };
}

/**
 * The sentence with the subject of another fact of the same lesson; subjects of other lessons make nonsense. null: no
 * other subject fits.
 */
function withAnotherSubject(fact: Fact, facts: Fact[], chance: Chance): string | null {
  const { named, lesson } = fact;
  const quote = plainQuote(fact.quote);
  const related = facts.filter((other) => other.lesson.lessonId === lesson.lessonId);
  const [wrong] = distractors(fact, related, 'named', chance);
  if (wrong === undefined || !quote.toLowerCase().startsWith(named.toLowerCase())) return null;
  return wrong[0]!.toUpperCase() + wrong.slice(1) + quote.slice(named.length);
}

const about = ({ quote, lesson }: Fact) => ({
  explanation: wordingFor(lesson.dictionary).said(lesson.lessonTitle, plainQuote(quote)),
  quote,
  courseId: lesson.courseId,
  lessonId: lesson.lessonId,
  lessonTitle: lesson.lessonTitle,
  source: pathTo(lesson.courseId, lesson.lessonId),
});

/** Answers of facts of the same kind and course that differ clearly from the right one and from each other. */
function distractors(fact: Fact, facts: Fact[], part: 'named' | 'statement', chance: Chance): string[] {
  const right = fact[part];
  const chosen: string[] = [];
  const alike = facts.filter(
    ({ kind, group, lesson }) =>
      kind === fact.kind && group === fact.group && lesson.courseId === fact.lesson.courseId,
  );
  for (const other of shuffled(alike, chance)) {
    const answer = other[part];
    // The same subject may do more than one thing, and a step's own text is in the question.
    if (other.subject === fact.subject || (fact.kind === 'step' && answer === fact.subject)) continue;
    if ([right, ...chosen].some((taken) => overlaps(taken, answer))) continue;
    if (foldText(fact.quote).includes(foldText(answer)) && fact.kind !== 'cell') continue;
    chosen.push(answer);
  }
  // Of about the same length, so that the length does not give the answer away.
  return chosen.sort((a, b) => Math.abs(a.length - right.length) - Math.abs(b.length - right.length));
}

const IS_NUMBER = /^[\d., %]+$/;

/** Whether one answer equals or contains the other: 'margin' and 'margins', 'token' and 'a token'. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    foldText(text)
      .replace(/[^\p{L}\p{N}.%]+/gu, ' ')
      .trim(),
  );
  // 2 is another answer than 20.
  if (IS_NUMBER.test(a!) && IS_NUMBER.test(b!)) return Number.parseFloat(a!) === Number.parseFloat(b!);
  return a!.includes(b!) || b!.includes(a!);
}

/** Whether the fact is one row or step of several: only one question is made of a table or list. */
const isOneOfMany = ({ kind }: Fact) => kind === 'cell' || kind === 'step';

/** What says most of the wanted words first; a lesson's place among those that have any counts like a missing word. */
function ordered(facts: Fact[], wanted: string[], chance: Chance): Fact[] {
  const says = (text: string) => wanted.filter((word) => foldText(text).includes(word)).length;
  const lessons = [...new Set(facts.map(({ lesson }) => lesson))];
  const about = lessons.filter(
    ({ lessonTitle, description, notes, spoken }) =>
      says([lessonTitle, description, notes, spoken].join('\n')) > 0,
  );
  const places = new Map(
    lessons.map((lesson) => [lesson, about.includes(lesson) ? about.indexOf(lesson) : about.length]),
  );
  const ranks = new Map(
    facts.map((fact) => {
      const place = places.get(fact.lesson)!;
      return [fact, { place, says: says(fact.quote) - place }];
    }),
  );
  return shuffled(facts, chance).sort((a, b) => {
    const [one, other] = [ranks.get(a)!, ranks.get(b)!];
    return other.says - one.says || one.place - other.place || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
  });
}

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
