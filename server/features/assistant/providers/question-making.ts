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
 * options are statements of the same kind from the same course. Fewer, or none, rather than a doubtful one; those with
 * a wanted word come first.
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
  for (const fact of ordered(facts, wanted, chance)) {
    if (questions.length === count) break;
    // Every third question is a statement, so that a quiz has both types.
    const question =
      questions.length % 3 === 2
        ? (statement(fact, facts, chance) ?? choice(fact, facts, chance))
        : (choice(fact, facts, chance) ?? statement(fact, facts, chance));
    if (question && !questions.some(({ text }) => text === question.text)) questions.push(question);
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
  const cards = ordered(factsOf(lessons), wanted, chanceFrom(seed)).flatMap((fact): GeneratedCard[] => {
    const { kind, asks, asksSubject, quote, lesson, statement, named } = fact;
    const { lessonId } = lesson;
    if (kind === 'doing')
      return asksSubject === null ? [] : [{ front: whatFor(asksSubject), back: named, lessonId, quote }];
    const isSentence = kind === 'contrast' || (kind === 'definition' && !/^\*\*/.test(quote));
    return [{ front: asks, back: isSentence ? plainQuote(quote) : statement, lessonId, quote }];
  });
  const seen = new Set<string>();
  return cards.filter(({ front }) => !seen.has(front) && seen.add(front)).slice(0, count);
}

const whatFor = (asks: string) => asks.replace(/^Which of these/, 'What');

function choice(fact: Fact, facts: Fact[], chance: Chance): GeneratedQuestion | null {
  const bySubject = fact.asksSubject !== null && (fact.kind === 'doing' || chance() < 0.5);
  const answerOf = (other: Fact) => (bySubject ? other.named : other.statement);
  const text = bySubject ? fact.asksSubject! : fact.asks;
  const wrong = distractors(fact, facts, answerOf, chance).slice(0, 3);
  if (wrong.length < 3 || foldText(text).includes(foldText(bySubject ? fact.subject : fact.statement)))
    return null;
  return {
    ...about(fact),
    type: 'MULTIPLE_CHOICE',
    text,
    options: shuffled([answerOf(fact), ...wrong], chance),
    answer: answerOf(fact),
  };
}

/** The sentence unchanged, or made false: its subjects exchanged, or the subject of another fact of its kind. */
function statement(fact: Fact, facts: Fact[], chance: Chance): GeneratedQuestion | null {
  const { kind, named, quote, exchanged } = fact;
  const text = plainQuote(quote);
  if (!['definition', 'doing', 'contrast'].includes(kind) || /\*\*/.test(quote)) return null;
  const question = { ...about(fact), type: 'TRUE_FALSE' as const, options: [] };
  if (chance() < 0.5) return { ...question, text, answer: 'true' };
  if (exchanged !== undefined) return { ...question, text: plainQuote(exchanged), answer: 'false' };
  const [wrong] = distractors(fact, facts, (other) => other.named, chance);
  if (wrong === undefined || !text.toLowerCase().startsWith(named.toLowerCase())) return null;
  const replaced = wrong[0]!.toUpperCase() + wrong.slice(1) + text.slice(named.length);
  return { ...question, text: replaced, answer: 'false' };
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
function distractors(fact: Fact, facts: Fact[], answerOf: (fact: Fact) => string, chance: Chance): string[] {
  const right = answerOf(fact);
  const chosen: string[] = [];
  const alike = facts.filter(
    ({ kind, group, lesson }) =>
      kind === fact.kind && group === fact.group && lesson.courseId === fact.lesson.courseId,
  );
  for (const other of shuffled(alike, chance)) {
    const answer = answerOf(other);
    // The same subject may do more than one thing, and a step's own text is in the question.
    if (other.subject === fact.subject || (fact.kind === 'step' && answer === fact.subject)) continue;
    if ([right, ...chosen].some((taken) => overlaps(taken, answer))) continue;
    if (foldText(fact.quote).includes(foldText(answer)) && fact.kind !== 'cell') continue;
    chosen.push(answer);
  }
  // Of about the same length, so that the length does not give the answer away.
  return chosen.sort((a, b) => Math.abs(a.length - right.length) - Math.abs(b.length - right.length));
}

/** Whether one answer equals or contains the other: 'margin' and 'margins', 'token' and 'a token'. */
function overlaps(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) =>
    foldText(text)
      .replace(/[^\p{L}\p{N}.%]+/gu, ' ')
      .trim(),
  );
  if (/^[\d., %]+$/.test(a!) && /^[\d., %]+$/.test(b!))
    return Number.parseFloat(a!) === Number.parseFloat(b!);
  return a!.includes(b!) || b!.includes(a!);
}

function ordered(facts: Fact[], wanted: string[], chance: Chance): Fact[] {
  // One table or list is one question, however many rows it has.
  const asked = new Set<string>();
  const shares = new Map(
    facts.map((fact) => {
      const folded = foldText(fact.quote);
      return [fact, wanted.filter((word) => folded.includes(word)).length];
    }),
  );
  return shuffled(facts, chance)
    .sort((a, b) => shares.get(b)! - shares.get(a)! || KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
    .filter(({ kind, group }) => {
      const isAnother = (kind === 'cell' || kind === 'step') && asked.has(group);
      asked.add(group);
      return !isAnother;
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
