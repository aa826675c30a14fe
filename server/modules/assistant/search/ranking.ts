import type { Difficulty, Subject } from '../assistant.rules';
import type { LessonText, Passage, Term } from '../provider';
import { passagesOf } from './passages';
import { timesIn, tokensOf } from './words';

/** What the score of the best passage says. */
type Outcome = 'answer' | 'closest' | 'nothing';

/** The scores from which a passage is an answer, and from which its lesson is near. */
const ANSWER = 0.6;
const NEAR = 0.3;

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

/** Break near ties in favor of what was selected. */
const SUBJECT_BONUS = 1.02;
const LEVEL_BONUS = 1.01;
/** For the lesson that the question is asked at. */
const LESSON_BONUS = 1.5;

const LESSONS_MAX = 5;
const PASSAGES_OF_BEST = 5;
const PASSAGES_OF_OTHERS = 3;

export interface Preferences {
  subject: Subject;
  difficulty: Difficulty;
  lessonId?: string | null;
}

export interface Ranked {
  outcome: Outcome;
  /** Of the best lessons, best first. */
  passages: Passage[];
  lessons: LessonText[];
}

/**
 * The passages that say most of the question, and whether they answer it: the score of the best one decides both. A
 * lesson that begins like a better one, as in a copied course, or is not half as good as the best is left out.
 */
export function ranked(
  lessons: readonly LessonText[],
  terms: readonly Term[],
  preferences: Preferences,
): Ranked {
  const scored = lessons
    .map((lesson) => {
      const about = { title: tokensOf(lesson.lessonTitle), description: tokensOf(lesson.description) };
      const bonus = bonusOf(lesson, preferences);
      const passages = passagesOf(lesson)
        .map((passage) => ({ passage, score: scoreOf(passage, about, terms) * bonus }))
        .toSorted((a, b) => b.score - a.score);
      return { lesson, passages, score: passages[0]?.score ?? 0 };
    })
    .toSorted((a, b) => b.score - a.score);
  const best = scored[0]?.score ?? 0;
  const chosen: typeof scored = [];
  for (const each of scored) {
    const isCopy = chosen.some((other) => other.passages[0]!.passage.text === each.passages[0]!.passage.text);
    const isNear = each.score >= Math.max(NEAR, best / 2);
    if (isNear && !isCopy && chosen.length < LESSONS_MAX) chosen.push(each);
  }
  return {
    outcome: best >= ANSWER ? 'answer' : best >= NEAR ? 'closest' : 'nothing',
    passages: chosen.flatMap(({ passages }, place) =>
      passages
        .filter(({ score }) => score > 0)
        .slice(0, place === 0 ? PASSAGES_OF_BEST : PASSAGES_OF_OTHERS)
        .map(({ passage }) => passage),
    ),
    lessons: chosen.map(({ lesson }) => lesson),
  };
}

/**
 * The share of the question's rarity that a passage has: its text counts fully, more with each repetition; titles count
 * besides, or in part where the text does not have the word.
 */
function scoreOf(
  passage: Passage,
  { title, description }: { title: readonly string[]; description: readonly string[] },
  terms: readonly Term[],
): number {
  const text = tokensOf(passage.text);
  const heading = tokensOf(passage.heading);
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const score = terms.reduce((sum, term) => {
    const times = timesIn(text, term);
    const titles =
      (timesIn(heading, term) > 0 ? 0.4 : 0) +
      (timesIn(title, term) > 0 ? 0.4 : 0) +
      (timesIn(description, term) > 0 ? 0.1 : 0);
    const own = times > 0 ? 1 + (0.3 * times) / (times + 2) : titles > 0 ? 0.6 : 0;
    return sum + term.weight * (own + titles);
  }, 0);
  return total === 0 ? 0 : score / total;
}

const bonusOf = ({ category, level, lessonId }: LessonText, preferences: Preferences): number =>
  (TRACKS[preferences.subject].includes(category) ? SUBJECT_BONUS : 1) *
  (level === preferences.difficulty ? LEVEL_BONUS : 1) *
  (lessonId === preferences.lessonId ? LESSON_BONUS : 1);
