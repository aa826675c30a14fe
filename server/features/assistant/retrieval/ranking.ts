import type { Difficulty, Subject } from '../assistant.rules';
import { foldText } from '../../../platform/text.rules';
import { lessonKey } from '../provider';
import { type FoundPassage, PASSAGES_PER_LESSON } from './retrieval.queries';

/** How sure the search is that the best lesson is about the question. */
export type Outcome = 'answer' | 'closest' | 'nothing';

/** The course categories of each Tech Track. */
const TRACKS: Record<Subject, readonly string[]> = {
  GENERATIVE_AI: ['AI', 'LLM', 'Prompt Engineering', 'Machine Learning', 'Data Science'],
  WEB_DEVELOPMENT: [
    'Fullstack',
    'Frontend',
    'Backend',
    'Web Development',
    'Programming',
    'Mobile Development',
    'DevOps',
  ],
  DESIGN: ['UI/UX', 'Graphic Designing', 'UI/UX Design'],
};

/** Breaks near ties in favor of the selected subject; too small to beat a clearly better answer. */
const SUBJECT_BONUS = 1.02;
const LEVEL_BONUS = 1.01;
/** A course's description names everything that its lessons explain. */
const DESCRIPTION_SHARE = 0.5;

const LESSONS_MAX = 5;
/** An answer comes from the best lesson; the others are where to read on. */
const PASSAGES_OF_OTHERS = 3;
/** The usual constant of reciprocal rank fusion: the higher, the less the first places count. */
const FUSION = 60;
/** The share of a question's rarity that the best lesson must have for an answer. */
const COVERED = 0.4;
/** The share of words in common from which two passages are the same. */
const SAME = 0.85;

/**
 * The passages of the best five lessons, best first, of those found by words and those found by vectors, and whether
 * they are an answer. A lesson that says the same as a better one is left out. Vectors alone give no answer: how near
 * they are to a question about something else differs from model to model.
 */
export function ranked(
  byWords: FoundPassage[],
  byVectors: FoundPassage[],
  search: { subject: Subject; difficulty: Difficulty },
): { outcome: Outcome; passages: FoundPassage[] } {
  const lessons = lessonsOf(byWords).sort((a, b) => scoreOf(b[0]!, search) - scoreOf(a[0]!, search));
  const kept: FoundPassage[][] = [];
  for (const passages of fused(lessons, lessonsOf(byVectors))) {
    if (kept.length === LESSONS_MAX) break;
    if (!kept.flat().some(({ text }) => isSameText(text, passages[0]!.text))) kept.push(passages);
  }
  if (kept.length === 0) return { outcome: 'nothing', passages: [] };
  const isAnswer = (lessons[0]?.[0]!.covered ?? 0) >= COVERED;
  const shown = kept.map((passages, place) =>
    place === 0 ? passages : passages.slice(0, PASSAGES_OF_OTHERS),
  );
  return { outcome: isAnswer ? 'answer' : 'closest', passages: shown.flat() };
}

/** The passages of each lesson. */
const lessonsOf = (found: FoundPassage[]): FoundPassage[][] =>
  [...new Set(found.map(lessonKey))].map((key) => found.filter((passage) => lessonKey(passage) === key));

/** Two lists of lessons, best first, as one by reciprocal rank; of a lesson in both the best passages of each. */
function fused(byWords: FoundPassage[][], byVectors: FoundPassage[][]): FoundPassage[][] {
  const lists = [byWords, byVectors].map(
    (lessons) =>
      new Map(
        lessons.map((passages, rank) => [lessonKey(passages[0]!), { passages, share: 1 / (FUSION + rank) }]),
      ),
  );
  const keys = [...new Set(lists.flatMap((list) => [...list.keys()]))];
  return keys
    .map((key) => lists.flatMap((list) => list.get(key) ?? []))
    .map((found) => ({
      passages: alternating(found.map(({ passages }) => passages)),
      share: found.reduce((sum, { share }) => sum + share, 0),
    }))
    .sort((a, b) => b.share - a.share)
    .map(({ passages }) => passages);
}

/** The best of each list, then the second of each, without repetitions. */
function alternating(lists: FoundPassage[][]): FoundPassage[] {
  if (lists.length === 1) return lists[0]!.slice(0, PASSAGES_PER_LESSON);
  const passages = Array.from({ length: PASSAGES_PER_LESSON }, (_, place) =>
    lists.flatMap((list) => list[place] ?? []),
  ).flat();
  return passages
    .filter(({ text }, index) => passages.findIndex((other) => other.text === text) === index)
    .slice(0, PASSAGES_PER_LESSON);
}

const scoreOf = (
  { score, covered, category, level, lessonId }: FoundPassage,
  { subject, difficulty }: { subject: Subject; difficulty: Difficulty },
) =>
  score *
  (1 + Math.sqrt(covered)) *
  (TRACKS[subject].includes(category) ? SUBJECT_BONUS : 1) *
  (level === difficulty ? LEVEL_BONUS : 1) *
  (lessonId === null ? DESCRIPTION_SHARE : 1);

/** Whether two passages say the same in nearly the same words, as in a copied course. */
function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((text) => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []));
  const common = [...a!].filter((word) => b!.has(word)).length;
  return common / Math.max(1, a!.size + b!.size - common) >= SAME;
}
