import type { Difficulty, Subject } from '../assistant.rules';
import { foldText } from '../../../platform/text.rules';
import type { FoundPassage, FoundWord } from './retrieval.queries';

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
const PASSAGES_PER_LESSON = 3;
/** The share of a question's weight that the best lesson must have for an answer. */
const COVERED = 0.47;
/** How little a lesson's coverage of the question changes its place. */
const WITHOUT_COVERAGE = 0.5;
/** A corrected word may be another one than the learner meant. */
const CORRECTED_SHARE = 0.5;
/** The share of words in common from which two passages are the same. */
const SAME = 0.85;

export const weightOf = (passages: number, total: number): number =>
  Math.log(1 + (Math.max(total, passages) - passages + 0.5) / (passages + 0.5));

interface Ranked {
  outcome: Outcome;
  passages: FoundPassage[];
}

/**
 * The best lessons with up to three passages each, best first, and whether they are an answer. `corrected` are the
 * numbers of words that were found by another spelling.
 */
export function ranked(
  found: { passages: FoundPassage[]; words: FoundWord[]; passageCount: number },
  search: { subject: Subject; difficulty: Difficulty },
  corrected: ReadonlySet<number>,
): Ranked {
  const { words, passageCount } = found;
  const lessons = new Map<string, FoundPassage[]>();
  for (const passage of found.passages) {
    const key = passage.lessonId ?? passage.courseId;
    lessons.set(key, [...(lessons.get(key) ?? []), passage]);
  }
  const total = words.reduce((sum, { passages }) => sum + weightOf(passages, passageCount), 0);
  const coverage = (numbers: number[]) =>
    words.reduce(
      (sum, { number, passages }) =>
        sum +
        (numbers.includes(number)
          ? weightOf(passages, passageCount) * (corrected.has(number) ? CORRECTED_SHARE : 1)
          : 0),
      0,
    ) / total;
  const scored = [...lessons.values()].map((passages) => {
    const inOrder = passages.toSorted((a, b) => b.score - a.score);
    const best = inOrder[0]!;
    const bonus =
      (TRACKS[search.subject].includes(best.category) ? SUBJECT_BONUS : 1) *
      (best.level === search.difficulty ? LEVEL_BONUS : 1) *
      (best.lessonId === null ? DESCRIPTION_SHARE : 1);
    const covered = 0.5 * coverage(best.words) + 0.5 * coverage(best.lessonWords);
    return {
      passages: inOrder,
      score: (best.score + best.lessonScore) * (WITHOUT_COVERAGE + covered) * bonus,
      covered,
    };
  });
  scored.sort((a, b) => b.score - a.score);
  const kept: typeof scored = [];
  for (const lesson of scored) {
    if (kept.length === LESSONS_MAX) break;
    if (!kept.some((other) => isSameText(other.passages[0]!.text, lesson.passages[0]!.text)))
      kept.push(lesson);
  }
  const best = kept[0];
  if (!best) return { outcome: 'nothing', passages: [] };
  return {
    outcome: best.covered >= COVERED ? 'answer' : 'closest',
    passages: kept.flatMap(({ passages }) => passages.slice(0, PASSAGES_PER_LESSON)),
  };
}

/** Whether two passages say the same in nearly the same words, as in a copied course. */
function isSameText(one: string, other: string): boolean {
  if (one === other) return true;
  const [a, b] = [one, other].map((text) => new Set(foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []));
  const common = [...a!].filter((word) => b!.has(word)).length;
  return common / Math.max(1, a!.size + b!.size - common) >= SAME;
}
